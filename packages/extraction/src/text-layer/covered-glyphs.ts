import {
  type Box,
  boxArea,
  type Glyph,
  overlapArea,
  type PaintedGlyph,
  type PaintedObject,
  type PaintedText,
  paintsNothing,
} from '@assay/media';
import { coversOf } from './covers.js';

/** An opaque area that covers this part of a glyph hides it. */
const HIDING_SHARE = 0.9;

/** Strips that a page is cut into, about a line of small print each, so that a cover is compared with the glyphs near it. */
const STRIPS = 96;

/** Glyphs compared with covers on one page: a dense page striped row by row takes a fiftieth of it. */
const MAX_COMPARISONS = 2_000_000;

/** A text whose glyphs take less than this part of its width repeats some painted before, which PDFium leaves out; word spaces take less. */
const COMPLETE_WIDTH = 0.7;

/** Glyphs of a page that no longer show, each with the area that hides it. */
export interface CoveredGlyphs {
  readonly some: boolean;
  /** @returns undefined for a glyph that shows */
  coverOf(glyph: Glyph): Box | undefined;
}

/** Goes through what a page paints, in order: a glyph is hidden by the first opaque area painted over it, unless it is painted anew upon that. */
export function coveredGlyphs(painted: readonly PaintedObject[]): CoveredGlyphs {
  const strips: PaintedGlyph[][] = Array.from({ length: STRIPS }, () => []);
  const hidden = new Map<PaintedGlyph, { area: Box; order: number }>();
  const texts: PaintedText[] = [];
  let left = MAX_COMPARISONS;
  for (const object of painted) {
    if (object.kind === 'text') {
      if (paintsNothing(object)) continue;
      texts.push(object);
      for (const glyph of object.glyphs) strips[stripOf((glyph.box.y1 + glyph.box.y2) / 2)]?.push(glyph);
      continue;
    }
    for (const area of coversOf(object)) {
      for (const glyph of strips.slice(stripOf(area.y1), stripOf(area.y2) + 1).flat()) {
        if (left-- === 0) return NOTHING_COVERED;
        if (!hidden.has(glyph) && overlapArea(area, glyph.box) >= HIDING_SHARE * boxArea(glyph.box))
          hidden.set(glyph, { area, order: object.order });
      }
    }
  }
  return namedByPlace(texts, hidden);
}

const NOTHING_COVERED: CoveredGlyphs = { some: false, coverOf: () => undefined };

const stripOf = (y: number): number => Math.min(STRIPS - 1, Math.max(0, Math.floor(y * STRIPS)));

function namedByPlace(texts: readonly PaintedText[], hidden: ReadonlyMap<PaintedGlyph, { area: Box; order: number }>): CoveredGlyphs {
  if (hidden.size === 0) return NOTHING_COVERED;
  const repeating = texts.filter(lacksGlyphs);
  const covers = new Map<string, Box | undefined>();
  for (const { glyphs } of texts) {
    for (const glyph of glyphs) {
      const cover = hidden.get(glyph);
      const isHidden = cover && !repeating.some(({ order, box }) => order > cover.order && isCentredIn(glyph.box, box));
      // Of two alike in one place, one that shows is enough.
      if (!isHidden) covers.set(nameOf(glyph), undefined);
      else if (!covers.has(nameOf(glyph))) covers.set(nameOf(glyph), cover.area);
    }
  }
  return { some: true, coverOf: (glyph) => covers.get(nameOf(glyph)) };
}

const nameOf = ({ text, box: { x1, y1 } }: Glyph): string => `${text} ${x1} ${y1}`;

function lacksGlyphs({ box, glyphs, source }: PaintedText): boolean {
  const width = glyphs.reduce((sum, { cell }) => sum + (cell.x2 - cell.x1), 0);
  return source.kind === 'content' && width < COMPLETE_WIDTH * (box.x2 - box.x1);
}

export const isCentredIn = ({ x1, y1, x2, y2 }: Box, area: Box): boolean =>
  (x1 + x2) / 2 >= area.x1 && (x1 + x2) / 2 <= area.x2 && (y1 + y2) / 2 >= area.y1 && (y1 + y2) / 2 <= area.y2;
