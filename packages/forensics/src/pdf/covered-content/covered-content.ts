import { MAX_PAGES_EXAMINED } from '@assay/media';
import { defineCheck } from '../../check.js';
import { CALIBRATION } from './calibration.js';
import { findingOf } from './finding.js';
import { type DrawingBudget, observePage } from './observe-page.js';

/** Pages drawn of one document, several times each: a page takes up to 0.3 seconds. */
const MAX_PAGES_DRAWN = 12;

/** Finds text that is still in the file but painted over, and patches made to look as if nothing was. */
export const coveredContent = defineCheck({
  id: 'pdf.covered-content',
  version: '1.5.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-occlusion',
  weight: 'fact',
  needs: ['pages'],
  calibration: CALIBRATION,
  examine({ pages }) {
    const budget: DrawingBudget = {
      pagesLeft: MAX_PAGES_DRAWN,
      pagesUnseen: 0,
      pagesUnreadable: 0,
      pagesWithText: 0,
    };
    const count = Math.min(pages.pageCount, MAX_PAGES_EXAMINED);
    const observations = Array.from({ length: count }, (_, index) =>
      observePage(pages, index, budget),
    ).flat();
    if (budget.pagesUnreadable === count)
      return { kind: 'not-applicable', because: 'No page of the document can be loaded.' };
    if (budget.pagesWithText === 0 && observations.length === 0) {
      return {
        kind: 'not-applicable',
        obstacle: 'no-text',
        because: 'No page shows text that is stored as text, so nothing can be said of what covers what.',
      };
    }
    const unseen = budget.pagesUnseen + budget.pagesUnreadable + (pages.pageCount - count);
    return { kind: 'examined', finding: findingOf(observations, pages, unseen) };
  },
});
