import { expect, test } from 'vitest';
import { withoutLights } from './lights.js';

const blocks = {
  origin: { x: 0, y: 0 },
  columns: 3,
  rows: 1,
  rowsApart: 1,
  levels: new Float32Array(192),
  steps: new Float64Array(64).fill(1),
  lastTable: undefined,
};

/** Three blocks side by side, each of one color. */
function raster(...colors: readonly (readonly [number, number, number])[]) {
  const rgb = Uint8Array.from(
    { length: 24 * 8 * 3 },
    (_, at) => colors[(Math.floor(at / 3) % 24) >> 3]![at % 3]!,
  );
  return { width: 24, height: 8, rgb, orientation: 1 as const };
}

const struck = (nats: readonly number[], ...colors: readonly (readonly [number, number, number])[]) => [
  ...withoutLights({ columns: 3, rows: 1, nats: Float32Array.from(nats) }, blocks, raster(...colors)).nats,
];

test('a lamp says nothing against the save; white paper and a gray wall do', () => {
  expect(struck([90, 80, 70], [255, 200, 90], [255, 255, 255], [120, 120, 120])).toEqual([0, 80, 70]);
});

test('what a lamp says for the save stays', () => {
  expect(struck([-5, 8, 7], [255, 200, 90], [0, 0, 0], [200, 90, 60])).toEqual([-5, 8, 7]);
});
