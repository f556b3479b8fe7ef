import { MAX_PAGES_EXAMINED } from '@assay/media';
import { defineCheck } from '../../check.js';
import { displayedSizeOf, piecesOf } from '../style-break/piece.js';
import { amountColumns, amountsOf } from './amount-columns.js';
import { CALIBRATION } from './calibration.js';
import { edgeBreaks } from './edge-breaks.js';
import { findingOf } from './finding.js';

/**
 * Finds amounts whose width was changed where their start was kept: they no longer end where their column
 * ends.
 */
export const advanceBreak = defineCheck({
  id: 'pdf.advance-break',
  version: '1.0.1',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-typography',
  weight: 'fact',
  needs: ['pdf', 'content'],
  calibration: CALIBRATION,
  examine({ pdf, content }) {
    if (pdf.encryption?.readable === false) {
      return {
        kind: 'not-applicable',
        obstacle: 'encrypted',
        because: 'The document is encrypted, so where its text stands cannot be read.',
      };
    }
    const nodes = pdf.revisions[pdf.revisions.length - 1]!.pages().slice(0, MAX_PAGES_EXAMINED);
    const pages = nodes.map((node) => {
      const amounts = amountsOf(piecesOf(content.page(node.index), node));
      return { pageIndex: node.index, ...displayedSizeOf(node), amounts, columns: amountColumns(amounts) };
    });
    if (!pages.some(({ columns }) => columns.length > 0)) {
      return {
        kind: 'not-applicable',
        because: 'No page has a column of amounts that are aligned at their right end.',
      };
    }
    return {
      kind: 'examined',
      finding: findingOf(pages.map((page) => ({ page, breaks: edgeBreaks(page) }))),
    };
  },
});
