import type { Certificate } from 'pkijs';
import { bufferOf, subtle } from '../../../pdf/signature/verify-message.js';
import { bytesOfBase64 } from './base64.js';
import type { OriginalString } from './original-string.js';

/**
 * What the seal of the tax authority says. `valid`: it was made over the printed string with the certificate
 * that the string names. `not-valid`: it was not, or the two were not read whole. `not-valid-then`: it was,
 * but the certificate was not valid on that day. `untrusted`: the operator named no certificate of that
 * number, so nothing can be said. `absent`: no seal is printed, or it cannot be read, or the page has fewer
 * seals than strings.
 */
export type SealStanding = 'valid' | 'not-valid' | 'not-valid-then' | 'untrusted' | 'absent';

/** RSA of 1,024 to 4,096 bits. */
const SEAL_BYTES: readonly number[] = [128, 256, 384, 512];

/** Mexico's zones lie six to eight hours behind UTC: a day more than covers them. */
const ZONES_MS = 86_400_000;

/**
 * Verifies the authority's seal (RSA, PKCS #1 v1.5; SHA-256 under version 1.1, SHA-1 under 1.0: SAT, Anexo
 * 20, section on the seal).
 */
export async function sealStanding(
  original: OriginalString,
  certificates: readonly Certificate[],
): Promise<SealStanding> {
  const seals = original.authoritySeals
    .flatMap((seal) => bytesOfBase64(seal) ?? [])
    .filter(({ length }) => SEAL_BYTES.includes(length));
  // A layout may cut the seal off; the spaces of a notice are lost, and with them what was sealed.
  if (seals.length === 0 || original.hasNotice) return 'absent';
  const certificate = certificates.find((one) => numberOf(one) === original.certificateNumber);
  if (!certificate) return 'untrusted';
  const sealed = await Promise.all(seals.map((seal) => isSealedWith(certificate, seal, original)));
  if (!sealed.includes(true))
    return original.hasSeal && seals.length === original.authoritySeals.length ? 'not-valid' : 'absent';
  const stampedMs = Date.parse(`${original.stampedAt}Z`);
  const isThen =
    stampedMs > certificate.notBefore.value.getTime() - ZONES_MS &&
    stampedMs < certificate.notAfter.value.getTime() + ZONES_MS;
  return isThen ? 'valid' : 'not-valid-then';
}

/** The authority writes the twenty digits of a certificate's number into its serial number, a byte each. */
function numberOf({ serialNumber }: Certificate): string {
  return [...serialNumber.valueBlock.valueHexView].map((byte) => String.fromCharCode(byte)).join('');
}

/** A key of another kind, or one that cannot be read, has sealed nothing. */
async function isSealedWith(
  certificate: Certificate,
  seal: Uint8Array,
  { text, version }: OriginalString,
): Promise<boolean> {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: { name: version === '1.0' ? 'SHA-1' : 'SHA-256' } };
  const sealed = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  try {
    const key = await certificate.getPublicKey({ algorithm: { algorithm, usages: ['verify'] } });
    return await subtle().verify(algorithm.name, key, bufferOf(seal), bufferOf(sealed));
  } catch {
    return false;
  }
}
