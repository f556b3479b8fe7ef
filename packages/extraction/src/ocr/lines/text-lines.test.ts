import { expect, test } from 'vitest';
import { textLines } from './text-lines.js';

/** A piece of text 20 high at the head of a page of 1000 by 1000, its words `[text, from, to]` in pixels. */
function piece(...words: readonly (readonly [text: string, from: number, to: number])[]) {
  const [left, right] = [words[0]?.[1] ?? 0, words.at(-1)?.[2] ?? 0];
  const quad = [
    { x: left, y: 100 },
    { x: right, y: 100 },
    { x: right, y: 120 },
    { x: left, y: 120 },
  ] as const;
  const placed = words.map(([text, from, to]) => ({
    text,
    probability: 0.9,
    x1: from - left,
    x2: to - left,
    y1: 0,
    y2: 20,
  }));
  return { quad, cropWidth: right - left, cropHeight: 20, words: placed };
}
const texts = (...pieces: readonly ReturnType<typeof piece>[]) =>
  textLines(pieces, [0.001, 0, 0, 0, 0.001, 0, 0, 0, 1], 1).map(({ words }) =>
    words.map(({ text }) => text).join(' '),
  );

test('the last letter of a piece, read again at the beginning of the next, stands once', () => {
  expect(texts(piece(['4,562.09', 400, 480]), piece(['9', 470, 481], ['Card', 500, 540]))).toEqual([
    '4,562.09 Card',
  ]);
  expect(texts(piece(['4,562.09', 400, 480]), piece(['9', 484, 494], ['Card', 500, 540]))).toEqual([
    '4,562.09 9 Card',
  ]);
});

test('the first letter of a piece, read already at the end of the one before, stands once', () => {
  expect(texts(piece(['3,680.47', 300, 370], ['B', 400, 408]), piece(['BLUEGRASS', 400, 480]))).toEqual([
    '3,680.47 BLUEGRASS',
  ]);
  expect(texts(piece(['3,680.47', 300, 370], ['B', 384, 392]), piece(['BLUEGRASS', 400, 480]))).toEqual([
    '3,680.47 B BLUEGRASS',
  ]);
});
