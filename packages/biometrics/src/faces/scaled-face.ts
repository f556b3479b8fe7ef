import type { Point } from '@assay/media';
import type { FaceObservation } from '../types.js';

/** The same face in an image of another size. @param factor new side over old side */
export function scaledFace(face: FaceObservation, factor: number): FaceObservation {
  if (factor === 1) return face;
  const scaled = ({ x, y }: Point): Point => ({ x: x * factor, y: y * factor });
  const { left_eye, right_eye, nose, mouth_left, mouth_right } = face.landmarks;
  return {
    ...face,
    box: {
      x1: face.box.x1 * factor,
      y1: face.box.y1 * factor,
      x2: face.box.x2 * factor,
      y2: face.box.y2 * factor,
    },
    landmarks: {
      left_eye: scaled(left_eye),
      right_eye: scaled(right_eye),
      nose: scaled(nose),
      mouth_left: scaled(mouth_left),
      mouth_right: scaled(mouth_right),
    },
    mesh: face.mesh.map((point) => ({ ...scaled(point), z: point.z * factor })),
  };
}
