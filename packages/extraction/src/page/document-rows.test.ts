import { box, fraction, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import { documentRows } from './document-rows.js';

const HEIGHT = 0.01;

/**
 * A recognized line of words `[text, from]`, each a tenth of the page wide, that falls by `fall` of the
 * page's height across the page.
 */
function line(y: number, fall: number, words: readonly (readonly [text: string, from: number])[]): TextLine {
  const placed = words.map(([text, x1]) => {
    const y1 = y + fall * x1;
    return { text, box: box(x1, y1, x1 + 0.1, y1 + HEIGHT), reading: fraction(0.9) };
  });
  const [first, last] = [placed[0]?.box, placed.at(-1)?.box];
  return {
    page: 1,
    words: placed,
    box: box(first?.x1 ?? 0, first?.y1 ?? 0, last?.x2 ?? 0, last?.y2 ?? 0),
    emWidth: HEIGHT,
  };
}
const rowsOf = (lines: readonly TextLine[]): string[] =>
  documentRows({
    pages: [{ page: 1, source: 'ocr', lines, aspect: 0.77, upright: undefined }],
    pagesUnread: 0,
  }).rows.map(({ line: row }) => row.words.map(({ text }) => text).join(' '));

test('on a page that slants, the figures at the right belong to the words at the left', () => {
  const fall = -0.012;
  const whole = [0, 1, 2].map((index) =>
    line(0.1 + index * 0.02, fall, [
      ['Tax', 0.1],
      ['12.00', 0.6],
      ['24.00', 0.8],
    ]),
  );
  const torn = [
    line(0.16, fall, [
      ['52.61', 0.6],
      ['318.00', 0.8],
    ]),
    line(0.16, fall, [['Rental', 0.1]]),
  ];
  expect(rowsOf([...whole, ...torn])).toEqual([
    'Tax 12.00 24.00',
    'Tax 12.00 24.00',
    'Tax 12.00 24.00',
    'Rental 52.61 318.00',
  ]);
});

test('lines of tables side by side, between each other, stay lines of their own', () => {
  const left = [0, 1, 2].map((index) =>
    line(0.1 + index * 0.02, 0, [
      ['Salary', 0.1],
      ['base', 0.2],
      ['12.00', 0.35],
    ]),
  );
  const right = line(0.1 + 0.8 * HEIGHT, 0, [
    ['Rental', 0.6],
    ['52.61', 0.8],
  ]);
  expect(rowsOf([...left, right])).toHaveLength(4);
});
