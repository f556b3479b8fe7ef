import type { FastifyBaseLogger } from 'fastify';
import { examiningOptions, startPool } from '../../pools.js';
import { readSettings, type Settings } from '../../settings.js';
import type { Analyst } from '../../workers/types.js';

/** What a server says of its workers: two that say the same can have the same. */
const askedOf = (settings: Settings): string =>
  JSON.stringify([settings.workers, settings.queueLimit, examiningOptions(settings)]);

const ORDINARY = askedOf(readSettings({ ASSAY_WORKERS: '1' }));

let own: Promise<Analyst> | undefined;

/**
 * The worker of this process's test servers, started for the first and kept for the next: a start takes .8 s of processor
 * time, its first documents as much again (2026-11-29). What happens to it is told to the server that it was started for.
 * @returns undefined for a server that asks for other workers than most do
 */
export async function lentWorkers(
  settings: Settings,
  logger: FastifyBaseLogger,
): Promise<Analyst | undefined> {
  if (askedOf(settings) !== ORDINARY) return undefined;
  own ??= startPool(settings, logger, undefined);
  return keptOpen(await own);
}

/** The same workers for a server that closes them, and does not end them by it. */
const keptOpen = (pool: Analyst): Analyst => ({
  examine: (job, turn) => pool.examine(job, turn),
  read: (job, turn) => pool.read(job, turn),
  view: (job, turn) => pool.view(job, turn),
  look: (job) => pool.look(job),
  lookAtSelfie: (job) => pool.lookAtSelfie(job),
  compare: (job, turn) => pool.compare(job, turn),
  get isFull() {
    return pool.isFull;
  },
  get running() {
    return pool.running;
  },
  get waiting() {
    return pool.waiting;
  },
  get deaths() {
    return pool.deaths;
  },
  sandbox: pool.sandbox,
  close: async () => {},
});
