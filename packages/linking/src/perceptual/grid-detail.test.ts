import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DETAIL_COLUMNS, DETAIL_MAX_ROWS, decodeDetail, encodeDetail } from './grid-detail.js';
import { likenessOfDetails } from './likeness.js';

const grids = fc.integer({ min: 1, max: DETAIL_MAX_ROWS }).chain((rows) =>
  fc
    .array(
      fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.double({ min: 0.02, max: 1, noNaN: true })),
      {
        minLength: rows * DETAIL_COLUMNS,
        maxLength: rows * DETAIL_COLUMNS,
      },
    )
    .map((cells) => ({ columns: DETAIL_COLUMNS, rows, density: Float32Array.from(cells) })),
);

test('a grid comes back from its bytes, each cell to half a step of its full ink', () => {
  fc.assert(
    fc.property(grids, (grid) => {
      const decoded = decodeDetail(encodeDetail(grid));
      const inked = grid.density.filter((value) => value > 0);
      const full = 2.2 * (inked.reduce((sum, value) => sum + value, 0) / Math.max(1, inked.length));
      const nearest = [...grid.density].every((value, cell) => {
        const share = full > 0 ? Math.min(1, value / full) : 0;
        return Math.abs(share - decoded!.density[cell]!) <= 0.5 / 15 + 1e-6;
      });
      return decoded!.rows === grid.rows && nearest;
    }),
    { numRuns: 40 },
  );
});

test('whatever the bytes, they are decoded to a bounded grid or to none', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const decoded = decodeDetail(bytes);
      return decoded === undefined || decoded.density.length <= DETAIL_COLUMNS * DETAIL_MAX_ROWS;
    }),
  );
});

test('a page with ink is the same as itself, and bytes that are no detail are like nothing', () => {
  fc.assert(
    fc.property(grids, (grid) => {
      const bytes = encodeDetail(grid);
      const { level, similarity } = likenessOfDetails(bytes, bytes);
      return grid.density.every((value) => value === 0)
        ? level === 'none'
        : level === 'same' && similarity > 0.999;
    }),
    { numRuns: 20 },
  );
  expect(likenessOfDetails(new Uint8Array(), new Uint8Array([3, 0]))).toEqual({
    level: 'none',
    similarity: 0,
  });
});
