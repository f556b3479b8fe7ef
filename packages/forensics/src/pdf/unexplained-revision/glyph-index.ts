import type { Box, Glyph } from '@assay/media';

/** Rows that a page is cut into: about one line of small print each. */
const ROWS = 256;

/** Finds the glyphs of an area without going through the whole page. */
export class GlyphIndex {
  readonly #rows: readonly Glyph[][];

  constructor(glyphs: readonly Glyph[]) {
    this.#rows = Array.from({ length: ROWS }, () => []);
    for (const glyph of glyphs) this.#rows[rowOf((glyph.box.y1 + glyph.box.y2) / 2)]?.push(glyph);
  }

  /** Glyphs whose center lies in the area. */
  within({ x1, y1, x2, y2 }: Box): Glyph[] {
    const found: Glyph[] = [];
    for (let row = rowOf(y1); row <= rowOf(y2); row++) {
      for (const glyph of this.#rows[row] ?? []) {
        const x = (glyph.box.x1 + glyph.box.x2) / 2;
        const y = (glyph.box.y1 + glyph.box.y2) / 2;
        if (x >= x1 && x <= x2 && y >= y1 && y <= y2) found.push(glyph);
      }
    }
    return found;
  }
}

const rowOf = (y: number): number => Math.min(ROWS - 1, Math.max(0, Math.floor(y * ROWS)));
