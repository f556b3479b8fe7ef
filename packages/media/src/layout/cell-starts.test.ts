import { expect, test } from 'vitest';
import { box } from '../geometry.js';
import { cellStarts } from './cell-starts.js';

const LETTER = 0.01;

/** A line in a fixed pitch, each letter as wide as it is high; the cells it is cut into. */
function cells(typed: string): string[] {
  const words = [...typed.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({
    text,
    box: box(index * LETTER, 0, (index + text.length) * LETTER, LETTER),
  }));
  const starts = cellStarts({ words, emWidth: LETTER });
  return starts.map((from, at) =>
    words
      .slice(from, starts[at + 1])
      .map(({ text }) => text)
      .join(' '),
  );
}

test.each([
  ['Pay date   01/02/2026', ['Pay date', '01/02/2026']],
  ['5   361.67', ['5', '361.67']],
  ['Elm St,  Unit', ['Elm St, Unit']],
  ['LONDRINA  - PR', ['LONDRINA - PR']],
  ['PAGO  -  100.00', ['PAGO', '-', '100.00']],
  ['', []],
])('%s', (typed, expected) => {
  expect(cells(typed)).toEqual(expected);
});
