import type { AttackKind } from '../types.js';

/**
 * What one look at a picture or a clip found. A signal states facts; `judgeLiveness` joins them.
 *
 * `attack` and `live` say that something was seen, `nothing` that it was looked for and not seen,
 * `not-applicable` that it could not be looked for (the face is too small, the clip too short). "Nothing
 * found" is not "live".
 */
export interface LivenessSignal {
  /** Kebab-case name of the signal's folder; stored with findings, never reused for another meaning. */
  readonly name: string;
  /**
   * The attacks whose marks this signal measures. One not in here is not spoken of; empty where nothing could
   * be looked for.
   */
  readonly lookedFor: readonly AttackKind[];
  readonly outcome: 'attack' | 'live' | 'nothing' | 'not-applicable';
  /**
   * Natural logarithm of the likelihood of what was measured under attack, over its likelihood before a
   * living person: above 0 speaks for an attack. Fitted and capped by the signal's own calibration; 0 for
   * `not-applicable`.
   */
  readonly logLikelihoodRatio: number;
  /**
   * Signals of one group see the same cause (say: the sharpness of the picture), so inside a group only the
   * strongest on either side counts; ratios of different groups add up.
   */
  readonly group: LivenessGroup;
  /**
   * One sentence on what was seen or why it could not be looked for; holds nothing of the person. Undefined
   * for `nothing`.
   */
  readonly reason: string | undefined;
}

/** What a signal looks at: the raster of a display or a print, the surroundings, color, sharpness, movement, the file, a network's opinion,
 * where else the picture is found, whether instructions were followed. */
export type LivenessGroup =
  | 'raster'
  | 'surroundings'
  | 'tone'
  | 'sharpness'
  | 'reflection'
  | 'motion'
  | 'blink'
  | 'repetition'
  | 'encoding'
  | 'network'
  | 'source'
  | 'instructions';
