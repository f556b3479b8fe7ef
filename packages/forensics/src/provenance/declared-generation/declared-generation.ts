import type { ContentCredentials, ImageMetadata } from '@assay/media';
import { defineCheck } from '../../check.js';
import { statementsOf } from '../statements.js';
import { CALIBRATION } from './calibration.js';
import { declarationsInCredentials } from './in-credentials.js';
import { declarationsInMetadata } from './in-metadata.js';
import { PLACES_OF_ORIGIN } from './markers.js';
import { MEASURE } from './measure.js';

/**
 * Finds what a file says of itself: that a model made the picture, or a part of it. It needs no view, since
 * images offer metadata, PDFs credentials only; where neither says how the picture was made, it cannot tell.
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
    const declarations = [
      ...(credentials ? declarationsInCredentials(credentials) : []),
      ...(metadata ? declarationsInMetadata(metadata) : []),
    ].sort((left, right) => right.measure - left.measure);
    const [strongest] = declarations;
    if (!strongest && !saysHowItWasMade(metadata, credentials)) {
      return {
        kind: 'not-applicable',
        because:
          'The file does not say how it was made; most pictures are like that, and it speaks neither way.',
      };
    }
    return {
      kind: 'examined',
      finding: {
        measure: strongest?.measure ?? MEASURE.nothing,
        summary:
          strongest?.evidence.summary ??
          'What the file names as what made it is no model, as far as is known. Anybody can write such a name.',
        evidence: declarations.map(({ evidence }) => evidence),
        heat: [],
      },
    };
  },
});

/**
 * Names a program, a device or a kind of source: what was then compared, and is no model as far as is known.
 */
const saysHowItWasMade = (
  metadata: ImageMetadata | undefined,
  credentials: ContentCredentials | undefined,
): boolean =>
  (credentials !== undefined && credentials.manifests.length > 0) ||
  (metadata !== undefined && statementsOf(metadata).some(({ place }) => PLACES_OF_ORIGIN.has(place)));
