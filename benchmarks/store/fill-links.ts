import type { Connection } from '../../packages/server/src/store/sqlite/connection.js';
import { keptDatabase } from './kept-database.js';
import {
  CHANCE_VALUES,
  CLASSES,
  GROUP_SHIFTS,
  multiplierOf,
  SEALED_BYTES,
  spanStart,
  stepOf,
} from './sample-submissions.js';

/** Raised when the schema or the sample changes, so that an older file is not used again. */
const SAMPLE_VERSION = 1;
const LINKS_PER_SUBMISSION = 4;

/** The submission that very many are linked to. */
export const HUB_ID = 1;
export const HUB_LINKS = 100_000;

/**
 * The path of a database of `count` submissions (a power of two) with their probes, dossiers and links, kept
 * for later runs. Everything is made inside SQLite and in the order of its table. The records are short and
 * in no list.
 */
export function databaseOfLinks(count: number): string {
  return keptDatabase(`links-${count}-v${SAMPLE_VERSION}.db`, (connection) => fillAll(connection, count));
}

function fillAll(connection: Connection, count: number): void {
  connection.execute(
    'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -1000000;',
  );
  const startedMs = performance.now();
  for (const [name, fill] of Object.entries({ fillRecords, fillDossiers, fillProbes, fillLinks })) {
    connection.writeTransaction(() => fill(connection, count));
    console.error(`${name}: ${Math.round((performance.now() - startedMs) / 1000)} s`);
  }
  connection.run(
    'UPDATE organization SET last_sequence = ?, submission_count = ? WHERE organization_id = 1',
    [count, count],
  );
  connection.run("UPDATE id_lease SET next_id = ? WHERE kind = 'detection'", [count + 1]);
  connection.execute('PRAGMA journal_mode = WAL');
}

/** Detections 1 to `count`, and `number`, which the other steps count by: 0 to `count - 1`. */
function fillRecords(connection: Connection, count: number): void {
  connection.execute(`
    CREATE TEMP TABLE number (n INTEGER PRIMARY KEY);
    INSERT INTO number WITH RECURSIVE counted (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM counted WHERE n < ${count - 1}) SELECT n FROM counted;
    INSERT INTO detection SELECT n + 1, 1, 'document', 'pdf', 'statement ' || n || '.pdf', 48211, '${'ab'.repeat(32)}', 'document', '1.1.0', '0.1.0',
      n % 1001, 'low', 'verified', 'us', 'financial/bank_statement', 2, 1731000000000000 + n * 30000000 FROM number;
    INSERT INTO detection_content (detection_id, reasoning, checks, tags, files)
      SELECT n + 1, '[]', '[]', '[]', '[]' FROM number;
  `);
}

/**
 * The submission of sequence n + 1 is the detection of that id. Its packed probes are random: nothing here is
 * forgotten.
 */
function fillDossiers(connection: Connection): void {
  connection.execute(`
    INSERT INTO dossier SELECT n + 1, 1, n + 1, n + 1, NULL, randomblob(360), randomblob(${SEALED_BYTES}) FROM number;
  `);
}

function fillProbes(connection: Connection, count: number): void {
  const insert = (probe: string, sequence: string, numbers: number) =>
    connection.execute(
      `INSERT INTO dossier_probe SELECT 1, ${probe}, ${sequence} FROM number WHERE n < ${numbers} ORDER BY n`,
    );
  /** Runs of `count / values` sequences under each of so many probes. */
  const insertRuns = (start: number, values: number, multiplier: number) =>
    insert(
      `${start} + (n / ${count / values}) * ${stepOf(values)}`,
      `((n * ${multiplier}) & ${count - 1}) + 1`,
      count,
    );
  for (let index = 0; index < CLASSES.unique; index++)
    insertRuns(spanStart('unique', index), count, multiplierOf(index));
  for (let index = 0; index < CLASSES.chance; index++)
    insertRuns(spanStart('chance', index), CHANCE_VALUES, multiplierOf(100 + index));
  for (let index = 0; index < CLASSES.group; index++) {
    insertRuns(
      spanStart('group', index),
      count >> GROUP_SHIFTS[index % GROUP_SHIFTS.length]!,
      multiplierOf(200 + index),
    );
  }
  for (let index = 0; index < CLASSES.common; index++) {
    for (let bank = 0; 2 ** (bank + 1) <= count; bank++) {
      insert(
        String(spanStart('common', index) + bank),
        `(n * 2 + 1) * ${2 ** bank}`,
        count / 2 ** (bank + 1),
      );
    }
  }
}

/**
 * Each submission's links to a few others of all strengths, and those of very many to one. Its indexes are
 * made at the end.
 */
function fillLinks(connection: Connection, count: number): void {
  const indexes = connection.all<[string, string]>(
    "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'evidence_link'",
  );
  for (const [name] of indexes) connection.execute(`DROP INDEX ${name}`);
  const columns = `'shared_identifier', 'hmac_identifier', randomblob(32), (n / 7) % 4, 'DOCUMENT_STRUCTURE', NULL,
    '{"identifier":"accountNumber","similarity":0.97,"sharedBy":12}', 1731000000000000 + n * 30000000`;
  for (let link = 0; link < LINKS_PER_SUBMISSION; link++) {
    connection.execute(
      `INSERT INTO evidence_link SELECT NULL, 1, n + 1, ((n * ${multiplierOf(300 + link)}) & ${count - 1}) + 1, ${columns} FROM number`,
    );
  }
  connection.execute(
    `INSERT INTO evidence_link SELECT NULL, 1, n + 2, ${HUB_ID}, ${columns} FROM number WHERE n < ${Math.min(HUB_LINKS, count - 1)}`,
  );
  for (const [, sql] of indexes) connection.execute(sql);
}
