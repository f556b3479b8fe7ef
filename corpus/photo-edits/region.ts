import type { Dice } from '../pdf-forgeries/dice.js';
import { emptyMask, type Mask, type Pixels } from './pixels.js';

/** A rough round shape: what somebody draws around a thing with the lasso. */
export interface Region {
  readonly centreX: number;
  readonly centreY: number;
  readonly radius: number;
  /** Of the outline: how far it lies from the radius, by waves around the centre. */
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
  return { ...rollCentre(width, height, radius, dice), radius, waves };
}

/** The same outline elsewhere. */
export const movedRegion = (region: Region, centreX: number, centreY: number): Region => ({
  ...region,
  centreX,
  centreY,
});

/** A centre whose outline stays inside the picture. */
export function rollCentre(
  width: number,
  height: number,
  radius: number,
  dice: Dice,
): { centreX: number; centreY: number } {
  const edge = Math.ceil(radius * 1.35) + 2;
  const within = (size: number): number =>
    size > 2 * edge ? dice.between(edge, size - edge) : Math.round(size / 2);
  return { centreX: within(width), centreY: within(height) };
}

/** @param featherPixels over how many pixels the outline fades; 0 = a hard edge */
export function maskOf(region: Region, pixels: Pixels, featherPixels: number): Mask {
  const mask = emptyMask(pixels);
  const reach = Math.ceil(region.radius * 1.5 + featherPixels);
  const { centreX, centreY } = region;
  for (let y = Math.max(0, Math.floor(centreY - reach)); y < Math.min(pixels.height, centreY + reach); y++) {
    for (let x = Math.max(0, Math.floor(centreX - reach)); x < Math.min(pixels.width, centreX + reach); x++) {
      const angle = Math.atan2(y - centreY, x - centreX);
      const outline =
        region.radius *
        (1 +
          region.waves.reduce(
            (sum, { turns, size, phase }) => sum + size * Math.sin(turns * angle + phase),
            0,
          ));
      const inside = outline - Math.hypot(x - centreX, y - centreY);
      const amount =
        featherPixels === 0 ? (inside > 0 ? 1 : 0) : Math.min(1, Math.max(0, 0.5 + inside / featherPixels));
      mask.amounts[y * pixels.width + x] = Math.round(amount * 255);
    }
  }
  return mask;
}

/** How lively a region is: the mean step between neighbouring pixels, 0..255. */
export function liveliness({ width, height, rgb }: Pixels, { centreX, centreY, radius }: Region): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.max(0, Math.floor(centreY - radius)); y < Math.min(height, centreY + radius); y += 2) {
    for (
      let x = Math.max(0, Math.floor(centreX - radius));
      x < Math.min(width - 1, centreX + radius);
      x += 2
    ) {
      sum += Math.abs((rgb[(y * width + x) * 3 + 1] ?? 0) - (rgb[(y * width + x + 1) * 3 + 1] ?? 0));
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}
