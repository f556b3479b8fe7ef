import type { RgbImage } from '@assay/media';
import type { PixelBox } from '../../../types.js';
import { calibrated } from '../../calibration.js';
import type { LivenessSignal } from '../../types.js';
import { faceArea } from '../face-area.js';
import { LEAST_SATURATION, PALE_TONE, paleness, TONE_CALIBRATION } from './calibration.js';
import { faceTone } from './face-tone.js';

/**
 * Looks for what displays and prints do to light and color: black that is not black, and narrowed colors.
 */
export function toneSignal(image: RgbImage, box: PixelBox): LivenessSignal {
  const signal = { name: 'tone', group: 'tone' } as const;
  const tone = faceTone(image, faceArea(image, box));
  if (!tone || tone.saturation < LEAST_SATURATION) {
    const reason =
      'The picture is black and white: what a display or a print does to colors cannot be looked for.';
    return {
      ...signal,
      lookedFor: [],
      outcome: 'not-applicable',
      logLikelihoodRatio: 0,
      reason: tone && reason,
    };
  }
  const measure = paleness(tone);
  const pale = measure >= PALE_TONE;
  return {
    ...signal,
    lookedFor: ['screen', 'print'],
    outcome: pale ? 'attack' : 'nothing',
    logLikelihoodRatio: calibrated(TONE_CALIBRATION, measure),
    reason: pale
      ? 'The face is pale as on paper or on a display: its dark parts are not dark, and its colors are weak.'
      : undefined,
  };
}
