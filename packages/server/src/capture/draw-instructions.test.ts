import { HEAD_MOVEMENTS } from '@assay/biometrics';
import { expect, test } from 'vitest';
import { drawInstructions } from './draw-instructions.js';

test('four movements follow on each other, none twice in a row, each for two to three seconds', () => {
  for (let draw = 0; draw < 200; draw += 1) {
    const instructions = drawInstructions();
    expect(instructions).toHaveLength(4);
    expect(instructions[0]?.fromMs).toBe(2000);
    for (const [index, { movement, fromMs, toMs }] of instructions.entries()) {
      expect(HEAD_MOVEMENTS).toContain(movement);
      expect(toMs - fromMs).toBeGreaterThanOrEqual(2000);
      expect(toMs - fromMs).toBeLessThanOrEqual(3000);
      const next = instructions[index + 1];
      if (next) expect([next.fromMs, next.movement === movement]).toEqual([toMs, false]);
    }
  }
});

test('hardly two sessions are alike', () => {
  const drawn = Array.from({ length: 200 }, () => JSON.stringify(drawInstructions()));
  expect(new Set(drawn).size).toBeGreaterThan(195);
  const orders = drawn.map((one) => one.match(/turn_left|turn_right|look_up|look_down/g)!.join());
  // Of 108 possible ones 200 draws are expected to show about 91.
  expect(new Set(orders).size).toBeGreaterThan(70);
});
