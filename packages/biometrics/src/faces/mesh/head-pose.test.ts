import { expect, test } from 'vitest';
import { madeFace } from '../../testing/made-observation.js';
import { headPose } from './head-pose.js';

/** A face with one point of its mesh so many pixels deeper. */
const deeper = (number: number, z: number) => {
  const { mesh } = madeFace(100, 100, 40);
  return { mesh: mesh.map((point, index) => (index === number ? { ...point, z } : point)) };
};

test('a face that looks into the camera has no pose', () => {
  expect(headPose(madeFace(100, 100, 40))).toEqual({ yawDegrees: 0, pitchDegrees: 0 });
});

test("yaw is above 0 where the viewer's right eye lies deeper, pitch where the forehead does", () => {
  // The outer corners of these eyes lie 60 pixels apart.
  expect(headPose(deeper(263, 60)).yawDegrees).toBeCloseTo(45, 5);
  expect(headPose(deeper(33, 60)).yawDegrees).toBeCloseTo(-45, 5);
  expect(headPose(deeper(10, 20)).pitchDegrees).toBeGreaterThan(5);
  expect(headPose(deeper(152, 20)).pitchDegrees).toBeLessThan(-5);
});
