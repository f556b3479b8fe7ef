import type { SignatureDictionary } from '@assay/media';
import { fromBER, OctetString } from 'asn1js';
import { Certificate, ContentInfo, getCrypto, SignedData, type SignerInfo, TSTInfo } from 'pkijs';
import { TIME_STAMP_TOKEN } from './signing-time.js';

/**
 * What the mathematics says of a signature. Who the signer is, is another question: nothing here trusts
 * anyone.
 */
export interface MessageVerdict {
  /**
   * `intact`: the covered bytes are those that were signed. `differs`: they are not. `broken`: the bytes fit
   * what was signed, but the signature does not fit the signer's key. `not-verifiable`: cannot be told, see
   * `because`.
   */
  readonly kind: 'intact' | 'differs' | 'broken' | 'not-verifiable';
  /** For `not-verifiable`, as part of a sentence. */
  readonly because: string;
  /** The certificate's common name or organization; empty when unknown. It is the signer's own word. */
  readonly signer: string;
  /** A time-stamp token of a third party is attached (RFC 3161). */
  readonly timeStamped: boolean;
}

/** Object identifiers of the digests that Web Crypto knows. */
const DIGESTS: ReadonlyMap<string, string> = new Map([
  ['1.3.14.3.2.26', 'SHA-1'],
  ['2.16.840.1.101.3.4.2.1', 'SHA-256'],
  ['2.16.840.1.101.3.4.2.2', 'SHA-384'],
  ['2.16.840.1.101.3.4.2.3', 'SHA-512'],
]);

const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';

/**
 * Verifies a signature's CMS message (RFC 5652) or bare RSA signature over the bytes that its ranges cover.
 * Whom its certificate leads to is another question (signer-standing.ts). Never throws for a bad message:
 * that is `not-verifiable`.
 * @param covered the bytes of /ByteRange, concatenated
 */
export async function verifyMessage(
  signature: SignatureDictionary,
  covered: Uint8Array,
): Promise<MessageVerdict> {
  try {
    if (signature.subFilter === 'adbe.x509.rsa_sha1') return await verifyBareSignature(signature, covered);
    return await verifyCms(signature, covered);
  } catch {
    return notVerifiable('its message cannot be read');
  }
}

const notVerifiable = (because: string, signer = '', timeStamped = false): MessageVerdict => ({
  kind: 'not-verifiable',
  because,
  signer,
  timeStamped,
});

async function verifyCms(
  { contents, subFilter }: SignatureDictionary,
  covered: Uint8Array,
): Promise<MessageVerdict> {
  const message = new SignedData({ schema: ContentInfo.fromBER(bufferOf(contents)).content });
  const signerInfo = message.signerInfos[0];
  if (!signerInfo) return notVerifiable('its message names no signer');
  const signer = signerOf(message, signerInfo);
  const timeStamped =
    signerInfo.unsignedAttrs?.attributes.some(({ type }) => type === TIME_STAMP_TOKEN) ?? false;
  const digestName = DIGESTS.get(signerInfo.digestAlgorithm.algorithmId);
  if (!digestName) return notVerifiable('its digest algorithm is not known here', signer, timeStamped);
  const inner = innerContent(message);
  const claimed = await claimedDigest(signerInfo, subFilter, inner);
  if (claimed && !sameBytes(await digestOf(claimed.algorithm, covered), claimed.digest)) {
    return { kind: 'differs', because: '', signer, timeStamped };
  }
  const verified = await signatureFits(message, covered, inner === undefined || subFilter === 'ETSI.RFC3161');
  if (verified === undefined)
    return notVerifiable('its algorithm or form is not known here', signer, timeStamped);
  if (verified) return { kind: 'intact', because: '', signer, timeStamped };
  // Without signed attributes the signature is over the bytes themselves: one cannot tell the two failures
  // apart.
  return { kind: claimed ? 'broken' : 'differs', because: '', signer, timeStamped };
}

interface ClaimedDigest {
  readonly algorithm: string;
  readonly digest: Uint8Array;
}

/**
 * The digest of the covered bytes as the message states it; where depends on the sub-filter (ISO 32000-2,
 * 12.8.3.3).
 */
async function claimedDigest(
  { signedAttrs, digestAlgorithm }: SignerInfo,
  subFilter: string,
  inner: Uint8Array | undefined,
): Promise<ClaimedDigest | undefined> {
  if (subFilter === 'adbe.pkcs7.sha1' && inner) return { algorithm: 'SHA-1', digest: inner };
  if (subFilter === 'ETSI.RFC3161' && inner) {
    const { messageImprint } = TSTInfo.fromBER(bufferOf(inner));
    const algorithm = DIGESTS.get(messageImprint.hashAlgorithm.algorithmId);
    return algorithm
      ? { algorithm, digest: new Uint8Array(messageImprint.hashedMessage.valueBlock.valueHexView) }
      : undefined;
  }
  const algorithm = DIGESTS.get(digestAlgorithm.algorithmId);
  const value: unknown = signedAttrs?.attributes.find(({ type }) => type === MESSAGE_DIGEST)?.values[0];
  if (!algorithm || !(value instanceof OctetString)) return undefined;
  return { algorithm, digest: new Uint8Array(value.getValue()) };
}

/** The content inside the message; undefined for a detached signature. */
function innerContent({ encapContentInfo }: SignedData): Uint8Array | undefined {
  return encapContentInfo.eContent ? new Uint8Array(encapContentInfo.eContent.getValue()) : undefined;
}

/**
 * pkijs wants the covered bytes for detached messages and for time stamps.
 * @returns undefined when the algorithm is unknown to Web Crypto or the certificate is missing
 */
async function signatureFits(
  message: SignedData,
  covered: Uint8Array,
  needsData: boolean,
): Promise<boolean | undefined> {
  try {
    const result = await message.verify({
      signer: 0,
      checkChain: false,
      extendedMode: true,
      ...(needsData ? { data: bufferOf(covered) } : {}),
    });
    return result.signatureVerified ?? undefined;
  } catch (error) {
    // pkijs throws its verdict where it could verify, and any error where it could not.
    const verified =
      error instanceof Error && 'signatureVerified' in error ? error.signatureVerified : undefined;
    return verified === false ? false : undefined;
  }
}

/** `adbe.x509.rsa_sha1`: an RSA signature (PKCS #1) in an octet string, the certificate beside it. */
async function verifyBareSignature(
  { contents, certificate }: SignatureDictionary,
  covered: Uint8Array,
): Promise<MessageVerdict> {
  const value = fromBER(bufferOf(contents)).result;
  if (!certificate || !(value instanceof OctetString))
    return notVerifiable('its certificate or value is missing');
  const parsed = Certificate.fromBER(bufferOf(certificate));
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: { name: 'SHA-1' } };
  const key = await parsed.getPublicKey({ algorithm: { algorithm, usages: ['verify'] } });
  const fits = await subtle().verify('RSASSA-PKCS1-v1_5', key, value.getValue(), bufferOf(covered));
  return { kind: fits ? 'intact' : 'differs', because: '', signer: nameOf(parsed), timeStamped: false };
}

function signerOf(message: SignedData, signerInfo: SignerInfo): string {
  const certificate = signerCertificate(message, signerInfo);
  return certificate ? nameOf(certificate) : '';
}

/** The certificates that a message carries, whoever they belong to. */
export const certificatesIn = ({ certificates }: SignedData): readonly Certificate[] =>
  certificates?.filter((one): one is Certificate => one instanceof Certificate) ?? [];

/** The one that the signer's identifier names, else the first; undefined when the message carries none. */
export function signerCertificate(message: SignedData, { sid }: SignerInfo): Certificate | undefined {
  const own = certificatesIn(message);
  const serial: unknown = 'serialNumber' in sid ? sid.serialNumber : undefined;
  return own.find((one) => serial !== undefined && one.serialNumber.isEqual(serial)) ?? own[0];
}

const COMMON_NAME = '2.5.4.3';
const ORGANIZATION = '2.5.4.10';
const MAX_NAME_LENGTH = 100;

/** The subject's common name or organization, cut to {@link MAX_NAME_LENGTH}; empty when it has neither. */
export function nameOf({ subject }: Certificate): string {
  const attribute = [COMMON_NAME, ORGANIZATION].flatMap(
    (oid) => subject.typesAndValues.find(({ type }) => type === oid) ?? [],
  )[0];
  return String(attribute?.value.valueBlock.value ?? '').slice(0, MAX_NAME_LENGTH);
}

/**
 * What is used of Web Crypto; its types come with browsers' or Node's, and this package is built with
 * neither.
 */
interface Subtle {
  digest(algorithm: string, data: ArrayBuffer): Promise<ArrayBuffer>;
  verify(algorithm: string, key: unknown, value: ArrayBuffer, data: ArrayBuffer): Promise<boolean>;
}

export const subtle = (): Subtle => getCrypto(true) as unknown as Subtle;

const digestOf = async (algorithm: string, bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await subtle().digest(algorithm, bufferOf(bytes)));

/** A buffer that holds the bytes and nothing else. */
export const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);
