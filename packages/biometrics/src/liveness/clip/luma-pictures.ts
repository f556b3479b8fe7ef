import { type Point, type RgbImage, resizedPlane, sizeWithin, toLuma } from '@assay/media';
import { fittedSimilarity } from '../../alignment/similarity.js';
import { warped } from '../../alignment/warped.js';
import type { FaceObservation } from '../../types.js';
import { FACE_LUMA_SIDE, FRAME_LUMA_SIDE, type LumaPicture } from './face-track.js';

/** Where eyes and mouth come to lie in the face's square: the face from the brows to the chin fills it. */
const FACE_TEMPLATE: readonly Point[] = [
  { x: 0.3 * FACE_LUMA_SIDE, y: 0.35 * FACE_LUMA_SIDE },
  { x: 0.7 * FACE_LUMA_SIDE, y: 0.35 * FACE_LUMA_SIDE },
  { x: 0.5 * FACE_LUMA_SIDE, y: 0.75 * FACE_LUMA_SIDE },
];

export function frameLuma(image: RgbImage): LumaPicture {
  const { width, height } = sizeWithin(image, FRAME_LUMA_SIDE);
  return { width, height, samples: rounded(resizedPlane(toLuma(image), width, height)) };
}

/**
 * The face turned upright and brought to one size, so that what is left to change is the face itself. Black
 * beyond the frame's edge.
 */
export function faceLuma(image: RgbImage, { landmarks }: FaceObservation): LumaPicture {
  const { left_eye, right_eye, mouth_left, mouth_right } = landmarks;
  const mouth = { x: (mouth_left.x + mouth_right.x) / 2, y: (mouth_left.y + mouth_right.y) / 2 };
  const toImage = fittedSimilarity(FACE_TEMPLATE, [left_eye, right_eye, mouth]);
  const { width, height, samples } = toLuma(warped(image, toImage, FACE_LUMA_SIDE));
  return { width, height, samples: rounded(samples) };
}

/** Of levels 0..255. */
function rounded(levels: Float32Array): Uint8Array {
  const samples = new Uint8Array(levels.length);
  for (let pixel = 0; pixel < samples.length; pixel++) samples[pixel] = levels[pixel]! + 0.5;
  return samples;
}
