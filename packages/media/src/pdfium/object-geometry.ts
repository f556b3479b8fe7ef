import { IDENTITY, intersection, type Matrix, type Rectangle, rectangleAround, transformedPoint, transformedRectangle } from './affine.js';
import type { Heap } from './heap.js';
import type { PdfiumFunctions } from './library.js';

/** Clip paths are read to this many segments; what a more complicated one cuts away is not known here. */
const MAX_CLIP_SEGMENTS = 64;
const MAX_CLIP_PATHS = 16;

/** An object and the way from the space it is given in to the page's user space. */
interface Placed {
  /** FPDF_PAGEOBJECT */
  readonly handle: number;
  readonly toPage: Matrix;
}

/** An object's own matrix: of an image or form, its place; of a text, its text matrix; of a path, what its points are scaled by. */
export const matrixOf = (functions: PdfiumFunctions, heap: Heap, handle: number): Matrix =>
  heap.borrow(24, (out) => {
    if (functions.FPDFPageObj_GetMatrix(handle, out) === 0) return IDENTITY;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = heap.floats(out, 6);
    return [a, b, c, d, e, f];
  });

/** What an object paints lies within this rectangle of user space; undefined when PDFium cannot tell. */
export function boundsOf(functions: PdfiumFunctions, heap: Heap, { handle, toPage }: Placed): Rectangle | undefined {
  return heap.borrow(16, (out) => {
    if (functions.FPDFPageObj_GetBounds(handle, out, out + 4, out + 8, out + 12) === 0) return undefined;
    const [left = 0, bottom = 0, right = 0, top = 0] = heap.floats(out, 4);
    return transformedRectangle(toPage, { left, bottom, right, top });
  });
}

/** The rectangle of user space outside of which an object's own clip paths let nothing show; undefined without clip. */
export function clipOf(functions: PdfiumFunctions, heap: Heap, { handle, toPage }: Placed): Rectangle | undefined {
  const clip = functions.FPDFPageObj_GetClipPath(handle);
  if (clip === 0) return undefined;
  const paths = Math.min(functions.FPDFClipPath_CountPaths(clip), MAX_CLIP_PATHS);
  let visible: Rectangle | undefined;
  for (let path = 0; path < paths; path++) {
    const count = functions.FPDFClipPath_CountPathSegments(clip, path);
    if (count <= 0 || count > MAX_CLIP_SEGMENTS) continue;
    const segments = Array.from({ length: count }, (_, index) => functions.FPDFClipPath_GetPathSegment(clip, path, index));
    const around = rectangleAround(segmentPoints(functions, heap, segments, toPage));
    if (around) visible = visible ? intersection(visible, around) : around;
  }
  return visible;
}

/** The end points of path segments (control points of curves are segments, too), in the space that `matrix` leads to. */
export function segmentPoints(
  functions: PdfiumFunctions,
  heap: Heap,
  segments: readonly number[],
  matrix: Matrix,
): [x: number, y: number][] {
  return heap.borrow(8, (out) =>
    segments.flatMap((segment) => {
      if (segment === 0 || functions.FPDFPathSegment_GetPoint(segment, out, out + 4) === 0) return [];
      const [x = 0, y = 0] = heap.floats(out, 2);
      return [transformedPoint(matrix, x, y)];
    }),
  );
}
