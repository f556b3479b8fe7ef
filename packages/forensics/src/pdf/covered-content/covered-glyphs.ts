import type { Box, PaintedObject } from '@assay/media';
import { type Cover, coverOf } from './cover.js';
import { GlyphGrid, type LiveGlyph, paintsNothing } from './glyph-grid.js';

/** Glyphs that lie under one cover, by paint order and place; whether they really are hidden is for the pixels to say. */
export interface CoveredGlyphs {
  readonly cover: Cover;
  readonly glyphs: readonly LiveGlyph[];
}

/** Goes through a page in paint order; each glyph is given to the first exact cover over it, and to inexact ones before. */
export function coveredGlyphs(painted: readonly PaintedObject[]): CoveredGlyphs[] {
  const grid = new GlyphGrid();
  const found: CoveredGlyphs[] = [];
  for (const object of painted) {
    if (object.kind === 'text') {
      if (!paintsNothing(object)) for (const glyph of object.glyphs) grid.add({ glyph, object });
      continue;
    }
    const cover = coverOf(object);
    if (!cover) continue;
    const glyphs = cover.areas.flatMap((area) => grid.under(area, cover.exact));
    if (glyphs.length > 0 && !cover.areas.some(isBackground)) found.push({ cover, glyphs });
  }
  return found;
}

/** A larger area is a page's ground, or a scan over the text that was read from it. */
const BACKGROUND_SHARE = 0.4;

const isBackground = ({ x1, y1, x2, y2 }: Box): boolean => (x2 - x1) * (y2 - y1) > BACKGROUND_SHARE;
