import { concatenated, intersection, type Matrix, type Rectangle } from './affine.js';
import { rectanglesOf } from './filled-rectangles.js';
import type { Heap } from './heap.js';
import type { PdfiumFunctions } from './library.js';
import { boundsOf, clipOf, matrixOf } from './object-geometry.js';
import { OBJECT_TYPE, type OpenObject } from './page-objects.js';
import { type PageFrame, userSpaceToDisplayed } from './page-space.js';
import type { PaintColor, PaintedGlyph, PaintedObject } from './types.js';

/** Marked-content tags read of one object. */
const MAX_MARKS = 8;

/** What one page's reading shares: the page's place, glyphs by text object, fonts already named. */
export interface PaintReading {
  readonly functions: PdfiumFunctions;
  readonly heap: Heap;
  readonly frame: PageFrame;
  readonly glyphsByObject: ReadonlyMap<number, readonly PaintedGlyph[]>;
  readonly fontNames: Map<number, string>;
}

/** Reads what an open object paints. @returns undefined for an object that PDFium gives no bounds */
export function readPaintedObject(reading: PaintReading, object: OpenObject, order: number): PaintedObject | undefined {
  const { functions, heap, frame } = reading;
  const bounds = boundsOf(functions, heap, object);
  if (!bounds) return undefined;
  const own = clipOf(functions, heap, object);
  const clip = own && object.outerClip ? intersection(own, object.outerClip) : (own ?? object.outerClip);
  const onPage = ({ left, bottom, right, top }: Rectangle) => userSpaceToDisplayed(frame, left, bottom, right, top);
  const common = {
    order,
    box: onPage(bounds),
    ...(clip ? { clip: onPage(clip) } : {}),
    blended: functions.FPDFPageObj_HasTransparency(object.handle) !== 0 || object.outerOpacity < 1,
    marks: marksOf(functions, heap, object.handle),
    source: object.source,
  };
  switch (object.type) {
    case OBJECT_TYPE.text: {
      const fill = fillOf(functions, heap, object);
      return {
        ...common,
        kind: 'text',
        glyphs: reading.glyphsByObject.get(object.handle) ?? [],
        renderMode: functions.FPDFTextObj_GetTextRenderMode(object.handle),
        fontName: fontNameOf(reading, object.handle),
        sizePoints: textSizePoints(functions, heap, object),
        ...(fill ? { fill } : {}),
      };
    }
    case OBJECT_TYPE.path:
      return { ...common, kind: 'path', ...pathOf(functions, heap, object, onPage) };
    case OBJECT_TYPE.image: {
      const [widthPixels = 0, heightPixels = 0] = heap.borrow(8, (out) =>
        functions.FPDFImageObj_GetImagePixelSize(object.handle, out, out + 4) === 0 ? [] : [...heap.words(out, 2)],
      );
      return { ...common, kind: 'image', widthPixels, heightPixels };
    }
    default:
      return { ...common, kind: 'shading' };
  }
}

function pathOf(functions: PdfiumFunctions, heap: Heap, object: OpenObject, onPage: (rectangle: Rectangle) => PaintedObject['box']) {
  const { handle } = object;
  const [fillMode = 0, stroke = 0] = heap.borrow(8, (out) =>
    functions.FPDFPath_GetDrawMode(handle, out, out + 4) === 0 ? [] : [...heap.words(out, 2)],
  );
  const rectangles = fillMode === 0 ? undefined : rectanglesOf(functions, heap, object)?.map(onPage);
  const fill = fillMode === 0 ? undefined : fillOf(functions, heap, object);
  const strokeWidth = heap.borrow(4, (out) =>
    functions.FPDFPageObj_GetStrokeWidth(handle, out) === 0 ? 0 : (heap.floats(out, 1)[0] ?? 0),
  );
  const segments = functions.FPDFPath_CountSegments(handle);
  return {
    segments,
    filled: fillMode !== 0,
    ...(fill ? { fill } : {}),
    ...(rectangles ? { rectangles } : {}),
    ...(stroke === 0 ? {} : { strokeWidthPoints: strokeWidth * scaleOf(concatenated(matrixOf(functions, heap, handle), object.toPage)) }),
  };
}

const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

/** Undefined for patterns and colour spaces that PDFium does not turn to RGB. */
function fillOf(functions: PdfiumFunctions, heap: Heap, { handle, outerOpacity }: OpenObject): PaintColor | undefined {
  return heap.borrow(16, (out) => {
    if (functions.FPDFPageObj_GetFillColor(handle, out, out + 4, out + 8, out + 12) === 0) return undefined;
    const [red = 0, green = 0, blue = 0, alpha = 0] = heap.words(out, 4);
    return { red, green, blue, opacity: (alpha / 255) * outerOpacity };
  });
}

function textSizePoints(functions: PdfiumFunctions, heap: Heap, object: OpenObject): number {
  const size = heap.borrow(4, (out) => (functions.FPDFTextObj_GetFontSize(object.handle, out) === 0 ? 0 : (heap.floats(out, 1)[0] ?? 0)));
  const [, , c, d] = concatenated(matrixOf(functions, heap, object.handle), object.toPage);
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

function marksOf(functions: PdfiumFunctions, heap: Heap, handle: number): string[] {
  const count = Math.min(functions.FPDFPageObj_CountMarks(handle), MAX_MARKS);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const mark = functions.FPDFPageObj_GetMark(handle, index);
    return heap.utf16((out, sizeBytes, lengthOut) =>
      functions.FPDFPageObjMark_GetName(mark, out, sizeBytes, lengthOut) === 0 ? 0 : (heap.words(lengthOut, 1)[0] ?? 0),
    );
  });
}
