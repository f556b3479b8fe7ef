import { expect, test } from 'vitest';
import { resizedPlane, resizedRows } from './resized-plane.js';

const plane = {
  width: 5,
  height: 4,
  samples: Float32Array.from({ length: 20 }, (_, at) => (at * at * 37) % 251),
};

test.each([
  [13, 9],
  [3, 2],
  [5, 4],
  [1, 11],
])('rows of %i x %i are those of the whole plane, whichever are asked for', (width, height) => {
  const whole = resizedPlane(plane, width, height);
  const rowAt = resizedRows(plane, width, height);
  for (let y = 0; y < height; y += 2)
    expect([...rowAt(y)]).toEqual([...whole.subarray(y * width, (y + 1) * width)]);
});
