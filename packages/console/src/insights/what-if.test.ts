import { expect, test } from 'vitest';
import { areBounds, whatIf } from './what-if.js';

const PRESENT = { mediumFrom: 25, highFrom: 75 };
const of = (likelihood: number, count: number) => ({ likelihood, band: 'low' as const, count });
const FIGURES = {
  likelihoods: [of(2, 900), of(25, 40), of(30, 7), of(74.9, 3), of(75, 2), of(99.9, 10)],
  cells: [
    { likelihood: 2, manipulated: 1, not: 9 },
    { likelihood: 30, manipulated: 2, not: 3 },
    { likelihood: 75, manipulated: 4, not: 5 },
  ],
};

test('bounds that are not moved change nothing', () => {
  const { moves, now, after } = whatIf(FIGURES, PRESENT, PRESENT);
  expect(moves).toEqual([]);
  expect(after).toEqual(now);
  expect(now).toEqual({
    manipulated: { low: 1, medium: 2, high: 4 },
    not: { low: 9, medium: 3, high: 5 },
  });
});

test('moved up and down: how many change band, how many are caught and accused', () => {
  const stricter = whatIf(FIGURES, PRESENT, { mediumFrom: 1, highFrom: 30 });
  expect(stricter.moves).toEqual([
    { from: 'low', to: 'medium', count: 900 },
    { from: 'medium', to: 'high', count: 10 },
  ]);
  expect(stricter.after).toEqual({
    manipulated: { low: 0, medium: 1, high: 6 },
    not: { low: 0, medium: 9, high: 8 },
  });
  const milder = whatIf(FIGURES, PRESENT, { mediumFrom: 50, highFrom: 75.1 });
  // The forty at exactly the lower bound stay as undecided.
  expect(milder.moves).toEqual([
    { from: 'medium', to: 'low', count: 7 },
    { from: 'high', to: 'medium', count: 2 },
  ]);
  expect(milder.after.not).toEqual({ low: 12, medium: 5, high: 0 });
});

test('every detection is in one band before and after', () => {
  const { now, after } = whatIf(FIGURES, PRESENT, { mediumFrom: 60, highFrom: 61 });
  for (const truth of ['manipulated', 'not'] as const) {
    const sum = ({ low, medium, high }: typeof now.not): number => low + medium + high;
    expect(sum(after[truth])).toBe(sum(now[truth]));
  }
});

test.each([
  [25, 75, true],
  [0.1, 100, true],
  [0, 75, false],
  [75, 75, false],
  [80, 75, false],
  [25, 100.1, false],
  [25.25, 75, false],
  [Number.NaN, 75, false],
])('from %d and %d are bounds: %s', (mediumFrom, highFrom, are) => {
  expect(areBounds({ mediumFrom, highFrom })).toBe(are);
});
