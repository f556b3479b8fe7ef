/**
 * `node scripts/run-source.mjs corpus/faces/id-cards/make-id-cards.ts FOLDER OUT [--seed N]`: prints the
 * faces of FOLDER's photos (a folder a person) on pictures of invented identity cards, and writes which photo
 * is of whom to `OUT/pairs.csv`.
 */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadFaceAnalyst } from '@assay/biometrics';
import { readFaceModels } from '@assay/server';
import { csvLine } from '../../../evaluation/csv.js';
import { decodeAsDisplayed } from '../decode-as-displayed.js';
import { composeIdCard } from './compose-id-card.js';
import { CARD_VARIANTS, variantName } from './variants.js';

interface LabeledPhoto {
  readonly person: string;
  readonly path: string;
}

interface MadeCard extends LabeledPhoto {
  readonly file: string;
}

async function makeCards(photos: readonly LabeledPhoto[], out: string, seed: number): Promise<MadeCard[]> {
  const analyst = await loadFaceAnalyst(await readFaceModels());
  const cards: MadeCard[] = [];
  for (const [index, { person, path }] of photos.entries()) {
    const photo = readFileSync(path);
    const [face] = await analyst.findFaces(await decodeAsDisplayed(photo), 'upright');
    if (!face) continue;
    for (const [kind, variant] of CARD_VARIANTS.entries()) {
      const file = `${String(index).padStart(4, '0')}-${variantName(variant)}.jpg`;
      const bytes = await composeIdCard(
        photo,
        face.box,
        variant,
        seed * 1_000_000 + index * CARD_VARIANTS.length + kind,
      );
      writeFileSync(join(out, file), bytes);
      cards.push({ file, person, path });
    }
  }
  return cards;
}

/** Each card against every other photo, never against the one that it was made of. */
const pairsOf = (cards: readonly MadeCard[], photos: readonly LabeledPhoto[]): string[] =>
  cards.flatMap(({ file, person, path }) =>
    photos
      .filter((photo) => photo.path !== path)
      .map((photo) => csvLine([file, photo.path, photo.person === person ? 'Yes' : 'No'])),
  );

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const [folder, out] = positionals;
const seed = Number(values.seed ?? 1);
if (!folder || !out || !Number.isInteger(seed)) {
  console.error('expected make-id-cards.ts FOLDER OUT [--seed N]');
  process.exitCode = 1;
} else {
  const photos = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: person }) => {
      const files = readdirSync(join(folder, person)).filter((name) => /\.(jpe?g|png|webp)$/i.test(name));
      return files.sort().map((name) => ({ person, path: resolve(folder, person, name) }));
    });
  mkdirSync(out, { recursive: true });
  const cards = await makeCards(photos, out, seed);
  writeFileSync(
    join(out, 'pairs.csv'),
    `${['file_x,file_y,Decision', ...pairsOf(cards, photos)].join('\n')}\n`,
  );
  console.log(`${cards.length} cards of ${photos.length} photos`);
}
