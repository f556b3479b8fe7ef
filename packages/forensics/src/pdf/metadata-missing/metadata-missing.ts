import { type DocumentMetadata, readMetadata, readWriterStyle } from '@assay/media';
import { defineCheck, type Evidence, type Examined } from '../../check.js';
import { firstMetadata, producerOf, whyUnreadable } from '../known-writers/declared.js';
import { recognizeWriter } from '../known-writers/recognize.js';
import { CALIBRATION } from './calibration.js';
import { MEASURE } from './measure.js';
import { isSpelledOtherwise } from './spelled-otherwise.js';

/** Finds documents that name no program, and those whose program names itself but whose name is gone. */
export const metadataMissing = defineCheck({
  id: 'pdf.metadata-missing',
  version: '1.1.1',
  reports: 'PROVENANCE',
  group: 'pdf-origin',
  weight: 'context',
  needs: ['pdf'],
  calibration: CALIBRATION,
  examine({ pdf }) {
    const unreadable = whyUnreadable(pdf);
    if (unreadable) return { kind: 'not-applicable', obstacle: 'encrypted', because: unreadable };
    const first = firstMetadata(pdf);
    const last = readMetadata(pdf);
    if (namesProgram(first) && !namesProgram(last)) {
      const summary = 'What the document said of its making was taken out after it was first saved.';
      const before = producerOf(first) ?? first.info?.creator ?? first.xmp?.creatorTool ?? '';
      return found(MEASURE.takenOut, { code: 'METADATA_REMOVED', kind: 'structure', summary, before });
    }
    const writer = recognizeWriter(readWriterStyle(pdf));
    if (writer?.role === 'author' && producerOf(first) === null && !isSpelledOtherwise(pdf, writer)) {
      const summary = `${writer.name} wrote the file and always names itself, but its name is not there: it was taken out, as some privacy tools do.`;
      return found(MEASURE.takenOut, { code: 'PRODUCER_MISSING', kind: 'structure', summary });
    }
    if (!namesProgram(last)) {
      const summary =
        'The document does not say which program made it. Merging documents or scanning them to PDF can leave this out; cleaning tools remove it.';
      return found(MEASURE.nothingNamed, { code: 'NO_PROGRAM_NAMED', kind: 'structure', summary });
    }
    const summary = 'The document says which program made it.';
    return { kind: 'examined', finding: { measure: MEASURE.named, summary, evidence: [], heat: [] } };
  },
});

const namesProgram = (metadata: DocumentMetadata): boolean =>
  producerOf(metadata) !== null ||
  Boolean(metadata.info?.creator?.trim() || metadata.xmp?.creatorTool?.trim());

const found = (measure: number, evidence: Evidence): Examined => ({
  kind: 'examined',
  finding: { measure, summary: evidence.summary, evidence: [evidence], heat: [] },
});
