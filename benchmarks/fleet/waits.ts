/**
 * How long an accepted job waits for a free worker, and how soon an organization with a few comes to its turn while
 * another one waits with hundreds; on PostgreSQL and on the embedded database.
 *
 *   node scripts/run-source.mjs benchmarks/fleet/waits.ts [JOBS=1000]
 *
 * The queues are those of the server, in one process; nothing is examined. A job waits from before its submission is
 * handed to the queue, which stores it durably first, until its conclusion begins.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore, type RecordStore, readSettings, type Settings } from '@assay/server';
import { ValidationError } from '../../packages/server/src/errors.js';
import { openQueue } from '../../packages/server/src/jobs/open.js';
import type { AnalysisQueue, Conclude } from '../../packages/server/src/jobs/types.js';
import type { Analyst } from '../../packages/server/src/workers/types.js';
import { startPostgres } from './servers.js';

const jobs = Number(process.argv[2] ?? 1000);
const WORKERS = 4;
/** Between two submissions, and what a job takes: a free worker is always there. */
const [EACH_MS, JOB_MS] = [20, 20];
const [FLOOD, FEW] = [500, 5];

interface Values {
  readonly name: string;
  readonly sentAtMs: number;
}

interface Bench {
  readonly store: RecordStore;
  readonly accepting: AnalysisQueue;
  close(): Promise<void>;
}

/** @param conclude of every job */
async function open(settings: Settings, onBegin: (values: Values) => Promise<void>): Promise<Bench> {
  const store = await openStore(settings);
  const conclude: Conclude = async (_job, values) => {
    await onBegin(values);
    // Ends a job with the least.
    throw new ValidationError([]);
  };
  const conclusions = { detection: conclude, parse: conclude, verification: conclude, analysis: conclude };
  const analyst = { isFull: false } as Analyst;
  const onFault = (error: unknown): void => console.error(error);
  const running = await openQueue(settings, { store, running: { conclusions, analyst }, onFault });
  const isEmbedded = settings.databaseUrl === undefined;
  const accepting = isEmbedded ? running : await openQueue(settings, { store, running: undefined, onFault });
  const close = async (): Promise<void> => {
    await running.drain();
    for (const queue of new Set([running, accepting])) await queue.close();
    await store.close();
  };
  return { store, accepting, close };
}

const submit = ({ accepting }: Bench, organizationId: number, name: string) =>
  accepting.submit({ organizationId, kind: 'detection', values: { name, sentAtMs: performance.now() } });

async function waits(settings: Settings): Promise<string> {
  const waited: number[] = [];
  const bench = await open(settings, async ({ sentAtMs }) => {
    waited.push(performance.now() - sentAtMs);
    await sleep(JOB_MS);
  });
  const organizationId = await bench.store.organizationByName('a');
  for (let count = 0; count < jobs; count += 1) {
    await Promise.all([submit(bench, organizationId, 'one'), sleep(EACH_MS)]);
  }
  while (waited.length < jobs) await sleep(EACH_MS);
  await bench.close();
  const sorted = waited.sort((a, b) => a - b);
  const at = (share: number): string => `${sorted[Math.floor(share * (jobs - 1))]?.toFixed(1)} ms`;
  return `${jobs} jobs began after ${at(0.5)} (p50), ${at(0.99)} (p99)`;
}

async function turns(settings: Settings): Promise<string> {
  const ended: string[] = [];
  let isOpen = false;
  const bench = await open({ ...settings, workers: 2 }, async ({ name }) => {
    while (!isOpen) await sleep(JOB_MS);
    await sleep(1);
    ended.push(name);
  });
  const [a, b] = [await bench.store.organizationByName('a'), await bench.store.organizationByName('b')];
  for (let count = 0; count < FLOOD; count += 1) await submit(bench, a, 'a');
  for (let count = 0; count < FEW; count += 1) await submit(bench, b, 'b');
  isOpen = true;
  while (ended.length < FLOOD + FEW) await sleep(EACH_MS);
  await bench.close();
  return `the ${FEW} of B ended within the first ${ended.lastIndexOf('b') + 1} while A waited with ${FLOOD}`;
}

const folder = await mkdtemp(join(tmpdir(), 'assay-waits-'));
// PostgreSQL's own configuration: every commit is on the disk.
const postgres = await startPostgres([]);
const settingsOf = (name: string, more: Record<string, string>): Settings =>
  readSettings({ ASSAY_DATA_DIR: join(folder, name), ASSAY_WORKERS: `${WORKERS}`, ...more });
try {
  for (const [title, settings] of [
    ['PostgreSQL', settingsOf('fleet', { ASSAY_DATABASE_URL: postgres.url })],
    ['embedded', settingsOf('embedded', {})],
  ] as const) {
    console.log(`${title}: ${await waits(settings)}`);
    console.log(`${title}: ${await turns(settings)}`);
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);
