import type { InferenceSession } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { CROP_HEIGHT } from './crop.js';
import { readCrop } from './read-crop.js';

/** A network that reads nothing, and what it was given. */
function listening(): {
  session: InferenceSession;
  given: { dims: readonly number[]; data: Float32Array }[];
} {
  const given: { dims: readonly number[]; data: Float32Array }[] = [];
  const session = {
    inputNames: ['x'],
    outputNames: ['y'],
    async run({ x }: { x: { dims: readonly number[]; data: Float32Array } }) {
      given.push({ dims: x.dims, data: x.data.slice() });
      return { y: { dims: [1, 1, 1], data: Float32Array.of(1) } };
    },
  } as unknown as InferenceSession;
  return { session, given };
}

const crop = (width: number, [red, green, blue]: readonly [number, number, number]) => ({
  width,
  height: CROP_HEIGHT,
  rgb: Uint8Array.from({ length: width * CROP_HEIGHT * 3 }, (_, at) => [red, green, blue][at % 3]!),
});

test('blue comes first, and nothing of a wider crop before stands behind a narrow one', async () => {
  const { session, given } = listening();
  await readCrop(session, crop(64, [255, 255, 255]), []);
  await readCrop(session, crop(34, [0, 51, 255]), []);
  const { dims, data } = given[1]!;
  expect(dims).toEqual([1, 3, CROP_HEIGHT, 40]);
  const planes = [1, -0.6, -1];
  for (let row = 0; row < 3 * CROP_HEIGHT; row++) {
    const line = data.subarray(row * 40, (row + 1) * 40);
    const level = planes[Math.floor(row / CROP_HEIGHT)]!;
    expect(line[0]).toBeCloseTo(level, 6);
    expect(line[33]).toBeCloseTo(level, 6);
    expect([...line.subarray(34)]).toEqual([0, 0, 0, 0, 0, 0]);
  }
});
