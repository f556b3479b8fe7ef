import { MAX_PAINTED_OBJECTS_PER_PAGE } from '../limits.js';
import {
  concatenated,
  fitting,
  IDENTITY,
  isWithin,
  type Matrix,
  type Rectangle,
  transformedRectangle,
  unionRectangle,
} from './affine.js';
import type { Heap } from './heap.js';
import type { PdfiumFunctions } from './library.js';
import { boundsOf } from './object-geometry.js';
import { collectObjects, type OpenObject } from './page-objects.js';
import type { PaintSource } from './types.js';

/** Annotations read of one page. */
const MAX_ANNOTATIONS_PER_PAGE = 2_000;
/** fpdf_annot.h: FPDF_ANNOT_*, by number. */
const SUBTYPES = (
  'Unknown Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup ' +
  'FileAttachment Sound Movie Widget Screen PrinterMark TrapNet Watermark 3D RichMedia XFAWidget Redact'
).split(' ');
/** ISO 32000-2, table 167: an annotation with one of these is not shown: Hidden, NoView. */
const NOT_SHOWN = 0x02 | 0x20;

/**
 * Reads the objects of the appearances of a page's visible annotations, in paint order. Handles end with
 * their annotation, so each object is given to `use` while it is open.
 */
export function forEachAnnotationObject(
  functions: PdfiumFunctions,
  heap: Heap,
  page: number,
  use: (object: OpenObject) => void,
): void {
  const count = Math.min(functions.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS_PER_PAGE);
  let left = MAX_PAINTED_OBJECTS_PER_PAGE;
  for (let index = 0; index < count && left > 0; index++) {
    const annotation = functions.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    try {
      const objects = appearanceObjects(functions, heap, annotation);
      left -= objects.length;
      for (const object of objects) use(object);
    } finally {
      functions.FPDFPage_CloseAnnot(annotation);
    }
  }
}

/**
 * True when an annotation that paints has no appearance yet: PDFium makes some (Square, Circle, Highlight)
 * when it draws a page.
 */
export function lacksAppearances(functions: PdfiumFunctions, page: number): boolean {
  const count = Math.min(functions.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS_PER_PAGE);
  for (let index = 0; index < count; index++) {
    const annotation = functions.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const paints = !['Link', 'Popup', 'Widget'].includes(
      SUBTYPES[functions.FPDFAnnot_GetSubtype(annotation)] ?? '',
    );
    const lacking = paints && functions.FPDFAnnot_GetObjectCount(annotation) <= 0;
    functions.FPDFPage_CloseAnnot(annotation);
    if (lacking) return true;
  }
  return false;
}

function appearanceObjects(functions: PdfiumFunctions, heap: Heap, annotation: number): OpenObject[] {
  const subtype = SUBTYPES[functions.FPDFAnnot_GetSubtype(annotation)] ?? 'Unknown';
  if (subtype === 'Popup' || (functions.FPDFAnnot_GetFlags(annotation) & NOT_SHOWN) !== 0) return [];
  const count = functions.FPDFAnnot_GetObjectCount(annotation);
  const rect = rectOf(functions, heap, annotation);
  if (!rect || count <= 0) return [];
  const source: PaintSource = {
    kind: 'annotation',
    subtype,
    contents: contentsOf(functions, heap, annotation),
    formDepth: 0,
  };
  const own = { toPage: IDENTITY, outerClip: undefined, outerOpacity: 1, source };
  const found: OpenObject[] = [];
  for (let index = 0; index < count; index++) {
    collectObjects(functions, heap, functions.FPDFAnnot_GetObject(annotation, index), own, found);
  }
  const drawn = unionRectangle(found.flatMap((object) => boundsOf(functions, heap, object) ?? []));
  if (!drawn) return found;
  const toPlace = appearanceMatrix(drawn, rect);
  return found.map((object) => ({
    ...object,
    toPage: concatenated(object.toPage, toPlace),
    outerClip: object.outerClip ? transformedRectangle(toPlace, object.outerClip) : rect,
  }));
}

/**
 * Where an appearance goes. The standard (ISO 32000-2, 12.5.5) fits its /BBox to the annotation's /Rect;
 * PDFium tells the /BBox nowhere, so it is taken from what is drawn: writers use the /Rect itself, a box of
 * its size at the origin, or something that what they draw fills.
 */
function appearanceMatrix(drawn: Rectangle, rect: Rectangle): Matrix {
  if (isWithin(drawn, rect)) return IDENTITY;
  const atOrigin = { left: 0, bottom: 0, right: rect.right - rect.left, top: rect.top - rect.bottom };
  return isWithin(drawn, atOrigin) ? fitting(atOrigin, rect) : fitting(drawn, rect);
}

function rectOf(functions: PdfiumFunctions, heap: Heap, annotation: number): Rectangle | undefined {
  return heap.borrow(16, (out) => {
    if (functions.FPDFAnnot_GetRect(annotation, out) === 0) return undefined;
    const [left = 0, top = 0, right = 0, bottom = 0] = heap.floats(out, 4);
    return { left, bottom, right, top };
  });
}

function contentsOf(functions: PdfiumFunctions, heap: Heap, annotation: number): string {
  const name = new TextEncoder().encode('Contents\0');
  return heap.borrow(name.length, (key) => {
    heap.bytes(key, name.length).set(name);
    return heap.utf16((out, sizeBytes) =>
      functions.FPDFAnnot_GetStringValue(annotation, key, out, sizeBytes),
    );
  });
}
