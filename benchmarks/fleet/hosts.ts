import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Fleet, startFleet } from './installation.js';
import type { Rounds } from './kills.js';
import { allOf, type Job, Ledger } from './ledger.js';
import type { Serving } from './serving.js';

const SLEEPING_HOST = fileURLToPath(new URL('./sleeping-host.mjs', import.meta.url));
const JOBS = 2;
const JOB_MS = 30_000;
/** Longest wait until the host has its jobs, and until all that happened is over. */
const [BUSY_LIMIT_MS, SETTLING_MS] = [60_000, 240_000];
/** Until a host that goes on has said what it has. */
const SOON_MS = 75_000;
const STOPPED_MS = 60_000;
/** What the issue asks for. */
const MOST_MS = 45_000;

/** A host of `workers` whose documents sleep for `jobMs`. */
export const serveSleeping = (fleet: Fleet, name: string, workers: number, jobMs: number): Promise<Serving> =>
  fleet.serve('worker', name, { ASSAY_WORKERS: `${workers}`, ASSAY_LOG_LEVEL: 'warn' }, [
    SLEEPING_HOST,
    `${jobMs}`,
  ]);

/** @throws Error when it does not become so */
export async function until(isSo: () => Promise<boolean>, limitMs: number): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('it took too long');
    await sleep(200);
  }
}

/** A host that has `JOBS` jobs, and what it takes to look at it. */
interface Scene {
  readonly api: Serving;
  readonly busy: Serving;
  readonly ledger: Ledger;
}

/**
 * A round: brings the jobs to one of two hosts, has something done, and audits what became of the jobs.
 * @param work says what was seen
 * @returns whether all came true
 */
async function withBusyHost(round: number, work: (scene: Scene) => Promise<string>): Promise<boolean> {
  const fleet = await startFleet();
  const api = await fleet.serve('api', 'api', { ASSAY_LOG_LEVEL: 'warn' });
  const busy = await serveSleeping(fleet, 'busy', JOBS, JOB_MS);
  const other = await serveSleeping(fleet, 'other', JOBS, JOB_MS);
  // It takes none of the jobs until the first host has them all.
  other.child.kill('SIGSTOP');
  const ledger = new Ledger();
  // Without those that are refused before they sleep.
  const sent = Array.from({ length: JOBS }, () =>
    ledger.send(
      () => api.baseUrl,
      () => false,
      1,
    ),
  );
  const isBusy = async (): Promise<boolean> =>
    (await allOf<Job>(api.baseUrl, 'jobs')).filter(({ state }) => state === 'running').length === JOBS;
  await until(isBusy, BUSY_LIMIT_MS);
  other.child.kill('SIGCONT');
  const said = await work({ api, busy, ledger });
  await Promise.all(sent);
  const found = await ledger.audit(api.baseUrl, SETTLING_MS);
  const isGood = ledger.faults.length === 0;
  console.log(`round ${round}: ${said}\n  ${found.join('\n  ')}`);
  await fleet.stop(!isGood);
  return isGood;
}

async function inRounds(
  { rounds, endsAtMs }: Rounds,
  work: (scene: Scene) => Promise<string>,
): Promise<boolean> {
  let isGood = true;
  for (let round = 1; round <= rounds && Date.now() < endsAtMs; round += 1)
    isGood = (await withBusyHost(round, work)) && isGood;
  return isGood;
}

/** A host dies with its jobs; another one is there. */
export const deadHost = (rounds: Rounds): Promise<boolean> =>
  inRounds(rounds, async ({ api, busy, ledger }) => {
    await busy.kill();
    const killedAt = Date.now();
    await until(
      async () => (await allOf<Job>(api.baseUrl, 'jobs')).every(({ attempt }) => attempt === 2),
      SETTLING_MS,
    );
    const afterMs = Date.now() - killedAt;
    if (afterMs > MOST_MS) ledger.faults.push(`jobs of a dead host ran elsewhere after ${afterMs} ms`);
    return `all ${JOBS} jobs ran elsewhere ${(afterMs / 1000).toFixed(1)} s after their host died`;
  });

/** A host is stopped with its jobs, and goes on when another one has long recorded them. */
export const pausedHost = (rounds: Rounds): Promise<boolean> =>
  inRounds(rounds, async ({ busy }) => {
    // The host alone: its workers go on, and their answers wait for it.
    busy.child.kill('SIGSTOP');
    await sleep(STOPPED_MS);
    busy.child.kill('SIGCONT');
    await sleep(SOON_MS);
    const metrics = await (await fetch(`${busy.baseUrl}/metrics`)).text();
    const lost = /^assay_leases_lost_total (\d+)$/m.exec(metrics)?.[1];
    return `went on after ${STOPPED_MS / 1000} s; leases lost: ${lost}`;
  });
