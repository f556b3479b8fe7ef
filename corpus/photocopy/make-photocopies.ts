/**
 * `node scripts/run-source.mjs corpus/photocopy/make-photocopies.ts OUT [--seed N] [--layouts FAMILY]`: made
 * identity documents as photocopies, scans and photos, and where the card lies in each, to
 * `OUT/manifest.csv`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FAMILIES, FAMILY_CHOICE, type FamilyName, isFamilyName } from '../papers/families.js';
import { composeCard } from '../papers/id-cards/design.js';
import { toJpeg } from '../papers/treatments/picture.js';
import { print } from '../papers/treatments/print.js';
import { diceFrom } from '../pdf-forgeries/dice.js';
import { KINDS } from './kinds.js';

const USAGE = `make-photocopies.ts OUT [--seed N] [--layouts ${FAMILY_CHOICE}]`;
/** What copiers see and write. */
const COPIER_DPI = 600;

async function make(folder: string, seed: number, familyName: FamilyName): Promise<void> {
  const { cards, names } = FAMILIES[familyName];
  mkdirSync(folder, { recursive: true });
  const rows = ['file,layout,documentType,kind,is,card'];
  for (const [index, design] of cards.entries()) {
    const people = (names as Readonly<Record<string, Parameters<typeof composeCard>[1] | undefined>>)[
      design.language
    ];
    if (!people) throw new RangeError(`expected names in ${design.language}`);
    const document = await composeCard(design, people, diceFrom(seed * 1000 + index));
    const [card] = await print(document).pictures(COPIER_DPI);
    if (!card) throw new RangeError('expected a printed side');
    for (const [kindIndex, { name, is, make: makeKind }] of KINDS.entries()) {
      const dice = diceFrom(seed * 100_000 + index * 100 + kindIndex);
      const { picture, card: quad } = await makeKind(card, dice);
      const file = `${String(index + 1).padStart(2, '0')}-${name}.jpg`;
      writeFileSync(join(folder, file), await toJpeg(picture, dice.pick([70, 80, 90])));
      rows.push(
        [
          file,
          document.layout,
          document.documentType,
          name,
          is,
          quad
            .flat()
            .map((at) => at.toFixed(4))
            .join(' '),
        ].join(','),
      );
      writeFileSync(join(folder, 'manifest.csv'), `${rows.join('\n')}\n`);
    }
  }
  console.log(`${rows.length - 1} files`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, layouts: { type: 'string' } },
});
const [folder] = positionals;
const seed = Number(values.seed ?? 1);
const layouts = values.layouts ?? 'papers';
if (folder === undefined || !Number.isInteger(seed) || !isFamilyName(layouts)) {
  console.error(`expected ${USAGE}`);
  process.exitCode = 1;
} else await make(resolve(folder), seed, layouts);
