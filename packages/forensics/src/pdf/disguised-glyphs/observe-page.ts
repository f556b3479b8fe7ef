import {
  type Box,
  type PaintedGlyph,
  type PaintedObject,
  type PaintedText,
  type PdfiumDocument,
  paintsNothing,
  unionBox,
} from '@assay/media';
import type { Evidence } from '../../check.js';
import { unlessDamaged } from '../../unless-damaged.js';
import type { DigitCodes } from './digit-codes.js';
import { type DisguisedDigit, type DrawnDigit, disguisedDigits } from './digit-shapes.js';
import { shapeOf } from './glyph-shape.js';
import { MEASURE } from './measure.js';

/** A text that says other digits than it shows. */
export interface Observation {
  /** On the check's scale. */
  readonly measure: number;
  readonly evidence: Evidence & { readonly page: number; readonly boundingBox: Box };
}

/** Pixels of the longer side: 8 point digits of a letter page are 18 pixels high. */
const RENDERED_SIDE_PIXELS = 2_400;
/** Digits compared of one page; a page of numbers has 4,000. */
const MAX_DIGITS = 8_000;
/** More disguised texts than this on a page come from the font, not from a change of single values. */
const MAX_TEXTS = 10;
/** The same of digits, before each is compared with all that is painted. */
const MAX_DISGUISED_DIGITS = 200;

/**
 * Digits of a page whose outline is another digit than the file's encoding says, compared inside each face.
 * @param codes how the page's content writes its digits; without it every face is drawn
 * @returns undefined for a page without digits in live text
 */
export function observePage(
  pages: PdfiumDocument,
  index: number,
  codes?: DigitCodes,
): Observation[] | undefined {
  const painted = unlessDamaged(() => pages.paint(index));
  if (!painted) return undefined;
  const faces = digitsByFace(painted);
  if (faces.size === 0) return undefined;
  const doubtful = [...faces].filter(
    ([face, digits]) =>
      !codes?.areDrawnAlike(
        face,
        digits.map(({ glyph }) => glyph.text),
      ),
  );
  if (doubtful.length === 0) return [];
  const rendering = pages.render(index, RENDERED_SIDE_PIXELS);
  const found = doubtful.flatMap(([, digits]) => {
    const drawn = digits.flatMap(({ glyph, object }): DrawnDigit[] => {
      const shape = shapeOf(rendering, glyph.box);
      return shape ? [{ said: glyph.text, shape, object, glyph }] : [];
    });
    return disguisedDigits(drawn);
  });
  if (found.length > MAX_DISGUISED_DIGITS) return [];
  const seen = found.filter(({ drawn }) => !isOverpainted(drawn, painted));
  const byText = new Map<PaintedText, DisguisedDigit[]>();
  for (const digit of seen)
    byText.set(digit.drawn.object, [...(byText.get(digit.drawn.object) ?? []), digit]);
  if (byText.size > MAX_TEXTS) return [];
  return [...byText].map(([object, digits]) => observationOf(object, digits, index));
}

interface Digit {
  readonly glyph: PaintedGlyph;
  readonly object: PaintedText;
}

function digitsByFace(painted: readonly PaintedObject[]): Map<string, Digit[]> {
  const faces = new Map<string, Digit[]>();
  let count = 0;
  for (const object of painted) {
    if (object.kind !== 'text' || object.source.kind !== 'content' || paintsNothing(object)) continue;
    const face = object.fontName.replace(/^[A-Z]{6}\+/, '');
    for (const glyph of object.glyphs) {
      if (!/^\d$/.test(glyph.text) || count >= MAX_DIGITS) continue;
      count++;
      const digits = faces.get(face);
      if (digits) digits.push({ glyph, object });
      else faces.set(face, [{ glyph, object }]);
    }
  }
  return faces;
}

/**
 * Another text in the same place, or anything painted later over it: what is seen there is not this glyph
 * (pdf.covered-content's business).
 */
function isOverpainted({ glyph, object }: DrawnDigit, painted: readonly PaintedObject[]): boolean {
  const x = (glyph.box.x1 + glyph.box.x2) / 2;
  const y = (glyph.box.y1 + glyph.box.y2) / 2;
  const holds = (box: Box): boolean => x >= box.x1 && x <= box.x2 && y >= box.y1 && y <= box.y2;
  return painted.some((other) => {
    if (other === object || !holds(other.box)) return false;
    if (other.kind === 'text') return other.glyphs.some(({ box }) => holds(box)) || other.glyphs.length === 0;
    return other.order > object.order;
  });
}

/** Glyphs further apart than this part of the font size belong to two words. */
const WORD_GAP_EM = 0.3;

function observationOf(
  object: PaintedText,
  digits: readonly DisguisedDigit[],
  pageIndex: number,
): Observation {
  const shown = new Map(digits.map(({ drawn, looksLike }) => [drawn.glyph, looksLike]));
  const word = wordAround(object.glyphs, digits[0]!.drawn.glyph);
  const before = word.map(({ text }) => text).join('');
  const after = word.map((glyph) => shown.get(glyph) ?? glyph.text).join('');
  const summary = `The file says “${before}” where “${after}” is drawn: the shapes of the digits are those of other digits of the same face.`;
  return {
    measure: digits.length > 1 ? MEASURE.otherDigits : MEASURE.oneGlyph,
    evidence: {
      code: 'DIGIT_DRAWN_AS_ANOTHER',
      kind: 'value_comparison',
      summary,
      page: pageIndex + 1,
      boundingBox: unionBox(word.map(({ box }) => box))!,
      before,
      after,
    },
  };
}

function wordAround(glyphs: readonly PaintedGlyph[], glyph: PaintedGlyph): PaintedGlyph[] {
  const touches = (left: PaintedGlyph | undefined, right: PaintedGlyph | undefined): boolean => {
    if (!left || !right) return false;
    const height = right.cell.y2 - right.cell.y1;
    return Math.abs(right.cell.x1 - left.cell.x2) < WORD_GAP_EM * height;
  };
  let [first, last] = [glyphs.indexOf(glyph), glyphs.indexOf(glyph)];
  while (touches(glyphs[first - 1], glyphs[first])) first--;
  while (touches(glyphs[last], glyphs[last + 1])) last++;
  return glyphs.slice(first, last + 1);
}
