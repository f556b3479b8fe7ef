import { fraction, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { levelLines } from './level-lines.js';

const TABLE = `
  01/02/2024    A PURCHASE AT SOME STORE                            10.00       90.00
  01/03/2024    ANOTHER PURCHASE ELSEWHERE                          20.00       70.00
  01/04/2024    A PURCHASE AT THE FIRST STORE                       30.00       40.00`;

/**
 * Falls by `slant` page heights over the page's width; the figures come as lines of their own, as a
 * recognizer finds them.
 */
function slanting(slant: number): TextLine[] {
  return printed(TABLE)
    .flatMap((line) => {
      const words = line.words.map(({ text, box }) => {
        const fall = slant * ((box.x1 + box.x2) / 2);
        return { text, reading: fraction(0.9), box: { ...box, y1: box.y1 + fall, y2: box.y2 + fall } };
      });
      return [words.slice(0, -2), words.slice(-2)].map((own) => ({
        ...line,
        words: own,
        box: own[0]?.box ?? line.box,
      }));
    })
    .map((line) => ({ ...line, box: { ...line.box, x2: line.words.at(-1)?.box.x2 ?? line.box.x2 } }));
}

test.each([0, 0.01, -0.01, 0.02, -0.02])(
  'the pieces of a line that falls by %d page heights come together',
  (slant) => {
    const whole = levelLines(slanting(slant)).map(({ words }) => words.map(({ text }) => text).join(' '));
    expect(whole).toEqual(printed(TABLE).map(({ words }) => words.map(({ text }) => text).join(' ')));
  },
);

test('a text layer stays as it is', () => {
  const lines = printed(TABLE);
  expect(levelLines(lines)).toEqual(lines);
});
