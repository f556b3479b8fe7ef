import type { RgbImage } from '@assay/media';
import type { FaceObservation } from '../../types.js';
import type { LivenessSignal } from '../types.js';

/** What a network says of one face. */
export interface Look {
  /** Of a living person, 0..1. */
  readonly probability: number;
  /** So little is shown around the face that more is asked of it. */
  readonly isCutClose: boolean;
  /** The face is a frame's of a clip, which the network that ships is shown otherwise than a still. */
  readonly isFilmed: boolean;
}

/** What a face is seen in. */
export type Medium = 'still' | 'clip';

/** A network against recaptured faces: the one that ships, or an operator's own. */
export interface AntiSpoofModel {
  /**
   * One look at a face.
   * @returns undefined where the face is too small for the network
   * @throws RangeError when it does not answer as it should
   */
  lookAt(image: RgbImage, face: Pick<FaceObservation, 'box'>, medium: Medium): Promise<Look | undefined>;
  /**
   * What looks at one person say together, as one signal among the others: the mean of their log odds
   * counts, since frames of one clip show one cause.
   */
  signalOf(looks: readonly (Look | undefined)[]): LivenessSignal;
}

/** Looks surer than this are not told apart: 0 and 1 have no odds. */
const SUREST = 1e-4;

/** All looks at one person as one; undefined where none said anything. */
export function joinedLook(looks: readonly (Look | undefined)[]): Look | undefined {
  const said = looks.filter((look) => look !== undefined);
  if (said.length === 0) return undefined;
  return {
    probability: meanProbability(said.map(({ probability }) => probability)),
    isCutClose: said.some(({ isCutClose }) => isCutClose),
    isFilmed: said.some(({ isFilmed }) => isFilmed),
  };
}

/** The probability of the mean log odds. @param probabilities at least one */
export function meanProbability(probabilities: readonly number[]): number {
  const odds = probabilities.map((probability) => {
    const held = Math.min(1 - SUREST, Math.max(SUREST, probability));
    return Math.log(held / (1 - held));
  });
  return 1 / (1 + Math.exp(-odds.reduce((sum, value) => sum + value, 0) / odds.length));
}
