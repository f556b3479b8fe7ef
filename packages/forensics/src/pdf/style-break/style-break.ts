import { MAX_PAGES_EXAMINED } from '@assay/media';
import { defineCheck } from '../../check.js';
import { findBrokenTokens } from './broken-tokens.js';
import { CALIBRATION } from './calibration.js';
import { findingOf } from './finding.js';
import { pageStyles } from './page-style.js';

/** Fewer pieces of text have no habits to break. */
const MIN_PIECES = 6;

/**
 * Finds amounts, dates, names and identifiers that are written, painted or placed unlike the rest of the
 * file.
 */
export const styleBreak = defineCheck({
  id: 'pdf.style-break',
  version: '1.4.1',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-typography',
  weight: 'fact',
  convictsWith: 'fact-at-same-place',
  needs: ['pdf', 'content'],
  calibration: CALIBRATION,
  examine({ pdf, content }) {
    if (pdf.encryption?.readable === false) {
      return {
        kind: 'not-applicable',
        obstacle: 'encrypted',
        because: 'The document is encrypted, so how its text is written cannot be read.',
      };
    }
    const pages = pageStyles(content, pdf.revisions[pdf.revisions.length - 1]!, MAX_PAGES_EXAMINED);
    if (pages.reduce((sum, { pieces }) => sum + pieces.length, 0) < MIN_PIECES) {
      return {
        kind: 'not-applicable',
        obstacle: 'no-text',
        because:
          'The pages show too little text that is stored as text; scans and outlines have no writing style.',
      };
    }
    return { kind: 'examined', finding: findingOf(findBrokenTokens(pages), pages, content) };
  },
});
