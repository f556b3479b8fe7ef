import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';

/** Who signs reports. */
export interface ReportSigner {
  /** RSA, or on one of the NIST curves. */
  readonly key: KeyObject;
  /** Its own first, then those that lead to whom others trust. */
  readonly certificates: readonly X509Certificate[];
}

/** Named by what readers of PDFs know: RSA (PKCS #1) and ECDSA. */
const KINDS = new Set(['rsa', 'ec']);

/**
 * A key and certificates that belong together.
 * @param pem PKCS #8, not encrypted
 * @param certificates DER, the key's own first
 * @throws RangeError with what was expected, as the parsers of settings do
 */
export function reportSigner(pem: string, certificates: readonly Uint8Array[]): ReportSigner {
  const key = privateKey(pem);
  const chain = certificates.map((der) => new X509Certificate(der));
  if (!chain[0]?.checkPrivateKey(key))
    throw new RangeError('expected the first certificate to be that of the key');
  return { key, certificates: chain };
}

function privateKey(pem: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new RangeError('expected a private key in PEM (PKCS #8, not encrypted)');
  }
  if (!KINDS.has(key.asymmetricKeyType ?? ''))
    throw new RangeError(`expected a key of RSA or of an elliptic curve, received ${key.asymmetricKeyType}`);
  return key;
}
