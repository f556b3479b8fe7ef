import { type Box, type PaintedObject, paintsNothing } from '@assay/media';
import { coverOf } from './cover.js';
import { GlyphGrid, type LiveGlyph } from './glyph-grid.js';

/**
 * Glyphs that lie under one area of a later object, by paint order and place; whether they really are hidden
 * is for the pixels to say.
 */
export interface CoveredGlyphs {
  readonly cover: PaintedObject;
  readonly area: Box;
  readonly glyphs: readonly LiveGlyph[];
}

/** A larger area is a page's ground, or a scan over the text that was read from it. */
const BACKGROUND_SHARE = 0.4;
/** Covered places and glyphs looked at on one page; an edited one has a dozen places. */
const MAX_PLACES = 500;
const MAX_GLYPHS = 20_000;

/**
 * Goes through a page in paint order; each glyph is given to the first exact cover over it, and to inexact
 * ones before.
 * @returns `complete` false when the page holds more than is looked at
 */
export function coveredGlyphs(painted: readonly PaintedObject[]): {
  covered: CoveredGlyphs[];
  complete: boolean;
} {
  const grid = new GlyphGrid();
  const covered: CoveredGlyphs[] = [];
  let glyphsLeft = MAX_GLYPHS;
  for (const object of painted) {
    if (object.kind === 'text') {
      if (!paintsNothing(object)) for (const glyph of object.glyphs) grid.add({ glyph, object });
      continue;
    }
    const cover = coverOf(object);
    for (const area of cover?.areas ?? []) {
      const glyphs = grid.under(area, cover?.exact === true);
      if (grid.exhausted) return { covered, complete: false };
      if (glyphs.length === 0 || isBackground(area)) continue;
      glyphsLeft -= glyphs.length;
      if (glyphsLeft < 0 || covered.length === MAX_PLACES) return { covered, complete: false };
      covered.push({ cover: object, area, glyphs });
    }
  }
  return { covered, complete: true };
}

const isBackground = ({ x1, y1, x2, y2 }: Box): boolean => (x2 - x1) * (y2 - y1) > BACKGROUND_SHARE;
