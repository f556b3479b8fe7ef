import { readdirSync, readFileSync } from 'node:fs';

/** Of `/proc/<pid>/stat`: `sysconf(_SC_CLK_TCK)` is 100 on Linux. */
const TICK_MS = 10;

/** Of a line of `/proc/<pid>/stat`, behind the name in parentheses: parent, and times of it and of its ended children. */
const [PARENT, OWN_USER, CHILDREN_SYSTEM] = [1, 11, 14];

function statOf(processId: number): readonly string[] {
  try {
    const text = readFileSync(`/proc/${processId}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(') ') + 2).split(' ');
  } catch {
    return [];
  }
}

/** Processor time of a process and all of its children, those that ended included, in milliseconds. Linux alone. */
export function processorMsOf(processId: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ processId: Number(name), stat: statOf(Number(name)) }));
  const ownTicks = (stat: readonly string[]): number =>
    stat.slice(OWN_USER, CHILDREN_SYSTEM + 1).reduce((sum, ticks) => sum + Number(ticks), 0);
  const ticksOf = (id: number): number =>
    all
      .filter(({ processId: one, stat }) => one === id || Number(stat[PARENT]) === id)
      .reduce((sum, { processId: one, stat }) => sum + (one === id ? ownTicks(stat) : ticksOf(one)), 0);
  return ticksOf(processId) * TICK_MS;
}
