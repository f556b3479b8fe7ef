import { MAX_GLYPHS_PER_PAGE } from '../limits.js';
import type { Heap } from './heap.js';
import type { PdfiumFunctions } from './library.js';
import { type PageFrame, pointToDisplayed, userSpaceToDisplayed } from './page-space.js';
import type { PaintedGlyph } from './types.js';
import { LINE_TOLERANCE_EM } from './words.js';

/** A glyph with what word and line finding needs besides. */
export interface PlacedGlyph extends PaintedGlyph {
  /** Baseline, as a fraction of the displayed page's height from the top. */
  readonly baseline: number;
  /** The FPDF_PAGEOBJECT it is painted by; valid while the page is open. */
  readonly textObject: number;
  /** PDFium believes that a space stands before it, though the file has none. */
  readonly guessedSpaceBefore: boolean;
}

/**
 * The glyphs of a page in the order they are painted, those outside the visible page left out; white space is
 * `null`, so that words end there. At most {@link MAX_GLYPHS_PER_PAGE}.
 */
export function readGlyphs(
  functions: PdfiumFunctions,
  heap: Heap,
  page: number,
  frame: PageFrame,
  heightPoints: number,
): (PlacedGlyph | null)[] {
  const text = functions.FPDFText_LoadPage(page);
  if (text === 0) return [];
  try {
    return heap.borrow(OUT_BYTES, (out) => {
      const count = Math.min(functions.FPDFText_CountChars(text), MAX_GLYPHS_PER_PAGE);
      const glyphs: (PlacedGlyph | null)[] = [];
      const sizes = new Map<number, number>();
      let lineEnded = false;
      let guessedSpace = false;
      for (let index = 0; index < count; index++) {
        const { character, units } = characterAt(functions, text, index, count);
        if (!isBlank(character)) {
          const placed = placedGlyph(functions, heap, text, index, out, character, frame, sizes);
          const glyph = placed && guessedSpace ? { ...placed, guessedSpaceBefore: true } : placed;
          if (lineEnded && glyph && isOnAnotherLine(glyphs[glyphs.length - 1], glyph, heightPoints))
            glyphs.push(null);
          glyphs.push(glyph);
          lineEnded = false;
          guessedSpace = false;
        } else if (functions.FPDFText_IsGenerated(text, index) === 0) glyphs.push(null);
        else {
          lineEnded ||= character === '\n';
          guessedSpace ||= character === ' ';
        }
        index += units - 1;
      }
      return glyphs;
    });
  } finally {
    functions.FPDFText_ClosePage(text);
  }
}

/**
 * PDFium makes up spaces and line ends from gaps, and errs in text set tightly: only white space of the file
 * itself and real jumps count here, gaps are measured when words are found; a guess only lets a smaller gap
 * count.
 */
function isOnAnotherLine(
  previous: PlacedGlyph | null | undefined,
  next: PlacedGlyph,
  heightPoints: number,
): boolean {
  if (!previous) return false;
  const distancePoints = Math.abs(next.baseline - previous.baseline) * heightPoints;
  return distancePoints > LINE_TOLERANCE_EM * Math.min(previous.sizePoints, next.sizePoints);
}

/** Six doubles, the widest answer we ask for: a box takes four, a matrix six floats. */
const OUT_BYTES = 48;

/** PDFium marks a hyphen at a line's end with U+0002 and a glyph without a Unicode value with U+FFFE. */
const SPECIAL_CHARACTERS = new Map([
  [0x0002, '-'],
  [0xfffe, '\uFFFD'],
  [0xffff, '\uFFFD'],
]);

function characterAt(functions: PdfiumFunctions, text: number, index: number, count: number) {
  const code = functions.FPDFText_GetUnicode(text, index);
  const special = SPECIAL_CHARACTERS.get(code);
  if (special) return { character: special, units: 1 };
  if (code >= 0xd800 && code <= 0xdbff && index + 1 < count) {
    const low = functions.FPDFText_GetUnicode(text, index + 1);
    if (low >= 0xdc00 && low <= 0xdfff) return { character: String.fromCharCode(code, low), units: 2 };
  }
  return { character: code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD', units: 1 };
}

/** Letters, digits and signs of ASCII are no white space; all else is looked up. */
function isBlank(character: string): boolean {
  const code = character.charCodeAt(0);
  return !(code > 0x20 && code < 0x7f) && /\s|\0/u.test(character);
}

/** @param sizes of the text objects seen so far: one font and one matrix each */
function placedGlyph(
  functions: PdfiumFunctions,
  heap: Heap,
  text: number,
  index: number,
  out: number,
  character: string,
  frame: PageFrame,
  sizes: Map<number, number>,
): PlacedGlyph | null {
  if (functions.FPDFText_GetCharBox(text, index, out, out + 8, out + 16, out + 24) === 0) return null;
  const left = heap.double(out);
  const right = heap.double(out + 8);
  const bottom = heap.double(out + 16);
  const top = heap.double(out + 24);
  const tight = userSpaceToDisplayed(frame, left, bottom, right, top);

  let cell = tight;
  if (functions.FPDFText_GetLooseCharBox(text, index, out) !== 0) {
    const looseLeft = heap.float(out);
    const looseTop = heap.float(out + 4);
    const looseRight = heap.float(out + 8);
    const looseBottom = heap.float(out + 12);
    cell = userSpaceToDisplayed(frame, looseLeft, looseBottom, looseRight, looseTop);
  }
  let baseline = tight.y2;
  if (functions.FPDFText_GetCharOrigin(text, index, out, out + 8) !== 0) {
    baseline = pointToDisplayed(frame, heap.double(out), heap.double(out + 8))[1];
  }
  const visible = tight.x2 > 0 && tight.x1 < 1 && tight.y2 > 0 && tight.y1 < 1; // false for NaN, too
  if (!visible || !Number.isFinite(baseline)) return null;
  const textObject = functions.FPDFText_GetTextObject(text, index);
  const size = sizes.get(textObject) ?? sizePoints(functions, heap, text, index, out);
  sizes.set(textObject, size);
  return {
    text: character,
    box: tight,
    sizePoints: size,
    cell,
    baseline,
    textObject,
    guessedSpaceBefore: false,
  };
}

/** Font size as shown: many writers set size 1 and scale by the text matrix. */
function sizePoints(
  functions: PdfiumFunctions,
  heap: Heap,
  text: number,
  index: number,
  out: number,
): number {
  const size = functions.FPDFText_GetFontSize(text, index);
  if (functions.FPDFText_GetMatrix(text, index, out) === 0) return size;
  return size * Math.hypot(heap.float(out + 8), heap.float(out + 12));
}
