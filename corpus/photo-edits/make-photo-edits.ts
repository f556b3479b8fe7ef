/**
 * `node scripts/run-source.mjs corpus/photo-edits/make-photo-edits.ts PHOTOS OUT [--seed N] [--each N] [--most
 * N]`: edits honest photographs and saves them beside honest twins. See README.md.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { type Dice, diceFrom } from '../pdf-forgeries/dice.js';
import { HONEST_PROCESSING } from './honest-processing.js';
import { lastQuality } from './last-quality.js';
import { decodePixels, type Pixels } from './pixels.js';
import { CHAINS } from './save-chains.js';
import { type Origin, Series } from './series.js';
import { TECHNIQUES } from './techniques.js';

const USAGE = 'make-photo-edits.ts PHOTOS OUT [--seed N] [--each N] [--most N]';
/** Smaller pictures are thumbnails. */
const LEAST_PIXELS = 120_000;

/** A photograph to edit. */
interface Photo extends Origin {
  readonly quality: number;
}

async function make(
  photosFolder: string,
  folder: string,
  { seed, each, most }: { seed: number; each: number; most: number },
): Promise<void> {
  const series = new Series(folder);
  const all = readdirSync(photosFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(jpe?g)$/i.test(name))
    .sort();
  const chosen = diceFrom(seed).shuffled(all);
  let pair = 0;
  for (const [index, name] of chosen.entries()) {
    if (pair >= most) break;
    const path = join(photosFolder, name);
    try {
      const pixels = await decodePixels(path);
      if (pixels.width * pixels.height < LEAST_PIXELS) continue;
      const other = await otherPhoto(photosFolder, chosen, index);
      const quality = lastQuality(readFileSync(path));
      const source = relative(photosFolder, path).split(sep)[0] ?? '';
      const photo = { pair: ++pair, kind: 'photo', firstSave: `q${quality}`, source, quality };
      await addPhoto(series, photo, { pixels, other }, { dice: diceFrom(seed * 100_003 + index), each });
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  console.log(`${pair} photographs`);
}

/** The next one that decodes. */
async function otherPhoto(folder: string, chosen: readonly string[], index: number): Promise<Pixels> {
  for (let step = 1; step < chosen.length; step++) {
    try {
      return await decodePixels(join(folder, chosen[(index + step) % chosen.length] ?? ''));
    } catch {}
  }
  throw new RangeError('expected at least two photographs');
}

/** `each` edits with their twins, and one honestly processed picture. */
async function addPhoto(
  series: Series,
  photo: Photo,
  { pixels, other }: { pixels: Pixels; other: Pixels },
  { dice, each }: { dice: Dice; each: number },
): Promise<void> {
  for (let round = 0; round < each; round++) {
    const turn = (photo.pair - 1) * each + round;
    // Eleven techniques and eight chains have no common divisor, so that all pairs of them come in turn.
    const technique = TECHNIQUES[turn % TECHNIQUES.length];
    const chain = CHAINS[turn % CHAINS.length]?.(dice, photo.quality);
    if (!technique || !chain) throw new RangeError('expected a technique and a chain');
    const edited = technique.edit(pixels, other, dice);
    await series.add(photo, chain, edited.pixels, {
      technique: technique.name,
      tampered: true,
      mask: edited.mask,
      notes: edited.notes,
    });
    await series.add(photo, chain, pixels, { technique: technique.name, tampered: false });
  }
  const processing = dice.pick(HONEST_PROCESSING);
  const chain = dice.pick(CHAINS)(dice, photo.quality);
  await series.add(photo, chain, await processing.process(pixels, dice), {
    technique: processing.name,
    tampered: false,
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, each: { type: 'string' }, most: { type: 'string' } },
});
const [photos, folder] = positionals;
const [seed, each, most] = [
  Number(values.seed ?? 1),
  Number(values.each ?? 1),
  Number(values.most ?? 1_000_000),
];
if (
  photos === undefined ||
  folder === undefined ||
  ![seed, each, most].every((value) => Number.isInteger(value) && value >= 1)
) {
  console.error(`expected ${USAGE}`);
  process.exitCode = 1;
} else await make(resolve(photos), resolve(folder), { seed, each, most });
