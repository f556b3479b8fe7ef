/**
 * Documents a second of 1, 2, 4 and 8 workers, and what a document costs each process in processor time.
 *
 *   node scripts/run-source.mjs benchmarks/fleet/throughput.ts [JOB_MS=2000] [JOBS_PER_WORKER=20] [WORKERS=1,2,4,8]
 *
 * Needs the build. All is real - API process, queue, PostgreSQL with durable commits, S3, worker hosts, conclusions -
 * but that each document sleeps in its worker, so that eight of them fit on two cores. All documents of a run wait
 * before its hosts start; two senders of five wait for their records. Documents a second are counted once every
 * worker has ended its first one.
 */

import { serveSleeping, until } from './hosts.js';
import { type Fleet, startFleet } from './installation.js';
import { allOf, type Job, Ledger } from './ledger.js';
import { processorMsOf } from './processor-time.js';

const jobMs = Number(process.argv[2] ?? 2000);
const jobsPerWorker = Number(process.argv[3] ?? 20);
const runs = (process.argv[4] ?? '1,2,4,8').split(',').map(Number);
const WORKERS_OF_A_HOST = 4;
const LIMIT_MS = 20 * 60_000;
/** All of them wait at once. */
const LIMITS = { ASSAY_ORGANIZATION_LIMIT: '1000', ASSAY_QUEUE_LIMIT: '1000', ASSAY_LOG_LEVEL: 'warn' };
/** PostgreSQL's own: every commit is on the disk. */
const DURABLE: readonly string[] = [];

/** @returns documents a second */
async function run(fleet: Fleet, workers: number): Promise<number> {
  const api = await fleet.serve('api', `api-${workers}`, LIMITS);
  const before = (await allOf<Job>(api.baseUrl, 'jobs')).length;
  const count = workers * jobsPerWorker;
  const apiBefore = processorMsOf(api.child.pid!);
  const postgresBefore = processorMsOf(fleet.postgres.processId);
  const ledger = new Ledger();
  const sent = Array.from({ length: count }, () =>
    ledger.send(
      () => api.baseUrl,
      () => false,
      1,
    ),
  );
  const jobs = async (): Promise<Job[]> =>
    (await allOf<Job>(api.baseUrl, 'jobs')).slice(0, -before || undefined);
  await until(async () => (await jobs()).length === count, LIMIT_MS);
  const sizes = Array.from({ length: Math.ceil(workers / WORKERS_OF_A_HOST) }, (_, index) =>
    Math.min(WORKERS_OF_A_HOST, workers - index * WORKERS_OF_A_HOST),
  );
  const hosts = await Promise.all(
    sizes.map((size, index) => serveSleeping(fleet, `host-${workers}-${index}`, size, jobMs)),
  );
  const hostsBefore = hosts.map(({ child }) => processorMsOf(child.pid!));
  await Promise.all(sent);
  await until(async () => (await jobs()).every(({ state }) => state === 'done'), LIMIT_MS);
  const ends = (await jobs()).map(({ endedAt = '' }) => Date.parse(endedAt)).sort((a, b) => a - b);
  const perSecond = (count - workers) / ((ends[count - 1]! - ends[workers - 1]!) / 1000);
  const each = (ms: number): string => `${(ms / count).toFixed(1)} ms`;
  const ofHosts = hosts.reduce(
    (sum, { child }, index) => sum + processorMsOf(child.pid!) - hostsBefore[index]!,
    0,
  );
  console.log(
    `${workers} workers, ${count} documents: ${perSecond.toFixed(2)} a second; processor time a document: API ${each(
      processorMsOf(api.child.pid!) - apiBefore,
    )}, hosts with their workers ${each(ofHosts)}, PostgreSQL ${each(processorMsOf(fleet.postgres.processId) - postgresBefore)}`,
  );
  for (const process of [api, ...hosts]) await process.kill();
  return perSecond;
}

const fleet = await startFleet(DURABLE);
try {
  const first = await run(fleet, runs[0]!);
  for (const workers of runs.slice(1)) {
    const perSecond = await run(fleet, workers);
    console.log(`  ${((100 * perSecond * runs[0]!) / (first * workers)).toFixed(1)} % of linear`);
  }
} finally {
  await fleet.stop(false);
}
process.exit(0);
