import { describe, expect, test } from 'vitest';
import { coloredBlocks, withoutRecoloring } from './colored-blocks.js';

test('a block counts as colored by the mean spread of its channels', () => {
  const rgb = Uint8Array.from({ length: 16 * 8 * 3 }, (_, at) =>
    Math.floor(at / 3) % 16 < 8 ? 120 : [220, 110, 20][at % 3]!,
  );
  const blocks = {
    origin: { x: 0, y: 0 },
    columns: 2,
    rows: 1,
    rowsApart: 1,
    levels: new Float32Array(128),
    steps: new Float64Array(64).fill(1),
    lastTable: undefined,
  };
  expect([...coloredBlocks(blocks, { width: 16, height: 8, rgb, orientation: 1 })]).toEqual([0, 1]);
});

describe('disagreement of colored blocks', () => {
  const colored = Uint8Array.of(1, 1, 1, 0);
  const cleaned = (...nats: readonly number[]) => [
    ...withoutRecoloring({ columns: 4, rows: 1, nats: Float32Array.from(nats) }, colored, 10, 2).nats,
  ];

  test('is struck when most colored blocks disagree; what gray ones say stays', () => {
    expect(cleaned(50, 40, -5, 30)).toEqual([0, 0, -5, 30]);
  });

  test('stands when as many agree: then it is the place that matters, not the color', () => {
    expect(cleaned(50, -5, 1, 30)).toEqual([50, -5, 1, 30]);
  });
});
