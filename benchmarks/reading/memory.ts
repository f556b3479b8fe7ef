/**
 * Memory of a worker while it reads 500 documents sent through HTTP: cards of many sizes, some Spanish with a
 * machine-readable zone, photos, statements with a text layer and as scans.
 * `node scripts/run-source.mjs benchmarks/reading/memory.ts [documents=500]` One worker, never replaced.
 * Linux only: reads /proc. Ends with 1 when its highest is above 700 MB, its last quarter stands more than a
 * tenth above its second, or an answer is not 200.
 */
import { ServerProcess } from '../analysis/server-process.js';
import { childrenOf, forgetHighest, highestMb, isFlat, residentMb } from '../resident-memory.js';
import { sampleFiles } from './sample-files.js';

const LIMIT_MB = 700;
const documents = Number(process.argv[2] ?? 500);

const files = await sampleFiles();
const server = await ServerProcess.start({
  ASSAY_WORKERS: '1',
  ASSAY_WORKER_DOCUMENTS: String(2 * documents),
});
const worker = childrenOf(server.processId)[0] as number;
console.log(`before any document ${residentMb(worker).toFixed(0)} MB`);
const peaksMb: number[] = [];
let refused = 0;
for (let document = 0; document < documents; document++) {
  const { name, file } = files[document % files.length] as (typeof files)[number];
  forgetHighest(worker);
  if ((await server.postParse(name, file)) !== 200) refused += 1;
  peaksMb.push(highestMb(worker));
  if ((document + 1) % 20 === 0) {
    const highest = Math.max(...peaksMb.slice(-20));
    console.log(
      `${String(document + 1).padStart(4)} documents  highest of the last 20 ${highest.toFixed(0)} MB, then ${residentMb(worker).toFixed(0)} MB`,
    );
  }
}
await server.stop();

const highest = Math.max(...peaksMb);
console.log(
  `highest ${highest.toFixed(0)} MB, bound ${LIMIT_MB}; ${documents - refused} of ${documents} answered with a record`,
);
const staysFlat = isFlat('worker', peaksMb);
process.exit(highest <= LIMIT_MB && staysFlat && refused === 0 ? 0 : 1);
