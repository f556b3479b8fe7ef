import {
  type Box,
  boxArea,
  type Glyph,
  isCenteredIn,
  overlapArea,
  type PaintedGlyph,
  type PaintedObject,
  type PaintedText,
  paintsNothing,
  sharedBox,
} from '@assay/media';
import { PageStrips } from './page-strips.js';

/** An opaque area or a picture that covers this part of a glyph hides it. */
export const HIDING_SHARE = 0.9;

/**
 * A text whose glyphs take less than this part of its width repeats some painted before, which PDFium leaves
 * out; word spaces take less.
 */
const COMPLETE_WIDTH = 0.7;

/** Glyphs of a page that no longer show, each with the area that hides it. */
export interface CoveredGlyphs {
  readonly some: boolean;
  /** @returns undefined for a glyph that shows */
  coverOf(glyph: Glyph): Box | undefined;
}

/**
 * Goes through what a page paints, in order: a glyph is hidden by the first opaque area painted over it,
 * unless it is painted anew upon that.
 */
export function coveredGlyphs(painted: readonly PaintedObject[]): CoveredGlyphs {
  const strips = new PageStrips<PaintedGlyph>();
  const hidden = new Map<PaintedGlyph, { area: Box; order: number }>();
  const texts: PaintedText[] = [];
  for (const object of painted) {
    if (object.kind === 'text') {
      if (paintsNothing(object)) continue;
      texts.push(object);
      for (const glyph of object.glyphs) strips.add(glyph, middleOf(glyph.box));
      continue;
    }
    for (const area of coversOf(object)) {
      const near = strips.near(area.y1, area.y2);
      if (!near) return NOTHING_COVERED;
      for (const glyph of near) {
        if (!hidden.has(glyph) && overlapArea(area, glyph.box) >= HIDING_SHARE * boxArea(glyph.box))
          hidden.set(glyph, { area, order: object.order });
      }
    }
  }
  return namedByPlace(texts, hidden);
}

const NOTHING_COVERED: CoveredGlyphs = { some: false, coverOf: () => undefined };

function namedByPlace(
  texts: readonly PaintedText[],
  hidden: ReadonlyMap<PaintedGlyph, { area: Box; order: number }>,
): CoveredGlyphs {
  if (hidden.size === 0) return NOTHING_COVERED;
  const repeating = new PageStrips<PaintedText>();
  for (const text of texts) if (lacksGlyphs(text)) repeating.add(text, text.box.y1, text.box.y2);
  const covers = new Map<string, Box | undefined>();
  for (const { glyphs } of texts) {
    for (const glyph of glyphs) {
      const cover = hidden.get(glyph);
      const above = cover && repeating.near(middleOf(glyph.box));
      if (cover && !above) return NOTHING_COVERED;
      const isHidden =
        cover && !above?.some(({ order, box }) => order > cover.order && isCenteredIn(glyph.box, box));
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

export const middleOf = ({ y1, y2 }: Box): number => (y1 + y2) / 2;

/** A fill that lets less than this through hides what is under it. */
const MIN_OPACITY = 0.9;

/** A larger area is a page's ground. */
const GROUND_SHARE = 0.4;

/**
 * Marked text shows through, icons of notes and the boxes of forms lie over words that were never meant to be
 * read there.
 */
const USUAL_COVERS = [
  'Highlight',
  'Underline',
  'StrikeOut',
  'Squiggly',
  'Widget',
  'Text',
  'FileAttachment',
  'Link',
];

/**
 * The rectangles that an object paints opaque, cut to its clip: what was painted there before does not show.
 * Pictures are left out, since they may be transparent; other shapes, since only the box around them is
 * known.
 */
function coversOf(object: PaintedObject): Box[] {
  if (
    object.kind !== 'path' ||
    object.blended ||
    !object.filled ||
    !object.fill ||
    object.fill.opacity < MIN_OPACITY
  )
    return [];
  if (object.source.kind === 'annotation' && USUAL_COVERS.includes(object.source.subtype)) return [];
  const areas = (object.rectangles ?? []).map((area) => (object.clip ? sharedBox(area, object.clip) : area));
  return areas.filter(({ x1, x2, y1, y2 }) => x2 > x1 && y2 > y1 && (x2 - x1) * (y2 - y1) <= GROUND_SHARE);
}
