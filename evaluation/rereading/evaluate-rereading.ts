import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadRecognizer } from '@assay/extraction';
import { loadPdfium } from '@assay/media';
import { readPdfiumBinary, readPreparedModels } from '@assay/server';
import { DEGRADATIONS } from '../legibility/degradations.js';
import { confusionsOf } from './confusions.js';
import { type RereadAmount, rereadAmounts } from './reread-amounts.js';

const USAGE = 'npm run evaluate -- rereading FOLDER [--every N] [--documents N] [--amounts N]';

/** Between what everybody reads and what nobody does: where digits are taken for others. */
const HARD_TO_READ = [
  'blur of 2 pixels',
  'blur of 2.5 pixels',
  'blur of 3 pixels',
  '60 pixels an inch',
  '50 pixels an inch',
  '40 pixels an inch',
  '100 pixels an inch, blur of 1.5',
  'JPEG quality 6',
];

/**
 * `npm run evaluate -- rereading`: amounts of PDFs with a text layer, drawn, degraded and read three ways:
 * how often a second reading repeats a misreading, and how often it agrees with what was read rightly.
 * @param commandLine `--every 3` takes every third PDF of the folder, `--amounts` that many of each page
 * @throws RangeError for a command line that cannot be used
 */
export async function evaluateRereading(commandLine: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    allowPositionals: true,
    options: { every: { type: 'string' }, documents: { type: 'string' }, amounts: { type: 'string' } },
  });
  const [folder] = positionals;
  const [every, documents, amounts] = [
    Number(values.every ?? 1),
    Number(values.documents ?? Number.MAX_SAFE_INTEGER),
    Number(values.amounts ?? 20),
  ];
  if (!folder || positionals.length > 1 || !(every >= 1) || !(documents >= 1) || !(amounts >= 1))
    throw new RangeError(`expected ${USAGE}`);
  const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  const pdfium = await loadPdfium(await readPdfiumBinary());
  const recognizer = await loadRecognizer(await readPreparedModels());
  const read: RereadAmount[] = [];
  for (const file of files.filter((_, index) => index % every === 0).slice(0, documents)) {
    const pdf = pdfium.open(readFileSync(join(folder, file)));
    for (const degradation of DEGRADATIONS.filter(({ name }) => HARD_TO_READ.includes(name)))
      read.push(...(await rereadAmounts(pdf, degradation, recognizer, amounts)));
    pdf.close();
  }
  report(read);
}

function report(all: readonly RereadAmount[]): void {
  console.log(
    'degradation             right  again  otherwise | misread  repeated  mended | otherwise: repeated  mended',
  );
  for (const name of [...new Set(all.map(({ degradation }) => degradation))])
    row(
      name,
      all.filter(({ degradation }) => degradation === name),
    );
  row('all', all);
  for (const least of [0.5, 0.7, 0.9])
    row(
      `read at ${least} and above`,
      all.filter(({ firstReading }) => firstReading >= least),
    );
  console.log('\nprinted as read by the first reading, times');
  for (const { printed, read, times } of confusionsOf(all)) console.log(`${printed} ${read} ${times}`);
}

function row(name: string, amounts: readonly RereadAmount[]): void {
  const right = amounts.filter(({ printed, first }) => first === printed);
  const wrong = amounts.filter(({ printed, first }) => first !== printed);
  const count = (some: readonly RereadAmount[], holds: (one: RereadAmount) => boolean) =>
    some.filter(holds).length;
  console.log(
    [
      name.padEnd(22),
      right.length,
      count(right, ({ recut, printed }) => recut === printed),
      count(right, ({ otherwise, printed }) => otherwise === printed),
      '|',
      wrong.length,
      count(wrong, ({ recut, first }) => recut === first),
      count(wrong, ({ recut, printed }) => recut === printed),
      '|',
      count(wrong, ({ otherwise, first }) => otherwise === first),
      count(wrong, ({ otherwise, printed }) => otherwise === printed),
    ].join('\t'),
  );
}
