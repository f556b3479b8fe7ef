import type { Dice } from '../../pdf-forgeries/dice.js';
import { blend, colorAt, type Mask, type Pixels } from '../pixels.js';
import { liveliness, maskOf, movedRegion, type Region, rollCenter, rollRegion } from '../region.js';
import type { Edited } from './types.js';

/** Sources looked at; the liveliest is copied, since nobody copies an empty sky to show a thing twice. */
const SOURCES = 3;

interface Pose {
  /** From the copy's frame to the source's. */
  readonly radians: number;
  readonly scale: number;
}

const AS_IT_IS: Pose = { radians: 0, scale: 1 };

/** Copies a region of the photograph over another. */
function copied(photo: Pixels, dice: Dice, { radians, scale }: Pose, featherPixels: number): Edited {
  const source = Array.from({ length: SOURCES }, () => rollRegion(photo, dice)).sort(
    (a, b) => liveliness(photo, b) - liveliness(photo, a),
  )[0] as Region;
  const target = targetFor(photo, source, dice);
  const mask = maskOf(target, photo, featherPixels);
  const rgb = photo.rgb.slice();
  const [cosine, sine] = [Math.cos(radians) / scale, Math.sin(radians) / scale];
  paint(rgb, mask, (x, y) => {
    const [dx, dy] = [x - target.centerX, y - target.centerY];
    return colorAt(photo, source.centerX + cosine * dx - sine * dy, source.centerY + sine * dx + cosine * dy);
  });
  const notes = `from ${source.centerX} ${source.centerY} to ${target.centerX} ${target.centerY} radius ${Math.round(source.radius)} turned ${((radians * 180) / Math.PI).toFixed(1)} scaled ${scale.toFixed(2)}`;
  return { pixels: { ...photo, rgb }, mask, notes };
}

/** Away from the source by its size at least, where the picture allows it. */
function targetFor(photo: Pixels, source: Region, dice: Dice): Region {
  let target = source;
  for (let attempt = 0; attempt < 30; attempt++) {
    const { centerX, centerY } = rollCenter(photo.width, photo.height, source.radius, dice);
    target = movedRegion(source, centerX, centerY);
    if (Math.hypot(centerX - source.centerX, centerY - source.centerY) > source.radius * 2.4) break;
  }
  return target;
}

/** Replaces what the mask covers. */
export function paint(
  rgb: Uint8Array,
  { width, amounts }: Mask,
  color: (x: number, y: number) => [number, number, number],
): void {
  for (let pixel = 0; pixel < amounts.length; pixel++) {
    const amount = amounts[pixel] ?? 0;
    if (amount > 0) blend(rgb, pixel, amount, color(pixel % width, Math.floor(pixel / width)));
  }
}

export const copyPlain = (photo: Pixels, _other: Pixels, dice: Dice): Edited =>
  copied(photo, dice, AS_IT_IS, 0);

export const copyFeathered = (photo: Pixels, _other: Pixels, dice: Dice): Edited =>
  copied(photo, dice, AS_IT_IS, dice.between(6, 16));

export function copyTurned(photo: Pixels, _other: Pixels, dice: Dice): Edited {
  const radians = ((dice.chance(0.5) ? 1 : -1) * dice.between(3, 25) * Math.PI) / 180;
  return copied(photo, dice, { radians, scale: dice.between(90, 112) / 100 }, dice.between(2, 6));
}

/** A clone stamp: strokes of a soft brush, all from one distance away. */
export function cloneStamp(photo: Pixels, _other: Pixels, dice: Dice): Edited {
  const region = rollRegion(photo, dice);
  const brush = Math.max(8, region.radius * 0.45);
  const source = targetFor(photo, region, dice);
  const [dx, dy] = [source.centerX - region.centerX, source.centerY - region.centerY];
  const amounts = new Uint8Array(photo.width * photo.height);
  for (let dab = 0; dab < 7; dab++) {
    const centerX = region.centerX + (dice.between(-70, 70) / 100) * region.radius;
    const centerY = region.centerY + (dice.between(-70, 70) / 100) * region.radius;
    const one = maskOf({ centerX, centerY, radius: brush, waves: [] }, photo, brush * 0.5);
    for (let at = 0; at < amounts.length; at++)
      amounts[at] = Math.max(amounts[at] ?? 0, one.amounts[at] ?? 0);
  }
  const mask = { width: photo.width, height: photo.height, amounts };
  const rgb = photo.rgb.slice();
  paint(rgb, mask, (x, y) => colorAt(photo, x + dx, y + dy));
  return {
    pixels: { ...photo, rgb },
    mask,
    notes: `cloned from ${dx} ${dy} away; brush ${Math.round(brush)}`,
  };
}
