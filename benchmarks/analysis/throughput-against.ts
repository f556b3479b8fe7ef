/**
 * Mixed documents through POST /v1/detection, as many in flight as processors twice over, by this server and by that of
 * another checkout, which is installed and built as this one is, in turns: documents a second, and processor time a
 * document, all processes together. `node scripts/run-source.mjs benchmarks/analysis/throughput-against.ts OTHER_CHECKOUT [documents=24] [rounds=3]`
 * Ends with 1 where this one does fewer than twice as many a second.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { median } from '@assay/media';
import { processorMsOf } from '../fleet/processor-time.js';
import { ordinaryStatement, originalPhoto, samplePhoto, sampleStatement } from './sample-documents.js';
import { ServerProcess } from './server-process.js';

const LEAST_RATIO = 2;

const other = process.argv[2];
if (other === undefined) throw new RangeError('expected the folder of another checkout');
const documents = Number(process.argv[3] ?? 24);
const rounds = Number(process.argv[4] ?? 3);
const workers = availableParallelism();
const samples = [
  await ordinaryStatement(),
  await samplePhoto(),
  await sampleStatement(),
  await originalPhoto(),
];

interface Rate {
  readonly perSecond: number;
  readonly processorMs: number;
}

/** Sends `count` documents, so many at a time that all workers are busy. */
async function rateOf(server: ServerProcess, count: number): Promise<Rate> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const sample = samples[next++ % samples.length] as (typeof samples)[number];
      const status = await server.postDetection(sample);
      if (status !== 200) throw new Error(`POST /v1/detection answered ${status} to a ${sample.name}`);
    }
  };
  const [startedMs, usedMs] = [performance.now(), processorMsOf(server.processId)];
  await Promise.all(Array.from({ length: 2 * workers }, lane));
  return {
    perSecond: (count * 1000) / (performance.now() - startedMs),
    processorMs: (processorMsOf(server.processId) - usedMs) / count,
  };
}

const settings = { ASSAY_WORKERS: String(workers) };
const servers = [
  await ServerProcess.start(settings),
  await ServerProcess.start(settings, { repository: resolve(other) }),
] as const;
for (const server of servers) await rateOf(server, 2 * samples.length);

const ratios: number[] = [];
const processorRatios: number[] = [];
for (let round = 1; round <= rounds; round++) {
  const rates: Rate[] = [];
  // Each goes first in turn, so that a slow minute of the machine strikes both.
  for (const at of round % 2 === 1 ? [0, 1] : [1, 0])
    rates[at] = await rateOf(servers[at] as ServerProcess, documents);
  const [ours, theirs] = rates as [Rate, Rate];
  ratios.push(ours.perSecond / theirs.perSecond);
  processorRatios.push(theirs.processorMs / ours.processorMs);
  const told = ({ perSecond, processorMs }: Rate): string =>
    `${perSecond.toFixed(2)}/s, ${processorMs.toFixed(0)} ms of processor time each`;
  console.log(`round ${round}: this one ${told(ours)}; the other ${told(theirs)}`);
}
for (const server of servers) await server.stop();
const ratio = median(ratios) ?? 0;
console.log(
  `${workers} workers: ${ratio.toFixed(2)} times as many documents a second (bound ${LEAST_RATIO}), ${(median(processorRatios) ?? 0).toFixed(2)} times as many for the processor time`,
);
process.exit(ratio >= LEAST_RATIO ? 0 : 1);
