/**
 * What looking among earlier submissions and comparing with them takes of the process that answers requests,
 * where 100 share a probe: an edited statement and an edited receipt after a hundred of their originals, and
 * a statement after a hundred of itself, with pages, entries and layouts. Beside it the floors of finding and
 * of opening as many dossiers, and a look that finds nobody.
 * `node scripts/run-source.mjs benchmarks/links/look.ts [rounds=30]`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Dossier } from '@assay/linking';
import { startAnalyst } from '@assay/server';
import { openDossier } from '../../packages/server/src/links/keying/key-dossier.js';
import type { Compared, ComparisonTask } from '../../packages/server/src/links/look/compare-earlier.js';
import {
  type LookDeps,
  lookAmongEarlier,
  type SubmissionToLink,
  submissionToLink,
} from '../../packages/server/src/links/look/look-among-earlier.js';
import { openSqliteStore } from '../../packages/server/src/store/index.js';
import { Thread } from '../../packages/server/src/threads/thread.js';
import {
  ordinaryStatement,
  originalPhoto,
  type SampleDocument,
  samplePhoto,
  sampleStatement,
} from '../analysis/sample-documents.js';
import { LatencyTable } from '../store/latencies.js';
import { sampleRecord } from '../store/sample-records.js';

const CANDIDATES = 100;
const TOGETHER = 16;
const WARM_UP_ROUNDS = 5;

const rounds = Number(process.argv[2] ?? 30);

async function dossierOf({ path, format }: SampleDocument): Promise<Dossier> {
  const analyst = await startAnalyst({ workers: 1, queueLimit: 1, timeLimitMs: 60_000, memoryLimitMb: 2048 });
  const { dossier } = await analyst.examine({ path, format });
  await analyst.close();
  if (!dossier) throw new Error(`of ${path} no fingerprints were taken`);
  return dossier;
}

const comparing = new Thread<ComparisonTask, Compared>(
  new URL('../../packages/server/src/links/look/comparing-thread.js', import.meta.url),
);

/** Measures on a store of its own, so that a document is found with these earlier ones only. */
async function measure(title: string, document: SampleDocument, earlier: SampleDocument): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-look-'));
  const store = await openSqliteStore({ path: join(folder, 'assay.db') });
  const deps: LookDeps = {
    store,
    clock: () => Date.now() * 1000,
    linkSecret: Buffer.alloc(32, 7),
    faceLinkDays: 0,
    compareEarlier: (task) => comparing.run(task),
    onUnreadableDossier: (_detectionId, error) => {
      throw error;
    },
  };
  const dossier = await dossierOf(document);
  const earlierDossier = await dossierOf(earlier);
  const make = (one: Dossier = dossier): Promise<SubmissionToLink> => submissionToLink(deps, 1, one);
  const insert = async (): Promise<void> => {
    const detectionId = await store.reserveId('detection');
    const linking = {
      dossiers: (await make(earlierDossier)).dossiers,
      lookedThrough: Number.MAX_SAFE_INTEGER,
      links: [],
    };
    await store.insertDetection(
      sampleRecord(detectionId - 1, CANDIDATES, () => 0.5),
      undefined,
      linking,
    );
  };
  const kept = (await make()).dossiers.reduce((sum, { sealed }) => sum + sealed.length, 0);
  console.log(
    `${title}: ${dossier.fingerprints.length} fingerprints, ${(await make()).dossiers[0]?.probes.length} probes, ${kept} bytes sealed`,
  );

  const table = new LatencyTable();
  const repeat = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
      await (round < 0 ? work() : table.of(`  ${name}`).measure(work));
    }
  };
  await repeat('keying a dossier', () => make());
  const submission = await make();
  await repeat('look that finds nobody', () => lookAmongEarlier(deps, submission));
  await Promise.all(Array.from({ length: CANDIDATES }, insert));
  const probes = submission.dossiers.flatMap((one) => one.probes);
  const find = () => store.findEarlier(1, probes, deps.clock(), submission.exactProbes);
  const { candidates } = await find();
  await repeat(`floor: ${CANDIDATES} dossiers found`, find);
  await repeat(`floor: ${CANDIDATES} dossiers opened`, async () =>
    candidates.map(({ sealed }) => openDossier(sealed, submission.keys)),
  );
  await repeat(`look: found, opened, compared`, () => lookAmongEarlier(deps, submission));
  table.print(`${title}, ${CANDIDATES} times before`);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedMs = performance.now();
  const together = await Promise.all(Array.from({ length: TOGETHER }, () => make()));
  await Promise.all(together.map((one) => lookAmongEarlier(deps, one)));
  const tookMs = performance.now() - startedMs;
  await setTimeout(20);
  delay.disable();
  const [p99Ms, maxMs] = [delay.percentile(99), delay.max].map((nanoseconds) =>
    (nanoseconds / 1e6).toFixed(1),
  );
  console.log(
    `${TOGETHER} looks at a time: ${tookMs.toFixed(0)} ms in all; the event loop came late by ${p99Ms} ms (p99), ${maxMs} ms at most`,
  );
  await store.close();
  await rm(folder, { recursive: true });
}

const statement = await ordinaryStatement();
await measure('edited statement after its original', await sampleStatement(), statement);
await measure('statement after itself', statement, statement);
await measure('edited receipt after its original', await samplePhoto(), await originalPhoto());
await comparing.close();
