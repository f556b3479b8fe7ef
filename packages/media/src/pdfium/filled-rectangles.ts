import { concatenated, type Rectangle, rectangleAround } from './affine.js';
import type { Heap } from './heap.js';
import type { PdfiumFunctions } from './library.js';
import { matrixOf, segmentPoints } from './object-geometry.js';
import type { OpenObject } from './page-objects.js';

/** A path of more segments (64 rectangles) is not taken apart. */
const MAX_SEGMENTS = 320;
/** fpdf_edit.h: FPDF_SEGMENT_*. */
const BEZIER_TO = 1;
const MOVE_TO = 2;
/** Points of user space that rounding may put a corner off. */
const CORNER_TOLERANCE_POINTS = 0.05;

type Point = readonly [x: number, y: number];

/**
 * The rectangles of user space that a path consists of, when it is nothing but upright ones; undefined
 * otherwise.
 */
export function rectanglesOf(
  functions: PdfiumFunctions,
  heap: Heap,
  { handle, toPage }: OpenObject,
): Rectangle[] | undefined {
  const count = functions.FPDFPath_CountSegments(handle);
  if (count < 4 || count > MAX_SEGMENTS) return undefined;
  const segments = Array.from({ length: count }, (_, index) =>
    functions.FPDFPath_GetPathSegment(handle, index),
  );
  const points = segmentPoints(
    functions,
    heap,
    segments,
    concatenated(matrixOf(functions, heap, handle), toPage),
  );
  const types = segments.map((segment) => functions.FPDFPathSegment_GetType(segment));
  if (points.length !== count || types.includes(BEZIER_TO)) return undefined;
  const starts = types.flatMap((type, index) => (type === MOVE_TO ? [index] : []));
  const figures = starts.map((start, number) => points.slice(start, starts[number + 1] ?? count));
  const drawn = figures.filter((figure) => figure.length > 1); // a last move-to begins nothing
  return drawn.every(isUprightRectangle)
    ? drawn.flatMap((figure) => rectangleAround(figure) ?? [])
    : undefined;
}

function isUprightRectangle(corners: readonly Point[]): boolean {
  const [a, b, c, d, end] = corners;
  if (!a || !b || !c || !d || corners.length > 5) return false;
  if (end && !(isNear(a[0], end[0]) && isNear(a[1], end[1]))) return false;
  const acrossFirst = isNear(a[1], b[1]) && isNear(b[0], c[0]) && isNear(c[1], d[1]) && isNear(d[0], a[0]);
  const upFirst = isNear(a[0], b[0]) && isNear(b[1], c[1]) && isNear(c[0], d[0]) && isNear(d[1], a[1]);
  return acrossFirst || upFirst;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= CORNER_TOLERANCE_POINTS;
