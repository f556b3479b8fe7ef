import type { Box } from '@assay/media';
import type { Quad } from '../types.js';

/** A piece of text is known when known words stand along this part of it. */
const COVERED_SHARE = 0.5;

/**
 * Tells which pieces of text are made of words already known.
 * @param known on the page as displayed
 * @param width of the image that the pieces were found in, in pixels
 */
export function isCoveredBy(known: readonly Box[], width: number, height: number): (quad: Quad) => boolean {
  const words = known.map(({ x1, x2, y1, y2 }) => ({
    x1: x1 * width,
    x2: x2 * width,
    middle: ((y1 + y2) / 2) * height,
  }));
  words.sort((a, b) => a.middle - b.middle);
  return (quad) => {
    const xs = quad.map(({ x }) => x);
    const ys = quad.map(({ y }) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    let covered = 0;
    for (let index = firstBelow(words, top); (words[index]?.middle ?? Infinity) <= bottom; index++) {
      const { x1, x2 } = words[index]!;
      covered += Math.max(0, Math.min(x2, right) - Math.max(x1, left));
    }
    return covered >= COVERED_SHARE * (right - left);
  };
}

/** Place of the first word whose middle is not above `top`. */
function firstBelow(words: readonly { readonly middle: number }[], top: number): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const half = (from + to) >> 1;
    if (words[half]!.middle < top) from = half + 1;
    else to = half;
  }
  return from;
}
