import { defineCheck } from '../../check.js';
import { CALIBRATION } from './calibration.js';
import { DigitCodes } from './digit-codes.js';
import { findingOf } from './finding.js';
import { observePage } from './observe-page.js';

/** Pages drawn of one document: each takes about a quarter of a second. */
const MAX_PAGES_DRAWN = 4;

/** Finds digits that the file says to be one and draws as another. */
export const disguisedGlyphs = defineCheck({
  id: 'pdf.disguised-glyphs',
  version: '1.0.1',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-glyphs',
  weight: 'fact',
  needs: ['pages'],
  optional: ['pdf', 'content'],
  calibration: CALIBRATION,
  examine({ pages, pdf, content }) {
    const count = Math.min(pages.pageCount, MAX_PAGES_DRAWN);
    const observed = Array.from({ length: count }, (_, index) => {
      const codes =
        pdf && content && index < content.pageCount ? new DigitCodes(content.page(index), pdf) : undefined;
      return observePage(pages, index, codes);
    });
    if (observed.every((page) => page === undefined))
      return { kind: 'not-applicable', obstacle: 'no-text', because: 'The pages hold no digits as text.' };
    const observations = observed.flatMap((page) => page ?? []);
    return { kind: 'examined', finding: findingOf(observations, pages, pages.pageCount - count) };
  },
});
