import { blend, emptyMask, type Mask, type Pixels } from '../../photo-edits/pixels.js';
import type { Place } from '../print-places.js';

export function cut({ width, rgb }: Pixels, place: Place): Pixels {
  const patch = new Uint8Array(place.width * place.height * 3);
  for (let row = 0; row < place.height; row++) {
    const from = ((place.top + row) * width + place.left) * 3;
    patch.set(rgb.subarray(from, from + place.width * 3), row * place.width * 3);
  }
  return { width: place.width, height: place.height, rgb: patch };
}

type Color = readonly [red: number, green: number, blue: number];

/** The color, channel by channel, that `share` of the pixels are darker than: .8 is paper, .08 ink. */
export function colorAtShare({ rgb }: Pixels, share: number): Color {
  const channel = (offset: number): number => {
    const values = rgb.filter((_, at) => at % 3 === offset).sort();
    return values[Math.floor(share * (values.length - 1))] ?? 0;
  };
  return [channel(0), channel(1), channel(2)];
}

const PAPER_SHARE = 0.8;
export const paperColor = (pixels: Pixels): Color => colorAtShare(pixels, PAPER_SHARE);
/** Of a word, the darkest pixels: those at its edges are lighter. */
export const inkColor = (pixels: Pixels): Color => colorAtShare(pixels, 0.08);

/** The patch, lighter or darker, so that its paper is that of the place it goes to. */
export function matchedTo(patch: Pixels, ground: Pixels): Pixels {
  const [own, other] = [paperColor(patch), paperColor(ground)];
  const rgb = patch.rgb.map((value, at) => Math.min(255, Math.max(0, value + other[at % 3]! - own[at % 3]!)));
  return { ...patch, rgb };
}

/** @param featherPx over how many pixels its rim fades */
export function lay(
  picture: Pixels,
  patch: Pixels,
  { left, top }: Pick<Place, 'left' | 'top'>,
  featherPx: number,
): { pixels: Pixels; mask: Mask } {
  const rgb = picture.rgb.slice();
  const mask = emptyMask(picture);
  for (let y = 0; y < Math.min(patch.height, picture.height - top); y++) {
    for (let x = 0; x < Math.min(patch.width, picture.width - left); x++) {
      const rim = Math.min(x, y, patch.width - 1 - x, patch.height - 1 - y) + 1;
      const amount = Math.round(255 * Math.min(1, rim / (featherPx + 1)));
      const pixel = (top + y) * picture.width + left + x;
      const from = (y * patch.width + x) * 3;
      blend(rgb, pixel, amount, [patch.rgb[from]!, patch.rgb[from + 1]!, patch.rgb[from + 2]!]);
      mask.amounts[pixel] = amount;
    }
  }
  return { pixels: { ...picture, rgb }, mask };
}
