/**
 * How far the server process grows while eight uploads of 50 MB arrive at once.
 * `node scripts/run-source.mjs benchmarks/analysis/upload-memory.ts [rounds=3]`
 * Linux only: reads the resident memory of the process from /proc. Ends with 1 at 200 MB or more.
 */
import { readFileSync } from 'node:fs';
import { samplePhoto, sampleStatement } from './sample-documents.js';
import { ServerProcess } from './server-process.js';

const UPLOADS = 8;
const UPLOAD_BYTES = 50 * 1024 * 1024;
const BOUND_MB = 200;
const POLL_INTERVAL_MS = 10;

const rounds = Number(process.argv[2] ?? 3);
const samples = [await samplePhoto(), await sampleStatement()];
const server = await ServerProcess.start();

/**
 * Resident memory of the server process alone, in MB (10^6 bytes); its workers are processes of their own.
 */
function residentMb(): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server.processId}/status`, 'ascii')) ?? [];
  return (Number(kilobytes) * 1024) / 1e6;
}

for (const sample of samples) await server.postDetection(sample);
const beforeMb = residentMb();
let peakMb = beforeMb;
const poll = setInterval(() => {
  peakMb = Math.max(peakMb, residentMb());
}, POLL_INTERVAL_MS);
const statuses: number[] = [];
for (let round = 0; round < rounds; round++) {
  const uploads = Array.from({ length: UPLOADS }, (_, index) =>
    server.postDetection(samples[index % samples.length] as (typeof samples)[number], UPLOAD_BYTES),
  );
  statuses.push(...(await Promise.all(uploads)));
}
clearInterval(poll);
await server.stop();

const grownMb = peakMb - beforeMb;
console.log(
  `statuses: ${[...new Set(statuses)].join(', ')} of ${statuses.length} uploads of ${UPLOAD_BYTES} bytes`,
);
console.log(
  `server process: ${beforeMb.toFixed(0)} MB before, ${peakMb.toFixed(0)} MB at most: grew by ${grownMb.toFixed(0)} MB, bound ${BOUND_MB} MB`,
);
process.exit(grownMb < BOUND_MB && statuses.every((status) => status === 200) ? 0 : 1);
