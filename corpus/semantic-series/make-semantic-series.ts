/**
 * `node scripts/run-source.mjs corpus/semantic-series/make-semantic-series.ts OUT [--seed N] [--layouts FAMILY]
 * [--rounds N] [--only TEXT]
 * [--text-layers]`: writes documents with edits of what they say, and an honest twin of each, printed, scanned
 * and photographed, with `OUT/manifest.csv`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HtmlPrinter } from '../link-series/papers/html-printer.js';
import { FAMILIES, FAMILY_CHOICE, type FamilyName, isFamilyName } from '../papers/families.js';
import { diceFrom } from '../pdf-forgeries/dice.js';
import { WORK_FOLDER } from '../pdf-forgeries/tools.js';
import { formatManifest, type SeriesRow } from './manifest.js';
import { RECIPES, twinsOf } from './recipes.js';
import { printTwins } from './twin-files.js';

const USAGE = `make-semantic-series.ts OUT [--seed N] [--layouts ${FAMILY_CHOICE}] [--rounds 1..9] [--only TEXT] [--text-layers]`;
/** As many documents of each edit; two make about 280 files. */
const ROUNDS = 2;

interface Request {
  readonly folder: string;
  readonly seed: number;
  readonly familyName: FamilyName;
  readonly rounds: number;
  readonly only: string;
  /** No pictures, and every document as a PDF with text: many documents within minutes. */
  readonly textLayersOnly: boolean;
}

async function make(
  { folder, seed, familyName, rounds, only, textLayersOnly }: Request,
  printer: HtmlPrinter,
): Promise<void> {
  for (const label of ['authentic', 'tampered']) mkdirSync(join(folder, label), { recursive: true });
  const rows: SeriesRow[] = [];
  const recipes = RECIPES.map((recipe, index) => ({ recipe, index })).filter(({ recipe }) =>
    recipe.technique.includes(only),
  );
  // Round by round, so that a series cut short has every edit as often.
  for (let round = 0; round < rounds; round++) {
    for (const { recipe, index } of recipes) {
      // Each document rolls dice of its own: a change of one edit leaves the others' documents as they were.
      const dice = diceFrom(seed * 100_000 + index * 100 + round);
      const twins = await twinsOf(recipe, FAMILIES[familyName], dice);
      if (!twins) throw new RangeError(`${recipe.technique}: no layout of the family prints what it changes`);
      const about = {
        index: round * RECIPES.length + index,
        withTextLayer: round === 0 || textLayersOnly,
        withPictures: !textLayersOnly,
        seed: dice.between(1, 1e9),
      };
      for (const { bytes, ...row } of await printTwins(twins, about, printer)) {
        writeFileSync(join(folder, row.file), bytes);
        rows.push({ ...row, family: familyName });
      }
      writeFileSync(join(folder, 'manifest.csv'), formatManifest(rows));
    }
  }
  console.log(`${rows.length} files of ${new Set(rows.map(({ base }) => base)).size} documents`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    layouts: { type: 'string' },
    rounds: { type: 'string' },
    only: { type: 'string' },
    'text-layers': { type: 'boolean' },
  },
});
const [folder] = positionals;
const [seed, rounds] = [Number(values.seed ?? 1), Number(values.rounds ?? ROUNDS)];
const layouts = values.layouts ?? 'papers';
if (
  folder === undefined ||
  !Number.isInteger(seed) ||
  !isFamilyName(layouts) ||
  !(Number.isInteger(rounds) && rounds >= 1 && rounds <= 9)
) {
  console.error(`expected ${USAGE}`);
  process.exitCode = 1;
} else {
  const printer = await HtmlPrinter.start();
  try {
    await make(
      {
        folder: resolve(folder),
        seed,
        familyName: layouts,
        rounds,
        only: values.only ?? '',
        textLayersOnly: values['text-layers'] ?? false,
      },
      printer,
    );
  } finally {
    await printer.close();
    rmSync(WORK_FOLDER, { recursive: true, force: true });
  }
}
