import { defineCheck } from '../../check.js';
import { CALIBRATION } from './calibration.js';
import { findMark, type Mark, rarityOf } from './find-mark.js';

/** The library marks no picture of fewer pixels. */
const LEAST_PIXELS = 256 * 256;

/**
 * Finds the invisible marks that programs write into the pictures they generate, as far as their decoders are
 * public.
 */
export const invisibleWatermark = defineCheck({
  id: 'provenance.invisible-watermark',
  version: '1.0.0',
  reports: 'AI_GENERATED',
  group: 'declared-origin',
  basis: 'declared',
  weight: 'fact',
  needs: ['raster'],
  calibration: CALIBRATION,
  examine({ raster }) {
    if (raster.width * raster.height < LEAST_PIXELS) {
      return {
        kind: 'not-applicable',
        because: 'The picture is too small to carry one of the invisible marks whose decoders are public.',
      };
    }
    const mark = findMark(raster);
    if (!mark) return { kind: 'examined', finding: { measure: 0, summary: NOTHING, evidence: [], heat: [] } };
    const summary = summaryOf(mark);
    return {
      kind: 'examined',
      finding: {
        measure: rarityOf(mark),
        summary,
        evidence: [{ code: 'GENERATOR_WATERMARK', kind: 'validation', summary }],
        heat: [],
      },
    };
  },
});

const NOTHING =
  'No invisible mark of a known generator was found. Few generators write one whose decoder is public, and saving a picture again destroys it: this says nothing of where the picture comes from.';

const summaryOf = ({ payload }: Mark): string =>
  `The pixels carry the invisible mark that ${payload.generator} writes into the pictures it makes (the message “${payload.name}”).`;
