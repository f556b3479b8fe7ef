/**
 * Full analysis of a 2-page statement, of its edited twin, and of a 2 MP JPEG in a warm worker, beside the
 * floor: PDFium drawing the pages, libvips decoding the pixels.
 * `node scripts/run-source.mjs benchmarks/analysis/latency.ts [rounds=30]` Ends with 1 when a median is over
 * its bound.
 */
import { decodeRaster, loadPdfium, median } from '@assay/media';
import { readPdfiumBinary, startAnalyst } from '@assay/server';
import { ordinaryStatement, samplePhoto, sampleStatement } from './sample-documents.js';

/** Runs before the clock counts: compiled code settles, files come into the page cache. */
const WARM_UP_ROUNDS = 5;
/** 150 dpi on the longer side of A4. */
const RENDER_SIDE_PIXELS = 1754;

const rounds = Number(process.argv[2] ?? 30);
const ordinary = await ordinaryStatement();
const statement = await sampleStatement();
const photo = await samplePhoto();

const pdfium = await loadPdfium(await readPdfiumBinary());
const analyst = await startAnalyst({ workers: 1, queueLimit: 1, timeLimitMs: 60_000, memoryLimitMb: 2048 });

function drawStatement(): void {
  const document = pdfium.open(statement.bytes);
  for (let page = 0; page < document.pageCount; page++) document.render(page, RENDER_SIDE_PIXELS);
  document.close();
}

interface Work {
  readonly name: string;
  readonly run: () => Promise<unknown>;
  /** Undefined for a floor. */
  readonly boundMs?: number;
  readonly timesMs: number[];
}

const works: readonly Work[] = [
  {
    name: `full analysis: ${ordinary.name}`,
    run: () => analyst.examine(ordinary),
    boundMs: 300,
    timesMs: [],
  },
  {
    name: `full analysis: ${statement.name}`,
    run: () => analyst.examine(statement),
    boundMs: 300,
    timesMs: [],
  },
  { name: 'floor: PDFium draws its 2 pages at 150 dpi', run: async () => drawStatement(), timesMs: [] },
  { name: `full analysis: ${photo.name}`, run: () => analyst.examine(photo), boundMs: 700, timesMs: [] },
  { name: 'floor: libvips decodes it', run: () => decodeRaster(photo.bytes, 'jpeg'), timesMs: [] },
];

for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
  for (const { run, timesMs } of works) {
    const startedMs = performance.now();
    await run();
    if (round >= 0) timesMs.push(performance.now() - startedMs);
  }
}
await analyst.close();

let missed = 0;
console.log(`p50 of ${rounds} rounds, ms`);
for (const { name, boundMs, timesMs } of works) {
  const p50Ms = median(timesMs) ?? Number.NaN;
  const kept = boundMs === undefined || p50Ms <= boundMs;
  if (!kept) missed += 1;
  const verdict = boundMs === undefined ? '' : `  bound ${boundMs}: ${kept ? 'kept' : 'MISSED'}`;
  console.log(`${name.padEnd(48)}${p50Ms.toFixed(1).padStart(8)}${verdict}`);
}
process.exit(missed === 0 ? 0 : 1);
