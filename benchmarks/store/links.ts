/**
 * Latency of making and reading the links of one submission among N with 60 probes each, beside the floors of
 * reading as many rows by primary key and of an insert without links; then what links cost inserts that come
 * together. `node scripts/run-source.mjs benchmarks/store/links.ts [N=131072] [rounds=500]`; N is rounded up
 * to a power of two: 1000000 gives 1,048,576.
 */
import { statSync } from 'node:fs';
import {
  type DetectionLinking,
  type EvidenceLink,
  LookOutdated,
  openSqliteStore,
  type RecordStore,
} from '../../packages/server/src/store/index.js';
import { databaseOfLinks, HUB_ID, HUB_LINKS } from './fill-links.js';
import { LatencyTable } from './latencies.js';
import { randomFractions, sampleRecord } from './sample-records.js';
import { newDossier } from './sample-submissions.js';

const MOST_LINKS = 20;
const TOGETHER = 64;

const count = 2 ** Math.ceil(Math.log2(Number(process.argv[2] ?? 2 ** 17)));
const rounds = Number(process.argv[3] ?? 500);
const random = randomFractions(7);
const nowMicros = Date.now() * 1000;

const someId = (): number => 1 + Math.floor(random() * (count - 1000));

function linkTo(sourceDetectionId: number, relatedDetectionId: number): EvidenceLink {
  return {
    sourceDetectionId,
    relatedDetectionId,
    linkType: 'shared_identifier',
    evidenceType: 'hmac_identifier',
    evidenceValue: 'ab'.repeat(32),
    strength: 'high',
    sourceCheckType: 'DOCUMENT_STRUCTURE',
    relatedSourceCheckType: null,
    metadata: { identifier: 'accountNumber', similarity: 0.97, sharedBy: 12 },
    createdAtMicros: nowMicros,
  };
}

/**
 * Looks for what a new submission shares, and links it with the first of what is found; without the
 * comparison, which is the caller's.
 */
async function look(store: RecordStore, detectionId: number): Promise<DetectionLinking> {
  const dossier = newDossier(count, random);
  const { through, candidates } = await store.findEarlier(1, dossier.probes, nowMicros);
  const links = candidates
    .slice(0, MOST_LINKS)
    .map((candidate) => linkTo(detectionId, candidate.detectionId));
  return { dossiers: [dossier], lookedThrough: through, links };
}

async function measureMaking(store: RecordStore): Promise<void> {
  const table = new LatencyTable();
  for (let round = 0; round < rounds; round++) {
    const detectionId = await store.reserveId('detection');
    const record = sampleRecord(detectionId - 1, count, random);
    await table.of('making: look and insert').measure(async () => {
      const linking = await table.of('  look').measure(() => look(store, detectionId));
      await table
        .of('  insert with dossier, probes and links')
        .measure(() => store.insertDetection(record, undefined, linking));
    });
    const plainId = await store.reserveId('detection');
    await table
      .of('floor: insert without')
      .measure(() => store.insertDetection(sampleRecord(plainId - 1, count, random)));
    await table.of('floor: 100 records one by one by primary key').measure(async () => {
      const first = someId();
      await Promise.all(Array.from({ length: 100 }, (_, next) => store.findDetection(1, first + next)));
    });
  }
  table.print(`Making the links of one submission (up to ${MOST_LINKS} of them)`);
}

async function measureReading(store: RecordStore): Promise<void> {
  const table = new LatencyTable();
  for (let round = 0; round < rounds; round++) {
    for (const limit of [50, 500]) {
      await table
        .of(`links of one among all, limit ${limit}`)
        .measure(() => store.listEvidenceLinks(1, someId(), limit));
      await table
        .of(`links of one with ${HUB_LINKS} inbound, limit ${limit}`)
        .measure(() => store.listEvidenceLinks(1, HUB_ID, limit));
      await table.of(`floor: ${limit} records one by one by primary key`).measure(async () => {
        await Promise.all(Array.from({ length: limit }, () => store.findDetection(1, someId())));
      });
    }
  }
  table.print('Reading links');
}

/** Submissions a second where many wait together: commits are shared. */
async function measureTogether(
  store: RecordStore,
  submit: (detectionId: number) => Promise<void>,
): Promise<string> {
  const total = rounds * 4;
  let left = total;
  const processor = process.cpuUsage();
  const startedMs = performance.now();
  const submitSome = async () => {
    while (left-- > 0) await submit(await store.reserveId('detection'));
  };
  await Promise.all(Array.from({ length: TOGETHER }, submitSome));
  const { user, system } = process.cpuUsage(processor);
  const perSecond = (total / (performance.now() - startedMs)) * 1000;
  return `${perSecond.toFixed(0)} a second, ${((user + system) / 1000 / total).toFixed(2)} ms of processor time each`;
}

async function measureThroughput(store: RecordStore): Promise<void> {
  let outdated = 0;
  const plain = await measureTogether(store, (id) =>
    store.insertDetection(sampleRecord(id - 1, count, random)),
  );
  const linked = await measureTogether(store, async (id) => {
    const linking = await look(store, id);
    await store
      .insertDetection(sampleRecord(id - 1, count, random), undefined, linking)
      .catch((error: unknown) => {
        if (!(error instanceof LookOutdated)) throw error;
        outdated += 1;
      });
  });
  const unlooked = { lookedThrough: Number.MAX_SAFE_INTEGER, links: [] };
  const stored = await measureTogether(store, (id) =>
    store.insertDetection(sampleRecord(id - 1, count, random), undefined, {
      ...unlooked,
      dossiers: [newDossier(count, random)],
    }),
  );
  console.log(
    `\n${TOGETHER} at a time\nfloor: insert without: ${plain}\ninsert with dossier and probes: ${stored}`,
  );
  console.log(`look and insert with links: ${linked}; ${outdated} had to look again`);
}

const path = databaseOfLinks(count);
const bytesPerSubmission = statSync(path).size / count;
const startedMs = performance.now();
const store = await openSqliteStore({ path });
console.log(
  `${count} submissions, ${bytesPerSubmission.toFixed(0)} bytes each; opened in ${(performance.now() - startedMs).toFixed(0)} ms (from sources)`,
);
await measureReading(store);
await measureMaking(store);
await measureThroughput(store);
await store.close();
