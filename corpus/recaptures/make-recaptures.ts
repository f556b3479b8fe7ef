/**
 * `node scripts/run-source.mjs corpus/recaptures/make-recaptures.ts PICTURES OUT [--seed N] [--most N]`:
 * pictures of documents, shown on displays and on paper and photographed in one and the same way, to
 * `OUT/manifest.csv`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { oneOf } from '../faces/attacks/attack.js';
import { drawnCamera, photographed } from '../faces/attacks/physical/camera.js';
import { drawnFraming } from '../faces/attacks/physical/framing.js';
import { decodeAsDisplayed } from '../faces/decode-as-displayed.js';
import { seededRandom } from '../seeded-random.js';
import { KINDS } from './kinds.js';

/** Longer side of a photo, pixels. */
const LONG_SIDE_PX = [1500, 2100] as const;

/** As phones save (first two), as messengers and upload forms shrink. */
const SAVES = [
  { quality: 92, longSide: Number.POSITIVE_INFINITY },
  { quality: 80, longSide: Number.POSITIVE_INFINITY },
  { quality: 75, longSide: 1600 },
  { quality: 70, longSide: 1280 },
] as const;

async function make(from: string, to: string, seed: number, most: number): Promise<void> {
  mkdirSync(to, { recursive: true });
  const pages = readdirSync(from)
    .filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
    .sort()
    .slice(0, most);
  const rows = ['file,source,kind,is,quality,longSide'];
  for (const [index, name] of pages.entries()) {
    const page = await decodeAsDisplayed(readFileSync(join(from, name)));
    for (const [which, { name: kind, is, scene }] of KINDS.entries()) {
      const random = seededRandom(seed * 1_000_003 + index * 101 + which);
      const framing = drawnFraming(random, page.width / page.height, LONG_SIDE_PX);
      const camera = drawnCamera(random, framing.width, framing.height);
      const { width, height, rgb } = photographed(scene(page, framing, random), camera, random);
      const save = oneOf(random, SAVES);
      const longSide = Math.min(save.longSide, Math.max(width, height));
      const file = `${String(index).padStart(3, '0')}-${kind}.jpg`;
      await sharp(rgb, { raw: { width, height, channels: 3 } })
        .resize(longSide, longSide, { fit: 'inside' })
        .jpeg({ quality: save.quality })
        .toFile(join(to, file));
      rows.push([file, name, kind, is, save.quality, longSide].join(','));
      writeFileSync(join(to, 'manifest.csv'), `${rows.join('\n')}\n`);
    }
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, most: { type: 'string' } },
});
const [from, to] = positionals;
const [seed, most] = [Number(values.seed ?? 1), Number(values.most ?? 1000)];
if (!from || !to || !Number.isInteger(seed) || !Number.isInteger(most)) {
  console.error('expected make-recaptures.ts PICTURES OUT [--seed N] [--most N]');
  process.exitCode = 1;
} else await make(from, to, seed, most);
