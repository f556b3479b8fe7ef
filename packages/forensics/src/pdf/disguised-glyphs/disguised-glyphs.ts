import { defineCheck } from '../../check.js';
import { CALIBRATION } from './calibration.js';
import { findingOf } from './finding.js';
import { observePage } from './observe-page.js';

/** Pages drawn of one document: each takes about a quarter of a second. */
const MAX_PAGES_DRAWN = 4;

/** Finds digits that the file says to be one and draws as another. */
export const disguisedGlyphs = defineCheck({
  id: 'pdf.disguised-glyphs',
  version: '1.0.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-glyphs',
  weight: 'fact',
  needs: ['pages'],
  calibration: CALIBRATION,
  examine({ pages }) {
    const count = Math.min(pages.pageCount, MAX_PAGES_DRAWN);
    const observed = Array.from({ length: count }, (_, index) => observePage(pages, index));
    if (observed.every((page) => page === undefined)) return { kind: 'not-applicable', because: 'The pages hold no digits as text.' };
    const observations = observed.flatMap((page) => page ?? []);
    return { kind: 'examined', finding: findingOf(observations, pages, pages.pageCount - count) };
  },
});
