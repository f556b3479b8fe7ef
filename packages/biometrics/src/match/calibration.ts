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
 * Fitted on one half of the people of Labeled Faces in the Wild, drawn by their names, of whom 3053 people
 * with 4309 photos were taken: 1550 people, 1018 pairs of one person, 1 200 475 pairs of two (one photo
 * each), all as comparable templates. On the other half .0109, .0342, .1039, .321 and 1.045 % of 1 124 250
 * pairs lie within the first five distances. `near` was fitted at 0.0000019 and is held at 0.001: among
 * people of one family false matches are far more frequent than among any two.
 */
export const MATCH_CALIBRATION: MatchCalibration = {
  impostors: [
    { rate: 0.0001, distance: 0.9752 },
    { rate: 0.0003, distance: 1.0152 },
    { rate: 0.001, distance: 1.0578 },
    { rate: 0.003, distance: 1.1004 },
    { rate: 0.01, distance: 1.151 },
    { rate: 0.03, distance: 1.2048 },
    { rate: 0.1, distance: 1.2743 },
  ],
  rejectBeyond: 1.1677,
  probability: { middle: 1.1212, slope: 33.9, far: 0.0071, near: 0.001 },
  source:
    'Labeled Faces in the Wild, 2212 photos of 1550 people, the first half by their names, 2026-11-28: ' +
    '`npm run evaluate -- faces FOLDER --people first --groups FILE --fit`.',
};
