import { MAX_PAGES_EXAMINED } from '@assay/media';
import { defineCheck } from '../../check.js';
import { pageStyles } from '../style-break/page-style.js';
import { amountColumns, amountsOf } from './amount-columns.js';
import { CALIBRATION } from './calibration.js';
import { edgeBreaks } from './edge-breaks.js';
import { findingOf } from './finding.js';

/** Finds amounts whose width was changed where their start was kept: they no longer end where their column ends. */
export const advanceBreak = defineCheck({
  id: 'pdf.advance-break',
  version: '1.0.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-typography',
  weight: 'fact',
  needs: ['pdf', 'content'],
  calibration: CALIBRATION,
  examine({ pdf, content }) {
    if (pdf.encryption?.readable === false) {
      return { kind: 'not-applicable', because: 'The document is encrypted, so where its text stands cannot be read.' };
    }
    const pages = pageStyles(content, pdf.revisions[pdf.revisions.length - 1]!, MAX_PAGES_EXAMINED);
    if (!pages.some(({ pieces }) => amountColumns(amountsOf(pieces)).length > 0)) {
      return { kind: 'not-applicable', because: 'No page has a column of amounts that are aligned at their right end.' };
    }
    return { kind: 'examined', finding: findingOf(pages.map((page) => ({ page, breaks: edgeBreaks(page.pieces) }))) };
  },
});
