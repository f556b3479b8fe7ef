import { MAX_PAGES_EXAMINED } from '@assay/media';
import { defineCheck } from '../../check.js';
import { CALIBRATION } from './calibration.js';
import { findingOf } from './finding.js';
import { layerStates } from './layer-states.js';
import { observePage } from './observe-page.js';

/** Finds values that cannot be seen - layers switched off, white or invisible text - in the place of other values that can. */
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
    if (read === 0 && observations.length === 0) return { kind: 'not-applicable', because: 'The pages hold no text that could be read.' };
    return { kind: 'examined', finding: findingOf(observations, pages) };
  },
});
