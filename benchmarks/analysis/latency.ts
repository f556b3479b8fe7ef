/**
 * Full analysis of a 2-page statement and of a 2 MP JPEG in a warm worker, beside the floor: PDFium drawing the pages,
 * libvips decoding the pixels. `node scripts/run-source.mjs benchmarks/analysis/latency.ts [rounds=30]`
 * Ends with 1 when a median is over its bound.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decodeRaster, loadPdfium } from '@assay/media';
import { startAnalyst } from '@assay/server';
import { LATENCY_HEADING, Latencies } from '../store/latencies.js';
import { samplePhoto, sampleStatement } from './sample-documents.js';

/** Runs before the clock counts: compiled code settles, files come into the page cache. */
const WARM_UP_ROUNDS = 5;
const STATEMENT_BOUND_MS = 300;
const PHOTO_BOUND_MS = 700;
/** 150 dpi on the longer side of A4 and letter. */
const RENDER_SIDE_PIXELS = 1754;

const rounds = Number(process.argv[2] ?? 30);
const statement = await sampleStatement();
const photo = await samplePhoto();

const media = createRequire(import.meta.resolve('@assay/media'));
const pdfium = await loadPdfium(readFileSync(media.resolve('@embedpdf/pdfium/pdfium.wasm')));
const analyst = await startAnalyst({ workers: 1, queueLimit: 1, timeLimitMs: 60_000, memoryLimitMb: 1024 });

function renderStatement(): void {
  const document = pdfium.open(statement.bytes);
  for (let page = 0; page < document.pageCount; page++) document.render(page, RENDER_SIDE_PIXELS);
  document.close();
}

const times = {
  statement: new Latencies(),
  statementFloor: new Latencies(),
  photo: new Latencies(),
  photoFloor: new Latencies(),
};
for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
  const into = (latencies: Latencies): Latencies => (round < 0 ? new Latencies() : latencies);
  await into(times.statement).measure(() => analyst.examine(statement));
  await into(times.statementFloor).measure(async () => renderStatement());
  await into(times.photo).measure(() => analyst.examine(photo));
  await into(times.photoFloor).measure(() => decodeRaster(photo.bytes, 'jpeg'));
}
await analyst.close();

console.log(LATENCY_HEADING);
console.log(times.statement.row(`full analysis: ${statement.name}`));
console.log(times.statementFloor.row('floor: PDFium draws its 2 pages at 150 dpi'));
console.log(times.photo.row(`full analysis: ${photo.name}`));
console.log(times.photoFloor.row('floor: libvips decodes it'));
const medians = [
  ['statement', times.statement.percentileMs(50), STATEMENT_BOUND_MS],
  ['photo', times.photo.percentileMs(50), PHOTO_BOUND_MS],
] as const;
for (const [name, medianMs, boundMs] of medians) {
  console.log(`${name}: p50 ${medianMs.toFixed(0)} ms, bound ${boundMs} ms: ${medianMs <= boundMs ? 'kept' : 'MISSED'}`);
}
process.exit(medians.every(([, medianMs, boundMs]) => medianMs <= boundMs) ? 0 : 1);
