import type { Dice } from '../../pdf-forgeries/dice.js';
import { emptyMask, type Pixels } from '../pixels.js';
import { maskOf, rollRegion } from '../region.js';
import { paint } from './copies.js';
import type { Edited } from './types.js';

/** Seven segments of a digit, as on a clock or meter: which are lit. */
const SEGMENTS = [
  'abcdef',
  'bc',
  'abdeg',
  'abcdg',
  'bcfg',
  'acdfg',
  'acdefg',
  'abc',
  'abcdefg',
  'abcdfg',
] as const;
/** Each segment as a rectangle in a cell of 4 by 7 units. */
const PLACES: Readonly<Record<string, readonly [left: number, top: number, right: number, bottom: number]>> =
  {
    a: [0, 0, 4, 1],
    b: [3, 0, 4, 4],
    c: [3, 3, 4, 7],
    d: [0, 6, 4, 7],
    e: [0, 3, 1, 7],
    f: [0, 0, 1, 4],
    g: [0, 3, 4, 4],
  };

/** Digits painted over the photograph with hard edges. */
export function drawDigits(photo: Pixels, _other: Pixels, dice: Dice): Edited {
  const region = rollRegion(photo, dice);
  const unit = Math.max(2, Math.round(region.radius / 8));
  const digits = dice.digits(4);
  const mask = emptyMask(photo);
  [...digits].forEach((digit, index) => {
    for (const segment of SEGMENTS[Number(digit)] ?? '') {
      const [left, top, right, bottom] = PLACES[segment] ?? [0, 0, 0, 0];
      const [x, y] = [
        Math.round(region.centerX) + (index * 5 - 10) * unit,
        Math.round(region.centerY) - 4 * unit,
      ];
      for (let row = Math.max(0, y + top * unit); row < Math.min(photo.height, y + bottom * unit); row++) {
        for (
          let column = Math.max(0, x + left * unit);
          column < Math.min(photo.width, x + right * unit);
          column++
        ) {
          mask.amounts[row * photo.width + column] = 255;
        }
      }
    }
  });
  const rgb = photo.rgb.slice();
  const shade = dice.chance(0.5) ? dice.between(5, 50) : dice.between(205, 250);
  paint(rgb, mask, () => [shade, shade, shade]);
  return { pixels: { ...photo, rgb }, mask, notes: `${digits}; stroke ${unit}` };
}

/** A smooth ball or blot, shaded from one side, without grain: a thing that was drawn. */
export function drawObject(photo: Pixels, _other: Pixels, dice: Dice): Edited {
  const region = rollRegion(photo, dice);
  const mask = maskOf(region, photo, 2);
  const color = [dice.between(30, 220), dice.between(30, 220), dice.between(30, 220)] as const;
  const rgb = photo.rgb.slice();
  paint(rgb, mask, (x, y) => {
    const light = 1 - (0.35 * (x - region.centerX + (y - region.centerY))) / region.radius;
    return [color[0] * light, color[1] * light, color[2] * light];
  });
  return { pixels: { ...photo, rgb }, mask, notes: `radius ${Math.round(region.radius)}` };
}
