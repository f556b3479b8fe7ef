import { expect, test } from 'vitest';
import type { Component } from '../ink/components.js';
import { findRepeats } from './copied-places.js';
import type { GlyphPair } from './glyph-pairs.js';

const glyph = (left: number, top: number): Component => ({
  left,
  top,
  right: left + 8,
  bottom: top + 12,
  area: 60,
});
const pair = (first: Component, second: Component, difference: number): GlyphPair => ({
  first,
  second,
  dx: second.left - first.left,
  dy: second.top - first.top,
  difference,
});

/** Prints of one character elsewhere on the page, as alike as a scan's: no two at one offset. */
const ELSEWHERE = Array.from({ length: 24 }, (_, index) =>
  pair(glyph(10, 200 + 20 * index), glyph(40 + 3 * index, 215 + 21 * index), 0.3),
);

/** Columns of a row: three glyphs each, far apart; what the row beneath says alike. */
const COLUMNS = [10, 150, 300, 450];
const glyphsAt = (left: number, top: number): Component[] =>
  [0, 10, 20].map((step) => glyph(left + step, top));
const ALIKE = COLUMNS.flatMap((left) =>
  glyphsAt(left, 20).map((first) => pair(first, glyph(first.left, first.top + 27), 0.02)),
);
const firsts = ALIKE.map(({ first }) => first);

test('what two rows say alike is no copy where what stands between differs: rows drawn by software at one phase', () => {
  const between = [80, 220, 370].flatMap((left) => glyphsAt(left, 20));
  expect(findRepeats([...ALIKE, ...ELSEWHERE], [...firsts, ...between])?.places).toEqual([]);
});

test('a row that repeats as a whole is a copy', () => {
  expect(findRepeats([...ALIKE, ...ELSEWHERE], firsts)?.places).toHaveLength(COLUMNS.length);
});

test('two places at one offset are copies, whatever stands between', () => {
  const two = ALIKE.slice(0, 6);
  expect(findRepeats([...two, ...ELSEWHERE], [...firsts, ...glyphsAt(80, 20)])?.places).toHaveLength(2);
});

test('a row of one character, fillers of a zone, meets itself at each distance and was not copied', () => {
  const fillers = Array.from({ length: 12 }, (_, index) => glyph(10 + 12 * index, 20));
  const met = fillers.slice(0, 8).map((first, index) => pair(first, fillers[index + 4]!, 0.02));
  expect(findRepeats([...met, ...ELSEWHERE], fillers)?.places).toEqual([]);
  const copied = fillers.slice(0, 4).map((first, index) => pair(first, fillers[index + 4]!, 0.02));
  expect(findRepeats([...copied, ...ELSEWHERE], fillers)?.places).toHaveLength(1);
});
