import { MAX_PAGES_EXAMINED } from '@assay/media';
import { defineCheck } from '../../check.js';
import { findingOfPlaces } from '../../observation.js';
import { CALIBRATION } from './calibration.js';
import { layerStates } from './layer-states.js';
import { MEASURE } from './measure.js';
import { observePage } from './observe-page.js';

/**
 * Finds values that cannot be seen - layers switched off, white or invisible text - in the place of other
 * values that can.
 */
export const hiddenText = defineCheck({
  id: 'pdf.hidden-text',
  version: '1.1.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-layers',
  weight: 'fact',
  needs: ['pdf', 'content', 'pages'],
  calibration: CALIBRATION,
  examine({ pdf, content, pages }) {
    const revision = pdf.revisions[pdf.revisions.length - 1]!;
    const isLayerOn = layerStates(revision);
    const nodes = revision.pages().slice(0, Math.min(MAX_PAGES_EXAMINED, content.pageCount));
    let read = 0;
    const observations = nodes.flatMap((node, index) => {
      const page = content.page(index);
      read += page.runs.filter(({ segments }) => segments.some(({ text }) => text !== undefined)).length;
      return observePage(page, node, isLayerOn);
    });
    if (read === 0 && observations.length === 0)
      return {
        kind: 'not-applicable',
        obstacle: 'no-text',
        because: 'The pages hold no text that could be read.',
      };
    const summary = 'No text that cannot be seen says another value than the text in its place.';
    const scale = {
      nothing: MEASURE.nothing,
      drawnFrom: MEASURE.mayBeMisread,
      highest: MEASURE.claimDiffers,
      summary,
    };
    return { kind: 'examined', finding: findingOfPlaces(observations, pages, scale) };
  },
});
