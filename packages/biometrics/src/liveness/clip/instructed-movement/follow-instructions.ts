import type { RgbImage, VideoClip } from '@assay/media';
import { headPose } from '../../../faces/mesh/head-pose.js';
import type { FaceAnalyst, FaceObservation } from '../../../types.js';
import { sameFace, TRACK_SIDE_PIXELS } from '../track-face.js';
import { followedMovements, LONGEST_DELAY_MS, type PoseMoment } from './followed-movements.js';
import type { InstructedMovement, Instruction } from './instructions.js';

/** A turn of the head takes half a second and is held for longer. */
const STEP_MS = 200;

/** A face this near to how it was held at first is seen well enough to be compared (verification/examine-instructions.ts). */
const NEAR_START_DEGREES = 25;

/** A face that looks about as it did at first. */
export interface Glance {
  readonly image: RgbImage;
  readonly face: FaceObservation;
}

/** How a head moved through a clip for which it was told what to do. */
export interface FollowedInstructions {
  readonly movements: readonly InstructedMovement[];
  /** The nearest to how the head was held at first: one before the first instruction, one during each. */
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
  const nearest = new Map<number, Glance & { readonly leanDegrees: number }>();
  let face: FaceObservation | undefined;
  for await (const { timeMs, image } of video.frames(timesMs, TRACK_SIDE_PIXELS)) {
    face = await sameFace(image, face, faces);
    if (!face) continue;
    const moment = { timeMs, ...headPose(face) };
    moments.push(moment);
    const during = instructions.findLastIndex(({ fromMs }) => fromMs <= timeMs);
    const leanDegrees = leanBetween(moment, moments[0]!);
    if (leanDegrees < (nearest.get(during)?.leanDegrees ?? NEAR_START_DEGREES))
      nearest.set(during, { image, face, leanDegrees });
  }
  const glances = [...nearest.values()].map(({ image, face }) => ({ image, face }));
  return { movements: followedMovements(moments, instructions), glances };
}

const leanBetween = (one: PoseMoment, other: PoseMoment): number =>
  Math.max(Math.abs(one.yawDegrees - other.yawDegrees), Math.abs(one.pitchDegrees - other.pitchDegrees));
