import { expect, test } from 'vitest';
import { wholeMaskRuns } from './mask-runs.js';

/** Ink of columns, and characters at some of them: `2` before and `3` behind what is read between. */
function read(columns: string, places: Readonly<Record<number, string>>): string {
  const counts = Uint8Array.from(columns, (count) => (count === '.' ? 0 : Number(count)));
  const ink = {
    width: columns.length,
    height: 48,
    mask: new Uint8Array(columns.length * 48),
    columns: counts,
  };
  const characters = Object.entries(places).map(([x, character]) => ({
    character,
    x: Number(x),
    probability: 0.9,
    spaceBefore: 0,
  }));
  return wholeMaskRuns(ink, characters)
    .map(({ character }) => character)
    .join('');
}

const FOUR_STARS = '8888....27899732.27899732.27899732.27899732...8888';

test('asterisks that the network lost are counted in the ink', () => {
  expect(read(FOUR_STARS, { 1: '2', 12: '*', 37: '*', 48: '3' })).toBe('2****3');
  expect(read(FOUR_STARS, { 1: '2', 12: '*', 20: '*', 29: '*', 37: '*', 48: '3' })).toBe('2****3');
});

test('asterisks that touch are told by their thin sides', () => {
  expect(read('8888....2789973227899732278997322789973...8888', { 1: '2', 12: '*', 35: '*', 44: '3' })).toBe(
    '2****3',
  );
});

test('what is not evenly parted, a single asterisk and other signs stay as they were read', () => {
  expect(
    read('8888....27899732........27899732.27899732...8888', { 1: '2', 12: '*', 37: '*', 46: '3' }),
  ).toBe('2**3');
  expect(read(FOUR_STARS, { 1: '2', 25: '*', 48: '3' })).toBe('2*3');
  expect(read(FOUR_STARS, { 1: '2', 12: 'X', 37: 'X', 48: '3' })).toBe('2XX3');
});
