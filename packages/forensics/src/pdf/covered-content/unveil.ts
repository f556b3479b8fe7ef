import {
  type Box,
  lumaOf,
  overlapArea,
  type PageRendering,
  type PaintedObject,
  type PartRendering,
  type PdfiumDocument,
  unionBox,
} from '@assay/media';
import type { CoveredGlyphs } from './covered-glyphs.js';
import type { LiveGlyph } from './glyph-grid.js';

/** Pixels of the longer side: 8 point digits of a letter page are 12 pixels high. */
export const RENDERED_SIDE_PIXELS = 1_400;
/**
 * Mean difference of luma (0..255) over a glyph's box that a glyph on paper makes at least; light gray print
 * makes 10.
 */
const MIN_VISIBLE = 6;
/** A glyph that keeps less than this part of its contrast cannot be read any more. */
const MAX_REMAINING = 0.3;

/** A page as it is, compared with what it would be without what covers its text. */
export interface Unveiled {
  /** Glyphs that show without their cover and do not with it. */
  isHidden(live: LiveGlyph): boolean;
}

/**
 * Draws where the page's text is covered four times: with and without that text, with and without what covers
 * it.
 */
export function unveil(
  pages: PdfiumDocument,
  index: number,
  painted: readonly PaintedObject[],
  covered: readonly CoveredGlyphs[],
): Unveiled {
  const texts = new Set(covered.flatMap(({ glyphs }) => glyphs.map(({ object }) => object.order)));
  const tops = paintedOver(painted, covered, texts);
  const side = RENDERED_SIDE_PIXELS;
  const within = unionBox(covered.flatMap(({ glyphs }) => glyphs.map(({ glyph }) => glyph.box)))!;
  const drawn = (objects: ReadonlySet<number>, annotations = false) =>
    pages.renderPart(index, side, within, { objects, annotations });
  const [now, nowWithout] = [drawn(new Set()), drawn(texts)];
  const [before, beforeWithout] = [drawn(tops, true), drawn(new Set([...tops, ...texts]), true)];
  return {
    isHidden({ glyph }) {
      const visible = difference(before, beforeWithout, glyph.box);
      return visible >= MIN_VISIBLE && difference(now, nowWithout, glyph.box) < MAX_REMAINING * visible;
    },
  };
}

/** The covers, and what was painted after the first of them into the same places. */
function paintedOver(
  painted: readonly PaintedObject[],
  covered: readonly CoveredGlyphs[],
  texts: ReadonlySet<number>,
): Set<number> {
  const covers = new Set(covered.map(({ cover }) => cover.order));
  const first = Math.min(...covers);
  const later = painted.filter(
    ({ order, box }) =>
      order > first && !texts.has(order) && covered.some(({ area }) => overlapArea(area, box) > 0),
  );
  return new Set([...covers, ...later.map(({ order }) => order)]);
}

/** Places each way at which two boxes are compared at most: more than any print has pixels. */
const MAX_SAMPLES = 128;

/** Mean difference of luma over a box, 0..255. @param one a page, or a part of it, as `other` is */
export function difference<Drawn extends PageRendering | PartRendering>(
  one: Drawn,
  other: Drawn,
  box: Box,
): number {
  const { width, height } = 'page' in one ? one.page : one;
  const [left, top] = [Math.floor(box.x1 * width), Math.floor(box.y1 * height)];
  const [right, bottom] = [
    Math.max(left + 1, Math.ceil(box.x2 * width)),
    Math.max(top + 1, Math.ceil(box.y2 * height)),
  ];
  const stepX = Math.max(1, Math.floor((right - left) / MAX_SAMPLES));
  const stepY = Math.max(1, Math.floor((bottom - top) / MAX_SAMPLES));
  let sum = 0;
  let count = 0;
  for (let y = top; y < Math.min(bottom, height); y += stepY) {
    for (let x = left; x < Math.min(right, width); x += stepX) {
      sum += Math.abs(lumaAt(one, x, y) - lumaAt(other, x, y));
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** @param x pixels of the page */
function lumaAt(drawn: PageRendering | PartRendering, x: number, y: number): number {
  const [left, top] = 'page' in drawn ? [drawn.left, drawn.top] : [0, 0];
  const at = ((y - top) * drawn.width + x - left) * 4;
  return lumaOf(drawn.rgba[at]!, drawn.rgba[at + 1]!, drawn.rgba[at + 2]!);
}
