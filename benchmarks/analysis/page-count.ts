/**
 * Full analysis of statements of 1 to 500 pages in a warm worker, beside the floor: PDFium reading the text
 * of every page. `node scripts/run-source.mjs benchmarks/analysis/page-count.ts [rounds=5]`
 * Ends with 1 when 20 pages take more than 1.5 s, or when the cost grows faster than the pages.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPdfium, median } from '@assay/media';
import { readPdfiumBinary, startAnalyst } from '@assay/server';
import { longStatement } from './long-statement.js';

const PAGE_COUNTS = [1, 2, 5, 20, 50, 100, 200, 500];
const WARM_UP_ROUNDS = 1;
const BOUND_PAGES = 20;
const BOUND_MS = 1500;
/**
 * Slope of time over pages on a double logarithmic scale, from 50 pages on: 1 is linear, and noise gets a
 * tenth.
 */
const MAX_EXPONENT = 1.1;
const EXPONENT_FROM_PAGES = 50;

const rounds = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
const pdfium = await loadPdfium(await readPdfiumBinary());
const analyst = await startAnalyst({ workers: 1, queueLimit: 1, timeLimitMs: 120_000, memoryLimitMb: 2048 });

async function timeMs(work: () => unknown): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

function readTexts(bytes: Uint8Array): void {
  const document = pdfium.open(bytes);
  for (let page = 0; page < document.pageCount; page++) document.text(page);
  document.close();
}

interface Row {
  readonly pages: number;
  readonly analysisMs: number;
  readonly floorMs: number;
}

async function measure(pages: number): Promise<Row> {
  const bytes = longStatement(pages);
  const path = join(folder, `${pages}.pdf`);
  writeFileSync(path, bytes);
  const analysis: number[] = [];
  const floor: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    const analysisMs = await timeMs(() => analyst.examine({ path, format: 'pdf' }));
    const floorMs = await timeMs(() => readTexts(bytes));
    if (round < 0) continue;
    analysis.push(analysisMs);
    floor.push(floorMs);
  }
  return { pages, analysisMs: median(analysis) ?? Number.NaN, floorMs: median(floor) ?? Number.NaN };
}

const rows: Row[] = [];
console.log(`p50 of ${rounds} rounds, ms\npages  analysis  per page   floor  ratio`);
try {
  for (const pages of PAGE_COUNTS) {
    const row = await measure(pages);
    rows.push(row);
    const cells = [
      row.analysisMs.toFixed(0).padStart(8),
      (row.analysisMs / pages).toFixed(1).padStart(8),
      row.floorMs.toFixed(0).padStart(6),
    ];
    console.log(
      `${String(pages).padStart(5)}  ${cells.join('  ')}  ${(row.analysisMs / row.floorMs).toFixed(1).padStart(5)}`,
    );
  }
} finally {
  await analyst.close();
  rmSync(folder, { recursive: true });
}

const long = rows.filter(({ pages }) => pages >= EXPONENT_FROM_PAGES);
const [first, last] = [long[0], long.at(-1)];
const exponent =
  first && last
    ? Math.log(last.analysisMs / first.analysisMs) / Math.log(last.pages / first.pages)
    : Number.NaN;
const atBound = rows.find(({ pages }) => pages === BOUND_PAGES)?.analysisMs ?? Number.NaN;
const isFast = atBound <= BOUND_MS;
const isLinear = exponent <= MAX_EXPONENT;
console.log(
  `${BOUND_PAGES} pages: ${atBound.toFixed(0)} ms, bound ${BOUND_MS}: ${isFast ? 'kept' : 'MISSED'}`,
);
console.log(
  `growth from ${EXPONENT_FROM_PAGES} to ${last?.pages} pages: pages^${exponent.toFixed(2)}, bound ${MAX_EXPONENT}: ${isLinear ? 'kept' : 'MISSED'}`,
);
process.exit(isFast && isLinear ? 0 : 1);
