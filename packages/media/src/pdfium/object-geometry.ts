import {
  IDENTITY,
  intersection,
  type Matrix,
  type Rectangle,
  rectangleAround,
  transformedPoint,
  transformedRectangle,
} from './affine.js';
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

/**
 * An object's own matrix: of an image or form, its place; of a text, its text matrix; of a path, what its
 * points are scaled by.
 */
export function matrixOf(functions: PdfiumFunctions, heap: Heap, handle: number): Matrix {
  const out = heap.scratch;
  if (functions.FPDFPageObj_GetMatrix(handle, out) === 0) return IDENTITY;
  return [
    heap.float(out),
    heap.float(out + 4),
    heap.float(out + 8),
    heap.float(out + 12),
    heap.float(out + 16),
    heap.float(out + 20),
  ];
}

/** What an object paints lies within this rectangle of user space; undefined when PDFium cannot tell. */
export function boundsOf(
  functions: PdfiumFunctions,
  heap: Heap,
  { handle, toPage }: Placed,
): Rectangle | undefined {
  const out = heap.scratch;
  if (functions.FPDFPageObj_GetBounds(handle, out, out + 4, out + 8, out + 12) === 0) return undefined;
  const bounds = {
    left: heap.float(out),
    bottom: heap.float(out + 4),
    right: heap.float(out + 8),
    top: heap.float(out + 12),
  };
  return toPage === IDENTITY ? bounds : transformedRectangle(toPage, bounds);
}

/**
 * The rectangle of user space outside of which an object's own clip paths let nothing show; undefined without
 * clip.
 */
export function clipOf(
  functions: PdfiumFunctions,
  heap: Heap,
  { handle, toPage }: Placed,
): Rectangle | undefined {
  const clip = functions.FPDFPageObj_GetClipPath(handle);
  if (clip === 0) return undefined;
  const paths = Math.min(functions.FPDFClipPath_CountPaths(clip), MAX_CLIP_PATHS);
  let visible: Rectangle | undefined;
  for (let path = 0; path < paths; path++) {
    const count = functions.FPDFClipPath_CountPathSegments(clip, path);
    if (count <= 0 || count > MAX_CLIP_SEGMENTS) continue;
    const segments = Array.from({ length: count }, (_, index) =>
      functions.FPDFClipPath_GetPathSegment(clip, path, index),
    );
    const around = rectangleAround(segmentPoints(functions, heap, segments, toPage));
    if (around) visible = visible ? intersection(visible, around) : around;
  }
  return visible;
}

/**
 * The end points of path segments (control points of curves are segments, too), in the space that `matrix`
 * leads to.
 */
export function segmentPoints(
  functions: PdfiumFunctions,
  heap: Heap,
  segments: readonly number[],
  matrix: Matrix,
): [x: number, y: number][] {
  const out = heap.scratch;
  const points: [number, number][] = [];
  for (const segment of segments) {
    if (segment === 0 || functions.FPDFPathSegment_GetPoint(segment, out, out + 4) === 0) continue;
    points.push(transformedPoint(matrix, heap.float(out), heap.float(out + 4)));
  }
  return points;
}
