import { defineCheck } from '../../check.js';
import { firstPagesText } from '../../values/first-pages-text.js';
import { issuedDocument, withArticle } from '../../values/issued-document.js';
import { whyUnreadable } from '../known-writers/declared.js';
import { CALIBRATION } from './calibration.js';
import { MEASURE } from './measure.js';
import { evidenceOf, redrawnSigns, tellsOfAnEarlierDocument } from './signs.js';

/** Pages looked at: what a converter does to one page it does to all. */
const MAX_PAGES_LOOKED_AT = 5;

/**
 * Finds pages that were taken out of another document into a drawing or web page and written out again, by
 * what conversion does to measures.
 */
export const redrawnPage = defineCheck({
  id: 'pdf.redrawn-page',
  version: '1.1.0',
  reports: 'PROVENANCE',
  group: 'pdf-origin',
  weight: 'context',
  needs: ['pdf', 'content', 'pages'],
  calibration: CALIBRATION,
  examine({ pdf, content, pages }) {
    const unreadable = whyUnreadable(pdf);
    if (unreadable) return { kind: 'not-applicable', obstacle: 'encrypted', because: unreadable };
    const nodes = pdf.revisions[pdf.revisions.length - 1]!.pages().slice(
      0,
      Math.min(MAX_PAGES_LOOKED_AT, pages.pageCount),
    );
    if (!nodes.some(({ index }) => content.page(index).runs.length > 0))
      return { kind: 'not-applicable', because: 'The first pages hold no text that is stored as text.' };
    const signs = redrawnSigns(nodes, content, pages);
    if (signs.length === 0) {
      const summary =
        'Neither page sizes nor the places and sizes of text look converted from another document.';
      return { kind: 'examined', finding: { measure: MEASURE.asMade, summary, evidence: [], heat: [] } };
    }
    const evidence = signs.map(evidenceOf);
    const issued = issuedDocument(firstPagesText(pages));
    if (issued) {
      const summary = `It reads as ${withArticle(issued)}, which an issuer’s system prints, but its pages were written by a program in which pages of other documents are opened and drawn anew.`;
      return {
        kind: 'examined',
        finding: { measure: MEASURE.statementRedrawn, summary, evidence, heat: [] },
      };
    }
    if (signs.some(tellsOfAnEarlierDocument)) {
      const summary =
        'The pages were taken out of another document and drawn anew, as is done to change, to cover or to leave out a part of them.';
      return { kind: 'examined', finding: { measure: MEASURE.redrawn, summary, evidence, heat: [] } };
    }
    const summary = 'The pages were written by a drawing program.';
    return { kind: 'examined', finding: { measure: MEASURE.drawingProgram, summary, evidence, heat: [] } };
  },
});
