import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { seededRandom } from '../../seeded-random.js';
import { decodeAsDisplayed } from '../decode-as-displayed.js';
import { oneOf, type Simulator } from './attack.js';
import { physicalPrint } from './physical/print.js';
import { physicalScreen } from './physical/screen.js';
import { spectralPrint } from './spectral/print.js';
import { spectralScreen } from './spectral/screen.js';

const DESIGNS: Readonly<Record<string, readonly Simulator[]>> = {
  physical: [physicalScreen, physicalPrint],
  spectral: [spectralScreen, spectralPrint],
};

/** As phones save (first), as messengers and upload forms shrink. */
const SAVES = [
  { quality: 92, longSide: Number.POSITIVE_INFINITY },
  { quality: 80, longSide: Number.POSITIVE_INFINITY },
  { quality: 75, longSide: 1280 },
  { quality: 65, longSide: 800 },
] as const;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      design: { type: 'string', default: 'physical' },
      seed: { type: 'string', default: '1' },
      most: { type: 'string', default: '1000' },
    },
  });
  const [from, to] = positionals;
  const simulators = DESIGNS[values.design];
  if (!from || !to || !simulators)
    throw new Error('usage: make-attacks.ts PHOTOS TO [--design physical|spectral] [--seed 1] [--most 1000]');
  mkdirSync(to, { recursive: true });
  const photos = readdirSync(from)
    .filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
    .sort()
    .slice(0, Number(values.most));
  const rows = ['file,source,kind,design,showsBorder,quality,longSide'];
  for (const [index, name] of photos.entries()) {
    const photo = await decodeAsDisplayed(readFileSync(join(from, name)));
    for (const [which, simulate] of simulators.entries()) {
      const random = seededRandom(Number(values.seed) * 1_000_003 + index * 101 + which);
      const { image, kind, showsBorder } = simulate(photo, random);
      const save = oneOf(random, SAVES);
      const longSide = Math.min(save.longSide, Math.max(image.width, image.height));
      const file = `${kind}-${String(index).padStart(4, '0')}.jpg`;
      await sharp(image.rgb, { raw: { width: image.width, height: image.height, channels: 3 } })
        .resize(longSide, longSide, { fit: 'inside' })
        .jpeg({ quality: save.quality })
        .toFile(join(to, file));
      rows.push([file, name, kind, values.design, showsBorder, save.quality, longSide].join(','));
    }
  }
  writeFileSync(join(to, 'manifest.csv'), `${rows.join('\n')}\n`);
}

await main();
