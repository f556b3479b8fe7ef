import { MAX_PAGES_EXAMINED } from '@assay/media';
import { defineCheck, type Finding } from '../../check.js';
import { boxOfPiece, displayedSizeOf, piecesOf } from '../style-break/piece.js';
import { CALIBRATION } from './calibration.js';
import { valueInLateFont } from './late-values.js';
import { MEASURE } from './measure.js';
import { objectNumbersOf } from './object-numbers.js';

/** Finds a value that alone is set in a font which was put into the file after everything else. */
export const lateFont = defineCheck({
  id: 'pdf.late-font',
  version: '1.3.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-late-font',
  weight: 'fact',
  needs: ['pdf', 'content'],
  calibration: CALIBRATION,
  examine({ pdf, content }) {
    if (pdf.encryption?.readable === false) {
      return {
        kind: 'not-applicable',
        obstacle: 'encrypted',
        because: 'The document is encrypted, so what its fonts set cannot be read.',
      };
    }
    const revision = pdf.revisions[pdf.revisions.length - 1]!;
    const nodes = revision.pages();
    if (nodes.length > MAX_PAGES_EXAMINED) {
      return {
        kind: 'not-applicable',
        because: 'The document has more pages than are examined: a font may be used on the others.',
      };
    }
    const numbers = objectNumbersOf(nodes, revision);
    if (numbers.fonts.size < 2) {
      return {
        kind: 'not-applicable',
        because: 'The pages name fewer than two fonts, so none of them came after the others.',
      };
    }
    const pieces = nodes.flatMap((node) => piecesOf(content.page(node.index), node));
    const piece = valueInLateFont(pieces, numbers);
    if (!piece) return { kind: 'examined', finding: NOTHING };
    const page = displayedSizeOf(nodes[piece.pageIndex]!);
    const box = boxOfPiece(piece, page);
    const summary = `“${piece.text}” is all that is set in its font, and that font was put into the file after its pages and all other fonts.`;
    return {
      kind: 'examined',
      finding: {
        measure: MEASURE.valueInLateFont,
        summary,
        evidence: [
          {
            code: 'VALUE_IN_LATE_FONT',
            kind: 'structure',
            summary,
            page: piece.pageIndex + 1,
            boundingBox: box,
            after: piece.text,
          },
        ],
        heat: [
          {
            page: piece.pageIndex + 1,
            width: page.widthPoints,
            height: page.heightPoints,
            boxes: [{ box, intensity: 1 }],
          },
        ],
      },
    };
  },
});

const NOTHING: Finding = {
  measure: MEASURE.none,
  summary: 'No value is set in a font of its own that came after everything else.',
  evidence: [],
  heat: [],
};
