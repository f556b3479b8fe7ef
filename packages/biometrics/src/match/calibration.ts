/** How often two people's faces lie at most this far apart. */
export interface RateAtDistance {
  readonly rate: number;
  readonly distance: number;
}

/** What distances of templates were found to mean. */
export interface MatchCalibration {
  /**
   * Ascending in both. Between them rates are followed by their logarithm; beyond the ends they are
   * extrapolated.
   */
  readonly impostors: readonly RateAtDistance[];
  /**
   * Beyond it lies one in a hundred comparisons of one person: that many false rejections may a "failed"
   * cost.
   */
  readonly rejectBeyond: number;
  /**
   * Probability of one person at even chances:
   * `far + (1 - far - near) / (1 + exp(slope * (distance - middle)))`. A logistic law with a lapse at either
   * end (Wichmann & Hill, Perception & Psychophysics 63, 2001, 1293-1313): no distance is proof.
   */
  readonly probability: {
    readonly middle: number;
    readonly slope: number;
    readonly far: number;
    readonly near: number;
  };
  readonly source: string;
}

/**
 * Fitted on one half of the people of Labeled Faces in the Wild, drawn by their names: 1589 people, 3249
 * pairs of one person, 1 261 666 pairs of two (one photo each). On the other half the same rates lie at
 * 0.9683, 1.0063, 1.0482, 1.0922, 1.1439, 1.1975 and 1.2676. `near` was fitted at 0.0000017 and is held at
 * 0.001: among people of one origin or family false matches are far more frequent than among any two
 * (README).
 */
export const MATCH_CALIBRATION: MatchCalibration = {
  impostors: [
    { rate: 0.0001, distance: 0.9679 },
    { rate: 0.0003, distance: 1.0066 },
    { rate: 0.001, distance: 1.0513 },
    { rate: 0.003, distance: 1.0934 },
    { rate: 0.01, distance: 1.1449 },
    { rate: 0.03, distance: 1.1986 },
    { rate: 0.1, distance: 1.2688 },
  ],
  rejectBeyond: 1.1445,
  probability: { middle: 1.1092, slope: 34.6, far: 0.0062, near: 0.001 },
  source:
    'Labeled Faces in the Wild, 5781 of those photos of its 6000 pairs whose people come first by name, first half of the people, ' +
    '2026-11-22: `npm run evaluate -- faces FOLDER --people first --fit`.',
};
