import { fraction } from '@assay/media';
import type { FaceObservation, FaceTemplate, MeshPoint } from '../types.js';

/**
 * Numbers of the mesh whose places the tests need, in units of the distance of the eyes from the middle of
 * the face.
 */
const PLACES: Readonly<Record<number, readonly [x: number, y: number]>> = {
  33: [-0.75, -0.3],
  133: [-0.28, -0.3],
  362: [0.28, -0.3],
  263: [0.75, -0.3],
  4: [0, 0.25],
  61: [-0.4, 0.7],
  291: [0.4, 0.7],
};

/** A face as the networks would report it, upright, for tests that need none of them. */
export function madeFace(middleX: number, middleY: number, eyeDistancePx: number): FaceObservation {
  const at = (x: number, y: number): MeshPoint => ({
    x: middleX + x * eyeDistancePx,
    y: middleY + y * eyeDistancePx,
    z: 0,
  });
  const mesh = Array.from({ length: 468 }, (_, index) => {
    const place = PLACES[index];
    if (place) return at(...place);
    const angle = (2 * Math.PI * index) / 468;
    return at(0.9 * Math.cos(angle), 1.2 * Math.sin(angle));
  });
  return {
    detectionConfidence: fraction(0.9),
    meshConfidence: fraction(0.99),
    box: {
      x1: middleX - eyeDistancePx,
      y1: middleY - 1.3 * eyeDistancePx,
      x2: middleX + eyeDistancePx,
      y2: middleY + 1.3 * eyeDistancePx,
    },
    landmarks: {
      left_eye: at(-0.5, -0.3),
      right_eye: at(0.5, -0.3),
      nose: mesh[4]!,
      mouth_left: mesh[61]!,
      mouth_right: mesh[291]!,
    },
    mesh,
    quarterTurns: 0,
  };
}

/** A template of length 1; two lie as far apart as their angles (radians) are, on a circle. */
export function templateAt(angle: number): FaceTemplate {
  const template = new Float32Array(192);
  template[0] = Math.cos(angle);
  template[1] = Math.sin(angle);
  return template;
}
