import { defineCheck } from '../../check.js';
import { CALIBRATION } from './calibration.js';
import { declarationsInCredentials } from './in-credentials.js';
import { declarationsInMetadata } from './in-metadata.js';
import { MEASURE } from './measure.js';

/**
 * Finds what a file says of itself: that a model made the picture, or a part of it. It needs no view, since images offer metadata, PDFs credentials
 * only; where neither says anything, it cannot tell.
 */
export const declaredGeneration = defineCheck({
  id: 'provenance.declared-generation',
  version: '1.1.0',
  reports: 'AI_GENERATED',
  group: 'declared-origin',
  basis: 'declared',
  weight: 'fact',
  needs: [],
  optional: ['metadata', 'credentials'],
  calibration: CALIBRATION,
  examine({ metadata, credentials }) {
    if (!metadata && !credentials) return { kind: 'not-applicable', because: 'The file does not say how it was made.' };
    const declarations = [
      ...(credentials ? declarationsInCredentials(credentials) : []),
      ...(metadata ? declarationsInMetadata(metadata) : []),
    ].sort((left, right) => right.measure - left.measure);
    const [strongest] = declarations;
    return {
      kind: 'examined',
      finding: {
        measure: strongest?.measure ?? MEASURE.nothing,
        summary:
          strongest?.evidence.summary ?? 'Nothing that the file says of itself names a model; pictures by models often say nothing either.',
        evidence: declarations.map(({ evidence }) => evidence),
        heat: [],
      },
    };
  },
});
