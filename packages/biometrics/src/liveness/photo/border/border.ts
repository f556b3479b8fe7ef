import type { RgbImage } from '@assay/media';
import type { PixelBox } from '../../../types.js';
import { calibrated } from '../../calibration.js';
import type { LivenessSignal } from '../../types.js';
import { BORDER_SEEN, FOUR_SIDES_CALIBRATION, THREE_SIDES_CALIBRATION } from './calibration.js';
import { pictureBorder } from './picture-border.js';

/**
 * Looks for the edges of a display or a sheet around a face. The edge below it decides: a person's body hides
 * the straight lines of a room there, while the edge of a picture crosses the body.
 */
export function borderSignal(image: RgbImage, box: PixelBox): LivenessSignal {
  const { top, bottom, left, right } = pictureBorder(image, box).coverage;
  const [, second, third] = [top, left, right].sort((a, b) => b - a) as [number, number, number];
  const threeSides = Math.min(bottom, second);
  const fourSides = Math.min(bottom, third);
  const logLikelihoodRatio = Math.max(
    calibrated(THREE_SIDES_CALIBRATION, threeSides),
    calibrated(FOUR_SIDES_CALIBRATION, fourSides),
  );
  const seen = threeSides >= BORDER_SEEN || fourSides >= BORDER_SEEN - 0.03;
  return {
    name: 'border',
    group: 'surroundings',
    lookedFor: ['screen', 'print'],
    outcome: seen ? 'attack' : 'nothing',
    logLikelihoodRatio,
    reason: seen
      ? 'Straight edges stand around the face as a rectangle, as of a display or a sheet, and cross the body below it.'
      : undefined,
  };
}
