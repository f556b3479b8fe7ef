import { type Analyst, examiningOptions, type Settings, startAnalyst } from '@assay/server';

/** A pool of the command's own, under the same limits as the server's. */
export const startPool = (settings: Settings, workers: number): Promise<Analyst> =>
  startAnalyst({ workers, queueLimit: workers, ...examiningOptions(settings) });
