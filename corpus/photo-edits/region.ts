import type { Dice } from '../pdf-forgeries/dice.js';
import { emptyMask, type Mask, type Pixels } from './pixels.js';

/** A rough round shape: what somebody draws around a thing with the lasso. */
export interface Region {
  readonly centerX: number;
  readonly centerY: number;
  readonly radius: number;
  /** Of the outline: how far it lies from the radius, by waves around the center. */
  readonly waves: readonly { readonly turns: number; readonly size: number; readonly phase: number }[];
}

/** Of the shorter side: the radius of an edit. From a small thing to a large one. */
const RADIUS_PER_MILLE = [35, 140] as const;

export function rollRegion({ width, height }: Pixels, dice: Dice): Region {
  const shorter = Math.min(width, height);
  const radius = Math.max(14, (shorter * dice.between(...RADIUS_PER_MILLE)) / 1000);
  const waves = [2, 3, 5].map((turns) => ({
    turns,
    size: dice.between(0, 25) / 100 / Math.sqrt(turns),
    phase: dice.between(0, 628) / 100,
  }));
  return { ...rollCenter(width, height, radius, dice), radius, waves };
}

/** The same outline elsewhere. */
export const movedRegion = (region: Region, centerX: number, centerY: number): Region => ({
  ...region,
  centerX,
  centerY,
});

/** A center whose outline stays inside the picture. */
export function rollCenter(
  width: number,
  height: number,
  radius: number,
  dice: Dice,
): { centerX: number; centerY: number } {
  const edge = Math.ceil(radius * 1.35) + 2;
  const within = (size: number): number =>
    size > 2 * edge ? dice.between(edge, size - edge) : Math.round(size / 2);
  return { centerX: within(width), centerY: within(height) };
}

/** @param featherPixels over how many pixels the outline fades; 0 = a hard edge */
export function maskOf(region: Region, pixels: Pixels, featherPixels: number): Mask {
  const mask = emptyMask(pixels);
  const reach = Math.ceil(region.radius * 1.5 + featherPixels);
  const { centerX, centerY } = region;
  for (let y = Math.max(0, Math.floor(centerY - reach)); y < Math.min(pixels.height, centerY + reach); y++) {
    for (let x = Math.max(0, Math.floor(centerX - reach)); x < Math.min(pixels.width, centerX + reach); x++) {
      const angle = Math.atan2(y - centerY, x - centerX);
      const outline =
        region.radius *
        (1 +
          region.waves.reduce(
            (sum, { turns, size, phase }) => sum + size * Math.sin(turns * angle + phase),
            0,
          ));
      const inside = outline - Math.hypot(x - centerX, y - centerY);
      const amount =
        featherPixels === 0 ? (inside > 0 ? 1 : 0) : Math.min(1, Math.max(0, 0.5 + inside / featherPixels));
      mask.amounts[y * pixels.width + x] = Math.round(amount * 255);
    }
  }
  return mask;
}

/** How lively a region is: the mean step between neighboring pixels, 0..255. */
export function liveliness({ width, height, rgb }: Pixels, { centerX, centerY, radius }: Region): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.max(0, Math.floor(centerY - radius)); y < Math.min(height, centerY + radius); y += 2) {
    for (
      let x = Math.max(0, Math.floor(centerX - radius));
      x < Math.min(width - 1, centerX + radius);
      x += 2
    ) {
      sum += Math.abs((rgb[(y * width + x) * 3 + 1] ?? 0) - (rgb[(y * width + x + 1) * 3 + 1] ?? 0));
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}
