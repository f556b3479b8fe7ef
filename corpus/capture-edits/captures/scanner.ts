import { between, nearNormal } from '../../faces/attacks/attack.js';
import type { Dice } from '../../pdf-forgeries/dice.js';
import { valueNoise } from '../../photo/value-noise.js';
import { fromSharp, type Pixels, toSharp } from '../../photo-edits/pixels.js';
import { seededRandom } from '../../seeded-random.js';

/** Longer side of a scan, pixels: about 110 to 150 dots to an inch of a page. */
const LONG_SIDE_PX = [1200, 1700] as const;
/** Specks of dust to a megapixel. */
const DUST = [0, 14] as const;

/** How a flatbed turns light into levels. */
interface Levels {
  /** Below 1 paper stays gray, above it is cut off at white, as scanners' "text" settings do. */
  readonly gain: number;
  /** Deviation of the noise of each channel, levels. */
  readonly noise: number;
  /** How much photosites differ in gain: a faint stripe down the page. */
  readonly stripes: number;
}

/** A sheet on a flatbed: askew, soft, paper fiber, noise and stripes of the line of photosites, dust. */
export async function scanned(page: Pixels, dice: Dice): Promise<Pixels> {
  const random = seededRandom(dice.between(1, 1_000_000_000));
  const longSide = Math.round(between(random, ...LONG_SIDE_PX));
  const turned = await fromSharp(
    toSharp(page).rotate(between(random, -1.2, 1.2), { background: { r: 240, g: 240, b: 238 } }),
  );
  const small = await fromSharp(toSharp(turned).resize({ width: longSide, height: longSide, fit: 'inside' }));
  const soft = await fromSharp(toSharp(small).blur(between(random, 0.4, 0.9)));
  const levels = {
    gain: random() < 0.4 ? between(random, 1.02, 1.12) : between(random, 0.9, 0.985),
    noise: between(random, 1, 4),
    stripes: between(random, 0, 0.012),
  };
  const read = readBySensors(soft, levels, random);
  scatterDust(read, random);
  return read;
}

function readBySensors(
  { width, height, rgb }: Pixels,
  { gain, noise, stripes }: Levels,
  random: () => number,
): Pixels {
  const isGray = random() < 0.3;
  const fiberSeed = Math.floor(random() * 1e6);
  const gains = Float32Array.from({ length: width * 3 }, () => gain * (1 + stripes * nearNormal(random)));
  const read = new Uint8Array(rgb.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const fiber = 1 + 0.025 * (valueNoise(x / 1.6, y / 1.6, fiberSeed) - 0.5);
      const level = (channel: number) =>
        rgb[at + channel]! * gains[x * 3 + channel]! * fiber + noise * nearNormal(random);
      const [red, green, blue] = [level(0), level(1), level(2)];
      const gray = 0.299 * red + 0.587 * green + 0.114 * blue;
      const colors = isGray ? [gray, gray, gray] : [red, green, blue];
      for (let channel = 0; channel < 3; channel++)
        read[at + channel] = Math.min(255, Math.max(0, Math.round(colors[channel]!)));
    }
  }
  return { width, height, rgb: read };
}

function scatterDust({ width, height, rgb }: Pixels, random: () => number): void {
  const specks = Math.round((between(random, ...DUST) * width * height) / 1e6);
  for (let speck = 0; speck < specks; speck++) {
    const [x, y] = [Math.floor(random() * (width - 4)), Math.floor(random() * (height - 4))];
    const [across, down, dark] = [
      1 + Math.floor(random() * 3),
      1 + Math.floor(random() * 3),
      between(random, 0.3, 0.8),
    ];
    for (let row = y; row < y + down; row++) {
      for (let at = (row * width + x) * 3; at < (row * width + x + across) * 3; at++)
        rgb[at] = Math.round(rgb[at]! * dark);
    }
  }
}
