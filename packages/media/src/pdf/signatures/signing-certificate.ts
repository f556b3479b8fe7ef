import { type BerValue, childrenOf, contentOf, readBer, wholeOf } from './ber.js';
import type { SignatureDictionary } from './signature-dictionaries.js';

const INTEGER = 0x02;
const OCTET_STRING = 0x04;
const SEQUENCE = 0x30;
const SET = 0x31;
/**
 * Context-specific tags: the certificates of a signed message, the version of a certificate; a key's
 * identifier; extensions.
 */
const CONTEXT_0 = 0xa0;
const CONTEXT_0_PRIMITIVE = 0x80;
const CONTEXT_3 = 0xa3;

/** id-ce-subjectKeyIdentifier, 2.5.29.14. */
const SUBJECT_KEY_IDENTIFIER = Uint8Array.of(0x55, 0x1d, 0x0e);

/**
 * The signer's own certificate as it stands in a signature, DER; undefined where the message carries none
 * that can be told. Nothing is verified: whether the signature fits, and whom the certificate leads to, are
 * other questions.
 * @see RFC 5652 (5.1 SignedData, 5.3 SignerInfo), RFC 5280 (4.1)
 */
export function signingCertificate({
  subFilter,
  contents,
  certificate,
}: SignatureDictionary): Uint8Array | undefined {
  if (subFilter === 'adbe.x509.rsa_sha1') return certificate?.length ? certificate : undefined;
  const bytes = contents;
  const found = signedData(bytes);
  if (!found) return undefined;
  const { certificates, signer } = found;
  const named =
    certificates.find((one) => isNamedBy(bytes, one, signer)) ??
    (certificates.length === 1 ? certificates[0] : undefined);
  return named && wholeOf(bytes, named);
}

interface SignedData {
  readonly certificates: readonly BerValue[];
  /** SignerIdentifier of the first signer; a PDF signature has one. */
  readonly signer: BerValue | undefined;
}

function signedData(bytes: Uint8Array): SignedData | undefined {
  const contentInfo = readBer(bytes);
  const explicit = contentInfo && childrenOf(bytes, contentInfo)[1];
  const message = explicit && childrenOf(bytes, explicit)[0];
  if (!message) return undefined;
  const parts = childrenOf(bytes, message);
  const held = parts.find(({ tag }) => tag === CONTEXT_0);
  // The first set is that of the digest algorithms.
  const signerInfos = parts.filter(({ tag }) => tag === SET)[1];
  const signerInfo = signerInfos && childrenOf(bytes, signerInfos)[0];
  return {
    certificates: held ? childrenOf(bytes, held).filter(({ tag }) => tag === SEQUENCE) : [],
    signer: signerInfo && childrenOf(bytes, signerInfo)[1],
  };
}

/** By issuer and serial number, or by the identifier of the key. */
function isNamedBy(bytes: Uint8Array, certificate: BerValue, signer: BerValue | undefined): boolean {
  const body = childrenOf(bytes, certificate)[0];
  if (!body || !signer) return false;
  const parts = childrenOf(bytes, body).filter(({ tag }) => tag !== CONTEXT_0);
  if (signer.tag === CONTEXT_0_PRIMITIVE) {
    const extensions = parts.find(({ tag }) => tag === CONTEXT_3);
    return extensions !== undefined && isEqual(keyIdentifier(bytes, extensions), contentOf(bytes, signer));
  }
  const [issuer, serial] = childrenOf(bytes, signer);
  const [ownSerial, , ownIssuer] = parts;
  if (!issuer || !serial || !ownSerial || !ownIssuer || ownSerial.tag !== INTEGER) return false;
  return (
    isEqual(contentOf(bytes, ownSerial), contentOf(bytes, serial)) &&
    isEqual(wholeOf(bytes, ownIssuer), wholeOf(bytes, issuer))
  );
}

function keyIdentifier(bytes: Uint8Array, extensions: BerValue): Uint8Array {
  const list = childrenOf(bytes, extensions)[0];
  for (const extension of list ? childrenOf(bytes, list) : []) {
    const [name, ...values] = childrenOf(bytes, extension);
    const value = values.find(({ tag }) => tag === OCTET_STRING);
    const inner = value && readBer(bytes, value.contentStartBytes, value.contentEndBytes);
    if (name && inner && isEqual(contentOf(bytes, name), SUBJECT_KEY_IDENTIFIER))
      return contentOf(bytes, inner);
  }
  return new Uint8Array(0);
}

const isEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length > 0 && one.length === other.length && one.every((byte, at) => byte === other[at]);
