import { expect, test } from 'vitest';
import { photoToPaper } from './paper-pose.js';

const POSE = {
  topLeft: [100, 50],
  topRight: [400, 80],
  bottomRight: [450, 700],
  bottomLeft: [60, 640],
} as const;
/** The paper's own bend moves a point by no more than this share of the sheet. */
const BEND = 0.012;

test.each([
  ['topLeft', 0, 0],
  ['topRight', 1, 0],
  ['bottomRight', 1, 1],
  ['bottomLeft', 0, 1],
] as const)('the %s corner of the photo is that corner of the sheet', (corner, u, v) => {
  const [x, y] = POSE[corner];
  const point = photoToPaper(POSE)(x, y);
  expect(Math.abs(point.u - u)).toBeLessThan(BEND);
  expect(Math.abs(point.v - v)).toBeLessThan(BEND);
});

test('where the diagonals cross is the middle of the sheet, as in any perspective', () => {
  // topLeft-bottomRight and topRight-bottomLeft, solved by hand.
  const t = ((400 - 100) * (640 - 80) - (80 - 50) * (60 - 400)) / (350 * (640 - 80) - 650 * (60 - 400));
  const { u, v } = photoToPaper(POSE)(100 + 350 * t, 50 + 650 * t);
  expect(Math.abs(u - 0.5)).toBeLessThan(BEND);
  expect(Math.abs(v - 0.5)).toBeLessThan(BEND);
});
