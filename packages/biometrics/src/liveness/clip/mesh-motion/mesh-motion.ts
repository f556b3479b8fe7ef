import { calibrated } from '../../calibration.js';
import type { LivenessSignal } from '../../types.js';
import type { FollowedFace } from '../face-track.js';
import { wholeFace } from '../whole-face.js';
import { CARRIED_FAR_ENOUGH, MOST_OF_A_STILL, MOVES_AS_A_FACE, MOVES_AS_A_PICTURE } from './calibration.js';
import { carriedFar, eyeSpan } from './carried.js';
import { type MotionMeasures, motionMeasures } from './motion-measures.js';
import { steadyMeshes } from './steady-meshes.js';

const LEAST_FRAMES = 12;
/** Smaller, the mesh's own noise is as large as speech. */
const LEAST_EYE_SPAN_PX = 40;

/**
 * Signal `mesh-motion`: the face changes its shape as faces do, or is carried about without changing it at
 * all, as a picture is. A face that neither changes nor moves says nothing: people hold still when asked to.
 */
export function meshMotionSignal({ burst }: FollowedFace): LivenessSignal {
  const base = { name: 'mesh-motion', group: 'motion' } as const;
  const faces = burst.map(wholeFace).filter((face) => face !== undefined);
  const meshes = faces.map(({ mesh }) => mesh).filter((mesh) => eyeSpan(mesh) >= LEAST_EYE_SPAN_PX);
  if (meshes.length < LEAST_FRAMES) {
    const reason = 'The face is too small in the clip, or seen whole too briefly, to tell how it moves.';
    return { ...base, lookedFor: [], outcome: 'not-applicable', logLikelihoodRatio: 0, reason };
  }
  const movement = beyondStills(motionMeasures(steadyMeshes(meshes)));
  const looked = { ...base, lookedFor: ['panned-still'] } as const;
  const asFace = calibrated(MOVES_AS_A_FACE, movement);
  if (asFace < 0) {
    return {
      ...looked,
      outcome: 'live',
      logLikelihoodRatio: asFace,
      reason: 'The face moves as a living one does: in expression, speech or a turn of the head.',
    };
  }
  const asPicture = carriedFar(meshes) >= CARRIED_FAR_ENOUGH ? calibrated(MOVES_AS_A_PICTURE, movement) : 0;
  if (asPicture <= 0) return { ...looked, outcome: 'nothing', logLikelihoodRatio: 0, reason: undefined };
  return {
    ...looked,
    outcome: 'attack',
    logLikelihoodRatio: asPicture,
    reason: 'The face is moved about without changing its shape at all, as a still picture is.',
  };
}

/** The largest of the ways a face moves, each in units of the most that filmed stills showed. */
const beyondStills = ({ nonRigid, mouthGap, turn }: MotionMeasures): number =>
  Math.max(
    nonRigid / MOST_OF_A_STILL.nonRigid,
    mouthGap / MOST_OF_A_STILL.mouthGap,
    turn / MOST_OF_A_STILL.turn,
  );
