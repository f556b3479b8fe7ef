import { describe, expect, test } from 'vitest';
import { findBlinks } from './find-blinks.js';

const STEP_MS = 80;
const moments = (openness: readonly number[]) =>
  openness.map((value, index) => ({ timeMs: index * STEP_MS, openness: value }));
const OPEN = [0.3, 0.31, 0.3, 0.3];

describe('findBlinks', () => {
  test('finds eyes that close and open within a third of a second', () => {
    const [blink, ...others] = findBlinks(moments([...OPEN, 0.2, 0.18, 0.25, ...OPEN]), 0.18);
    expect(others).toEqual([]);
    expect(blink!.depth).toBeGreaterThan(0.25);
    expect(blink!.endMs - blink!.startMs).toBeLessThanOrEqual(400);
  });

  test('finds two, one after the other', () => {
    expect(findBlinks(moments([...OPEN, 0.15, ...OPEN, 0.16, ...OPEN]), 0.18)).toHaveLength(2);
  });

  test('takes neither closing for good nor eyes that stay closed for a second for a blink', () => {
    expect(findBlinks(moments([...OPEN, 0.2, 0.15, 0.15, 0.15, 0.15, 0.15, 0.15]), 0.18)).toEqual([]);
    expect(
      findBlinks(
        moments([...OPEN, ...Array.from({ length: 13 }, (_, index) => 0.15 + index / 1e4), ...OPEN]),
        0.18,
      ),
    ).toEqual([]);
  });

  test('takes no slow narrowing, and no noise, for a blink', () => {
    expect(
      findBlinks(
        moments(Array.from({ length: 32 }, (_, index) => 0.3 - 0.08 * Math.sin((index / 31) * Math.PI))),
        0.18,
      ),
    ).toEqual([]);
    expect(
      findBlinks(moments(Array.from({ length: 32 }, (_, index) => 0.3 + 0.015 * (index % 3))), 0.18),
    ).toEqual([]);
  });
});
