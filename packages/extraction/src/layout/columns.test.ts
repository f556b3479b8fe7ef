import { box } from '@assay/media';
import { expect, test } from 'vitest';
import { columnOf, findColumns } from './columns.js';

const figure = (x1: number, x2: number) => box(x1, 0.5, x2, 0.51);

test('a figure that two overlapping columns hold stands in the one that ends where it ends', () => {
  const narrow = figure(0.769, 0.8081);
  const columns = findColumns([figure(0.787, 0.8375), figure(0.758, 0.808), narrow], 10);
  const ends = columns.map(({ x2 }) => x2);
  expect(ends[columnOf(columns, narrow)]).toBe(0.808);
});

test('a figure beside all columns stands in none', () => {
  expect(columnOf(findColumns([figure(0.1, 0.2), figure(0.5, 0.6)], 10), figure(0.3, 0.4))).toBe(-1);
});
