/**
 * Writes a corpus of honest and tampered PDFs:
 * `node scripts/run-source.mjs corpus/pdf-forgeries/make-pdf-forgeries.ts OUT_FOLDER [--seed N]`.
 * Another seed gives other documents and other edits. See README.md for what has to be installed.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeBases } from './base.js';
import { CorpusFolder } from './corpus-folder.js';
import { diceFrom } from './dice.js';
import { GENERATORS } from './generators/all-generators.js';
import { addHonestFiles } from './make-honest.js';
import { addTamperedFiles } from './make-tampered.js';
import { WORK_FOLDER } from './tools.js';

const BASES_PER_GENERATOR = 4;
const CLEAN_FILES = 48;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
const [outFolder] = positionals;
if (outFolder === undefined || !Number.isInteger(Number(values.seed))) {
  process.stderr.write('Usage: make-pdf-forgeries.ts OUT_FOLDER [--seed N]\n');
  process.exit(2);
}
const warn = (message: string) => process.stderr.write(`${message.replaceAll('\n', ' ')}\n`);
try {
  const dice = diceFrom(Number(values.seed));
  const folder = new CorpusFolder(outFolder, dice);
  const bases = makeBases(GENERATORS, BASES_PER_GENERATOR, dice, warn);
  addHonestFiles(folder, bases, CLEAN_FILES, dice, warn);
  addTamperedFiles(folder, bases, dice, warn);
  const tampered = folder.rows.filter((row) => row.label === 'tampered').length;
  process.stdout.write(
    `${folder.rows.length - tampered} honest and ${tampered} tampered files in ${outFolder}\n`,
  );
} finally {
  rmSync(WORK_FOLDER, { recursive: true, force: true });
}
