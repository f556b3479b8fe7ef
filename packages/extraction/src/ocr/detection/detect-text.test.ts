import { expect, test } from 'vitest';
import type { Quad } from '../types.js';
import { joinedHalves, seamRow } from './detect-text.js';

const piece = (left: number, top: number, right: number, bottom: number): Quad => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

test('a page is cut between its lines, as near to the middle as may be', () => {
  const lines = [380, 420, 460, 500, 540, 580].map((top) => piece(0, top, 600, top + 30));
  const row = seamRow(lines, 1_000, 60);
  expect(row).toBeGreaterThanOrEqual(490);
  expect(row).toBeLessThanOrEqual(500);
});

test('lines askew are cut where both halves still see the whole line', () => {
  const askew = Array.from({ length: 30 }, (_, line) => piece(0, line * 33, 600, line * 33 + 60));
  expect(seamRow(askew, 1_000, 60)).toBeDefined();
});

test('a page on its side is not cut: its lines stand across every row', () => {
  expect(seamRow([piece(100, 50, 130, 950), piece(200, 50, 230, 950)], 1_000, 60)).toBeUndefined();
});

const SEAM = { row: 500, slack: 8 };

test('each piece comes from the half that holds its center', () => {
  const [above, cut, below] = [piece(0, 100, 300, 130), piece(0, 540, 300, 560), piece(0, 540, 300, 570)];
  expect(joinedHalves([above, cut], [below], SEAM)).toEqual([above, below]);
});

test('a piece at the seam is there once, whichever half places its center on which side', () => {
  const seen = (center: number) => piece(0, center - 15, 300, center + 15);
  expect(joinedHalves([seen(499)], [seen(501)], SEAM)).toHaveLength(1);
  expect(joinedHalves([seen(501)], [seen(499)], SEAM)).toHaveLength(1);
  expect(joinedHalves([seen(501)], [seen(502)], SEAM)).toHaveLength(1);
  expect(joinedHalves([seen(498)], [seen(497)], SEAM)).toHaveLength(1);
});

test('two pieces side by side at the seam stay two', () => {
  const [left, right] = [piece(0, 484, 300, 514), piece(400, 486, 700, 516)];
  expect(joinedHalves([left, right], [left, right], SEAM)).toEqual([left, right]);
});
