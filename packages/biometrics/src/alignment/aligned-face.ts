import type { Point, RgbImage } from '@assay/media';
import { RECOGNITION_SIDE_PX } from '../networks/types.js';
import type { FaceLandmarks } from '../types.js';
import { fittedSimilarity } from './similarity.js';
import { warped } from './warped.js';

/**
 * Where the training photos show a viewer's left eye, right eye, nose tip, left and right corner of the
 * mouth, at 112 pixels a side: the five points of InsightFace (Deng et al., "ArcFace", CVPR 2019;
 * `arcface_dst`). Theirs count from the middle of the first pixel, ours from its edge.
 */
const PLACES: readonly Point[] = [
  { x: 38.2946, y: 51.6963 },
  { x: 73.5318, y: 51.5014 },
  { x: 56.0252, y: 71.7366 },
  { x: 41.5493, y: 92.3655 },
  { x: 70.7299, y: 92.2041 },
].map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));

/** The face as the recognition network was trained to see it: upright, {@link RECOGNITION_SIDE_PX} a side. */
export function alignedFace(
  image: RgbImage,
  { left_eye, right_eye, nose, mouth_left, mouth_right }: FaceLandmarks,
): RgbImage {
  return warped(
    image,
    fittedSimilarity(PLACES, [left_eye, right_eye, nose, mouth_left, mouth_right]),
    RECOGNITION_SIDE_PX,
  );
}
