import { box, fraction, type ReadPage } from '@assay/media';
import { expect, test } from 'vitest';
import { partyPages } from './party-cells.js';

/** Lines of words that stand apart, as nobody prints them. */
function wordsApart(lines: number, perLine: number): ReadPage {
  const line = (row: number): ReadPage['lines'][number] => ({
    page: 1,
    box: box(0, row / lines, 1, (row + 0.5) / lines),
    emWidth: 0.01,
    words: Array.from({ length: perLine }, (_, at) => ({
      text: `a${at}`,
      box: box(at / perLine, row / lines, (at + 0.1) / perLine, (row + 0.5) / lines),
      reading: fraction(1),
    })),
  });
  return {
    page: 1,
    source: 'text',
    aspect: 1,
    upright: undefined,
    lines: Array.from({ length: lines }, (_, row) => line(row)),
  };
}

test('cells beyond the limit of a page cost nothing', () => {
  const page = wordsApart(800, 1_000);
  const started = performance.now();
  const [read] = partyPages({ pages: [page], pagesUnread: 0 });
  expect(read?.cells.length).toBe(4_000);
  expect(read?.cells.at(-1)?.text).toBe('a999');
  expect(performance.now() - started).toBeLessThan(8_000);
});
