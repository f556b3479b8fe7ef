import { type SignatureDictionary, signaturesOf, signingCertificate } from '@assay/media';
import { defineFingerprinter } from '../../fingerprinter.js';
import type { Fingerprint } from '../../types.js';
import { sha256Hex } from '../sha256.js';

/** Signers of one document; contracts have a handful. */
const MAX_CERTIFICATES = 6;

/**
 * Time stamps are a service's that everybody uses, usage rights the form maker's: neither is of whoever
 * signed.
 */
const isOwnSignature = ({ name, subFilter }: SignatureDictionary): boolean =>
  subFilter !== 'ETSI.RFC3161' && !/^Perms\/UR3?$/.test(name);

/**
 * SHA-256 of the certificate that each signature of a PDF was made with, whether the signature still fits or
 * not.
 */
export const certificate = defineFingerprinter({
  id: 'certificate',
  needs: ['pdf'],
  async take({ pdf }) {
    const found = new Set<string>();
    for (const signature of signaturesOf(pdf.revisions.at(-1)!).filter(isOwnSignature)) {
      const bytes = signingCertificate(signature);
      if (bytes && found.size < MAX_CERTIFICATES) found.add(await sha256Hex(bytes));
    }
    return [...found].map(
      (text): Fingerprint => ({ kind: 'certificate', part: 'signer', value: { form: 'exact', text } }),
    );
  },
});
