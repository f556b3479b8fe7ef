import type { RgbImage } from '@assay/media';
import type { FaceObservation } from '../../types.js';
import type { LivenessSignal } from '../types.js';

/** A network against recaptured faces: the one that ships, or an operator's own. */
export interface AntiSpoofModel {
  /**
   * One look at a face.
   * @returns the probability of a living person; undefined where the face is too small for the network
   * @throws RangeError when it does not answer as it should
   */
  lookAt(image: RgbImage, face: Pick<FaceObservation, 'box'>): Promise<number | undefined>;
  /**
   * What looks at one person say together, as one signal among the others: the mean of their log odds
   * counts, since frames of one clip show one cause.
   */
  signalOf(looks: readonly (number | undefined)[]): LivenessSignal;
}

/** Looks surer than this are not told apart: 0 and 1 have no odds. */
const SUREST = 1e-4;

/** The probability of the mean log odds; undefined where no look said anything. */
export function meanProbability(looks: readonly (number | undefined)[]): number | undefined {
  const said = looks.filter((look) => look !== undefined);
  if (said.length === 0) return undefined;
  const odds = said.map((look) => {
    const held = Math.min(1 - SUREST, Math.max(SUREST, look));
    return Math.log(held / (1 - held));
  });
  return 1 / (1 + Math.exp(-odds.reduce((sum, value) => sum + value, 0) / odds.length));
}
