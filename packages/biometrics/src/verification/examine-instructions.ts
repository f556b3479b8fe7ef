import {
  type FollowedInstructions,
  followInstructions,
  type Glance,
} from '../liveness/clip/instructed-movement/follow-instructions.js';
import { instructedMovementSignal } from '../liveness/clip/instructed-movement/instructed-movement.js';
import type { LivenessSignal } from '../liveness/types.js';
import { comparableTemplate } from '../match/comparable/comparable-template.js';
import { templateDistance } from '../match/distance.js';
import type { FaceAnalyst, Selfie } from '../types.js';
import type { Comparison } from './compare-faces.js';

/**
 * Faces of one clip share camera and light. A person who moved the head lay up to .61 from how she looked at first while
 * she leaned less than 25 degrees from it (59 moments, 2026-11-30), another one, filmed small, up to .79 (11 moments). Two people's faces lie nearer than this less than once in ten thousand (match/calibration.ts).
 */
const FARTHEST_WITHIN_A_CLIP = 0.85;

/** Whether a clip that was made for a capture session follows it; undefined for other selfies. */
export async function examineInstructions(
  selfie: Selfie,
  comparison: Comparison | undefined,
  faces: FaceAnalyst,
): Promise<
  { readonly movements: FollowedInstructions['movements']; readonly signal: LivenessSignal } | undefined
> {
  if (selfie.kind !== 'video' || !selfie.instructions) return undefined;
  const { movements, glances } = await followInstructions(selfie.video, selfie.instructions, faces);
  const isOnePerson = !comparison || (await showCompared(glances, comparison, faces));
  return { movements, signal: instructedMovementSignal(movements, isOnePerson) };
}

/** A clip may be of two pieces: whoever is on the ID in one, and whoever follows in the other. */
async function showCompared(
  glances: readonly Glance[],
  { selfieFace }: Comparison,
  faces: FaceAnalyst,
): Promise<boolean> {
  for (const { image, face } of glances) {
    const template = comparableTemplate(await faces.templateOf(image, face));
    if (templateDistance(selfieFace.template, template) > FARTHEST_WITHIN_A_CLIP) return false;
  }
  return true;
}
