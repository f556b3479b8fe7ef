/**
 * What confining a worker costs a warm statement of two pages: the same examination by a confined worker and one
 * that is not, in turns, in processor time of the server's side and the worker's together.
 *
 *   node scripts/run-source.mjs benchmarks/attacks/overhead.ts [PAIRS=40]
 *
 * Needs the build. Says the median over all pairs. Ends with 1 when the median is above 5 %.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median } from '@assay/media';
import { type Analyst, startAnalyst } from '../../packages/server/src/workers/index.js';
import { processorTimeMs } from '../../packages/server/src/workers/processor-time.js';

const MOST_SHARE = 0.05;
const pairs = Number(process.argv[2] ?? 40);
const path = fileURLToPath(new URL('../../examples/statement.pdf', import.meta.url));
const bytes = readFileSync(path);
const job = {
  path,
  format: 'pdf',
  sizeBytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  receivedOn: '2026-11-28',
  country: 'us',
} as const;

const start = (sandbox: 'required' | 'off'): Promise<Analyst> =>
  startAnalyst({
    workers: 1,
    queueLimit: 1,
    timeLimitMs: 30_000,
    memoryLimitMb: 1000,
    recycleAfter: 10 * pairs,
    sandbox,
  });
const analysts = { confined: await start('required'), free: await start('off') };

/** This process, the workers and what confines them. */
const usedMs = (): number => processorTimeMs(process.pid) ?? Number.NaN;

async function costMs(analyst: Analyst): Promise<number> {
  const before = usedMs();
  await analyst.examine(job);
  return usedMs() - before;
}

for (const analyst of Object.values(analysts)) for (let warm = 0; warm < 5; warm++) await costMs(analyst);
const costs = { confined: [] as number[], free: [] as number[] };
for (let pair = 0; pair < pairs; pair++) {
  const order = pair % 2 === 0 ? (['confined', 'free'] as const) : (['free', 'confined'] as const);
  for (const which of order) costs[which].push(await costMs(analysts[which]));
}
// No mean: the processor time of a worker that was replaced meanwhile goes with it.
const medianOf = (values: readonly number[]): number => median(values) ?? Number.NaN;
const share = medianOf(costs.confined) / medianOf(costs.free) - 1;
console.log(
  `${pairs} pairs: free ${medianOf(costs.free).toFixed(0)} ms, confined ${medianOf(costs.confined).toFixed(0)} ms; ` +
    `${(100 * share).toFixed(1)} % more by the median`,
);
await Promise.all(Object.values(analysts).map((analyst) => analyst.close()));
process.exitCode = share <= MOST_SHARE ? 0 : 1;
