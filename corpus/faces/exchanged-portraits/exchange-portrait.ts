import sharp from 'sharp';
import type { Dice } from '../../pdf-forgeries/dice.js';
import { colorAt, fromSharp, type Pixels } from '../../photo-edits/pixels.js';
import type { CapturedCard } from './captured-card.js';
import type { CardPlace } from './printed-card.js';

/** How a forger lays another person's portrait over that of a picture of a card. */
export interface Exchange {
  /** The whole portrait, or its head alone. */
  readonly covers: 'portrait' | 'head';
  /** Over how much of the portrait's width its rim fades. */
  readonly feather: number;
  /** Whether its tones are brought to those of the portrait it covers. */
  readonly matchesTones: boolean;
  /** Blur that imitates the capture's, pixels of the portrait laid over; 0 for none. */
  readonly blurPx: number;
  /** Of its own JPEG before, 1..100. */
  readonly quality: number;
}

export const rollExchange = (dice: Dice): Exchange => ({
  covers: dice.chance(0.75) ? 'portrait' : 'head',
  feather: dice.pick([0, 0, 0.01, 0.03]),
  matchesTones: dice.chance(0.6),
  blurPx: dice.pick([0, 0, 0, 0.6, 1.2]),
  quality: dice.between(70, 95),
});

/** The head's ellipse in shares of the portrait. */
const HEAD = { u: 0.5, v: 0.5, radiusU: 0.36, radiusV: 0.36 };
const HEAD_FEATHER = 0.12;

/**
 * The capture with another portrait over its own.
 * @param portrait of another person, cut as on a card, as large as it was found
 */
export async function exchangedPortrait(
  { pixels, cardAt }: CapturedCard,
  place: CardPlace,
  portrait: Buffer,
  exchange: Exchange,
): Promise<Pixels> {
  const inside = (x: number, y: number) => {
    const { u, v } = cardAt(x + 0.5, y + 0.5);
    return { u: (u - place.left) / place.width, v: (v - place.top) / place.height };
  };
  const covered = pixelsInside(pixels, inside);
  const widthPx = Math.round(Math.sqrt(covered.length / (45 / 35)));
  let patch = sharp(await sharp(portrait).jpeg({ quality: exchange.quality }).toBuffer()).resize({
    width: Math.max(8, widthPx),
  });
  if (exchange.blurPx > 0) patch = sharp(await patch.png().toBuffer()).blur(exchange.blurPx);
  const laid = await fromSharp(sharp(await patch.png().toBuffer()));
  const tones = exchange.matchesTones ? tonesBetween(laid, pixels, covered) : (value: number) => value;
  const rgb = pixels.rgb.slice();
  for (const pixel of covered) {
    const { u, v } = inside(pixel % pixels.width, Math.floor(pixel / pixels.width));
    const amount = amountAt(u, v, exchange);
    if (amount === 0) continue;
    const color = colorAt(laid, u * laid.width - 0.5, v * laid.height - 0.5);
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel;
      const value = tones(color[channel]!, channel);
      rgb[at] = Math.min(255, Math.max(0, Math.round(rgb[at]! + (value - rgb[at]!) * amount)));
    }
  }
  return { ...pixels, rgb };
}

function pixelsInside(
  { width, height }: Pixels,
  inside: (x: number, y: number) => { u: number; v: number },
): number[] {
  const found: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const { u, v } = inside(x, y);
      if (u >= 0 && v >= 0 && u < 1 && v < 1) found.push(y * width + x);
    }
  return found;
}

function amountAt(u: number, v: number, { covers, feather }: Exchange): number {
  if (covers === 'head') {
    const radius = Math.hypot((u - HEAD.u) / HEAD.radiusU, (v - HEAD.v) / HEAD.radiusV);
    return Math.min(1, Math.max(0, (1 - radius) / HEAD_FEATHER));
  }
  const rim = Math.min(u, v, 1 - u, 1 - v);
  return feather === 0 ? 1 : Math.min(1, rim / feather);
}

/** Channel by channel, mean and deviation of what is covered. */
function tonesBetween(laid: Pixels, pixels: Pixels, covered: readonly number[]) {
  const maps = [0, 1, 2].map((channel) => {
    const own = moments(laid.rgb.length / 3, (index) => laid.rgb[index * 3 + channel]!);
    const other = moments(covered.length, (index) => pixels.rgb[covered[index]! * 3 + channel]!);
    const gain = Math.min(1.6, Math.max(0.5, other.deviation / Math.max(1, own.deviation)));
    return (value: number) => other.mean + gain * (value - own.mean);
  });
  return (value: number, channel: number): number => maps[channel]!(value);
}

function moments(count: number, at: (index: number) => number): { mean: number; deviation: number } {
  let [sum, squares] = [0, 0];
  for (let index = 0; index < count; index++) {
    const value = at(index);
    sum += value;
    squares += value * value;
  }
  const mean = sum / Math.max(1, count);
  return { mean, deviation: Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)) };
}
