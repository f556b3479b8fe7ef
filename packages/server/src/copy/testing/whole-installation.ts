import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blobPath } from '../../blobs/blob-paths.js';
import { DATABASE_FILE, FILES_FOLDER, LINK_SECRET_FILE } from '../../data-folder.js';
import type { NewPerson } from '../../store/account-types.js';
import { EVENT_KINDS, EVENT_TYPES } from '../../store/event-types.js';
import { RECORD_KINDS, type RecordKind, type StoredFile } from '../../store/record-types.js';
import { openSqliteStore } from '../../store/sqlite/open.js';
import { sampleAnalysis } from '../../store/testing/sample-analysis.js';
import { sampleDetection } from '../../store/testing/sample-detection.js';
import { findableBy, sampleLink } from '../../store/testing/sample-linking.js';
import { sampleParsing } from '../../store/testing/sample-parsing.js';
import { sampleVerification } from '../../store/testing/sample-verification.js';
import type { RecordStore } from '../../store/types.js';

/** Long after the samples were made. */
export const NOW_MICROS = 1_795_000_000_000_000;
export const PROBE = 2 ** 47 + 5;

const secret = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const ANA: NewPerson = {
  name: 'Ana Núñez',
  email: 'ana@example.org',
  passwordHash: '$argon2id$',
  organizationId: 1,
  roles: ['administrator'],
};
const NUL_AND_EMOJI = 'n\u0000ñ👩‍💻';

/** Fills a data folder with something in every table, by the store's own methods, and with the records' files. */
export async function makeInstallation(dataDirectory: string): Promise<void> {
  await mkdir(dataDirectory, { recursive: true });
  await writeFile(join(dataDirectory, LINK_SECRET_FILE), 's'.repeat(32), { mode: 0o600 });
  const store = await openSqliteStore({ path: join(dataDirectory, DATABASE_FILE) });
  try {
    await fillStore(store, dataDirectory);
    await reserveAhead(store);
  } finally {
    await store.close();
  }
}

/** Something in every table of an empty store. @param dataDirectory for the records' files */
export async function fillStore(store: RecordStore, dataDirectory: string): Promise<void> {
  await fillAccounts(store);
  await fillRecords(store, dataDirectory);
  await fillJobs(store);
  await fillWhatIsKept(store);
}

/** The last ids that were given, of each kind: so many at once that they are ahead of the clock. */
export const lastIds = new Map<RecordKind, number>();
async function reserveAhead(store: RecordStore): Promise<void> {
  for (const kind of RECORD_KINDS) {
    const ids = await Promise.all(Array.from({ length: 2000 }, () => store.reserveId(kind)));
    lastIds.set(kind, ids.at(-1)!);
  }
}

async function fillAccounts(store: RecordStore): Promise<void> {
  await store.setSetupLink(secret(1), 1000);
  const personId = (await store.setUp(ANA, 'Lender', secret(1), 500))!;
  await store.setSetupLink(secret(2), 1000);
  await store.insertSession({ tokenSha256: secret(3), personId, organizationId: 1, nowMs: 1 });
  const invited = { organizationId: 1, roles: ['auditor'], invitedBy: personId, endsAtMs: 2 } as const;
  await store.insertInvitation({ ...invited, tokenSha256: secret(4) });
  const signedIn = { issuer: 'https://id.example.org', name: 'Eva', email: 'eva@example.org' };
  await store.signInByIdentity({ ...signedIn, subject: 'e-1', organizationId: 1, roles: ['analyst'] });
  for (const number of [1, 2]) {
    const key = await store.insertApiKey({
      organizationId: 1,
      name: `key ${number}`,
      permissions: ['detection:read'],
      keySha256: secret(10 + number),
      prefix: 'ak_1',
      expiresAt: new Date(5_000_000),
      createdBy: 'Ana',
      allowedNetworks: ['10.0.0.0/8'],
    });
    // The last number was given once: it is not given again.
    if (number === 2) await store.deleteApiKey(1, key.id);
  }
  for (const action of ['key.made', 'key.deleted'])
    await store.appendAuditEvent({
      organizationId: 1,
      atMs: 1,
      actor: 'person:1',
      action,
      object: 'key:2',
      detail: {},
    });
}

async function fillRecords(store: RecordStore, dataDirectory: string): Promise<void> {
  const other = await store.organizationByName('another lender');
  await store.setOrganizationPolicy(other, { mediumFrom: 20.5, highFrom: 80 });
  const usage = { pages: 2, bytes: 3, processorMs: 4 };
  for (const number of [1, 2, 3]) {
    const links = number === 2 ? [sampleLink({ sourceDetectionId: number, relatedDetectionId: 1 })] : [];
    await store.insertDetection(
      sampleDetection({
        detectionId: number,
        organizationId: number === 3 ? other : 1,
        fileName: `${number}-${NUL_AND_EMOJI}.pdf`,
        likelihoodPercent: 12.5 * number,
        fraudSeverity: number === 2 ? 'medium' : 'low',
        tags: [
          { name: 'customerId', value: number === 3 ? NUL_AND_EMOJI : 'c-17' },
          { name: 'n', value: String(number) },
        ],
        files: [await file(dataDirectory, `fd_${number}_statement.pdf`)],
      }),
      { key: `key ${number}`, requestSha256: 'aa' },
      { ...findableBy(PROBE, number), links },
      undefined,
      usage,
    );
  }
  const [parseId, verificationId, analysisId] = [1, 1, 1];
  const files = [await file(dataDirectory, `parse_${parseId}_card.jpg`)];
  await store.insertParsing(sampleParsing({ parseId, confidence: 1e-7, files }));
  await store.insertVerification(
    sampleVerification({
      verificationId,
      files: [await file(dataDirectory, `v_id_${verificationId}_card.jpg`)],
    }),
  );
  await store.insertAnalysis(
    sampleAnalysis({ analysisId, files: [await file(dataDirectory, `analysis_${analysisId}_heatmap.png`)] }),
  );
  await fillReviews(store, verificationId);
  await fillCorrections(store, parseId);
  await store.deleteRecord(1, 'analysis', analysisId);
  await store.insertAnalysis(sampleAnalysis({ analysisId: 2, files: [] }));
}

async function fillCorrections(store: RecordStore, parseId: number): Promise<void> {
  const entry = { organizationId: 1, parseId, personId: 1, atMicros: NOW_MICROS, read: null } as const;
  const place = { page: 1, boundingBox: { x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.25 } };
  await store.addCorrection({ ...entry, path: 'firstName', change: 'is', is: 'ñ 👩‍💻', place });
  await store.addCorrection({ ...entry, path: 'lastName', change: 'absent', read: 'SAMPLE', is: null });
  const due = await store.claimLesson(NOW_MICROS, 1);
  if (due) await store.keepLesson(due, '{"of":"ñ 👩‍💻"}');
}
async function fillReviews(store: RecordStore, verificationId: number): Promise<void> {
  const entry = { organizationId: 1, personId: 1, atMicros: NOW_MICROS, words: 'ñ 👩‍💻' };
  await store.addReviewEntry({ ...entry, kind: 'verification', recordId: verificationId });
  // Taken up, and not decided.
  await store.claimNext(1, [{ state: 'open' }], { personId: 1, nowMs: 1, untilMs: 2 });
  const made = {
    decision: 'accept',
    reason: 'issuer_confirmed',
    isAgainst: true,
    lookedAt: ['pdf.unexplained-revision.0'],
    versions: { engine: '0.1.0' },
  } as const;
  await store.addReviewEntry({ ...entry, kind: 'detection', recordId: 2, made });
  // Seen by its author alone.
  await store.addReviewEntry(
    { ...entry, kind: 'verification', recordId: verificationId, made },
    undefined,
    true,
  );
  await store.setReviewRules(1, { secondPerson: 'against', waitingKinds: ['parse'], waitingBands: [] });
  const label = { organizationId: 1, detectionId: 2, atMicros: NOW_MICROS, note: 'ñ 👩‍💻' } as const;
  await store.addLabel({ ...label, by: { credential: 'key:2' }, truth: 'not', basis: 'court' });
  await store.addLabel({ ...label, by: { personId: 1 }, truth: 'unknown' });
}

/** A file of a record, with bytes of its own. */
async function file(dataDirectory: string, storedName: string): Promise<StoredFile> {
  const bytes = Buffer.from(`bytes of ${storedName}`);
  const path = join(dataDirectory, FILES_FOLDER, blobPath(storedName));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return {
    category: 'original_file',
    storedName,
    sizeBytes: bytes.length,
    contentType: 'application/octet-stream',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdAtMicros: NOW_MICROS,
  };
}

async function fillJobs(store: RecordStore): Promise<void> {
  for (const jobId of ['00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001']) {
    const claim = { key: `job ${jobId}`, requestSha256: 'bb' };
    await store.insertJob({
      jobId,
      organizationId: 1,
      kind: 'parse',
      request: '{}',
      claim,
      createdAtMicros: 1,
    });
    const begun = (await store.beginJob(jobId, NOW_MICROS))!;
    const issues = [{ loc: ['body', 'file'], msg: 'no page', type: 'value_error' }] as never;
    await store.endJob(begun.lease, { state: 'refused', issues }, NOW_MICROS);
  }
}

async function fillWhatIsKept(store: RecordStore): Promise<void> {
  await store.setRetention(1, 'parse', 30);
  const reason = 'case 7';
  await store.insertHold({
    organizationId: 1,
    on: { kind: 'detection', recordId: 1 },
    reason,
    createdAtMicros: 1,
  });
  const tag = { name: 'customerId', value: NUL_AND_EMOJI };
  await store.insertHold({ organizationId: 1, on: { tag }, reason, createdAtMicros: 1 });
  await store.setQuota(1, { documents: 1000 });
  await store.insertView(1, { viewId: 'view', text: 'ñ👩‍💻', endsAtMs: 10 ** 13 });
  await store.insertCaptureSession(
    {
      captureSessionId: 'capture',
      organizationId: 1,
      instructions: [{ movement: 'look_up', fromMs: 2000, toMs: 4000 }],
      createdAtMicros: 1,
      expiresAtMicros: NOW_MICROS,
    },
    0,
  );
  await store.setLinkSecretCheck(secret(5));
  const webhook = await store.insertWebhook(
    {
      organizationId: 1,
      url: 'https://hooks.example.org/',
      description: 'ñ👩‍💻',
      types: EVENT_TYPES,
      kinds: EVENT_KINDS,
      sealedSecret: secret(6),
      createdAtMicros: 1,
    },
    20,
  );
  await store.rotateWebhook(1, webhook!.webhookId, secret(7), NOW_MICROS);
  await store.sendAgain(1, webhook!.webhookId, { sinceMicros: 0 }, NOW_MICROS);
}
