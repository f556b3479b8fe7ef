import type { Box } from '../geometry.js';
import type { Raster } from '../raster/types.js';
import type { Share } from '../statistics/scored.js';

/** What a network says of a picture's pixels. Logits: higher is more like generated. */
export interface DetectorLook {
  readonly logit: number;
  /**
   * The places it looked at, on the picture as stored (before EXIF rotation); empty where it looks at the
   * picture as a whole.
   */
  readonly places: readonly { readonly box: Box; readonly logit: number }[];
}

/** A network that tells generated pixels from photographed ones. */
export interface GenerationDetector {
  /** Undefined for a picture too small to be looked at. */
  look(raster: Raster): Promise<DetectorLook | undefined>;
}

/** An operator's own network, measured on the operator's own pictures. */
export interface OperatorDetector extends GenerationDetector {
  readonly name: string;
  /** The logit above which a picture counts as generated. */
  readonly threshold: number;
  /** Of honest pictures, those above the threshold: counted on pictures that did not choose it. */
  readonly falseAlarms: Share;
  /** The same of generated ones. */
  readonly detected: Share;
}
