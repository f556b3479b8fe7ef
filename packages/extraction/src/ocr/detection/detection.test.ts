import { expect, test } from 'vitest';
import { components } from './components.js';
import { textBoxes } from './text-boxes.js';
import type { TextMap } from './text-map.js';

/** `#` is text for certain, `+` likely, `.` not. */
function typed(rows: readonly string[]): TextMap {
  const levels: Record<string, number> = { '#': 1, '+': 0.4 };
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    probabilities: Float32Array.from(rows.join(''), (character) => levels[character] ?? 0),
  };
}

test('pixels that touch, at a corner too, are one component', () => {
  const map = typed(['##..#', '..#..', '.....', '#.#.#', '#.#.#', '###.#']);
  expect(components(map, 0.3).map(({ areaPixels }) => areaPixels)).toEqual([3, 1, 7, 3]);
});

test('arms that meet further down are one component', () => {
  expect(components(typed(['#...#...#', '#...#...#', '####.####', '...###...']), 0.3)).toHaveLength(1);
});

test('a core grows by its area over its perimeter times 1.6', () => {
  const rows = Array.from({ length: 40 }, (_, y) =>
    y >= 10 && y < 20 ? `${'.'.repeat(20)}${'#'.repeat(60)}${'.'.repeat(20)}` : '.'.repeat(100),
  );
  const [box, ...others] = textBoxes(typed(rows));
  const growth = ((60 * 10) / (2 * 70)) * 1.6;
  expect(others).toEqual([]);
  expect(box?.center).toEqual({ x: 50, y: 15 });
  expect(box?.width).toBeCloseTo(60 + 2 * growth, 9);
  expect(box?.height).toBeCloseTo(10 + 2 * growth, 9);
});

test('specks and doubtful places are no text', () => {
  expect(textBoxes(typed(['....', '.##.', '.##.', '....']))).toEqual([]);
  expect(textBoxes(typed(Array.from({ length: 8 }, () => '++++++++++++')))).toEqual([]);
});
