import { defineCheck, type Examined } from '../../check.js';
import { blankGround } from './blank-ground.js';
import { CALIBRATION, FAILS_FROM } from './calibration.js';
import { type CaptureSign, captureSign } from './capture-signs.js';
import { displayShare } from './display-share.js';

/** Fewer patches of blank ground show nothing for certain. */
const LEAST_PATCHES = 20;

/** Whether the picture is a photo of a display. Never accuses of manipulation. See README.md. */
export const recapture = defineCheck({
  id: 'image.recapture',
  version: '1.0.0',
  reports: 'RECAPTURE',
  group: 'image-recapture',
  weight: 'context',
  needs: ['raster'],
  calibration: CALIBRATION,
  failsFrom: FAILS_FROM,
  examine({ raster }): Examined {
    const ground = blankGround(raster);
    if (ground.bright.length < LEAST_PATCHES) {
      return {
        kind: 'not-applicable',
        because:
          'Too little blank ground is shown, or it is overexposed, to look for the lattice of a display.',
      };
    }
    const share = displayShare(raster, ground.bright);
    const seen =
      share >= FAILS_FROM
        ? SEEN
        : { summary: `${NOT_SEEN} ${SIGNS[captureSign(raster, ground)]}`, evidence: [] };
    return { kind: 'examined', finding: { measure: share, heat: [], ...seen } };
  },
});

const SEEN = {
  summary:
    'The blank ground bears the colored lattice of a display: the picture is a photo of a screen. That is no sign of manipulation.',
  evidence: [
    {
      code: 'DISPLAY_LATTICE',
      kind: 'statistic',
      summary: 'On blank ground, red and blue lie side by side in a fine lattice.',
      page: 1,
    },
  ],
} as const;

const NOT_SEEN =
  'No lattice of a display was seen; a photo of one from afar, out of focus or made small shows none either.';

const SIGNS: Readonly<Record<CaptureSign, string>> = {
  'black-and-white': 'The picture is black and white without grays, as faxes and scans set to text are.',
  'no-grain':
    'Its ground has no grain: it was drawn by software (an export, a screenshot), or cleaned after a scan.',
  'uneven-light': 'Its ground has grain and is lit unevenly, as in a photo by hand.',
  'even-light': 'Its ground has grain and is lit evenly, as in a scan or a photo in even light.',
};
