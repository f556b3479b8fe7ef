/** How often two people's faces lie at most this far apart. */
export interface RateAtDistance {
  readonly rate: number;
  readonly distance: number;
}

/** What distances of templates were found to mean. */
export interface MatchCalibration {
  /** Ascending in both. Between them rates are followed by their logarithm; beyond the ends they are extrapolated. */
  readonly impostors: readonly RateAtDistance[];
  /** Beyond it lies one in a hundred comparisons of one person: that many false rejections may a "failed" cost. */
  readonly rejectBeyond: number;
  /**
   * Probability of one person at even chances: `far + (1 - far - near) / (1 + exp(slope * (distance - middle)))`. A logistic law with
   * a lapse at either end (Wichmann & Hill, Perception & Psychophysics 63, 2001, 1293-1313): no distance is proof.
   */
  readonly probability: { readonly middle: number; readonly slope: number; readonly far: number; readonly near: number };
  readonly source: string;
}

/**
 * Fitted on one half of the people of Labeled Faces in the Wild, drawn by their names: 1697 people, 3272 pairs of one person,
 * 1 439 056 pairs of two (one photo each). On the other half (1619 people, 2990 and 1 309 771 pairs) the same rates lie at 0.3387,
 * 0.3579, 0.3791, 0.3989, 0.4233, 0.4496 and 0.4857. `near` was fitted at 0.000004 and is held at 0.001: among people of one origin
 * or family false matches are far more frequent than among any two (README).
 */
export const MATCH_CALIBRATION: MatchCalibration = {
  impostors: [
    { rate: 0.0001, distance: 0.3379 },
    { rate: 0.0003, distance: 0.3561 },
    { rate: 0.001, distance: 0.3783 },
    { rate: 0.003, distance: 0.3979 },
    { rate: 0.01, distance: 0.4229 },
    { rate: 0.03, distance: 0.4493 },
    { rate: 0.1, distance: 0.486 },
  ],
  rejectBeyond: 0.4341,
  probability: { middle: 0.4197, slope: 80.1, far: 0.0064, near: 0.001 },
  source:
    'Labeled Faces in the Wild, those photos of its 6000 pairs whose people come first by name (5969 of 7701), first half of the ' +
    'people, 2026-11-22: `npm run evaluate -- faces FOLDER --people first --fit`.',
};
