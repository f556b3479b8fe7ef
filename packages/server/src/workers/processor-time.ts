import { readFileSync } from 'node:fs';

/** Linux counts processor time for readers of /proc in hundredths of a second on every machine (USER_HZ). */
const TICK_MS = 10;

/**
 * Processor time that a process, and all that live of what it started, have used so far, in milliseconds.
 * What confines a worker is the process that we started, and the worker one of its children. Undefined where
 * the system does not tell, or the process is gone.
 */
export function processorTimeMs(processId: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'latin1');
    // proc(5): the program's name, in parentheses, may hold anything; utime and stime are fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    return childrenOf(processId).reduce((sum, child) => sum + (processorTimeMs(child) ?? 0), own);
  } catch {
    return undefined;
  }
}

/** Those that its main thread started: Node starts processes there, and so does what confines. */
const childrenOf = (processId: number): number[] =>
  readFileSync(`/proc/${processId}/task/${processId}/children`, 'latin1')
    .split(' ')
    .map(Number)
    .filter((child) => child > 0);
