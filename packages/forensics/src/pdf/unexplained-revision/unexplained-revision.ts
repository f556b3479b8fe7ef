import { MAX_PAGES_EXAMINED } from '@assay/media';
import { defineCheck } from '../../check.js';
import { CALIBRATION } from './calibration.js';
import { findingOf } from './finding.js';
import { MEASURE } from './measure.js';
import type { Observation } from './observation.js';
import { observeStep } from './observe.js';
import { RenderBudget } from './page-comparison.js';
import { revisionSteps } from './revision-steps.js';
import { isUndone } from './undone.js';

/** Pages rendered in pairs for one document: 60 pairs take about two seconds. */
const MAX_RENDERED_PAIRS = 60;

/** Finds what was changed after the first save and no everyday workflow (signing, form filling, commenting) explains. */
export const unexplainedRevision = defineCheck({
  id: 'pdf.unexplained-revision',
  version: '1.0.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-history',
  weight: 'fact',
  needs: ['pdf', 'pages'],
  calibration: CALIBRATION,
  examine({ pdf, pages }) {
    if (pdf.encryption?.readable === false) {
      return { kind: 'not-applicable', because: 'The document is encrypted, so its earlier versions cannot be read.' };
    }
    if (pdf.revisions.length < 2) {
      return { kind: 'not-applicable', because: 'The file holds one saved version only; there is no earlier one to compare with.' };
    }
    const steps = revisionSteps(pdf, pages);
    if (steps.length === 0) {
      return { kind: 'not-applicable', because: 'The earlier versions that the file holds cannot be opened.' };
    }
    const budget = new RenderBudget(MAX_RENDERED_PAIRS);
    const reasons = new Set<string>();
    const observations: Observation[] = [];
    for (const step of steps) {
      const result = observeStep(step, budget, MAX_PAGES_EXAMINED);
      for (const reason of result.reasons) reasons.add(reason);
      for (const observation of result.observations) {
        const undone = isUndone(observation, step, pdf, pages);
        observations.push(undone ? { ...observation, measure: MEASURE.invisible } : observation);
      }
    }
    return { kind: 'examined', finding: findingOf(observations, [...reasons], pdf, pages) };
  },
});
