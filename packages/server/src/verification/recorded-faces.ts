import type { ListedFace } from '@assay/biometrics';
import type { Point } from '@assay/media';
import type { RecordedFace } from '../store/verification-types.js';

/** Steps of a stored confidence, and of a stored place in a pixel: no face is known more finely. */
const CONFIDENCE_STEPS = 1e4;
const PIXEL_STEPS = 10;

const rounded = (value: number, steps: number): number => Math.round(value * steps) / steps;

export const roundedConfidence = (value: number): number => rounded(value, CONFIDENCE_STEPS);

const place = ({ x, y }: Point): Point => ({ x: rounded(x, PIXEL_STEPS), y: rounded(y, PIXEL_STEPS) });

/** The faces of one file as a record keeps them: where each is, and nothing that tells whose it is. */
export const recordedFaces = (faces: readonly ListedFace[]): RecordedFace[] =>
  faces.map(({ face: { detectionConfidence, landmarks, box }, page, timeMs }, index) => ({
    faceId: `face_${index + 1}`,
    detectionConfidence: roundedConfidence(detectionConfidence),
    landmarks: {
      nose: place(landmarks.nose),
      left_eye: place(landmarks.left_eye),
      right_eye: place(landmarks.right_eye),
      mouth_left: place(landmarks.mouth_left),
      mouth_right: place(landmarks.mouth_right),
    },
    boundingBox: {
      x1: rounded(box.x1, PIXEL_STEPS),
      y1: rounded(box.y1, PIXEL_STEPS),
      x2: rounded(box.x2, PIXEL_STEPS),
      y2: rounded(box.y2, PIXEL_STEPS),
    },
    ...(page !== undefined && { page }),
    ...(timeMs !== undefined && { timeMs: Math.round(timeMs) }),
  }));
