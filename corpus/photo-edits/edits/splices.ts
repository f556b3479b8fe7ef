import type { Dice } from '../../pdf-forgeries/dice.js';
import { colorAt, type Pixels } from '../pixels.js';
import { maskOf, rollCenter, rollRegion } from '../region.js';
import { paint } from './copies.js';
import type { Edited } from './types.js';

/** A region of another photograph, brought to this one's size where that one is much smaller or larger. */
export function splice(photo: Pixels, other: Pixels, dice: Dice): Edited {
  const region = rollRegion(photo, dice);
  const native = dice.chance(0.5) && Math.min(other.width, other.height) > region.radius * 3;
  const scale = native ? 1 : Math.min(other.width, other.height) / Math.min(photo.width, photo.height);
  const source = rollCenter(other.width, other.height, region.radius * scale, dice);
  const mask = maskOf(region, photo, dice.between(0, 4));
  const rgb = photo.rgb.slice();
  paint(rgb, mask, (x, y) =>
    colorAt(
      other,
      source.centerX + (x - region.centerX) * scale,
      source.centerY + (y - region.centerY) * scale,
    ),
  );
  return {
    pixels: { ...photo, rgb },
    mask,
    notes: `radius ${Math.round(region.radius)} scaled ${(1 / scale).toFixed(2)}`,
  };
}
