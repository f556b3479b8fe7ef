/** A worker is replaced when less than this share of its memory limit is left between documents. */
const LEAST_FREE_MEMORY_SHARE = 0.5;

/** What a worker may hold between two documents. */
export const mayKeepBytes = (memoryLimitBytes: number): number =>
  memoryLimitBytes * (1 - LEAST_FREE_MEMORY_SHARE);
