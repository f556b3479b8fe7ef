import { fraction } from '@assay/media';
import { expect, test } from 'vitest';
import type { FaceObservation } from '../types.js';
import { scaledFace } from './scaled-face.js';

const at = (x: number, y: number) => ({ x, y });
const face: FaceObservation = {
  detectionConfidence: fraction(0.9),
  meshConfidence: fraction(0.8),
  box: { x1: 10, y1: 20, x2: 30, y2: 50 },
  landmarks: {
    left_eye: at(15, 30),
    right_eye: at(25, 30),
    nose: at(20, 35),
    mouth_left: at(16, 42),
    mouth_right: at(24, 42),
  },
  mesh: [{ x: 12, y: 22, z: -3 }],
  quarterTurns: 1,
};

test('every place of a face grows with the image, and what is no place stays', () => {
  expect(scaledFace(face, 2)).toEqual({
    ...face,
    box: { x1: 20, y1: 40, x2: 60, y2: 100 },
    landmarks: {
      left_eye: at(30, 60),
      right_eye: at(50, 60),
      nose: at(40, 70),
      mouth_left: at(32, 84),
      mouth_right: at(48, 84),
    },
    mesh: [{ x: 24, y: 44, z: -6 }],
  });
  expect(scaledFace(scaledFace(face, 4), 0.25)).toEqual(face);
});
