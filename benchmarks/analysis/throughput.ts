/**
 * Documents per second through POST /v1/detection with 16 in flight, against the same pool without HTTP,
 * store and files. `node scripts/run-source.mjs benchmarks/analysis/throughput.ts [documents=120] [rounds=3]`
 * Both take turns at going first, so that a slow minute of the machine strikes both. Ends with 1 below 90 %.
 */
import { availableParallelism } from 'node:os';
import { startAnalyst } from '@assay/server';
import { samplePhoto, sampleStatement } from './sample-documents.js';
import { ServerProcess } from './server-process.js';

const IN_FLIGHT = 16;
const LEAST_SHARE = 0.9;
const WARM_UP_DOCUMENTS = 16;

const documents = Number(process.argv[2] ?? 120);
const rounds = Number(process.argv[3] ?? 3);
const workers = availableParallelism();
const samples = [await sampleStatement(), await samplePhoto()];

/** Documents per second of `work` over `count` of them, {@link IN_FLIGHT} at a time. */
async function rate(count: number, work: (index: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const startedMs = performance.now();
  const lane = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
  return (count * 1000) / (performance.now() - startedMs);
}

const pick = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;
const analyst = await startAnalyst({ workers, queueLimit: 64, timeLimitMs: 60_000, memoryLimitMb: 2048 });
const server = await ServerProcess.start({ ASSAY_WORKERS: String(workers) });

const byPool = (index: number): Promise<unknown> => analyst.examine(pick(samples, index));
const byHttp = async (index: number): Promise<void> => {
  const status = await server.postDetection(pick(samples, index));
  if (status !== 200) throw new Error(`POST /v1/detection answered ${status}`);
};
await rate(WARM_UP_DOCUMENTS, byPool);
await rate(WARM_UP_DOCUMENTS, byHttp);

const shares: number[] = [];
for (let round = 1; round <= rounds; round++) {
  const poolFirst = round % 2 === 1;
  const poolBefore = poolFirst ? await rate(documents, byPool) : undefined;
  const http = await rate(documents, byHttp);
  const pool = poolBefore ?? (await rate(documents, byPool));
  shares.push(http / pool);
  console.log(
    `round ${round}: pool ${pool.toFixed(1)}/s, POST /v1/detection ${http.toFixed(1)}/s: ${((100 * http) / pool).toFixed(1)} %`,
  );
}
await Promise.all([analyst.close(), server.stop()]);
const median = shares.sort((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 0;
console.log(
  `${workers} workers, ${IN_FLIGHT} in flight: median ${(100 * median).toFixed(1)} %, bound ${100 * LEAST_SHARE} %`,
);
process.exit(median >= LEAST_SHARE ? 0 : 1);
