import type { RgbImage, VideoClip } from '@assay/media';
import { headPose } from '../../../faces/mesh/head-pose.js';
import type { FaceAnalyst, FaceObservation } from '../../../types.js';
import { sameFace, TRACK_SIDE_PIXELS } from '../track-face.js';
import { followedMovements, LONGEST_DELAY_MS, type PoseMoment } from './followed-movements.js';
import type { InstructedMovement, Instruction } from './instructions.js';

/** A turn of the head takes half a second and is held for longer. */
const STEP_MS = 200;

/** A face this near to how it was held at first is seen well enough to be compared. */
const NEAR_START_DEGREES = 10;

/** A face that looks as it did at first. */
export interface Glance {
  readonly image: RgbImage;
  readonly face: FaceObservation;
}

/** How a head moved through a clip for which it was told what to do. */
export interface FollowedInstructions {
  readonly movements: readonly InstructedMovement[];
  /** From before the first instruction and between later ones; at most three. */
  readonly glances: readonly Glance[];
}

/**
 * Looks at a clip from its start to the end of its last instruction, five times a second.
 * @throws DecodeError when the stream is damaged so that no further frame can be had
 */
export async function followInstructions(
  video: VideoClip,
  instructions: readonly Instruction[],
  faces: FaceAnalyst,
): Promise<FollowedInstructions> {
  const endMs = Math.min(video.durationMs, (instructions.at(-1)?.toMs ?? 0) + LONGEST_DELAY_MS);
  const timesMs = Array.from({ length: Math.floor(endMs / STEP_MS) }, (_, index) => index * STEP_MS);
  const moments: PoseMoment[] = [];
  const glances: Glance[] = [];
  let face: FaceObservation | undefined;
  for await (const { timeMs, image } of video.frames(timesMs, TRACK_SIDE_PIXELS)) {
    face = await sameFace(image, face, faces);
    if (!face) continue;
    const moment = { timeMs, ...headPose(face) };
    moments.push(moment);
    if (isNear(moment, moments[0]!)) keepGlance(glances, { image, face });
  }
  return { movements: followedMovements(moments, instructions), glances };
}

const isNear = (one: PoseMoment, other: PoseMoment): boolean =>
  Math.abs(one.yawDegrees - other.yawDegrees) <= NEAR_START_DEGREES &&
  Math.abs(one.pitchDegrees - other.pitchDegrees) <= NEAR_START_DEGREES;

/** The first and the two latest: pictures are large, so no more are kept. */
function keepGlance(glances: Glance[], glance: Glance): void {
  if (glances.length === 3) glances.splice(1, 1);
  glances.push(glance);
}
