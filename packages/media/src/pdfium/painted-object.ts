import type { Box } from '../geometry.js';
import { concatenated, intersection, type Matrix, type Rectangle, transformedPoint } from './affine.js';
import { rectanglesOf } from './filled-rectangles.js';
import type { Heap } from './heap.js';
import type { PdfiumFunctions } from './library.js';
import { boundsOf, clipOf, matrixOf } from './object-geometry.js';
import { OBJECT_TYPE, type OpenObject } from './page-objects.js';
import { type PageFrame, pointToDisplayed, userSpaceToDisplayed } from './page-space.js';
import type { PaintColor, PaintedGlyph, PaintedObject } from './types.js';

/** What one page's reading shares: the page's place, glyphs by text object, fonts already named. */
export interface PaintReading {
  readonly functions: PdfiumFunctions;
  readonly heap: Heap;
  readonly frame: PageFrame;
  readonly glyphsByObject: ReadonlyMap<number, readonly PaintedGlyph[]>;
  readonly fontNames: Map<number, string>;
}

/** Reads what an open object paints. @returns undefined for an object that PDFium gives no bounds */
export function readPaintedObject(
  reading: PaintReading,
  object: OpenObject,
  order: number,
): PaintedObject | undefined {
  const { functions, heap, frame } = reading;
  const { handle } = object;
  const bounds = boundsOf(functions, heap, object);
  if (!bounds) return undefined;
  const own = clipOf(functions, heap, object);
  const clip = own && object.outerClip ? intersection(own, object.outerClip) : (own ?? object.outerClip);
  // Written out below, since spreading a shared part into each object takes as long as all of PDFium's
  // answers.
  const box = displayed(frame, bounds);
  const shownIn = clip && displayed(frame, clip);
  const blended = object.outerOpacity < 1 || functions.FPDFPageObj_HasTransparency(handle) !== 0;
  const { source } = object;
  switch (object.type) {
    case OBJECT_TYPE.text:
      return {
        kind: 'text',
        order,
        box,
        clip: shownIn,
        blended,
        source,
        glyphs: reading.glyphsByObject.get(handle) ?? [],
        renderMode: functions.FPDFTextObj_GetTextRenderMode(handle),
        fontName: fontNameOf(reading, handle),
        sizePoints: textSizePoints(functions, heap, object),
        fill: fillOf(functions, heap, object),
      };
    case OBJECT_TYPE.path: {
      const { filled, stroked } = drawModeOf(functions, heap, handle);
      return {
        kind: 'path',
        order,
        box,
        clip: shownIn,
        blended,
        source,
        segments: functions.FPDFPath_CountSegments(handle),
        filled,
        fill: filled ? fillOf(functions, heap, object) : undefined,
        rectangles: filled
          ? rectanglesOf(functions, heap, object)?.map((rectangle) => displayed(frame, rectangle))
          : undefined,
        strokeWidthPoints: stroked ? strokeWidthPoints(functions, heap, object) : 0,
      };
    }
    case OBJECT_TYPE.image: {
      const out = heap.scratch;
      const known = functions.FPDFImageObj_GetImagePixelSize(handle, out, out + 4) !== 0;
      return {
        order,
        box,
        clip: shownIn,
        blended,
        source,
        kind: 'image',
        widthPixels: known ? heap.word(out) : 0,
        heightPixels: known ? heap.word(out + 4) : 0,
        toPage: pictureToPage(frame, concatenated(matrixOf(functions, heap, handle), object.toPage)),
      };
    }
    default:
      return { order, box, clip: shownIn, blended, source, kind: 'shading' };
  }
}

const displayed = (frame: PageFrame, { left, bottom, right, top }: Rectangle): Box =>
  userSpaceToDisplayed(frame, left, bottom, right, top);

/** An image fills the unit square of its matrix, its first row on top (ISO 32000-2, 8.9.5.2). */
function pictureToPage(frame: PageFrame, matrix: Matrix): Matrix {
  const [left, top] = pointToDisplayed(frame, ...transformedPoint(matrix, 0, 1));
  const [rightX, rightY] = pointToDisplayed(frame, ...transformedPoint(matrix, 1, 1));
  const [bottomX, bottomY] = pointToDisplayed(frame, ...transformedPoint(matrix, 0, 0));
  return [rightX - left, rightY - top, bottomX - left, bottomY - top, left, top];
}

function drawModeOf(
  functions: PdfiumFunctions,
  heap: Heap,
  handle: number,
): { filled: boolean; stroked: boolean } {
  const out = heap.scratch;
  const known = functions.FPDFPath_GetDrawMode(handle, out, out + 4) !== 0;
  return { filled: known && heap.word(out) !== 0, stroked: known && heap.word(out + 4) !== 0 };
}

function strokeWidthPoints(functions: PdfiumFunctions, heap: Heap, { handle, toPage }: OpenObject): number {
  if (functions.FPDFPageObj_GetStrokeWidth(handle, heap.scratch) === 0) return 0;
  const width = heap.float(heap.scratch);
  const [a, b, c, d] = concatenated(matrixOf(functions, heap, handle), toPage);
  return width * Math.sqrt(Math.abs(a * d - b * c));
}

/** Undefined for patterns and color spaces that PDFium does not turn to RGB. */
function fillOf(
  functions: PdfiumFunctions,
  heap: Heap,
  { handle, outerOpacity }: OpenObject,
): PaintColor | undefined {
  const out = heap.scratch;
  if (functions.FPDFPageObj_GetFillColor(handle, out, out + 4, out + 8, out + 12) === 0) return undefined;
  const opacity = (heap.word(out + 12) / 255) * outerOpacity;
  return { red: heap.word(out), green: heap.word(out + 4), blue: heap.word(out + 8), opacity };
}

function textSizePoints(functions: PdfiumFunctions, heap: Heap, { handle, toPage }: OpenObject): number {
  if (functions.FPDFTextObj_GetFontSize(handle, heap.scratch) === 0) return 0;
  const size = heap.float(heap.scratch);
  const [, , c, d] = concatenated(matrixOf(functions, heap, handle), toPage);
  return size * Math.hypot(c, d);
}

function fontNameOf({ functions, heap, fontNames }: PaintReading, handle: number): string {
  const font = functions.FPDFTextObj_GetFont(handle);
  if (font === 0) return '';
  let name = fontNames.get(font);
  if (name === undefined) {
    name = heap.utf8((out, sizeBytes) => functions.FPDFFont_GetBaseFontName(font, out, sizeBytes));
    fontNames.set(font, name);
  }
  return name;
}
