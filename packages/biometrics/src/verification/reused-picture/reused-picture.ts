import type { LivenessSignal } from '../../liveness/types.js';
import type { Comparison } from '../compare-faces.js';
import type { SeenFace } from '../seen-face.js';
import { photographLikeness } from './photograph-likeness.js';

/**
 * Two pictures of one photograph, or not. Measured on 2026-11-22 (the room's README has the sets): of 505
 * pairs of different photographs of one person the most alike reached .88; a photograph that is filled by its
 * face and comes back on a card fell to .987 (24).
 */
const SAME_PHOTOGRAPH = 0.95;

/**
 * None of these 505 pairs came that near: with 95 % confidence fewer than 3 in 505 do (rule of three, Hanley
 * and Lippman-Hand 1983). The ID's own photograph nearly always does.
 */
const DECISIVE = Math.log(505 / 3);

/**
 * Whether the selfie is the portrait of the ID, printed, saved or taken again, and not a picture of a person.
 * A clip is that only where all of its frames are: a moving face passes through the portrait's expression,
 * too. A face that was seen to move as a living one is no still picture.
 * @param frames the compared faces of the selfie: one of an image, some of a clip
 * @param signals what the selfie's movement shows
 */
export function reusedPicture(
  { match, idFace }: Pick<Comparison, 'match' | 'idFace'>,
  frames: readonly SeenFace[],
  signals: readonly LivenessSignal[],
): LivenessSignal {
  // Templates that far apart are of different photographs, and aligning them would be wasted.
  const reused =
    match.outcome !== 'failed' &&
    !signals.some(rulesOutStill) &&
    frames.every((frame) => photographLikeness(idFace, frame) >= SAME_PHOTOGRAPH);
  return {
    name: 'reused-picture',
    lookedFor: ['id-portrait'],
    outcome: reused ? 'attack' : 'nothing',
    logLikelihoodRatio: reused ? DECISIVE : 0,
    group: 'source',
    reason: reused ? reasonFor(frames.length) : undefined,
  };
}

const rulesOutStill = ({ outcome, lookedFor }: LivenessSignal): boolean =>
  outcome === 'live' && lookedFor.includes('panned-still');

const reasonFor = (frames: number): string =>
  frames > 1
    ? 'The face in the compared frames of the selfie looks like the very photograph of the ID, and was not seen to move by itself.'
    : 'The face of the selfie looks like the very photograph of the ID.';
