import type { RgbImage } from '@assay/media';
import type { FaceObservation } from '../../types.js';
import type { AntiSpoofModel } from '../network/anti-spoof-model.js';
import type { LivenessSignal } from '../types.js';
import { borderSignal } from './border/border.js';
import { rasterSignal } from './raster/raster.js';
import { toneSignal } from './tone/tone.js';

/**
 * What a single picture says of the attacks that show a flat picture to the camera. None of these signals can
 * show life: a good recapture may leave no mark. Takes pixels at full resolution, since that is where rasters
 * are.
 */
export function assessPhoto(image: RgbImage, face: Pick<FaceObservation, 'box'>): readonly LivenessSignal[] {
  return [rasterSignal(image, face.box), toneSignal(image, face.box), borderSignal(image, face.box)];
}

/** Said where no network is installed, so that nobody takes its silence for an opinion. */
const NO_NETWORK: LivenessSignal = {
  name: 'operator-model',
  group: 'network',
  lookedFor: [],
  outcome: 'not-applicable',
  logLikelihoodRatio: 0,
  reason: 'No network against attacks is installed: without one a single picture never shows life.',
};

/** The same, with the opinion of an operator's own network, or a word that there is none. */
export async function examinePhoto(
  image: RgbImage,
  face: Pick<FaceObservation, 'box'>,
  model: AntiSpoofModel | undefined,
): Promise<readonly LivenessSignal[]> {
  return [...assessPhoto(image, face), model ? await model.assess(image, face) : NO_NETWORK];
}
