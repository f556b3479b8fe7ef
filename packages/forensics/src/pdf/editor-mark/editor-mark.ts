import { defineCheck, type Evidence } from '../../check.js';
import { firstPagesText } from '../../values/first-pages-text.js';
import { type IssuedDocument, issuedDocument, withArticle } from '../../values/issued-document.js';
import { whyUnreadable } from '../known-writers/declared.js';
import { CALIBRATION } from './calibration.js';
import { KNOWN_EDITORS, type KnownEditor } from './known-editors.js';
import { MEASURE } from './measure.js';
import { type NamedProgram, namedPrograms } from './named-programs.js';

/** Finds the names that programs for changing finished documents leave behind. */
export const editorMark = defineCheck({
  id: 'pdf.editor-mark',
  version: '1.1.1',
  reports: 'PROVENANCE',
  group: 'pdf-origin',
  weight: 'context',
  needs: ['pdf'],
  optional: ['pages'],
  calibration: CALIBRATION,
  examine({ pdf, pages }) {
    const unreadable = whyUnreadable(pdf);
    if (unreadable) return { kind: 'not-applicable', obstacle: 'encrypted', because: unreadable };
    const named = namedPrograms(pdf);
    if (named.length === 0) return { kind: 'not-applicable', because: 'The document names no program.' };
    const found = KNOWN_EDITORS.flatMap((editor) => {
      const program = named.find(({ text }) => editor.mark.test(text));
      return program ? [{ editor, program }] : [];
    });
    const issued = found.length > 0 && pages ? issuedDocument(firstPagesText(pages)) : null;
    const marks = found
      .map(({ editor, program }) => ({
        measure: issued ? editor.measureOnIssued : editor.measure,
        evidence: evidenceOf(editor, program, issued),
      }))
      .sort((left, right) => right.measure - left.measure);
    return {
      kind: 'examined',
      finding: {
        measure: marks[0]?.measure ?? MEASURE.unmarked,
        summary:
          marks[0]?.evidence.summary ??
          'The document names no program that is known for changing finished documents.',
        evidence: marks.map(({ evidence }) => evidence),
        heat: [],
      },
    };
  },
});

function evidenceOf(
  { name, measure, measureOnIssued }: KnownEditor,
  { text, place }: NamedProgram,
  issued: IssuedDocument | null,
): Evidence {
  const program = `${name} (named in its ${place})`;
  if (issued && measureOnIssued > measure) {
    const summary = `It reads as ${withArticle(issued)}, which an issuer’s system prints, but it was saved with ${program}, a program in which any text of a page can be changed.`;
    return { code: 'STATEMENT_FROM_EDITOR', kind: 'structure', summary, after: text };
  }
  if (measure === MEASURE.contentEditor) {
    const summary = `The document was saved with ${program}, a program in which any text of a page can be changed; some publishers finish their documents with it.`;
    return { code: 'CONTENT_EDITOR', kind: 'structure', summary, after: text };
  }
  const summary = `The document went through ${program}, as documents do that are merged, compressed or laid out with it.`;
  return { code: 'PAGE_TOOL', kind: 'structure', summary, after: text };
}
