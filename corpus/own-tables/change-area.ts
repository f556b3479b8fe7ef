import type { RgbImage } from '@assay/media';
import type { Dice } from '../pdf-forgeries/dice.js';

/** What is laid over a place: pixels of another place of the same size. */
export interface ChangedArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly fromLeft: number;
  readonly fromTop: number;
}

/** Sides in pixels: a few characters to a line. */
const [WIDTH_PX, HEIGHT_PX] = [[24, 160] as const, [14, 50] as const];
/** Places drawn, of which the one with most print is taken. */
const DRAWS = 12;

/** Two places with print, one to be laid over the other. */
export function chooseArea(picture: RgbImage, dice: Dice): ChangedArea {
  const [width, height] = [dice.between(...WIDTH_PX), dice.between(...HEIGHT_PX)];
  const place = (): { left: number; top: number } =>
    Array.from({ length: DRAWS }, () => ({
      left: dice.between(0, picture.width - width),
      top: dice.between(0, picture.height - height),
    }))
      .map((drawn) => ({ ...drawn, print: varianceIn(picture, { ...drawn, width, height }) }))
      .reduce((best, one) => (one.print > best.print ? one : best));
  const [from, to] = [place(), place()];
  return { left: to.left, top: to.top, width, height, fromLeft: from.left, fromTop: from.top };
}

/** Of green. */
function varianceIn(
  { width: stride, rgb }: RgbImage,
  area: Pick<ChangedArea, 'left' | 'top' | 'width' | 'height'>,
): number {
  let [sum, squares] = [0, 0];
  for (let y = area.top; y < area.top + area.height; y++) {
    for (let x = area.left; x < area.left + area.width; x++) {
      const value = rgb[(y * stride + x) * 3 + 1]!;
      sum += value;
      squares += value * value;
    }
  }
  const count = area.width * area.height;
  return squares / count - (sum / count) ** 2;
}

/** @param source pixels of a picture of the same size, from which the area is filled */
export function changeArea({ width, rgb }: RgbImage, area: ChangedArea, source: Uint8Array): Uint8Array {
  const changed = Uint8Array.from(rgb);
  for (let row = 0; row < area.height; row++) {
    const from = ((area.fromTop + row) * width + area.fromLeft) * 3;
    changed.set(source.subarray(from, from + area.width * 3), ((area.top + row) * width + area.left) * 3);
  }
  return changed;
}
