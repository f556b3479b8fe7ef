/**
 * Edits published documents and treats them honestly:
 * `node scripts/run-source.mjs corpus/real-pdfs/make-real-pdfs.ts OUT_FOLDER --bases FOLDER --split develop|count|fresh
 * [--seed N] [--edits 2] [--treated 1] [--family values|rows-and-pages]`; `--list unseen-honest-2.csv --set A|B` in the place of `--split`. See README.md for what has to be installed.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { EditPlan } from '../pdf-forgeries/content/edit-plan.js';
import { CorpusFolder } from '../pdf-forgeries/corpus-folder.js';
import { type Dice, diceFrom } from '../pdf-forgeries/dice.js';
import { HONEST_PROCESSES } from '../pdf-forgeries/honest/all-processes.js';
import { forgeFile } from '../pdf-forgeries/make-tampered.js';
import { scratchPath, ToolError, WORK_FOLDER } from '../pdf-forgeries/tools.js';
import { readBases, readListed, SPLITS } from './bases.js';
import { openBase, planRealEdit, type RealBase } from './real-base.js';
import { rowsAndPages } from './rows-and-pages.js';
import { REAL_TECHNIQUES } from './techniques.js';

/** Techniques or treatments tried on a document before it is left. */
const TRIES = 12;

/** Of a technique that chooses itself what it changes. */
const OWN_PLAN: EditPlan = { kind: 'amount', replacements: [], arith: 'neutral' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bases: { type: 'string' },
    split: { type: 'string' },
    list: { type: 'string' },
    set: { type: 'string', default: 'A' },
    seed: { type: 'string', default: '1' },
    edits: { type: 'string', default: '2' },
    treated: { type: 'string', default: '1' },
    family: { type: 'string', default: 'values' },
  },
});
const [outFolder] = positionals;
const { bases: basesFolder, split, list, family } = values;
const isChosen = list !== undefined || SPLITS.some((known) => known === split);
if (outFolder === undefined || basesFolder === undefined || !isChosen) {
  process.stderr.write(
    'Usage: make-real-pdfs.ts OUT_FOLDER --bases FOLDER --split develop|count|fresh | --list FILE --set A|B\n',
  );
  process.exit(2);
}
const warn = (message: string) => process.stderr.write(`${message.replaceAll('\n', ' ').slice(0, 240)}\n`);

/** Runs `attempt` with the next of `ways` until `wanted` succeeded; a way that fails goes to the end of the queue. */
function takeTurns<T>(ways: T[], wanted: number, attempt: (way: T) => void, name: (way: T) => string): void {
  let made = 0;
  for (let tries = 0; tries < TRIES && made < wanted; tries++) {
    const way = ways.shift() as T;
    ways.push(way);
    try {
      attempt(way);
      made += 1;
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      warn(`${name(way)}: ${error.message}`);
    }
  }
}

function main(out: string, folderOfBases: string, dice: Dice): void {
  const folder = new CorpusFolder(out, dice);
  const bases: RealBase[] = [];
  const documents = list
    ? readListed(list, values.set)
    : readBases().filter((known) => known.split === split);
  for (const document of documents) {
    try {
      bases.push(openBase(document, folderOfBases, dice));
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      warn(error.message);
    }
  }
  const techniques = family === 'values' ? dice.shuffled(REAL_TECHNIQUES) : [...rowsAndPages(bases, dice)];
  const treatments = dice.shuffled(HONEST_PROCESSES);
  for (const real of bases) {
    const { base, document } = real;
    const { kind = 'document' } = document;
    const honest = {
      label: 'authentic',
      base: base.id,
      generator: document.producer,
      kind,
      what: '',
      page: '',
      arith: 'n/a',
      metadata: 'kept',
      notes: '',
    } as const;
    folder.add(base.path, { ...honest, technique: 'clean', tool: document.producer });
    takeTurns(
      treatments,
      Number(values.treated),
      (treatment) => {
        const output = scratchPath('pdf');
        treatment.run(base, output, dice, dice.pick(bases).base);
        folder.add(output, { ...honest, technique: `benign:${treatment.name}`, tool: treatment.tool });
      },
      ({ name }) => name,
    );
    if (family === 'values' && real.values.length === 0) continue;
    takeTurns(
      techniques,
      Number(values.edits),
      (technique) => {
        const plan = technique.choosesEdit ? OWN_PLAN : planRealEdit(real, technique.kinds, dice);
        forgeFile(folder, technique, base, plan, dice, kind);
      },
      ({ name }) => name,
    );
  }
  const tampered = folder.rows.filter((row) => row.label === 'tampered').length;
  process.stdout.write(`${folder.rows.length - tampered} honest and ${tampered} tampered files in ${out}\n`);
}

try {
  main(outFolder, basesFolder, diceFrom(Number(values.seed)));
} finally {
  rmSync(WORK_FOLDER, { recursive: true, force: true });
}
