import type { Dice } from '../../pdf-forgeries/dice.js';
import type { Pixels } from '../pixels.js';
import { maskOf, rollRegion } from '../region.js';
import { paint } from './copies.js';
import type { Edited } from './types.js';

/** A region blurred, as to hide a number plate or to smooth skin. */
export function blurRegion(photo: Pixels, _other: Pixels, dice: Dice): Edited {
  const region = rollRegion(photo, dice);
  const mask = maskOf(region, photo, dice.between(2, 12));
  const reach = Math.max(2, Math.round(region.radius * (dice.between(5, 15) / 100)));
  const { width, height } = photo;
  const rgb = photo.rgb.slice();
  const mean = (x: number, y: number, channel: number): number => {
    let sum = 0;
    let count = 0;
    const step = Math.max(1, Math.floor(reach / 3));
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += step) {
      for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += step) {
        sum += photo.rgb[(row * width + column) * 3 + channel] ?? 0;
        count++;
      }
    }
    return sum / count;
  };
  paint(rgb, mask, (x, y) => [mean(x, y, 0), mean(x, y, 1), mean(x, y, 2)]);
  return { pixels: { ...photo, rgb }, mask, notes: `reach ${reach}; radius ${Math.round(region.radius)}` };
}

/** A region in other colors: brighter or darker, warmer or colder. */
export function recolorRegion(photo: Pixels, _other: Pixels, dice: Dice): Edited {
  const region = rollRegion(photo, dice);
  const mask = maskOf(region, photo, dice.between(2, 12));
  const gains = [0, 1, 2].map(() => dice.between(75, 130) / 100);
  const rgb = photo.rgb.slice();
  paint(rgb, mask, (x, y) => {
    const at = (y * photo.width + x) * 3;
    return [0, 1, 2].map((channel) => (photo.rgb[at + channel] ?? 0) * (gains[channel] ?? 1)) as [
      number,
      number,
      number,
    ];
  });
  return {
    pixels: { ...photo, rgb },
    mask,
    notes: `gains ${gains.map((gain) => gain.toFixed(2)).join(' ')}; radius ${Math.round(region.radius)}`,
  };
}
