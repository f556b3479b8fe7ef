import type { Quad } from '../types.js';
import { cropWidth } from './crop.js';

/**
 * Widths of crops read of one page, together: 15 s of work. The densest real page measured has 63,000
 * (2026-11-22); a page made to take long has 2,000 pieces as wide as it likes.
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
