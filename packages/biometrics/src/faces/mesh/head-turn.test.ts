import { expect, test } from 'vitest';
import { madeFace } from '../../testing/made-observation.js';
import { headTurnDegrees } from './head-turn.js';

/** A face whose viewer's right eye lies so many pixels deeper than the left. */
const deeper = (z: number) => {
  const { mesh } = madeFace(100, 100, 40);
  return { mesh: mesh.map((point, index) => (index === 263 ? { ...point, z } : point)) };
};

test.each([
  [0, 0],
  // The outer corners of these eyes lie 60 pixels apart.
  [60, 45],
  [-60, 45],
  [60 / Math.sqrt(3), 30],
])('an eye that lies %d pixels deeper than the other turns the head by %d degrees', (z, degrees) => {
  expect(headTurnDegrees(deeper(z))).toBeCloseTo(degrees, 5);
});
