/**
 * `node scripts/run-source.mjs corpus/photo-edits/make-photo-edits.ts PHOTOS OUT [--seed N] [--each N] [--most N]`: edits honest photographs and
 * saves them beside honest twins. See README.md.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { type Dice, diceFrom } from '../pdf-forgeries/dice.js';
import { HONEST_PROCESSING } from './honest-processing.js';
import { lastQuality } from './last-quality.js';
import { decodePixels, type Mask, type Pixels } from './pixels.js';
import { CHAINS, type SaveChain } from './save-chains.js';
import { TECHNIQUES } from './techniques.js';

const USAGE = 'make-photo-edits.ts PHOTOS OUT [--seed N] [--each N] [--most N]';
/** Smaller pictures are thumbnails. */
const LEAST_PIXELS = 120_000;

const COLUMNS = 'file,label,pair,base_kind,primary,primary_q,technique,chain,chain_params,width,height,mask,mask_frac,source,notes';

/** A photograph to edit. */
interface Photo {
  readonly pair: number;
  /** The folder of its source, and its own name. */
  readonly source: string;
  readonly path: string;
  readonly quality: number;
}

class Series {
  readonly #folder: string;
  readonly #rows = [COLUMNS];

  constructor(folder: string) {
    this.#folder = folder;
    for (const kind of ['authentic', 'tampered', 'masks']) mkdirSync(join(folder, kind), { recursive: true });
  }

  async add(
    photo: Photo,
    chain: SaveChain,
    pixels: Pixels,
    what: { technique: string; tampered: boolean; mask?: Mask; notes?: string },
  ): Promise<void> {
    const { bytes, ending } = await chain.save(pixels);
    const label = what.tampered ? 'tampered' : 'authentic';
    const name = `${String(photo.pair).padStart(4, '0')}_${what.technique}_${chain.name}`;
    const file = `${label}/${name}.${ending}`;
    writeFileSync(join(this.#folder, file), bytes);
    let [maskFile, share] = ['', 0];
    if (what.mask) {
      maskFile = `masks/${name}.png`;
      const { width, height, amounts } = what.mask;
      share = amounts.reduce((sum, amount) => sum + (amount > 127 ? 1 : 0), 0) / amounts.length;
      await sharp(amounts, { raw: { width, height, channels: 1 } })
        .png()
        .toFile(join(this.#folder, maskFile));
    }
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    const cells = [
      file,
      label,
      photo.pair,
      'photo',
      'jpeg',
      `q${photo.quality}`,
      what.technique,
      chain.name,
      chain.settings,
      width,
      height,
      maskFile,
      share.toFixed(6),
    ];
    this.#rows.push([...cells, photo.source, what.notes ?? ''].join(','));
    writeFileSync(join(this.#folder, 'manifest.csv'), `${this.#rows.join('\n')}\n`);
  }
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
      const photo = {
        pair: ++pair,
        source: relative(photosFolder, path).split(sep)[0] ?? '',
        path,
        quality: lastQuality(readFileSync(path)),
      };
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
    await series.add(photo, chain, edited.pixels, { technique: technique.name, tampered: true, mask: edited.mask, notes: edited.notes });
    await series.add(photo, chain, pixels, { technique: technique.name, tampered: false });
  }
  const processing = dice.pick(HONEST_PROCESSING);
  const chain = dice.pick(CHAINS)(dice, photo.quality);
  await series.add(photo, chain, await processing.process(pixels, dice), { technique: processing.name, tampered: false });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, each: { type: 'string' }, most: { type: 'string' } },
});
const [photos, folder] = positionals;
const [seed, each, most] = [Number(values.seed ?? 1), Number(values.each ?? 1), Number(values.most ?? 1_000_000)];
if (photos === undefined || folder === undefined || ![seed, each, most].every((value) => Number.isInteger(value) && value >= 1)) {
  console.error(`expected ${USAGE}`);
  process.exitCode = 1;
} else await make(resolve(photos), resolve(folder), { seed, each, most });
