import { examiningOptions, type IncidentLog, startPool } from '../../pools.js';
import { readSettings, type Settings } from '../../settings.js';
import type { Analyst } from '../../workers/types.js';

/** What a server says of its workers: two that say the same can have the same. */
const askedOf = (settings: Settings): string =>
  JSON.stringify([settings.workers, settings.queueLimit, examiningOptions(settings)]);

const ORDINARY = askedOf(readSettings({ ASSAY_WORKERS: '1' }));

/** Of the server that has the worker. */
let borrower: IncidentLog | undefined;
const toBorrower: IncidentLog = { warn: (line, message) => borrower?.warn(line, message) };
let own: Promise<Analyst> | undefined;

/**
 * The worker of this process's test servers, started for the first and kept for the next: a start takes .8 s of processor
 * time, its first documents as much again (2026-11-29). What happens to it is told to the server that got it last.
 * @returns undefined for a server that asks for other workers than most do
 */
export async function lentWorkers(settings: Settings, logger: IncidentLog): Promise<Analyst | undefined> {
  if (askedOf(settings) !== ORDINARY) return undefined;
  borrower = logger;
  own ??= startPool(settings, toBorrower, undefined);
  return own;
}
