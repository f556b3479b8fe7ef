import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { blobPath } from '../blobs/blob-paths.js';
import { openBlobs } from '../blobs/open.js';
import { type S3Service, startS3 } from '../blobs/testing/s3-service.js';
import { DATABASE_FILE, FILES_FOLDER, LINK_SECRET_FILE } from '../data-folder.js';
import { ANALYSIS_SORT_KEYS } from '../store/analysis-types.js';
import { DETECTION_SORT_KEYS } from '../store/detection-types.js';
import { EVENT_KINDS, EVENT_TYPES } from '../store/event-types.js';
import { JOB_STATES } from '../store/job-types.js';
import { PARSE_SORT_KEYS } from '../store/parsing-types.js';
import { openPostgresStore } from '../store/postgres/open.js';
import { RECORD_KINDS } from '../store/record-types.js';
import { openSqliteStore } from '../store/sqlite/open.js';
import { createEmptyDatabase, type PostgresDatabase } from '../store/testing/postgres-server.js';
import type { RecordStore } from '../store/types.js';
import { VERIFICATION_SORT_KEYS } from '../store/verification-types.js';
import { DELIVERY_STATES } from '../store/webhook-types.js';
import { type CopyTarget, copyInstallation } from './copy-installation.js';
import { lastIds, makeInstallation, NOW_MICROS, PROBE } from './testing/whole-installation.js';

let folder: string;
let dataDirectory: string;
let s3: S3Service;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-copy-'));
  dataDirectory = join(folder, 'embedded');
  s3 = await startS3();
  await makeInstallation(dataDirectory);
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

let database: PostgresDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.remove());

const bucket = async (): Promise<CopyTarget> => ({
  databaseUrl: database.url,
  blobs: { s3: { ...s3.settings, bucket: await s3.makeBucket() } },
});
const inFolder = (directory = dataDirectory): CopyTarget => ({
  databaseUrl: database.url,
  blobs: { dataDirectory: directory },
});
const quietly = (): void => undefined;
/** A copy that is cut off where it would begin a part. */
const cutOffAt = (part: string) => (begun: string) => {
  if (begun === part) throw new Error('cut off');
};

/** All that can be asked of both stores. */
async function answersOf(store: RecordStore): Promise<unknown> {
  const page = { limit: 25, offset: 0, direction: 'desc' as const, tags: [] };
  const organizations = await store.listOrganizations();
  const lists = organizations.map(async ({ id }) => ({
    detections: await Promise.all(
      DETECTION_SORT_KEYS.map((sortBy) => store.listDetections(id, { ...page, sortBy })),
    ),
    tagged: await store.listDetections(id, {
      ...page,
      sortBy: 'likelihood',
      maxLikelihood: 30,
      tags: [{ name: 'customerId', value: 'c-17' }],
    }),
    parsings: await Promise.all(PARSE_SORT_KEYS.map((sortBy) => store.listParsings(id, { ...page, sortBy }))),
    verifications: await Promise.all(
      VERIFICATION_SORT_KEYS.map((sortBy) => store.listVerifications(id, { ...page, sortBy })),
    ),
    analyses: await Promise.all(
      ANALYSIS_SORT_KEYS.map((sortBy) =>
        store.listAnalyses(id, { ...page, sortBy, callerReferences: { customerId: 'c-17' } }),
      ),
    ),
    submissions: await store.listSubmissions(id, { limit: 10, offset: 0, text: 'c-17' }),
    byCheck: await store.listSubmissions(id, { limit: 10, offset: 0, checkId: 'pdf.unexplained-revision' }),
    reviews: await Promise.all([
      store.findReview(id, 'detection', 2),
      store.findReview(id, 'verification', 1),
      store.findReview(id, 'verification', 1, 1),
    ]),
    rules: await store.reviewRules(id),
    corrections: await store.listCorrections(id, 1),
    lessons: await store.listLessons(id, 9),
    links: await store.listEvidenceLinks(id, 1, 10),
    earlier: await store.findEarlier(id, [PROBE, 1], NOW_MICROS),
    salt: await store.linkSalt(id),
    policy: await store.organizationPolicy(id),
    keys: await store.listApiKeys(id),
    people: await store.listPeople(id, { limit: 10, offset: 0 }),
    invitations: await store.listInvitations(id, 1),
    audit: await store.findAuditEvents(id, { limit: 10 }),
    events: await store.listEvents(id, { kinds: EVENT_KINDS, types: EVENT_TYPES, limit: 50 }),
    webhooks: await store.listWebhooks(id),
    deliveries: await store.listDeliveries(id, 1, { states: DELIVERY_STATES, limit: 50, offset: 0 }),
    jobs: await store.listJobs(id, { kinds: RECORD_KINDS, states: JOB_STATES, limit: 10, offset: 0 }),
    holds: await store.listHolds(id),
    retention: await store.retentionDays(id),
    usage: await store.listUsage(id, '2000-01-01', '2100-01-01'),
    quota: await store.quota(id),
    view: await store.findView(id, 'view', 0),
    capture: await store.findCaptureSession(id, 'capture'),
    answered: await store.findIdempotent(id, 'key 1', 1_763_600_000_123_456),
  }));
  return {
    organizations,
    lists: await Promise.all(lists),
    session: await store.findSession(new Uint8Array(32).fill(3)),
    secret: await store.linkSecretCheck(),
    chain: await store.listAuditEvents(0, 10),
  };
}

async function expectSame(): Promise<void> {
  const original = await openSqliteStore({ path: join(dataDirectory, DATABASE_FILE) });
  const copy = await openPostgresStore({ url: database.url });
  try {
    expect(await answersOf(copy)).toEqual(await answersOf(original));
    // The numbers go on behind all that were ever given.
    for (const kind of RECORD_KINDS) expect(await copy.reserveId(kind)).toBeGreaterThan(lastIds.get(kind)!);
    const key = {
      organizationId: 1,
      name: 'new',
      permissions: [],
      keySha256: new Uint8Array(32),
      prefix: 'ak',
    };
    expect((await copy.insertApiKey(key)).id).toBe(3);
  } finally {
    await original.close();
    await copy.close();
  }
}

test('one that was cut off goes on where it was, and has the same in PostgreSQL and a bucket', async () => {
  const target = await bucket();
  for (const part of ['verification', 'webhook'])
    await expect(copyInstallation(dataDirectory, target, cutOffAt(part))).rejects.toThrow('cut off');
  await expect(openPostgresStore({ url: database.url })).rejects.toMatchObject({ code: 'COPY_UNFINISHED' });
  const { tables, fileCount } = await copyInstallation(dataDirectory, target, quietly);
  // A table that nothing fills would be copied unseen.
  expect(tables.filter(({ rows }) => rows === 0)).toEqual([]);
  expect(fileCount).toBe(5);
  await expectSame();
  const blobs = await openBlobs({ dataDirectory, ...target.blobs });
  const name = 'fd_2_statement.pdf';
  expect((await buffer(await blobs.read(name))).toString()).toBe(`bytes of ${name}`);
  await expect(copyInstallation(dataDirectory, target, quietly)).rejects.toThrow('The database is not empty');
});

test('into another folder go the files and the secret that links submissions', async () => {
  const target = join(folder, 'other');
  await copyInstallation(dataDirectory, inFolder(target), quietly);
  expect(await readFile(join(target, LINK_SECRET_FILE), 'utf8')).toBe('s'.repeat(32));
  const name = 'parse_1_card.jpg';
  expect(await readFile(join(target, FILES_FOLDER, blobPath(name)), 'utf8')).toBe(`bytes of ${name}`);
});

test('what cannot be copied whole is not, and says why', async () => {
  const damaged = join(folder, 'damaged');
  await makeInstallation(damaged);
  const copyOfDamaged = (tell: (part: string) => void = quietly, to = damaged) =>
    copyInstallation(damaged, inFolder(to), tell);
  await expect(copyOfDamaged(quietly, join(folder, 'other'))).rejects.toThrow('holds files already');
  await expect(copyInstallation(dataDirectory, inFolder(), quietly)).rejects.toThrow(
    'of another installation',
  );

  // Before any row, so that its record can still be deleted.
  await rm(join(damaged, FILES_FOLDER, blobPath('v_id_1_card.jpg')));
  const begun: string[] = [];
  await expect(copyOfDamaged((part) => begun.push(part))).rejects.toThrow(
    'Files of 1 are missing or changed in the data folder: verification 1.',
  );
  expect(begun).toEqual(['files']);
  const store = await openSqliteStore({ path: join(damaged, DATABASE_FILE) });
  try {
    await store.deleteRecord(1, 'verification', 1);

    const jobId = '00000000-0000-4000-8000-000000000003';
    const job = { jobId, organizationId: 1, kind: 'parse', request: '{}', createdAtMicros: 1 } as const;
    await store.insertJob(job);
    await expect(copyOfDamaged()).rejects.toThrow('1 submissions have not been examined yet');
    await store.cancelJob(1, jobId, 1);

    let renamed: Promise<boolean> | undefined;
    const rename = (part: string): void => {
      if (part === 'submission') renamed = store.renameApiKey(1, 1, 'renamed');
    };
    await expect(copyOfDamaged(rename)).rejects.toThrow('was used while it was copied');
    expect(await renamed).toBe(true);
    await expect(copyOfDamaged()).rejects.toThrow('differs from the installation: api_key');
  } finally {
    await store.close();
  }
});
