import fc from 'fast-check';
import { expect, test } from 'vitest';
import { undoPredictor } from './predictor.js';

const COLUMNS = 5;
const png = { predictor: 15, colors: 3, bitsPerComponent: 8, columns: COLUMNS };

/** PNG specification, 9.2: filters each row with the type given for it. */
function filterPng(
  data: Uint8Array,
  rowBytes: number,
  pixelBytes: number,
  types: readonly number[],
): Uint8Array {
  const out: number[] = [];
  for (let row = 0; row * rowBytes < data.length; row++) {
    const type = types[row % types.length]!;
    out.push(type);
    for (let at = 0; at < rowBytes; at++) {
      const here = row * rowBytes + at;
      const left = at >= pixelBytes ? data[here - pixelBytes]! : 0;
      const up = row > 0 ? data[here - rowBytes]! : 0;
      const corner = row > 0 && at >= pixelBytes ? data[here - rowBytes - pixelBytes]! : 0;
      const nearest = [left, up, corner].toSorted(
        (one, other) => Math.abs(left + up - corner - one) - Math.abs(left + up - corner - other),
      )[0]!;
      out.push((data[here]! - [0, left, up, (left + up) >> 1, nearest][type]!) & 0xff);
    }
  }
  return Uint8Array.from(out);
}

test('every PNG row filter is undone', () => {
  const rows = fc.uint8Array({ minLength: 3 * COLUMNS * 4, maxLength: 3 * COLUMNS * 4 });
  fc.assert(
    fc.property(rows, fc.array(fc.nat(4), { minLength: 1, maxLength: 4 }), (data, types) => {
      expect(undoPredictor(filterPng(data, 3 * COLUMNS, 3, types), png)).toEqual(data);
    }),
  );
});

test('a short last PNG row is kept', () => {
  expect([...undoPredictor(Uint8Array.of(0, 1, 2, 3, 2, 1), { ...png, colors: 1, columns: 3 })]).toEqual([
    1, 2, 3, 2,
  ]);
});

test('TIFF differences of 8, 16 and 4 bits are summed along the row', () => {
  const tiff = { predictor: 2, colors: 1, columns: 3 };
  expect([...undoPredictor(Uint8Array.of(1, 2, 255, 5, 5, 5), { ...tiff, bitsPerComponent: 8 })]).toEqual([
    1, 3, 2, 5, 10, 15,
  ]);
  expect([...undoPredictor(Uint8Array.of(0, 255, 0, 1, 0, 1), { ...tiff, bitsPerComponent: 16 })]).toEqual([
    0, 255, 1, 0, 1, 1,
  ]);
  expect([...undoPredictor(Uint8Array.of(0x12, 0xf0), { ...tiff, bitsPerComponent: 4 })]).toEqual([
    0x13, 0x22,
  ]);
});

test('parameters that describe no row leave the data alone', () => {
  const data = Uint8Array.of(1, 2, 3);
  expect(undoPredictor(data, { ...png, columns: 0 })).toBe(data);
  expect(undoPredictor(data, { ...png, columns: 1e12 })).toBe(data);
});
