import type { RgbImage } from '@assay/media';
import { expect, test } from 'vitest';
import { printedArea } from './printed-area.js';

/** A sheet of 200 x 100 pixels with dark pixels in a rectangle, corners included. */
function sheet(
  left: number,
  top: number,
  right: number,
  bottom: number,
  lightOf: (x: number, y: number) => number = () => 250,
): RgbImage {
  const [width, height] = [200, 100];
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isPrint = x >= left && x <= right && y >= top && y <= bottom;
      rgb.fill(isPrint ? 20 : lightOf(x, y), (y * width + x) * 3, (y * width + x + 1) * 3);
    }
  }
  return { width, height, rgb };
}

test('empty margins are left out, but for a fiftieth of the longer side', () => {
  expect(printedArea(sheet(60, 40, 99, 49))).toEqual({ left: 56, top: 36, width: 48, height: 18 });
});

test('print at the edge stays whole', () => {
  expect(printedArea(sheet(0, 0, 199, 98))).toEqual({ left: 0, top: 0, width: 200, height: 100 });
  expect(printedArea(sheet(199, 99, 199, 99))).toEqual({ left: 195, top: 95, width: 5, height: 5 });
});

test('grainy paper is empty, the grain of a desk is not', () => {
  const grainy = sheet(60, 40, 99, 49, (x, y) => 230 + ((x * 7 + y * 13) % 20));
  expect(printedArea(grainy)).toMatchObject({ left: 56, top: 36 });
  const desk = sheet(60, 40, 99, 49, (x, y) => 120 + ((x * 7 + y * 13) % 90));
  expect(printedArea(desk)).toEqual({ left: 0, top: 0, width: 200, height: 100 });
});

test('a sheet without print is looked at as it is', () => {
  expect(printedArea(sheet(300, 300, 300, 300))).toEqual({ left: 0, top: 0, width: 200, height: 100 });
});
