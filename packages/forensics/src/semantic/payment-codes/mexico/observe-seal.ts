import type { Certificate } from 'pkijs';
import type { PlacedObservation } from '../../../observation.js';
import { MEASURE } from '../measure.js';
import type { OriginalString } from './original-string.js';
import { sealStanding } from './sat-seal.js';

/**
 * What is said of the tax authority's seal. Only a seal that does not fit counts, and it is never called
 * forged: print breaks and truncates.
 */
export async function observeSeal(
  original: OriginalString,
  certificates: readonly Certificate[],
): Promise<PlacedObservation[]> {
  const { place, certificateNumber, stampedAt } = original;
  const at = { kind: 'validation', page: place.page, boundingBox: place.box } as const;
  switch (await sealStanding(original, certificates)) {
    case 'valid': {
      const summary = `The tax authority's seal was made over the printed string of ${stampedAt} with certificate ${certificateNumber}, which the operator trusts.`;
      return [{ measure: MEASURE.fits, evidence: { ...at, code: 'SAT_SEAL_VALID', summary } }];
    }
    case 'not-valid': {
      const summary = `The printed seal of the tax authority was not made over the printed string with certificate ${certificateNumber}: one of them is not as it was sealed, or not printed whole.`;
      const measure = place.isRecognized ? MEASURE.doubtful : MEASURE.differs;
      return [{ measure, evidence: { ...at, code: 'SAT_SEAL_NOT_VALID', summary } }];
    }
    case 'not-valid-then': {
      const summary = `Certificate ${certificateNumber}, which the tax authority's seal was made with, was not valid on ${stampedAt}.`;
      return [
        { measure: MEASURE.doubtful, evidence: { ...at, code: 'SAT_CERTIFICATE_NOT_VALID_THEN', summary } },
      ];
    }
    case 'untrusted': {
      const summary = `The tax authority's seal could not be verified: the operator named no certificate ${certificateNumber}. That says nothing against the document.`;
      return [{ measure: MEASURE.fits, evidence: { ...at, code: 'SAT_SEAL_UNTRUSTED', summary } }];
    }
    case 'absent':
      return [];
  }
}
