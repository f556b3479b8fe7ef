import type { SignatureDictionary } from '@assay/media';
import { byteCoverage, coveredBytes } from './byte-coverage.js';
import type { MessageVerdict } from './verify-message.js';

/** What can be said of one signature by the file that it stands in. */
export type SignatureVerdict =
  /** It does not cover all of the file but its own value: `displaced` where it does not even stand where it says. */
  { readonly kind: 'displaced' | 'partial' } | MessageVerdict;

/**
 * Whether a signature covers all of a file, and fits it. Whose it is, is another question. What verifies is loaded with the
 * first call.
 */
export async function verifySignature(
  file: Uint8Array,
  signature: SignatureDictionary,
): Promise<SignatureVerdict> {
  const coverage = byteCoverage(file, signature.byteRange, signature.contents);
  if (coverage.kind !== 'covered') return { kind: 'displaced' };
  if (coverage.endOffsetBytes !== file.length || coverage.uncoveredInsideBytes > 0)
    return { kind: 'partial' };
  const { verifyMessage } = await import('./verify-message.js');
  return verifyMessage(signature, coveredBytes(file, coverage.ranges));
}
