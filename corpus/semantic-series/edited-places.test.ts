import { expect, test } from 'vitest';
import type { Picture } from '../papers/treatments/picture.js';
import { editedPlaces, placesToNotes } from './edited-places.js';

/** A white page of 100 by 400 pixels with black rectangles. */
function page(
  ...rectangles: readonly (readonly [left: number, top: number, right: number, bottom: number])[]
): Picture {
  const [width, height] = [100, 400];
  const rgb = new Uint8Array(width * height * 3).fill(255);
  for (const [left, top, right, bottom] of rectangles) {
    for (let y = top; y < bottom; y++) rgb.fill(0, (y * width + left) * 3, (y * width + right) * 3);
  }
  return { width, height, rgb, dpi: 72 };
}

test('where two printings differ, each line of text on its own', () => {
  const places = editedPlaces(
    [page(), page([1, 1, 9, 9])],
    [page(), page([1, 1, 9, 9], [20, 100, 60, 110], [70, 101, 80, 109], [20, 140, 30, 150])],
  );
  expect(places).toEqual([
    { page: 2, left: 20, top: 100, right: 80, bottom: 110 },
    { page: 2, left: 20, top: 140, right: 30, bottom: 150 },
  ]);
  expect(placesToNotes(places, () => 0.5)).toBe('boxes p2[10.0 50.0 40.0 55.0] p2[10.0 70.0 15.0 75.0]');
});

test('no difference, no note', () => {
  expect(placesToNotes(editedPlaces([page()], [page()]), () => 1)).toBe('');
});
