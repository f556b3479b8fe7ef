import type { DocumentText, PdfiumDocument } from '@assay/media';
import { defineCheck, type Evidence } from '../../check.js';
import { unlessDamaged } from '../../unless-damaged.js';
import { issuedDocument, withArticle } from '../../values/issued-document.js';
import { CALIBRATION } from './calibration.js';
import { type DrawnPage, drawnWriting } from './drawn-writing.js';
import { MEASURE } from './measure.js';

/** Pages looked at: what a converter does to one page it does to all. */
const MAX_PAGES_LOOKED_AT = 5;

/**
 * Finds pages whose writing is drawn as shapes, as converters leave it through which a page is edited as a
 * drawing.
 */
export const outlinedText = defineCheck({
  id: 'pdf.outlined-text',
  version: '1.1.0',
  reports: 'PROVENANCE',
  group: 'pdf-origin',
  weight: 'context',
  needs: ['pages', 'text'],
  calibration: CALIBRATION,
  examine({ pages, text }) {
    const readable = text.pages.filter(({ source }) => source !== 'none');
    if (readable.length === 0)
      return { kind: 'not-applicable', because: 'No page has writing that could be read.' };
    const drawn = drawnPages(pages, text);
    if (drawn.length === 0) {
      const summary = 'What the pages say is stored as text or is part of a picture, not drawn as shapes.';
      return { kind: 'examined', finding: { measure: MEASURE.text, summary, evidence: [], heat: [] } };
    }
    const issued = issuedDocument(drawn.map((page) => page.text).join('\n'));
    const summary = issued
      ? `It reads as ${withArticle(issued)}, which an issuer’s system prints as text, but its writing is drawn as shapes, as programs leave it that convert a page into a drawing.`
      : 'The writing is drawn as shapes and no longer stored as text, as programs leave it that convert a page into a drawing or turn fonts into outlines.';
    const evidence = drawn.map(
      ({ page, shapes }): Evidence => ({
        code: 'WRITING_DRAWN_AS_SHAPES',
        kind: 'structure',
        summary: `The writing of page ${page} is ${shapes} filled shapes.`,
        page,
      }),
    );
    return {
      kind: 'examined',
      finding: { measure: issued ? MEASURE.statementInShapes : MEASURE.shapes, summary, evidence, heat: [] },
    };
  },
});

/**
 * Of the first pages, those that were recognized in their pixels and turn out to be drawn; a damaged page
 * says nothing.
 */
function drawnPages(pages: PdfiumDocument, text: DocumentText): readonly DrawnPage[] {
  const recognized = text.pages.filter(({ page, source }) => page <= MAX_PAGES_LOOKED_AT && source === 'ocr');
  return recognized.flatMap((page) => unlessDamaged(() => drawnWriting(pages, page)) ?? []);
}
