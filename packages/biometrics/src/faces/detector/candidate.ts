import type { Point } from '@assay/media';
import type { PixelBox } from '../../types.js';

/**
 * The six points of a guess, in the network's order. Left and right are the viewer's, on the face turned
 * upright.
 */
export interface CandidatePoints {
  readonly leftEye: Point;
  readonly rightEye: Point;
  readonly nose: Point;
  readonly mouth: Point;
  readonly leftEar: Point;
  readonly rightEar: Point;
}

/** What the detector takes for a face. Places are pixels of the image as displayed. */
export interface Candidate {
  /** 0..1 */
  readonly score: number;
  readonly box: PixelBox;
  readonly points: CandidatePoints;
}
