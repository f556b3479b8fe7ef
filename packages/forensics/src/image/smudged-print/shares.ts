import type { PixelBox } from '../ink/components.js';
import type { ShadeMap } from './shade-map.js';

/** A box that reaches so many cells further, inside the picture. */
export function grown(
  { left, top, right, bottom }: PixelBox,
  by: number,
  { width, height }: ShadeMap,
): PixelBox {
  return {
    left: Math.max(0, left - by),
    top: Math.max(0, top - by),
    right: Math.min(width, right + by),
    bottom: Math.min(height, bottom + by),
  };
}

/** What lies left of, right of, above and below a box, so many heights of the print far. */
export function sidesOf(
  { left, top, right, bottom }: PixelBox,
  besideHeights: number,
  aboveHeights: number,
  map: ShadeMap,
): PixelBox[] {
  const { width, height, printHeight } = map;
  const [beside, above] = [Math.ceil(besideHeights * printHeight), Math.ceil(aboveHeights * printHeight)];
  return [
    { left: Math.max(0, left - beside), top, right: left, bottom },
    { left: right, top, right: Math.min(width, right + beside), bottom },
    { left, top: Math.max(0, top - above), right, bottom: top },
    { left, top: bottom, right, bottom: Math.min(height, bottom + above) },
  ];
}

/** Calls with the index of each cell of a box, row by row. */
export function forEachCell(
  { left, top, right, bottom }: PixelBox,
  width: number,
  visit: (at: number) => void,
): void {
  for (let y = top; y < bottom; y++) for (let at = y * width + left; at < y * width + right; at++) visit(at);
}

/** Share of a box's cells, without those of a box inside it, that are as asked; 0 of none. */
export function shareOf(
  outer: PixelBox,
  inner: PixelBox | undefined,
  width: number,
  isAsked: (at: number) => boolean,
): number {
  let count = 0;
  let asked = 0;
  for (let y = outer.top; y < outer.bottom; y++) {
    const isBeside = !inner || y < inner.top || y >= inner.bottom;
    for (let x = outer.left; x < outer.right; x++) {
      if (!isBeside && x >= inner.left && x < inner.right) continue;
      count++;
      if (isAsked(y * width + x)) asked++;
    }
  }
  return count === 0 ? 0 : asked / count;
}
