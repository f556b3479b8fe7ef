import { box, fraction, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import { cellsOf } from './cells.js';

/** Words in letters of 10, so many apart; a letter height is 15. */
function lineOf(words: readonly string[], gap: number): TextLine {
  let from = 0;
  const placed = words.map((text) => {
    const x1 = from;
    const x2 = x1 + 10 * text.length;
    from = x2 + gap;
    return { text, box: box(x1 / 1000, 0, x2 / 1000, 0.015), reading: fraction(1) };
  });
  return { page: 1, words: placed, box: box(0, 0, from / 1000, 0.015), emWidth: 0.015 };
}

const cells = (words: readonly string[], gap: number): string[] =>
  cellsOf(lineOf(words, gap), 0).map(({ text }) => text);

test('words a letter and a half apart are of one cell, figures are not, unless what stands before them asks for a number', () => {
  expect(cells(['W', 'Jefferson', 'St'], 17)).toEqual(['W Jefferson St']);
  expect(cells(['Jefferson', '20'], 17)).toEqual(['Jefferson', '20']);
  expect(cells(['Apt', '2B'], 17)).toEqual(['Apt 2B']);
});
