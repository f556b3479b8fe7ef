import type { Point } from '@assay/media';
import { DETECTOR_SIDE_PX } from '../../networks/types.js';

/**
 * Grids over the input, and how many boxes are guessed at each place of them. MediaPipe's back model:
 * `SsdAnchorsCalculator` with strides 16, 32, 32, 32 and two anchors of one fixed size a layer
 * (modules/face_detection/face_detection.pbtxt).
 */
const GRIDS = [
  { stridePx: 16, anchorsEach: 2 },
  { stridePx: 32, anchorsEach: 6 },
] as const;

/**
 * Where the network's 896 guesses are counted from, as fractions of its input, in the order of its outputs.
 */
export const ANCHORS: readonly Point[] = GRIDS.flatMap(({ stridePx, anchorsEach }) => {
  const places = DETECTOR_SIDE_PX / stridePx;
  return Array.from({ length: places * places * anchorsEach }, (_, index) => {
    const place = Math.floor(index / anchorsEach);
    return { x: ((place % places) + 0.5) / places, y: (Math.floor(place / places) + 0.5) / places };
  });
});
