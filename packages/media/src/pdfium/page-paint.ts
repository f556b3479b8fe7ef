import { forEachAnnotationObject } from './annotation-objects.js';
import { contentObjects } from './page-objects.js';
import type { PlacedGlyph } from './page-text.js';
import { type PaintReading, readPaintedObject } from './painted-object.js';
import type { PaintedGlyph, PaintedObject } from './types.js';

/**
 * What an open page paints, in paint order: its content, then its annotations.
 * @param glyphs the page's glyphs with the text objects they belong to
 */
export function readPaint(
  page: number,
  { functions, heap, frame }: Pick<PaintReading, 'functions' | 'heap' | 'frame'>,
  glyphs: readonly (PlacedGlyph | null)[],
): PaintedObject[] {
  const reading: PaintReading = {
    functions,
    heap,
    frame,
    glyphsByObject: byTextObject(glyphs),
    fontNames: new Map(),
  };
  const painted: PaintedObject[] = [];
  let order = 0;
  const read = (object: Parameters<typeof readPaintedObject>[1]) => {
    const one = readPaintedObject(reading, object, order++);
    if (one) painted.push(one);
  };
  for (const object of contentObjects(functions, heap, page)) read(object);
  forEachAnnotationObject(functions, heap, page, read);
  return painted;
}

function byTextObject(glyphs: readonly (PlacedGlyph | null)[]): Map<number, PaintedGlyph[]> {
  const found = new Map<number, PaintedGlyph[]>();
  for (const glyph of glyphs) {
    if (!glyph) continue;
    const own = found.get(glyph.textObject);
    if (own) own.push(glyph);
    else found.set(glyph.textObject, [glyph]);
  }
  return found;
}
