/**
 * Processor time of an API process for a job, once it runs: without its start, and with nobody asking it for jobs.
 *
 *   node scripts/run-source.mjs benchmarks/fleet/acceptance.ts [JOBS=200] [ROUNDS=3]
 *
 * Needs the build. As fleet/throughput, with four workers whose documents sleep for 50 ms; eight senders at a time, of
 * whom two of five wait for the record. Whether all has ended is asked of the database. What the process uses while
 * nobody sends is told beside it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '../../packages/server/src/store/postgres/database.js';
import { serveSleeping, until } from './hosts.js';
import { startFleet } from './installation.js';
import { Ledger } from './ledger.js';
import { processorMsOf } from './processor-time.js';

const jobs = Number(process.argv[2] ?? 200);
const rounds = Number(process.argv[3] ?? 3);
const WORKERS = 4;
const JOB_MS = 50;
const SENDERS = 8;
const IDLE_MS = 20_000;
const LIMIT_MS = 10 * 60_000;
/** PostgreSQL's own: every commit is on the disk. */
const DURABLE: readonly string[] = [];

const fleet = await startFleet(DURABLE);
try {
  const api = await fleet.serve('api', 'api', { ASSAY_LOG_LEVEL: 'warn' });
  await serveSleeping(fleet, 'host', WORKERS, JOB_MS);
  const database = new Database({ url: fleet.databaseUrl, connections: 1 });
  const used = (): number => processorMsOf(api.child.pid!);
  const ledger = new Ledger();
  const sendAll = async (): Promise<void> => {
    let left = jobs;
    const sender = async (): Promise<void> => {
      while (left-- > 0)
        await ledger.send(
          () => api.baseUrl,
          () => false,
          1,
        );
    };
    await Promise.all(Array.from({ length: SENDERS }, sender));
    await until(async () => {
      const unended = `SELECT count(*) FROM analysis_job WHERE state IN ('queued', 'running')`;
      return (await database.get<[number]>(unended))![0] === 0;
    }, LIMIT_MS);
  };
  await sendAll();
  console.log('a first round, not counted, is over');
  for (let round = 1; round <= rounds; round += 1) {
    const before = used();
    const startedMs = performance.now();
    await sendAll();
    const ms = used() - before;
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
    console.log(`round ${round}: ${jobs} jobs in ${seconds} s, ${(ms / jobs).toFixed(1)} ms a job`);
  }
  const before = used();
  await sleep(IDLE_MS);
  console.log(`while nobody sends: ${((used() - before) / (IDLE_MS / 1000)).toFixed(1)} ms a second`);
  for (const fault of ledger.faults) console.log(fault);
  await database.close();
} finally {
  await fleet.stop(false);
}
process.exit(0);
