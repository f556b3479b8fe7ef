import type { RgbImage } from '@assay/media';
import type { FaceTemplate, ListedFace } from '../types.js';

/** A face and the pixels it was found in. */
export interface SeenFace {
  readonly listed: ListedFace;
  readonly image: RgbImage;
}

/** A face that takes part in the comparison. */
export interface ComparedFace extends SeenFace {
  readonly template: FaceTemplate;
}
