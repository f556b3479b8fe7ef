import { setTimeout as sleep } from 'node:timers/promises';
import { type Installation, startEmbedded, startFleet } from './installation.js';
import { Ledger } from './ledger.js';
import type { Serving } from './serving.js';

/** Longest time after the last round until everything has ended. */
const SETTLING_MS = 300_000;
const SENDERS = 3;
/** Between two submissions of one sender, so that what is sent can be examined. */
const BREATH_MS = 300;
/** A process lives so long at least, and at most, once it and all the others listen. */
const LIFE_MS = { least: 300, most: 2500 };

/** How many; fewer where the time is up before. */
export interface Rounds {
  readonly rounds: number;
  readonly endsAtMs: number;
}

/** A start is most of what a round costs. */
const SETTINGS = { ASSAY_WORKERS: '1', ASSAY_WORKER_SANDBOX: 'off', ASSAY_LOG_LEVEL: 'warn' };

const randomOf = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)] as Item;
const lifeMs = (): number => LIFE_MS.least + Math.random() * (LIFE_MS.most - LIFE_MS.least);

/** Keeps sending to whoever listens until told to stop. */
function startSenders(ledger: Ledger, address: () => string): () => Promise<void> {
  let isOver = false;
  const senders = Array.from({ length: SENDERS }, async () => {
    while (!isOver) {
      await ledger.send(address, () => isOver);
      await sleep(BREATH_MS);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(senders);
  };
}

const progress = (round: number, ledger: Ledger): void => {
  if (round % 10 === 0)
    console.log(`round ${round}: ${ledger.acknowledgedCount} of ${ledger.sentCount} acknowledged`);
};

/** @returns whether all came true */
async function concluded(
  installation: Installation,
  ledger: Ledger,
  title: string,
  baseUrl: string,
): Promise<boolean> {
  const found = await ledger.audit(baseUrl, SETTLING_MS);
  const isGood = ledger.faults.length === 0;
  console.log(`${title}\n  ${found.join('\n  ')}`);
  await installation.stop(!isGood);
  if (!isGood) console.log(`  logs: ${installation.folder}`);
  return isGood;
}

/** Kills a random process a round, an API process or a worker host, and starts it again. */
export async function killFleet({ rounds, endsAtMs }: Rounds): Promise<boolean> {
  const fleet = await startFleet();
  const serve = (role: string, name: string): Promise<Serving> => fleet.serve(role, name, SETTINGS);
  const processes = new Map<string, Serving>();
  const [first, ...others] = [
    ['api-1', 'api'],
    ['api-2', 'api'],
    ['worker-1', 'worker'],
    ['worker-2', 'worker'],
  ] as const;
  // The first one makes the tables and the key.
  processes.set(first[0], await serve(first[1], first[0]));
  await Promise.all(others.map(async ([name, role]) => processes.set(name, await serve(role, name))));
  const listening = (): string =>
    randomOf([...processes.values()].filter(({ role }) => role === 'api')).baseUrl;
  const ledger = new Ledger();
  const stop = startSenders(ledger, listening);
  const kills = { api: 0, worker: 0 };
  let round = 0;
  while (round < rounds && Date.now() < endsAtMs) {
    round += 1;
    const [name, { role, kill }] = randomOf([...processes]);
    await sleep(lifeMs());
    await kill();
    kills[role as 'api' | 'worker'] += 1;
    processes.set(name, await serve(role, name));
    progress(round, ledger);
  }
  await stop();
  const title = `fleet: ${round} rounds, ${kills.api} of an API process, ${kills.worker} of a worker host`;
  return concluded(fleet, ledger, title, listening());
}

/** Kills the one process a round, and starts it again on its folder. */
export async function killEmbedded({ rounds, endsAtMs }: Rounds): Promise<boolean> {
  const installation = await startEmbedded();
  const serve = (): Promise<Serving> => installation.serve('all', 'all', SETTINGS);
  let serving = await serve();
  const ledger = new Ledger();
  const stop = startSenders(ledger, () => serving.baseUrl);
  let round = 0;
  while (round < rounds && Date.now() < endsAtMs) {
    round += 1;
    await sleep(lifeMs());
    await serving.kill();
    serving = await serve();
    progress(round, ledger);
  }
  await stop();
  return concluded(installation, ledger, `embedded: ${round} rounds`, serving.baseUrl);
}
