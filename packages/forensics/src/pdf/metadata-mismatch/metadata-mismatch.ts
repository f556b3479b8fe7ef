import { readMetadata } from '@assay/media';
import { defineCheck } from '../../check.js';
import { whyUnreadable } from '../known-writers/declared.js';
import { CALIBRATION } from './calibration.js';
import { contradictions } from './contradictions.js';
import { MEASURE } from './measure.js';

/** Finds statements of a document about its own making that contradict each other. */
export const metadataMismatch = defineCheck({
  id: 'pdf.metadata-mismatch',
  version: '1.0.0',
  reports: 'PROVENANCE',
  group: 'pdf-origin',
  weight: 'context',
  needs: ['pdf'],
  calibration: CALIBRATION,
  examine({ pdf }) {
    const unreadable = whyUnreadable(pdf);
    if (unreadable) return { kind: 'not-applicable', obstacle: 'encrypted', because: unreadable };
    const metadata = readMetadata(pdf);
    if (!metadata.info && !metadata.xmp)
      return { kind: 'not-applicable', because: 'The document says nothing of its making.' };
    const found = contradictions(metadata).sort((left, right) => right.measure - left.measure);
    return {
      kind: 'examined',
      finding: {
        measure: found[0]?.measure ?? MEASURE.agreeing,
        summary:
          found[0]?.evidence.summary ?? 'What the document says of its making does not contradict itself.',
        evidence: found.map(({ evidence }) => evidence),
        heat: [],
      },
    };
  },
});
