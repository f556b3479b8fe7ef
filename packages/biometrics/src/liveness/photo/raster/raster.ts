import type { RgbImage } from '@assay/media';
import type { PixelBox } from '../../../types.js';
import { calibrated } from '../../calibration.js';
import type { LivenessSignal } from '../../types.js';
import { faceArea } from '../face-area.js';
import { AXIS_WEIGHT, CHROMA_WEIGHT, RASTER_CALIBRATION, RASTER_SEEN } from './calibration.js';
import { type RasterPeaks, rasterPeaks } from './raster-peaks.js';

/**
 * Beside the face alone, the face with this share of its size around it: more windows where faces are small,
 * and hair and background count too.
 */
const SURROUNDINGS = 0.4;

/**
 * Looks for the lattice of a display or of a print's dots, in the face and around it. Lines along rows and
 * columns are looked for in the face only: behind it stand walls, blinds and furniture.
 */
export function rasterSignal(image: RgbImage, box: PixelBox): LivenessSignal {
  const inFace = rasterPeaks(image, faceArea(image, box));
  const around = rasterPeaks(image, faceArea(image, box, SURROUNDINGS));
  const signal = { name: 'raster', group: 'raster' } as const;
  if (!around) {
    const reason = 'The face is too small to look for the raster of a display or a print.';
    return { ...signal, lookedFor: [], outcome: 'not-applicable', logLikelihoodRatio: 0, reason };
  }
  const measure = Math.max(
    significance(around),
    inFace ? Math.max(significance(inFace), (AXIS_WEIGHT * inFace.axisNats) / inFace.noiseNats) : 0,
  );
  const seen = measure >= RASTER_SEEN;
  return {
    ...signal,
    lookedFor: ['screen', 'print'],
    outcome: seen ? 'attack' : 'nothing',
    logLikelihoodRatio: calibrated(RASTER_CALIBRATION, measure),
    reason: seen ? 'A regular raster runs through the face, as of a display or of printed dots.' : undefined,
  };
}

const significance = ({ lumaNats, chromaNats, noiseNats }: RasterPeaks): number =>
  Math.max(lumaNats, CHROMA_WEIGHT * chromaNats) / noiseNats;
