import { type Component, inkComponents } from './components.js';
import { inkMask } from './ink-mask.js';
import type { Bytes } from './luma-bytes.js';

/** Glyph-sized ink: smaller is speckle, larger is rules, pictures and whole blurred lines. Pixels. */
const HEIGHT = { least: 7, most: 90 };
const WIDTH = { least: 4, most: 120 };
const LEAST_AREA = 14;

const isGlyphSized = ({ left, top, right, bottom, area }: Component): boolean => {
  const [width, height] = [right - left, bottom - top];
  return (
    height >= HEIGHT.least &&
    height <= HEIGHT.most &&
    width >= WIDTH.least &&
    width <= WIDTH.most &&
    area >= LEAST_AREA
  );
};

/** The ink of a picture. */
export interface Ink {
  /** 1 = ink. */
  readonly mask: Uint8Array;
  /**
   * Pieces of the size of characters, in the order of their first pixel. Touching characters are one piece.
   */
  readonly glyphs: readonly Component[];
}

/** Ink, and its pieces of the size of characters. */
export function findInk(luma: Bytes): Ink {
  const mask = inkMask(luma);
  return { mask, glyphs: inkComponents(mask, luma.width, luma.height).filter(isGlyphSized) };
}
