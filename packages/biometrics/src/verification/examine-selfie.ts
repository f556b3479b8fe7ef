import { assessPhoto } from '../liveness/photo/assess-photo.js';
import type { LivenessSignal } from '../liveness/types.js';
import type { FaceAnalyst, Selfie } from '../types.js';
import type { Comparison } from './compare-faces.js';
import type { LivenessExaminer } from './liveness-examiner.js';
import { reusedPicture } from './reused-picture/reused-picture.js';
import type { SeenFace } from './seen-face.js';
import { findSelfieFaces, type SelfieFaces } from './selfie-faces.js';

/**
 * What is seen of an attack or of life in a selfie that is compared with no ID.
 * @returns undefined when it shows no face
 * @throws DecodeError for a clip that is too damaged to look at
 */
export async function examineSelfie(
  selfie: Selfie,
  analyst: FaceAnalyst,
  examiner: LivenessExaminer,
): Promise<readonly LivenessSignal[] | undefined> {
  return livenessSignals(await findSelfieFaces(selfie, analyst), undefined, examiner);
}

/**
 * The signals of the compared face's picture, or of the best, and those of the clip; undefined when there is
 * no face.
 */
export async function livenessSignals(
  { person, clip }: SelfieFaces,
  comparison: Comparison | undefined,
  examiner: LivenessExaminer,
): Promise<readonly LivenessSignal[] | undefined> {
  const best: SeenFace | undefined = comparison?.selfieFace ?? person[0];
  if (!best) return undefined;
  const signals: LivenessSignal[] = clip
    ? [...assessPhoto(best.image, best.listed.face), ...(await examiner.ofClip(clip.track, clip.video))]
    : [...(await examiner.ofPhoto(best.image, best.listed.face))];
  if (comparison) signals.push(reusedPicture(comparison, clip ? person : [best], signals));
  return signals;
}
