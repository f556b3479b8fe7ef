import type { PdfRepair, PdfStructure } from '@assay/media';
import { defineCheck, type Evidence } from '../../check.js';
import { CALIBRATION } from './calibration.js';
import { pageDrawnBy } from './content-objects.js';
import { foreignFormat } from './foreign-format.js';
import { brokenLinearization } from './linearization.js';
import { MEASURE } from './measure.js';

/**
 * Finds files whose own bookkeeping no longer fits: damaged, cut, patched by hand, or a second format at
 * once.
 */
export const fileDamage = defineCheck({
  id: 'pdf.file-damage',
  version: '1.0.1',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-file',
  weight: 'context',
  needs: ['pdf'],
  calibration: CALIBRATION,
  examine({ pdf }) {
    const handEdits = shiftedOffsets(pdf);
    const damage = [...damagedReferences(pdf), ...bytesAround(pdf), ...wrongLength(pdf)];
    const evidence = [...handEdits, ...damage];
    const isDrawing = handEdits.some(({ page }) => page !== undefined);
    const measure = isDrawing ? MEASURE.handEdited : evidence.length > 0 ? MEASURE.damaged : MEASURE.sound;
    const summary = evidence[0]?.summary ?? "The file's own bookkeeping fits its bytes.";
    return { kind: 'examined', finding: { measure, summary, evidence, heat: [] } };
  },
});

function shiftedOffsets(pdf: PdfStructure): readonly Evidence[] {
  return pdf.repairs.flatMap(({ shift }): Evidence[] => {
    if (!shift) return [];
    const { deltaBytes, objectNum } = shift;
    const page = pageDrawnBy(pdf, objectNum);
    const count = Math.abs(deltaBytes);
    const bytes = `${count} byte${count === 1 ? ' was' : 's were'} ${deltaBytes > 0 ? 'put in' : 'taken out'}`;
    const place =
      page === undefined ? `at object ${objectNum}` : `in the drawing instructions of page ${page}`;
    const summary = `After the file was saved, ${bytes} ${place}, as an edit by hand does: all later positions are off by that much.`;
    return [{ code: 'OFFSETS_SHIFTED', kind: 'structure', summary, ...(page === undefined ? {} : { page }) }];
  });
}

const REFERENCE_REPAIRS: readonly PdfRepair['code'][] = [
  'STARTXREF_WRONG',
  'XREF_REBUILT',
  'XREF_ENTRY_WRONG',
  'TRAILER_MISSING',
  'XREF_LOOP',
];

function damagedReferences({ repairs }: PdfStructure): readonly Evidence[] {
  if (!repairs.some(({ code }) => REFERENCE_REPAIRS.includes(code))) return [];
  const summary =
    "The file's table of its objects is damaged and was rebuilt. Faulty transfer does this, and so do edits by hand.";
  return [{ code: 'XREF_DAMAGED', kind: 'structure', summary }];
}

function bytesAround(pdf: PdfStructure): readonly Evidence[] {
  const evidence: Evidence[] = [];
  const format = foreignFormat(pdf);
  if (format) {
    evidence.push({
      code: 'SECOND_FORMAT',
      kind: 'structure',
      summary: `The file is a PDF and, read another way, also ${format}.`,
    });
  }
  const has = (code: PdfRepair['code']): boolean => pdf.repairs.some((repair) => repair.code === code);
  if (has('HEADER_OFFSET')) {
    evidence.push({
      code: 'BYTES_BEFORE_HEADER',
      kind: 'structure',
      summary: 'There are bytes before the beginning of the PDF.',
    });
  }
  if (has('BYTES_AFTER_EOF')) {
    evidence.push({
      code: 'BYTES_AFTER_END',
      kind: 'structure',
      summary: 'There are bytes behind the end of the PDF that belong to no save.',
    });
  }
  return evidence;
}

function wrongLength(pdf: PdfStructure): readonly Evidence[] {
  const broken = brokenLinearization(pdf);
  if (!broken) return [];
  const summary = `The file was prepared for fast display with ${broken.statedBytes} bytes, but its first save has ${broken.foundBytes}: it was changed afterwards or cut.`;
  return [{ code: 'LINEARIZATION_BROKEN', kind: 'structure', summary }];
}
