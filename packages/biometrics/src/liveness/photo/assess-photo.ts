import type { RgbImage } from '@assay/media';
import type { FaceObservation } from '../../types.js';
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
