import { expect, test } from 'vitest';
import { blocksOfPlane, controlOf, placeOf } from './luma-blocks.js';

const [WIDTH, HEIGHT] = [1600, 1208];
const luma = {
  width: WIDTH,
  height: HEIGHT,
  samples: Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at * 7919) % 251),
};

test('the control of a large picture is taken from rows of blocks spread over it', () => {
  const blocks = blocksOfPlane(luma, { x: 0, y: 0 });
  const control = controlOf(blocks, luma);
  expect(control.rowsApart).toBe(3);
  expect(control.columns * control.rows).toBeLessThan(11_000);
  expect(placeOf(control, control.columns * (control.rows - 1))).toEqual({ x: 4, y: 4 + 8 * 147 });
  const all = blocksOfPlane(luma, { x: 4, y: 4 });
  const row = 64 * all.columns;
  expect([...control.levels.subarray(row, row + 64)]).toEqual([
    ...all.levels.subarray(3 * row, 3 * row + 64),
  ]);
});

test('it is quantized as the picture was last', () => {
  const lastTable = new Float64Array(64).fill(10);
  const blocks = { ...blocksOfPlane(luma, { x: 0, y: 0 }), lastTable };
  const [plain, control] = [controlOf({ ...blocks, lastTable: undefined }, luma), controlOf(blocks, luma)];
  expect([...control.levels.subarray(0, 64)]).toEqual(
    [...plain.levels.subarray(0, 64)].map((value) => Math.round(value / 10) + 0),
  );
  expect(control.steps).toBe(lastTable);
});
