import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadRecognizer } from '@assay/extraction';
import { CHECKS, type CheckReport, judgeCheck } from '@assay/forensics';
import { loadPdfium } from '@assay/media';
import { readPdfiumBinary, readPreparedModels } from '@assay/server';
import { cachedRecognizer } from '../dossiers/cached-recognizer.js';
import { groupedBy } from '../statistics/grouped-by.js';
import { type DegradedPage, degradedPages } from './degraded-pages.js';
import { rankCorrelation } from './rank-correlation.js';

const USAGE = 'npm run evaluate -- legibility FOLDER [--every N] [--documents N] [--text-cache FOLDER]';
const CHECK_ID = 'semantic.document-quality';
/** Of a page's words: fewer read exactly make a poor page, as `bounds.ts` of the check says. */
const POOR_SHARE_READ = 0.7;

interface Measured extends Pick<DegradedPage, 'file' | 'degradation' | 'readRight'> {
  /** What the check expects to be read right. */
  readonly expected: number;
  readonly isCalledPoor: boolean;
  readonly codes: readonly string[];
  readonly lookMs: number;
}

/**
 * `npm run evaluate -- legibility`: first pages of PDFs with a text layer, drawn, degraded, read, and held
 * against what the check of quality says of them.
 * @param commandLine `--every 3` takes every third PDF of the folder
 * @throws RangeError for a command line that cannot be used
 */
export async function evaluateLegibility(commandLine: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    allowPositionals: true,
    options: { every: { type: 'string' }, documents: { type: 'string' }, 'text-cache': { type: 'string' } },
  });
  const [folder] = positionals;
  const [every, documents] = [Number(values.every ?? 1), Number(values.documents ?? Number.MAX_SAFE_INTEGER)];
  if (!folder || positionals.length > 1 || !(every >= 1) || !(documents >= 1))
    throw new RangeError(`expected ${USAGE}`);
  const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  const chosen = files.filter((_, index) => index % every === 0).slice(0, documents);
  const pdfium = await loadPdfium(await readPdfiumBinary());
  const models = await loadRecognizer(await readPreparedModels());
  const recognizer =
    values['text-cache'] === undefined ? models : cachedRecognizer(models, values['text-cache']);
  const measured: Measured[] = [];
  for (const file of chosen)
    for await (const page of degradedPages(folder, file, pdfium, recognizer))
      measured.push(await measure(page));
  report(measured);
}

async function measure({ file, degradation, raster, text, readRight }: DegradedPage): Promise<Measured> {
  const check = CHECKS.find(({ id }) => id === CHECK_ID)!;
  const started = performance.now();
  const outcome: CheckReport['outcome'] = await check.examine({ text, raster });
  const lookMs = performance.now() - started;
  if (outcome.kind !== 'examined') throw new Error(`expected a finding, received ${outcome.kind}`);
  const { measure: poorness, evidence } = outcome.finding;
  const isCalledPoor = judgeCheck({ check, outcome }).status === 'FAIL';
  return {
    file,
    degradation,
    readRight,
    expected: 1 - poorness,
    isCalledPoor,
    codes: evidence.map(({ code }) => code),
    lookMs,
  };
}

function report(measured: readonly Measured[]): void {
  const byDegradation = groupedBy(measured, ({ degradation }) => degradation.name);
  console.log(`${new Set(measured.map(({ file }) => file)).size} documents, ${measured.length} pages`);
  for (const [name, pages] of byDegradation) {
    const codes = ['BLURRED', 'LOW_RESOLUTION', 'FAINT', 'GLARE', 'CUT_OFF'].map(
      (code) => `${code} ${pages.filter((page) => page.codes.includes(code)).length}`,
    );
    const [right, expected] = [
      mean(pages.map((page) => page.readRight)),
      mean(pages.map((page) => page.expected)),
    ];
    const poor = pages.filter(({ isCalledPoor }) => isCalledPoor).length;
    console.log(
      `${name.padEnd(34)}read right ${right.toFixed(2)}  expected ${expected.toFixed(2)}  called poor ${poor}  ${codes.join('  ')}`,
    );
  }
  const [legible, poor] = [
    measured.filter(({ readRight }) => readRight >= POOR_SHARE_READ),
    measured.filter(({ readRight }) => readRight < POOR_SHARE_READ),
  ];
  console.log(
    `rank correlation ${rankCorrelation(
      measured.map(({ expected }) => expected),
      measured.map(({ readRight }) => readRight),
    ).toFixed(3)}`,
  );
  console.log(
    `mean difference ${mean(measured.map(({ expected, readRight }) => Math.abs(expected - readRight))).toFixed(3)}`,
  );
  console.log(
    `legible pages called poor: ${legible.filter(({ isCalledPoor }) => isCalledPoor).length} of ${legible.length}`,
  );
  console.log(
    `poor pages called legible: ${poor.filter(({ isCalledPoor }) => !isCalledPoor).length} of ${poor.length}`,
  );
  const times = measured.map(({ lookMs }) => lookMs).sort((a, b) => a - b);
  console.log(
    `cost: half below ${times[times.length >> 1]?.toFixed(1)} ms, at most ${times.at(-1)?.toFixed(1)} ms`,
  );
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
