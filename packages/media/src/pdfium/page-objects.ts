import { MAX_PAINTED_OBJECTS_PER_PAGE } from '../limits.js';
import { concatenated, IDENTITY, intersection, type Matrix, type Rectangle } from './affine.js';
import type { Heap } from './heap.js';
import type { PdfiumFunctions } from './library.js';
import { clipOf, matrixOf } from './object-geometry.js';
import type { PaintSource } from './types.js';

/** fpdf_edit.h: FPDF_PAGEOBJ_*. */
export const OBJECT_TYPE = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;

/** Forms inside forms deeper than this are not entered: real files stay under 6. */
const MAX_FORM_DEPTH = 12;

interface Surroundings {
  /** From the space its bounds are given in to the page's user space. */
  readonly toPage: Matrix;
  /** What the forms around it leave to see, in user space. */
  readonly outerClip: Rectangle | undefined;
  /** Opacity of the forms around it, multiplied. */
  readonly outerOpacity: number;
  readonly source: PaintSource;
}

/** An object that paints, while its page is open. */
export interface OpenObject extends Surroundings {
  /** FPDF_PAGEOBJECT; valid until the page (or annotation) is closed. */
  readonly handle: number;
  readonly type: number;
}

/** A page's own objects in paint order, forms entered; at most {@link MAX_PAINTED_OBJECTS_PER_PAGE}. */
export function contentObjects(functions: PdfiumFunctions, heap: Heap, page: number): OpenObject[] {
  const found: OpenObject[] = [];
  const around = {
    toPage: IDENTITY,
    outerClip: undefined,
    outerOpacity: 1,
    source: { kind: 'content', formDepth: 0 },
  } as const;
  const count = functions.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && !isFull(found); index++) {
    collectObjects(functions, heap, functions.FPDFPage_GetObject(page, index), around, found);
  }
  return found;
}

/** Adds an object to `found`; in place of a form, what it holds. */
export function collectObjects(
  functions: PdfiumFunctions,
  heap: Heap,
  handle: number,
  around: Surroundings,
  found: OpenObject[],
): void {
  if (handle === 0 || isFull(found)) return;
  const object = { handle, type: functions.FPDFPageObj_GetType(handle), ...around };
  if (object.type !== OBJECT_TYPE.form) {
    found.push(object);
    return;
  }
  if (around.source.formDepth >= MAX_FORM_DEPTH) return;
  const own = clipOf(functions, heap, object);
  const inside: Surroundings = {
    toPage: concatenated(matrixOf(functions, heap, handle), around.toPage),
    outerClip: own && around.outerClip ? intersection(own, around.outerClip) : (own ?? around.outerClip),
    outerOpacity: around.outerOpacity * fillAlpha(functions, heap, handle),
    source: { ...around.source, formDepth: around.source.formDepth + 1 },
  };
  const count = functions.FPDFFormObj_CountObjects(handle);
  for (let index = 0; index < count && !isFull(found); index++) {
    collectObjects(functions, heap, functions.FPDFFormObj_GetObject(handle, index), inside, found);
  }
}

function fillAlpha(functions: PdfiumFunctions, heap: Heap, handle: number): number {
  const out = heap.scratch;
  return functions.FPDFPageObj_GetFillColor(handle, out, out + 4, out + 8, out + 12) === 0
    ? 1
    : heap.word(out + 12) / 255;
}

const isFull = (found: readonly OpenObject[]): boolean => found.length >= MAX_PAINTED_OBJECTS_PER_PAGE;
