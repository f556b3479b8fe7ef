import { isArray } from '../syntax/values.js';
import type { PdfDict, PdfObject } from '../types.js';

/** Advance width of a code in thousandths of the font size. */
export type Widths = (code: number) => number;

type Resolve = (value: PdfObject | undefined) => PdfObject;

/** Every two-byte code once. */
const MAX_WIDTHS = 65_536;
/** Default of /DW (ISO 32000-2, 9.7.4.3). */
const DEFAULT_COMPOSITE_WIDTH = 1000;

const isNumber = (value: PdfObject | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/**
 * /FirstChar and /Widths (9.6.2); null when the font states none. Type 3 widths are in its own glyph space.
 */
export function simpleWidths(font: PdfDict, descriptor: PdfDict | null, resolve: Resolve): Widths | null {
  const array = resolve(font.entries.get('Widths'));
  if (!isArray(array)) return null;
  const first = resolve(font.entries.get('FirstChar'));
  const missing = resolve(descriptor?.entries.get('MissingWidth'));
  const fontMatrix = resolve(font.entries.get('FontMatrix'));
  const scale = isArray(fontMatrix) ? resolve(fontMatrix.items[0]) : null;
  const toThousandths = isNumber(scale) ? scale * 1000 : 1;
  const offset = isNumber(first) ? first : 0;
  return (code) => {
    const width = resolve(array.items[code - offset]);
    return (isNumber(width) ? width : isNumber(missing) ? missing : 0) * toThousandths;
  };
}

/** /DW and /W of a descendant font: `first [w ...]` and `first last w` (9.7.4.3). */
export function compositeWidths(descendant: PdfDict, resolve: Resolve): Widths {
  const stated = resolve(descendant.entries.get('DW'));
  const array = resolve(descendant.entries.get('W'));
  const widths = new Map<number, number>();
  const items = isArray(array) ? array.items : [];
  for (let at = 0; at + 1 < items.length; ) {
    const first = resolve(items[at]);
    const second = resolve(items[at + 1]);
    if (!isNumber(first)) break;
    if (isArray(second)) {
      for (const [index, item] of second.items.slice(0, MAX_WIDTHS).entries()) {
        const width = resolve(item);
        if (isNumber(width)) widths.set(first + index, width);
      }
      at += 2;
    } else {
      const width = resolve(items[at + 2]);
      if (!isNumber(second) || !isNumber(width)) break;
      for (let code = first; code <= second && widths.size < MAX_WIDTHS; code++) widths.set(code, width);
      at += 3;
    }
    if (widths.size >= MAX_WIDTHS) break;
  }
  return (code) => widths.get(code) ?? (isNumber(stated) ? stated : DEFAULT_COMPOSITE_WIDTH);
}
