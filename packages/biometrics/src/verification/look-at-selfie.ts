import { bestFrames } from '../liveness/clip/best-frames.js';
import { largerFrames } from '../liveness/clip/larger-frames.js';
import { type AntiSpoofModel, joinedLook, type Look } from '../liveness/network/anti-spoof-model.js';
import type { FaceAnalyst, Selfie } from '../types.js';
import { FRAMES_LOOKED_AT } from './liveness-examiner.js';
import { findSelfieFaces, type SelfieFaces } from './selfie-faces.js';

/**
 * What a network against recaptures says of a selfie; `too-close`: the face is too small or cut too close for
 * it.
 */
export type SelfieLook =
  | { readonly kind: 'looked'; readonly probability: number }
  | { readonly kind: 'no-face' }
  | { readonly kind: 'too-close' };

/**
 * What the network says of the person of a selfie, as a verification asks it: of a picture one look, of a
 * clip the mean log odds of its best frames.
 * @throws DecodeError for a clip that is too damaged to look at
 */
export async function lookAtSelfie(
  selfie: Selfie,
  analyst: FaceAnalyst,
  model: AntiSpoofModel,
): Promise<SelfieLook> {
  const faces = await findSelfieFaces(selfie, analyst);
  if (faces.person.length === 0) return { kind: 'no-face' };
  const look = joinedLook(await looksAt(faces, model));
  return look ? { kind: 'looked', probability: look.probability } : { kind: 'too-close' };
}

async function looksAt({ person: [best], clip }: SelfieFaces, model: AntiSpoofModel) {
  if (!clip) return best ? [await model.lookAt(best.image, best.listed.face, 'still')] : [];
  const looks: (Look | undefined)[] = [];
  for await (const { image, face } of largerFrames(clip.track, clip.video))
    looks.push(await model.lookAt(image, face, 'clip'));
  if (looks.length > 0) return looks;
  for (const { image, face } of bestFrames(clip.track, FRAMES_LOOKED_AT))
    looks.push(await model.lookAt(image, face, 'clip'));
  return looks;
}
