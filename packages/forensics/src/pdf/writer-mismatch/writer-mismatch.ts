import { readWriterStyle } from '@assay/media';
import { defineCheck, type Evidence, type Finding } from '../../check.js';
import { firstMetadata, producerOf, whyUnreadable } from '../known-writers/declared.js';
import type { KnownWriter } from '../known-writers/known-writers.js';
import { CALIBRATION } from './calibration.js';
import { compareWriters } from './compare.js';
import { MEASURE } from './measure.js';

/** Holds the way the bytes are laid out against the program that the document says it was made with. */
export const writerMismatch = defineCheck({
  id: 'pdf.writer-mismatch',
  version: '1.0.2',
  reports: 'PROVENANCE',
  group: 'pdf-origin',
  weight: 'context',
  needs: ['pdf'],
  calibration: CALIBRATION,
  examine({ pdf }) {
    const unreadable = whyUnreadable(pdf);
    if (unreadable) return { kind: 'not-applicable', obstacle: 'encrypted', because: unreadable };
    const producer = producerOf(firstMetadata(pdf));
    if (producer === null)
      return { kind: 'not-applicable', because: 'The document does not say which program made it.' };
    const comparison = compareWriters(readWriterStyle(pdf), producer);
    switch (comparison.kind) {
      case 'unknown-producer':
        return {
          kind: 'not-applicable',
          because: 'How the program that the document names writes its files is not known.',
        };
      case 'consistent':
        return {
          kind: 'examined',
          finding: finding(
            MEASURE.consistent,
            `The file is laid out as ${comparison.declared.name} writes it.`,
            [],
          ),
        };
      case 'contradicted':
        return {
          kind: 'examined',
          finding: contradiction(comparison.measure, producer, comparison.declared, comparison.actual),
        };
    }
  },
});

function contradiction(
  measure: number,
  producer: string,
  declared: KnownWriter,
  actual: KnownWriter | null,
): Finding {
  const after = actual?.name ?? 'another program';
  const begin = `The document says it was made with ${declared.name}, but ${after} wrote the file`;
  const relabeled = `${begin} and would have named itself: what the document says of its origin was changed or carried over.`;
  const saved = `${begin}: it was saved again by other software. Merging, stamping, encrypting or compressing a document does this as well as editing it.`;
  const evidence: Evidence =
    measure === MEASURE.relabeled
      ? {
          code: 'PRODUCER_OF_ANOTHER_PROGRAM',
          kind: 'structure',
          summary: relabeled,
          before: producer,
          after,
        }
      : { code: 'SAVED_BY_OTHER_SOFTWARE', kind: 'structure', summary: saved, before: producer, after };
  return finding(measure, evidence.summary, [evidence]);
}

const finding = (measure: number, summary: string, evidence: readonly Evidence[]): Finding => ({
  measure,
  summary,
  evidence,
  heat: [],
});
