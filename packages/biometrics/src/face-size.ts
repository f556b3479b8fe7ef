import type { FaceObservation } from './types.js';

/** From eye to eye: the size that face networks go by (ISO/IEC 19794-5 calls it the inter-eye distance). */
export const interocularPx = ({ landmarks: { left_eye, right_eye } }: FaceObservation): number =>
  Math.hypot(right_eye.x - left_eye.x, right_eye.y - left_eye.y);
