import type { Settings } from './settings.js';
import { startAnalyst } from './workers/index.js';
import type { Analyst } from './workers/types.js';

/** What the settings say of workers that examine documents, for the server's pool and for those of commands. */
export const examiningOptions = (settings: Settings) => ({
  timeLimitMs: settings.analysisTimeLimitMs,
  memoryLimitMb: settings.workerMemoryMb,
  recycleAfter: settings.workerDocuments,
  sandbox: settings.workerSandbox,
  trustedRoots: settings.trustedRoots,
  credentialTrustList: settings.credentialTrustList,
  antiSpoof: settings.antiSpoof,
  livenessSteps: settings.livenessSteps,
  generation: settings.generation,
});

/** Is told what happens to workers. */
export interface IncidentLog {
  warn(line: object, message: string): void;
}

/** The workers that examine documents. @param engineModule in place of the engine's own: for tests */
export const startPool = (
  settings: Settings,
  logger: IncidentLog,
  engineModule: URL | undefined,
): Promise<Analyst> =>
  startAnalyst({
    workers: settings.workers,
    queueLimit: settings.queueLimit,
    ...examiningOptions(settings),
    ...(engineModule && { engineModule }),
    onIncident: (incident) => logger.warn({ incident }, 'analysis incident'),
  });

/** Pages that a person may wait for at once; more are told to come again. */
const VIEWS_WAITING = 40;
/** A person who waits longer has gone on. */
const VIEW_TIME_LIMIT_MS = 20_000;

/** Of the one that draws pages: it reads nothing, and holds one page at a time. */
const VIEW_MEMORY_MB = 512;

/** One worker that draws pages, apart from those that analyze: nobody who looks waits behind them. */
export const startViewingPool = (settings: Settings, logger: IncidentLog): Promise<Analyst> =>
  startAnalyst({
    workers: 1,
    queueLimit: VIEWS_WAITING,
    timeLimitMs: VIEW_TIME_LIMIT_MS,
    memoryLimitMb: Math.min(VIEW_MEMORY_MB, settings.workerMemoryMb),
    sandbox: settings.workerSandbox,
    onIncident: (incident) => logger.warn({ incident }, 'viewing incident'),
  });
