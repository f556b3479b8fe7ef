import { MAX_PAGES_EXAMINED } from '@assay/media';
import { defineCheck } from '../../check.js';
import { CALIBRATION } from './calibration.js';
import { findingOf } from './finding.js';
import { MEASURE } from './measure.js';
import { observeStep } from './observe.js';
import { RenderBudget } from './page-comparison.js';
import { revisionSteps } from './revision-steps.js';
import { isUndone } from './undone.js';

/** Pages rendered in pairs for one document: 60 pairs take about two seconds. */
const MAX_RENDERED_PAIRS = 60;

/**
 * Finds what was changed after the first save and no everyday workflow (signing, form filling, commenting)
 * explains.
 */
export const unexplainedRevision = defineCheck({
  id: 'pdf.unexplained-revision',
  version: '1.2.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-history',
  weight: 'fact',
  needs: ['pdf', 'pages'],
  calibration: CALIBRATION,
  examine({ pdf, pages }) {
    if (pdf.encryption?.readable === false) {
      return {
        kind: 'not-applicable',
        obstacle: 'encrypted',
        because: 'The document is encrypted, so its earlier versions cannot be read.',
      };
    }
    if (pdf.revisions.length < 2) {
      return {
        kind: 'not-applicable',
        because: 'The file holds one saved version only; there is no earlier one to compare with.',
      };
    }
    const steps = revisionSteps(pdf, pages);
    const [firstStep] = steps;
    const lastStep = steps[steps.length - 1];
    if (!firstStep || !lastStep) {
      return {
        kind: 'not-applicable',
        because: 'The earlier versions that the file holds cannot be opened.',
      };
    }
    const first = { revision: firstStep.before, pages: firstStep.pagesBefore };
    const today = { revision: lastStep.after, pages: lastStep.pagesAfter };
    const budget = new RenderBudget(MAX_RENDERED_PAIRS);
    const results = steps.map((step) => observeStep(step, budget, MAX_PAGES_EXAMINED));
    const observations = results
      .flatMap((result) => result.observations)
      .map((observation) =>
        isUndone(observation, first, today) ? { ...observation, measure: MEASURE.invisible } : observation,
      );
    const reasons = [...new Set(results.flatMap((result) => result.reasons))];
    return { kind: 'examined', finding: findingOf(observations, reasons, pdf, pages) };
  },
});
