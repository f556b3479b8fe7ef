import { describe, expect, test } from 'vitest';
import { diceFrom } from '../pdf-forgeries/dice.js';
import type { Pixels } from '../photo-edits/pixels.js';
import { printPlaces } from './print-places.js';
import { TECHNIQUES } from './techniques.js';

const [WIDTH, HEIGHT] = [360, 320];
/** Left edges of the words of each row; a word is 28 pixels wide. */
const WORDS = [20, 66, 112];
const ROWS = [20, 60, 100, 140, 180, 220, 260];

/** Gray paper with grain, and letters of 8 by 14 pixels two pixels apart. */
function page(seed: number): Pixels {
  const dice = diceFrom(seed);
  const rgb = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, () => 200 + dice.between(-6, 6));
  for (const top of ROWS) {
    for (const word of WORDS) {
      for (const left of [word, word + 10, word + 20]) {
        for (let y = top; y < top + 14; y++) {
          for (let at = (y * WIDTH + left) * 3; at < (y * WIDTH + left + 8) * 3; at++)
            rgb[at] = 60 + dice.between(-20, 20);
        }
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, rgb };
}

test('letters that stand near are a word', () => {
  const [first] = printPlaces(page(1), 5);
  expect(printPlaces(page(1), 5)).toHaveLength(WORDS.length * ROWS.length);
  expect(printPlaces(page(1), 1)).toHaveLength(3 * WORDS.length * ROWS.length);
  expect(first).toEqual({ left: 20, top: 20, width: 28, height: 14 });
});

describe.each(TECHNIQUES)('$name', ({ edit }) => {
  test('changes pixels that its mask names, and no others', async () => {
    const capture = page(1);
    const { pixels, mask } = await edit(capture, page(2), diceFrom(7));
    const changed = [...mask.amounts.keys()].filter((pixel) =>
      [0, 1, 2].some((channel) => pixels.rgb[pixel * 3 + channel] !== capture.rgb[pixel * 3 + channel]),
    );
    expect(changed.length).toBeGreaterThan(20);
    expect(changed.filter((pixel) => mask.amounts[pixel] === 0)).toEqual([]);
  });
});
