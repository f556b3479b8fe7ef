import type { LivenessSignal } from '../../types.js';
import { FOLLOWED_ALL } from './calibration.js';
import type { InstructedMovement } from './instructions.js';

const LOOKED_FOR = ['panned-still', 'looped-video'] as const;

/** What the signal is told of; the names of others that look for movement have no place here. */
export const INSTRUCTED_MOVEMENT = 'instructed-movement';

/**
 * Signal `instructed-movement`: the head moves as it was asked to after the capture had begun, which no clip
 * does that was made before.
 * @param isOnePerson whether the face that moved is the one that is compared
 */
export function instructedMovementSignal(
  movements: readonly InstructedMovement[],
  isOnePerson: boolean,
): LivenessSignal {
  const base = { name: INSTRUCTED_MOVEMENT, group: 'instructions', lookedFor: LOOKED_FOR } as const;
  const followed = movements.filter((movement) => movement.followed).length;
  if (followed < movements.length)
    return {
      ...base,
      outcome: 'nothing',
      logLikelihoodRatio: 0,
      reason: `The head did not move as the capture session asked: ${followed} of ${movements.length} movements were seen.`,
    };
  if (!isOnePerson)
    return {
      ...base,
      outcome: 'nothing',
      logLikelihoodRatio: 0,
      reason: 'The face that moved as the capture session asked is not the one that was compared.',
    };
  return {
    ...base,
    outcome: 'live',
    logLikelihoodRatio: FOLLOWED_ALL.logLikelihoodRatio,
    reason: `The head moved as the capture session asked: ${followed} of ${movements.length} movements were seen.`,
  };
}
