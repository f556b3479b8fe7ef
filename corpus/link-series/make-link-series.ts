/**
 * `node scripts/run-source.mjs corpus/link-series/make-link-series.ts OUT [--set fitting|measuring|held-out] [--seed
 * N]`: writes a series of submissions and, for every two that have something in common, what a comparison must
 * find, to `OUT/manifest.json`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { WORK_FOLDER } from '../pdf-forgeries/tools.js';
import { addBankStatements } from './groups/bank-statements.js';
import { addPhotographs } from './groups/cameras.js';
import { addEditedCopies } from './groups/edited-copies.js';
import { addIdCards } from './groups/id-cards.js';
import { addLetters } from './groups/letters.js';
import { addPassportsOfOneNumber } from './groups/passports.js';
import { addPayStubs } from './groups/pay-stubs.js';
import { addPdfsOfOneOrigin } from './groups/pdfs-of-one-origin.js';
import { addNextMonths, addStolenAccounts } from './groups/same-accounts.js';
import { addSameFiles, addSavedAgain } from './groups/saved-again.js';
import { addScannedStrangers } from './groups/scanned-strangers.js';
import { addSigned } from './groups/signed.js';
import { fileNameOf, manifestOf } from './manifest.js';
import type { Submission } from './origin.js';
import { HtmlPrinter } from './papers/html-printer.js';
import type { PrintedStatement } from './papers/statements.js';
import { SETS, Series, type SetName } from './series.js';

const USAGE = 'make-link-series.ts OUT [--set fitting|measuring|held-out] [--seed N]';

/** @returns in the order in which they are submitted: a copy as often before its original as after it */
async function makeSeries(set: SetName, seed: number, printer: HtmlPrinter): Promise<Submission[]> {
  const series = new Series(set, seed, printer);
  const statements = await addBankStatements(series);
  // One customer of each bank per kind of copy.
  const customer = (index: number): PrintedStatement[] => statements.filter((_, at) => at % 8 === index);
  const withWholeNumber = ({ origin }: PrintedStatement): boolean => origin.identifiers.length > 0;
  await addEditedCopies(series, customer(0));
  await addSavedAgain(series, customer(1).slice(0, 6));
  addSameFiles(series, customer(2).slice(0, 4));
  await addNextMonths(series, customer(3));
  await addStolenAccounts(series, customer(4).filter(withWholeNumber));
  await addScannedStrangers(series, customer(5).slice(0, 3), 4);
  addPdfsOfOneOrigin(series, 5, 5);
  await addSigned(series, 5, 3);
  await addPayStubs(series);
  await addLetters(series, 8, 4, 4);
  await addIdCards(series, 4);
  await addPassportsOfOneNumber(series, 4);
  const [first] = customer(6);
  if (first) await addPhotographs(series, first, 4, 3);
  return series.dice.shuffled(series.submissions);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { set: { type: 'string' }, seed: { type: 'string' } },
});
const isSetName = (name: string): name is SetName => Object.hasOwn(SETS, name);
const [folder] = positionals;
const set = values.set ?? 'fitting';
if (folder === undefined || !isSetName(set) || !Number.isInteger(Number(values.seed ?? 0))) {
  console.error(`expected ${USAGE}`);
  process.exitCode = 1;
} else {
  const printer = await HtmlPrinter.start();
  try {
    const submissions = await makeSeries(set, Number(values.seed ?? SETS[set].seed), printer);
    const out = resolve(folder);
    mkdirSync(out, { recursive: true });
    for (const submission of submissions) writeFileSync(join(out, fileNameOf(submission)), submission.bytes);
    const manifest = manifestOf(submissions);
    writeFileSync(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    console.log(`${submissions.length} submissions, ${manifest.pairs.length} pairs with something in common`);
  } finally {
    await printer.close();
    rmSync(WORK_FOLDER, { recursive: true, force: true });
  }
}
