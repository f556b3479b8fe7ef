import { readFileSync, writeFileSync } from 'node:fs';

/** How much higher the last quarter may stand than the second. */
const GROWTH = 1.1;

function statusMb(processId: number, key: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`^${key}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${processId}/status`, 'ascii')) ?? [];
  return (Number(kilobytes) * 1024) / 1e6;
}

/** Resident memory of a process in MB (10^6 bytes). Linux only. */
export const residentMb = (processId: number): number => statusMb(processId, 'VmRSS');

/** The highest it was since it started or `forgetHighest` was called, in MB. */
export const highestMb = (processId: number): number => statusMb(processId, 'VmHWM');

/** Starts the highest anew (`man 5 proc`, clear_refs). */
export const forgetHighest = (processId: number): void => writeFileSync(`/proc/${processId}/clear_refs`, '5');

export const childrenOf = (processId: number): number[] =>
  readFileSync(`/proc/${processId}/task/${processId}/children`, 'ascii').trim().split(' ').map(Number);

/**
 * Says how high the second and the last quarter stand, and whether the last is no more than a tenth above.
 */
export function isFlat(of: string, memoryMb: readonly number[]): boolean {
  const highestOf = (from: number, to: number): number =>
    Math.max(...memoryMb.slice(from * memoryMb.length, to * memoryMb.length));
  const [early, late] = [highestOf(0.25, 0.5), highestOf(0.75, 1)];
  console.log(`${of}: second quarter at most ${early.toFixed(0)} MB, last quarter ${late.toFixed(0)} MB`);
  return late <= early * GROWTH;
}
