import { median } from '@assay/media';

/** Processor time that a piece of work takes, all threads together. */
export async function processorSeconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The median over some rounds, after one that warms up. */
export async function warmMedianSeconds(rounds: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round++) seconds.push(await processorSeconds(work));
  return median(seconds) ?? Number.NaN;
}
