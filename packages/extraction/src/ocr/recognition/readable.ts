import { sidesOf } from '../plane/quad.js';
import type { Quad } from '../types.js';
import { cropWidth } from './crop.js';

/**
 * Widths of crops read of one page, together: 15 s of work. The densest real page measured has 63,000 (2026-11-22); a page
 * made to take long has 2,000 pieces as wide as it likes.
 */
export const MAX_CROPS_WIDTH = 200_000;

/** The first pieces of a page, as many as are read of it. */
export function readableQuads(quads: readonly Quad[]): Quad[] {
  const readable: Quad[] = [];
  let width = 0;
  for (const quad of quads) {
    width += cropWidth(quad);
    if (width > MAX_CROPS_WIDTH) break;
    readable.push(quad);
  }
  return readable;
}

/**
 * The pieces that tell best what a document is, in their order on the page: half of them those of the largest print,
 * the others the topmost of the rest.
 * @param quads from the top
 */
export function tellingQuads(quads: readonly Quad[], atMost: number): Quad[] {
  const print = (quad: Quad): number => {
    const { along, across } = sidesOf(quad);
    return Math.min(along, across);
  };
  const largest = new Set([...quads].sort((a, b) => print(b) - print(a)).slice(0, Math.ceil(atMost / 2)));
  const topmost = new Set(quads.filter((quad) => !largest.has(quad)).slice(0, Math.max(0, atMost - largest.size)));
  return quads.filter((quad) => largest.has(quad) || topmost.has(quad));
}
