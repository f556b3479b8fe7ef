import { type Analyst, type Settings, startAnalyst } from '@assay/server';

/** A pool of the command's own, under the same limits as the server's. */
export const startPool = (settings: Settings, workers: number): Promise<Analyst> =>
  startAnalyst({
    workers,
    queueLimit: workers,
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
