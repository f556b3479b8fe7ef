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

/**
 * How long the main threads of a process, and of what it started, have been ready and waited for a processor, in
 * milliseconds: a worker that waits does not sleep. 0 where the system does not tell (`schedstat`, Linux kernel
 * documentation, scheduler/sched-stats).
 */
export function queuedTimeMs(processId: number): number {
  try {
    const [, queuedNs] = readFileSync(`/proc/${processId}/schedstat`, 'latin1').split(' ');
    const own = Number(queuedNs) / 1e6;
    return childrenOf(processId).reduce((sum, child) => sum + queuedTimeMs(child), own);
  } catch {
    return 0;
  }
}

/** Those that its main thread started: Node starts processes there, and so does what confines. */
const childrenOf = (processId: number): number[] =>
  readFileSync(`/proc/${processId}/task/${processId}/children`, 'latin1')
    .split(' ')
    .map(Number)
    .filter((child) => child > 0);
