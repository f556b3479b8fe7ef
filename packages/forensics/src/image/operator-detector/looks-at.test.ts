import type { ExifOrientation, Raster } from '@assay/media';
import { describe, expect, test } from 'vitest';
import type { CardInput, Fit } from './card.js';
import { looksAt } from './looks-at.js';

const inputOf = (fit: Fit, [widthPx, heightPx]: readonly [number, number] = [4, 4]): CardInput => ({
  name: 'picture',
  widthPx,
  heightPx,
  channels: 'RGB',
  layout: 'NCHW',
  black: [0, 0, 0],
  white: [255, 255, 255],
  fit,
});

/** Red tells the column, green the row. */
function coordinates(width: number, height: number, orientation: ExifOrientation = 1): Raster {
  const rgb = Uint8Array.from({ length: 3 * width * height }, (_, index) => {
    const pixel = Math.floor(index / 3);
    return index % 3 === 0 ? pixel % width : index % 3 === 1 ? Math.floor(pixel / width) : 0;
  });
  return { width, height, rgb, orientation };
}

const only = (looks: ReturnType<typeof looksAt>) => {
  expect(looks).toHaveLength(1);
  return Array.from(looks[0]!.numbers);
};

describe('crops', () => {
  test('one is the middle, as it is', () => {
    const [look] = looksAt(coordinates(10, 6), inputOf({ how: 'crops', crops: 1 }));
    expect(Array.from(look!.numbers.subarray(0, 4))).toEqual([3, 4, 5, 6]);
    expect(look!.numbers[16]).toBe(1);
    expect(look!.place).toEqual({ x1: 0.3, y1: 1 / 6, x2: 0.7, y2: 5 / 6 });
  });

  test('four are the corners', () => {
    const looks = looksAt(coordinates(10, 8), inputOf({ how: 'crops', crops: 4 }));
    expect(looks.map(({ numbers }) => [numbers[0], numbers[16]])).toEqual([
      [0, 0],
      [6, 0],
      [0, 4],
      [6, 4],
    ]);
  });

  test('there are none of a picture that is smaller', () => {
    expect(looksAt(coordinates(10, 3), inputOf({ how: 'crops', crops: 1 }))).toEqual([]);
  });
});

test('the shorter side is resized and the middle cut out', () => {
  const numbers = only(
    looksAt(coordinates(24, 12), inputOf({ how: 'shorter-side', shorterSidePx: 6, kernel: 'bilinear' })),
  );
  // Half the size is 12 x 6, of which columns 4 to 7 lie in the middle: column 4 covers 8 and 9.
  expect(numbers.slice(0, 4)).toEqual([9, 11, 13, 15]);
});

test('a picture is stretched to the whole input', () => {
  const numbers = only(looksAt(coordinates(8, 40), inputOf({ how: 'stretch', kernel: 'bilinear' })));
  expect(numbers[0]).toBeLessThan(2);
  expect(numbers[3]).toBeGreaterThan(5);
  expect(numbers[16]).toBeLessThan(8);
  expect(numbers[16 + 12]).toBeGreaterThan(32);
});

test('a picture that would be enlarged more than twice is too small', () => {
  const fit: Fit = { how: 'stretch', kernel: 'bicubic' };
  expect(looksAt(coordinates(2, 2), inputOf(fit))).toHaveLength(1);
  expect(looksAt(coordinates(1, 9), inputOf(fit))).toEqual([]);
});

test('a hostile shape costs no more than any other', () => {
  expect(
    looksAt(coordinates(3, 20_000), inputOf({ how: 'shorter-side', shorterSidePx: 4, kernel: 'bilinear' })),
  ).toHaveLength(1);
});

test('the network sees a picture as displayed', () => {
  // Stored lying, displayed turned clockwise: what is stored at the left below is displayed at the left
  // above.
  const [look] = looksAt(coordinates(2, 4, 6), inputOf({ how: 'crops', crops: 1 }, [4, 2]));
  expect([look!.numbers[0], look!.numbers[8]]).toEqual([0, 3]);
});
