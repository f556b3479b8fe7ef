import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Detection } from '../detection-types.js';
import { DETECTION_TABLE, detectionInsert } from '../rows/detection.js';
import type { RecordInsert, RecordTable } from '../rows/record-table.js';
import { summaryOfDetection } from '../summarize.js';
import { sampleDetection } from '../testing/sample-detection.js';
import { findableBy, sampleLink } from '../testing/sample-linking.js';
import { withScratchDatabase, withScratchFile } from '../testing/scratch-database.js';
import { Connection } from './connection.js';
import { findEarlier } from './links/find-earlier.js';
import { insertLinking, linkingInsert } from './links/insert-linking.js';
import { listEvidenceLinks } from './links/list-links.js';
import { linkSalt } from './links/secrets.js';
import { migrate } from './migrate.js';
import { LINKS } from './migrations/0007-links.js';
import { MIGRATIONS } from './migrations/index.js';
import { openSqliteStore } from './open.js';
import { insertRecordRows } from './record-table.js';
import { listSubmissions } from './submissions.js';

test('migrations run once, in order, and later ones go on from where the file stands', async () => {
  await withScratchDatabase((connection) => {
    const steps = [
      ...MIGRATIONS,
      'CREATE TABLE later (n INTEGER); INSERT INTO later VALUES (1)',
      'UPDATE later SET n = n + 1',
    ];
    migrate(connection, steps.slice(0, -1));
    migrate(connection, steps);
    migrate(connection, steps);
    expect(connection.all('SELECT n FROM later')).toEqual([[2]]);
    expect(connection.get('PRAGMA user_version')).toEqual([steps.length]);
  });
});

test('a migration that fails leaves the schema as it was', async () => {
  await withScratchDatabase((connection) => {
    const steps = [...MIGRATIONS, 'CREATE TABLE later (n INTEGER); INSERT INTO nowhere VALUES (1)'];
    expect(() => migrate(connection, steps)).toThrow(/nowhere/);
    expect(connection.get('PRAGMA user_version')).toEqual([MIGRATIONS.length]);
    expect(connection.all("SELECT name FROM sqlite_schema WHERE name = 'later'")).toEqual([]);
  });
});

test('a database of a newer Assay is refused in words', async () => {
  await withScratchDatabase(async (connection, path) => {
    connection.execute('PRAGMA user_version = 999');
    await expect(openSqliteStore({ path })).rejects.toMatchObject({
      name: 'StoreError',
      code: 'DATABASE_TOO_NEW',
      message: expect.stringMatching(/schema version 999 .* newer Assay/),
    });
  });
});

test('a file that is no database is refused', async () => {
  await expect(openSqliteStore({ path: import.meta.filename })).rejects.toMatchObject({
    code: 'DATABASE_FAILED',
  });
});

/** Detections as they were before their arithmetic was kept. */
const OLDER_TABLE: RecordTable = {
  ...DETECTION_TABLE,
  contentColumns: DETECTION_TABLE.contentColumns.filter((column) => column !== 'arithmetic'),
};
function olderDetection(detectionId: number): Detection {
  const { arithmetic: _, ...detection } = sampleDetection({ detectionId });
  return detection;
}
const olderInsert = (detection: Detection): RecordInsert => {
  const insert = detectionInsert(detection);
  return { ...insert, row: insert.row.slice(0, -1) };
};

/** What the release before parsing wrote for one detection of 1 tag, in a list of 1 entry. */
function insertAsBeforeParsing(connection: Connection, detection: Detection): void {
  const { row, measures, words, createdAtMicros } = olderInsert(detection);
  const measure = measures[0]!;
  const { columns, contentColumns } = OLDER_TABLE;
  const questions = (count: number) => Array(count).fill('?').join(', ');
  const { detectionId: id, organizationId } = detection;
  connection.run(
    `INSERT INTO detection (${columns.join(', ')}) VALUES (${questions(columns.length)})`,
    row.slice(0, columns.length),
  );
  connection.run(
    `INSERT INTO detection_content (detection_id, ${contentColumns.join(', ')}) VALUES (?, ${questions(contentColumns.length)})`,
    [id, ...row.slice(columns.length)],
  );
  connection.run('INSERT INTO stored_file VALUES (?, ?, ?)', [
    detection.files[0]!.storedName,
    organizationId,
    id,
  ]);
  connection.run('INSERT INTO idempotency_key VALUES (?, ?, ?, ?, ?)', [
    organizationId,
    'k',
    'r',
    id,
    createdAtMicros,
  ]);
  connection.run('INSERT INTO list_scope VALUES (1, ?, ?, 1, 1)', [organizationId, '']);
  const block = Buffer.alloc(12);
  block.writeUInt32LE(Math.floor(createdAtMicros / 1_000_000), 4);
  block.writeUInt16LE(measure, 8);
  block.writeUInt16LE(words, 10);
  connection.run('INSERT INTO list_block VALUES (1, ?, 1, ?)', [id, block]);
  connection.run('INSERT INTO list_entry VALUES (1, 5, ?, ?, ?, ?)', [
    measure,
    id,
    Math.floor(createdAtMicros / 1_000_000),
    measure,
  ]);
}

test('records, lists, files and answered keys of the release before parsing are what they were', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-store-'));
  const path = join(folder, 'assay.db');
  const detection = olderDetection(3);
  const connection = new Connection(path);
  migrate(connection, MIGRATIONS.slice(0, 3));
  connection.writeTransaction(() => insertAsBeforeParsing(connection, detection));
  connection.close();
  const store = await openSqliteStore({ path });
  try {
    const query = { limit: 5, offset: 0, direction: 'desc', tags: [] } as const;
    const page = { totalCount: 1, records: [detection] };
    expect(await store.findDetection(1, 3)).toEqual(detection);
    expect(await store.listDetections(1, { ...query, sortBy: 'detectionId' })).toEqual(page);
    expect(await store.listDetections(1, { ...query, sortBy: 'likelihood' })).toEqual(page);
    expect(
      await store.listDetections(1, {
        ...query,
        sortBy: 'fraudSeverity',
        minLikelihood: detection.likelihoodPercent,
      }),
    ).toEqual(page);
    expect(await store.findFile(1, detection.files[0]!.storedName)).toEqual(detection.files[0]);
    expect(await store.findIdempotent(1, 'k', detection.createdAtMicros)).toEqual({
      requestSha256: 'r',
      kind: 'detection',
      recordId: 3,
    });
    expect(await store.listParsings(1, { ...query, sortBy: 'parseId' })).toEqual({
      totalCount: 0,
      records: [],
    });
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
});

test('records of the release before links are found by nothing, and later ones may be linked with them', async () => {
  await withScratchFile((connection) => {
    migrate(connection, MIGRATIONS.slice(0, MIGRATIONS.indexOf(LINKS)));
    connection.run("INSERT INTO organization (name) VALUES ('second')");
    const insert = (detectionId: number) => {
      // What lists show of a record had no table then.
      const { summary: _summary, ...rows } = olderInsert(olderDetection(detectionId));
      insertRecordRows(connection, OLDER_TABLE, rows);
    };
    connection.writeTransaction(() => insert(1));
    migrate(connection);
    const {
      strongest: _strongest,
      looked: _looked,
      ...row
    } = summaryOfDetection(sampleDetection({ detectionId: 1 })).row;
    expect(listSubmissions(connection, 1, { limit: 10, offset: 0 })).toEqual({
      totalCount: 1,
      isAtLeast: false,
      rows: [{ ...row, review: { state: 'none' } }],
    });
    const salts = [1, 2].map((organizationId) => linkSalt(connection, organizationId)!);
    expect(salts.map(({ length }) => length)).toEqual([32, 32]);
    expect(salts[0]).not.toEqual(salts[1]);
    expect(findEarlier(connection, 1, [5], 0)).toEqual({
      through: 0,
      submissions: 0,
      sharedBy: new Map(),
      candidates: [],
    });
    const links = [sampleLink({ sourceDetectionId: 2, relatedDetectionId: 1 })];
    connection.writeTransaction(() => {
      insert(2);
      insertLinking(
        connection,
        { id: 2, organizationId: 1 },
        linkingInsert({ ...findableBy(5), lookedThrough: 0, links }),
      );
    });
    expect(listEvidenceLinks(connection, 1, 1, 50)).toHaveLength(1);
    expect(findEarlier(connection, 1, [5], 0)).toMatchObject({
      through: 1,
      submissions: 1,
      candidates: [{ detectionId: 2 }],
    });
  });
});
