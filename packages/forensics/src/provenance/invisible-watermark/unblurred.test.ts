import { expect, test } from 'vitest';
import { randomOf } from './testing/embed-watermark.js';
import { unblurred } from './unblurred.js';

test('what decoding a JPEG with halved colors blends is taken apart again', () => {
  const [columns, rows] = [24, 17];
  const random = randomOf(3);
  const band = Float32Array.from({ length: columns * rows }, () => 200 + 100 * random());
  const at = (of: Float32Array, x: number, y: number) =>
    of[Math.max(0, Math.min(rows - 1, y)) * columns + Math.max(0, Math.min(columns - 1, x))]!;
  const blend = (of: Float32Array, dx: number, dy: number) =>
    of.map((sample, index) => {
      const [x, y] = [index % columns, Math.floor(index / columns)];
      return (at(of, x - dx, y - dy) + 6 * sample + at(of, x + dx, y + dy)) / 8;
    });
  const { samples } = unblurred({ columns, rows, samples: blend(blend(band, 1, 0), 0, 1) });
  const worst = samples.reduce((most, sample, index) => {
    const inside =
      index % columns > 3 &&
      index % columns < columns - 4 &&
      index > 4 * columns &&
      index < (rows - 4) * columns;
    return inside ? Math.max(most, Math.abs(sample - band[index]!)) : most;
  }, 0);
  expect(worst).toBeLessThan(0.1);
});
