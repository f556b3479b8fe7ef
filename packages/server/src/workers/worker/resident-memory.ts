import { mayKeepBytes } from '../kept-memory.js';

/**
 * Resident memory of this process between two documents. What the last one leaves behind is collected first where the
 * process would be replaced for it: 0.1 s, and starting another takes a second.
 * @param memoryLimitBytes the worker's
 */
export function residentBytes(memoryLimitBytes: number): number {
  const atFirst = process.memoryUsage.rss();
  if (atFirst <= mayKeepBytes(memoryLimitBytes) || !globalThis.gc) return atFirst;
  globalThis.gc();
  return process.memoryUsage.rss();
}
