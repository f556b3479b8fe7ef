/** What a comparison is still worth at a measured value. */
export interface WorthPoint {
  readonly measured: number;
  /**
   * The lesser of two shares against an unharmed portrait of 60 pixels from eye to eye: of the genuine comparisons that still match, and of
   * twice the false match rate that is still kept. A portrait that has lost its detail does not only miss its person, it also starts to
   * match others.
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
 * Measured on 2026-11-22: 40 photos of 10 people, each made the portrait of a card and harmed in one way, against 90 to 100 other
 * photos (360 genuine comparisons and 3600 of different people a step) at the distance of .585
 * with dlib's network, which was used before MobileFaceNet; not measured again with that. See the room's README for the steps; `npm run evaluate -- portraits FOLDER`.
 */
export const ID_QUALITY_CALIBRATION: IdQualityCalibration = {
  // Portraits made smaller.
  interocularPx: [
    { measured: 6, worth: 0.14 },
    { measured: 8, worth: 0.28 },
    { measured: 10, worth: 0.36 },
    { measured: 12, worth: 0.66 },
    { measured: 15, worth: 1 },
  ],
  // Cards blurred by a Gaussian of 8, 6, 4 and 2.5 pixels.
  detail: [
    { measured: 0.185, worth: 0.22 },
    { measured: 0.19, worth: 0.25 },
    { measured: 0.22, worth: 0.53 },
    { measured: 0.27, worth: 1 },
  ],
  // Round reflections on the face (.04, .11, .21), then light times 3 and 4, cut at white.
  whiteShare: [
    { measured: 0.04, worth: 1 },
    { measured: 0.11, worth: 0.92 },
    { measured: 0.21, worth: 0.52 },
    { measured: 0.43, worth: 0.4 },
    { measured: 0.69, worth: 0.31 },
  ],
  // Light times .05, .1 and .2, with the noise left as it was.
  contrast: [
    { measured: 0.9, worth: 0 },
    { measured: 1.8, worth: 0.45 },
    { measured: 3.5, worth: 0.92 },
    { measured: 7, worth: 0.94 },
  ],
  brightness: [
    { measured: 3.3, worth: 0 },
    { measured: 6.7, worth: 0.45 },
    { measured: 13, worth: 0.92 },
    { measured: 26, worth: 0.94 },
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
