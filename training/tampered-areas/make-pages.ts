/**
 * `node scripts/run-source.mjs training/tampered-areas/make-pages.ts OUT --layouts first|second|third|fourth [--seed
 * N] [--rounds N]`: clean pages and cards as PNG, as `bases.py` takes them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FAMILIES, type FamilyName, KINDS } from '../../corpus/papers/families.js';
import { toPng } from '../../corpus/papers/treatments/picture.js';
import { print } from '../../corpus/papers/treatments/print.js';
import { diceFrom } from '../../corpus/pdf-forgeries/dice.js';
import { WORK_FOLDER } from '../../corpus/pdf-forgeries/tools.js';

/**
 * So that letters are as large as in what people upload: pages of about 950 pixels of width, cards of about
 * 850.
 */
const PAGE_DPI = [96, 110, 130] as const;
const CARD_DPI = 250;
const MOST_PAGES = 2;

async function make(folder: string, layouts: FamilyName, seed: number, rounds: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (let round = 0; round < rounds; round++) {
    for (const [kindIndex, kind] of KINDS.entries()) {
      const dice = diceFrom((seed + round) * 1000 + kindIndex);
      for (const [index, compose] of kind.composers(FAMILIES[layouts]).entries()) {
        const printed = print(await compose(dice));
        const pages = await printed.pictures(printed.pdfPath === undefined ? CARD_DPI : dice.pick(PAGE_DPI));
        for (const [page, picture] of pages.slice(0, MOST_PAGES).entries()) {
          writeFileSync(
            join(folder, `${kind.name}-${seed + round}-${index}-${page}.png`),
            await toPng(picture),
          );
        }
      }
    }
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { layouts: { type: 'string' }, seed: { type: 'string' }, rounds: { type: 'string' } },
});
const isFamilyName = (name: string | undefined): name is FamilyName =>
  name !== undefined && Object.hasOwn(FAMILIES, name);
const [folder] = positionals;
if (folder === undefined || !isFamilyName(values.layouts)) {
  console.error('expected make-pages.ts OUT --layouts first|second|third|fourth [--seed N] [--rounds N]');
  process.exitCode = 1;
} else {
  try {
    await make(folder, values.layouts, Number(values.seed ?? 1), Number(values.rounds ?? 1));
  } finally {
    rmSync(WORK_FOLDER, { recursive: true, force: true });
  }
}
