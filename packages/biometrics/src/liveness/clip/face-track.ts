import type { RgbImage } from '@assay/media';
import type { FaceObservation } from '../../types.js';

/** Luma of a picture, reduced: one byte a pixel, row by row, 0..255. */
export interface LumaPicture {
  readonly width: number;
  readonly height: number;
  readonly samples: Uint8Array;
}

/** A frame of the clip that was looked at. */
export interface TrackedFrame {
  readonly timeMs: number;
  /** Pixels of the frame as decoded, the frame of reference of `face`. */
  readonly width: number;
  readonly height: number;
  /** Undefined where the face was lost. */
  readonly face: FaceObservation | undefined;
  /**
   * The face's square, {@link FACE_LUMA_SIDE} on a side, cut where its eyes and mouth put it: follows the
   * face. Undefined without a face.
   */
  readonly faceLuma: LumaPicture | undefined;
  /** The whole frame, longer side at most {@link FRAME_LUMA_SIDE}. */
  readonly frameLuma: LumaPicture;
}

/** A frame worth comparing faces on, with its pixels. */
export interface BestFrame {
  readonly timeMs: number;
  readonly face: FaceObservation;
  readonly image: RgbImage;
}

/** A face followed through consecutive frames. */
export interface FollowedFace {
  /** At steady steps of {@link burstStepMs}, short enough to see a blink. */
  readonly burst: readonly TrackedFrame[];
  /** 0 where there was no burst. */
  readonly burstStepMs: number;
}

/** What is known of one face along a clip. */
export interface FaceTrack extends FollowedFace {
  /** Everything looked at but the second burst, ascending in time. */
  readonly frames: readonly TrackedFrame[];
  /**
   * Beside the first, where that one showed no sign of life; without frames where the clip is no longer than
   * it.
   */
  readonly secondBurst?: FollowedFace | undefined;
  /** The best first; at most {@link MAX_BEST_FRAMES}. */
  readonly best: readonly BestFrame[];
}

export const FACE_LUMA_SIDE = 64;
export const FRAME_LUMA_SIDE = 320;
/** Pixels are kept of these only: forty frames of 640 pixels would be 40 MB. */
export const MAX_BEST_FRAMES = 5;
