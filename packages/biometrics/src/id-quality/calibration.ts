/** What a comparison is still worth at a measured value. */
export interface WorthPoint {
  readonly measured: number;
  /**
   * The lesser of two shares against an unharmed portrait of 60 pixels from eye to eye: of the genuine
   * comparisons that still match, and of twice the false match rate that is still kept. The second decided
   * with the network used before; with MobileFaceNet no harm doubles the rate.
   */
  readonly worth: number;
}

/** By measure of the portrait; ascending in `measured`, constant beyond the ends. */
export interface IdQualityCalibration {
  readonly interocularPx: readonly WorthPoint[];
  readonly detail: readonly WorthPoint[];
  readonly whiteShare: readonly WorthPoint[];
  readonly contrast: readonly WorthPoint[];
  readonly brightness: readonly WorthPoint[];
}

/**
 * Measured on 2026-11-22 with MobileFaceNet: photos of 40 people of the first half of Labeled Faces in the
 * Wild, one of each made the portrait of a card and harmed in one way, against the 217 other photos (178
 * genuine comparisons and some 8500 of different people a step, fewer where not every portrait was found) at
 * the distance of 1.051. See the room's README for the steps; `npm run evaluate -- portraits FOLDER 1`.
 */
export const ID_QUALITY_CALIBRATION: IdQualityCalibration = {
  // Portraits made smaller.
  interocularPx: [
    { measured: 6, worth: 0.44 },
    { measured: 8, worth: 0.59 },
    { measured: 10, worth: 0.69 },
    { measured: 12, worth: 0.9 },
    { measured: 15, worth: 0.97 },
    { measured: 30, worth: 1 },
  ],
  // Cards blurred by a Gaussian of 8 (its few found portraits measure .20), 6, 4, 2.5 and 1.5 pixels.
  detail: [
    { measured: 0.185, worth: 0.12 },
    { measured: 0.19, worth: 0.54 },
    { measured: 0.21, worth: 0.91 },
    { measured: 0.26, worth: 0.98 },
    { measured: 0.32, worth: 0.99 },
  ],
  // Round reflections on the face (.04, .11, .20), then light times 3 and 4, cut at white; a wholly white
  // face shows nobody.
  whiteShare: [
    { measured: 0.04, worth: 0.98 },
    { measured: 0.11, worth: 0.94 },
    { measured: 0.2, worth: 0.79 },
    { measured: 0.46, worth: 0.74 },
    { measured: 0.6, worth: 0.51 },
    { measured: 1, worth: 0 },
  ],
  // Light times .05, .1 and .2, with the noise left as it was; nobody matches without any.
  contrast: [
    { measured: 0.9, worth: 0 },
    { measured: 2, worth: 0.06 },
    { measured: 3.6, worth: 0.82 },
    { measured: 7.2, worth: 0.99 },
  ],
  brightness: [
    { measured: 3.3, worth: 0 },
    { measured: 6.7, worth: 0.06 },
    { measured: 13, worth: 0.82 },
    { measured: 26, worth: 0.99 },
  ],
};

/** Below this worth a comparison is not meaningful; below the second it may well miss the right person. */
export const USELESS_BELOW = 0.5;
export const DOUBTFUL_BELOW = 0.9;

/** Straight between the points. */
export function worthAt(points: readonly WorthPoint[], measured: number): number {
  const next = points.findIndex((point) => point.measured >= measured);
  if (next === 0) return points[0]!.worth;
  if (next === -1) return points.at(-1)!.worth;
  const [from, to] = [points[next - 1]!, points[next]!];
  return from.worth + ((to.worth - from.worth) * (measured - from.measured)) / (to.measured - from.measured);
}
