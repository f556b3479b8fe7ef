import { webcrypto } from 'node:crypto';
import { Integer, ObjectIdentifier, OctetString, PrintableString, UTCTime } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  IssuerAndSerialNumber,
  MessageImprint,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TSTInfo,
} from 'pkijs';
import {
  appendUpdate,
  type Objects,
  pdfBytes,
  pdfText,
} from '../../../../../media/src/pdf/testing/build-pdf.js';

/** A key made for this run, and a certificate that names it “Test Signer”. */
export interface Signer {
  readonly keys: webcrypto.CryptoKeyPair;
  readonly certificate: Certificate;
}

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256' };
const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
};
const PSS = { ...RSA, name: 'RSA-PSS' };

export interface CertificateOptions {
  readonly name?: string;
  /** Self-signed without one. */
  readonly issuer?: Signer;
  readonly isAuthority?: boolean;
  readonly notBefore?: string;
  readonly notAfter?: string;
  readonly serialNumber?: Integer;
}

/** The certificate as files carry it. */
export const derOf = ({ certificate }: Pick<Signer, 'certificate'>): Uint8Array =>
  new Uint8Array(certificate.toSchema(true).toBER(false));

export async function makeSigner(
  kind: 'ecdsa' | 'rsa' | 'pss' = 'ecdsa',
  options: CertificateOptions = {},
): Promise<Signer> {
  const algorithm = { ecdsa: ECDSA, rsa: RSA, pss: PSS }[kind];
  const keys = (await webcrypto.subtle.generateKey(algorithm, true, [
    'sign',
    'verify',
  ])) as webcrypto.CryptoKeyPair;
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = options.serialNumber ?? new Integer({ value: 7 });
  const name = new AttributeTypeAndValue({
    type: '2.5.4.3',
    value: new PrintableString({ value: options.name ?? 'Test Signer' }),
  });
  certificate.issuer.typesAndValues.push(...(options.issuer?.certificate.subject.typesAndValues ?? [name]));
  certificate.subject.typesAndValues.push(name);
  certificate.notBefore.value = new Date(options.notBefore ?? '2026-01-01');
  certificate.notAfter.value = new Date(options.notAfter ?? '2036-01-01');
  const constraints = new BasicConstraints({ cA: true }).toSchema().toBER(false);
  if (options.isAuthority)
    certificate.extensions = [new Extension({ extnID: '2.5.29.19', critical: true, extnValue: constraints })];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(options.issuer?.keys.privateKey ?? keys.privateKey, 'SHA-256');
  return { keys, certificate };
}

export interface SigningOptions {
  /** Entries of the signature dictionary, e.g. a /Reference. */
  readonly entries?: string;
  /** Entries of the catalog beside those of a page tree and form. */
  readonly catalog?: string;
  /** Further objects of the same save. */
  readonly objects?: Objects;
  /** Changes the byte ranges before the digest is taken. */
  readonly ranges?: (numbers: readonly number[]) => readonly number[];
  readonly subFilter?: string;
  /** The signing-time attribute. */
  readonly signedAt?: string;
  /** Certificates in the message beside the signer's own. */
  readonly certificates?: readonly Certificate[];
  /** A token of this authority and time; `over` other bytes than the signature's value when given. */
  readonly timeStamp?: { readonly authority: Signer; readonly at: string; readonly over?: Uint8Array };
}

const CONTENTS_DIGITS = 8192;
const BLANK_RANGE = '0000000000 0000000000 0000000000 0000000000';

/**
 * `base` (catalog 1, page tree 2) with one more save behind it: field 30 and signature 31 over all but its
 * own value.
 */
export async function signPdf(
  base: Uint8Array,
  { keys, certificate }: Signer,
  options: SigningOptions = {},
): Promise<Uint8Array> {
  const unsigned = pdfText(
    appendUpdate(base, {
      1: `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[30 0 R]/SigFlags 3>>${options.catalog ?? ''}>>`,
      30: '<</FT/Sig/T(Signature1)/V 31 0 R>>',
      31: `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/${options.subFilter ?? 'adbe.pkcs7.detached'}/ByteRange[${BLANK_RANGE}]${options.entries ?? ''}/Contents<${'0'.repeat(CONTENTS_DIGITS)}>>>`,
      ...options.objects,
    }),
  );
  const open = unsigned.indexOf(`<${'0'.repeat(CONTENTS_DIGITS)}>`);
  const close = open + CONTENTS_DIGITS + 2;
  const exact = [0, open, close, unsigned.length - close];
  const ranges = options.ranges?.(exact) ?? exact;
  const padded = ranges
    .map((number) => String(number))
    .join(' ')
    .padEnd(BLANK_RANGE.length);
  const ready = unsigned.replace(BLANK_RANGE, padded);
  const covered = ranges
    .flatMap((start, at) => (at % 2 === 0 ? [ready.slice(start, start + ranges[at + 1]!)] : []))
    .join('');
  const message = await signBytes(pdfBytes(covered), { keys, certificate }, options);
  const hex = Buffer.from(message).toString('hex').padEnd(CONTENTS_DIGITS, '0');
  return pdfBytes(`${ready.slice(0, open + 1)}${hex}${ready.slice(close - 1)}`);
}

async function signBytes(
  covered: Uint8Array,
  { keys, certificate }: Signer,
  { subFilter, signedAt, certificates = [], timeStamp }: SigningOptions,
): Promise<ArrayBuffer> {
  const inner =
    subFilter === 'adbe.pkcs7.sha1'
      ? await webcrypto.subtle.digest('SHA-1', Uint8Array.from(covered))
      : undefined;
  const data = inner ?? Uint8Array.from(covered).buffer;
  const digest = await webcrypto.subtle.digest('SHA-256', data);
  const attribute = (type: string, value: ObjectIdentifier | OctetString | UTCTime) =>
    new Attribute({ type, values: [value] });
  const message = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: '1.2.840.113549.1.7.1',
      ...(inner ? { eContent: new OctetString({ valueHex: inner }) } : {}),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: '1.2.840.113549.1.7.1' })),
            attribute('1.2.840.113549.1.9.4', new OctetString({ valueHex: digest })),
            ...(signedAt
              ? [attribute('1.2.840.113549.1.9.5', new UTCTime({ valueDate: new Date(signedAt) }))]
              : []),
          ],
        }),
      }),
    ],
    certificates: [certificate, ...certificates],
  });
  await message.sign(keys.privateKey, 0, 'SHA-256', data);
  const [signerInfo] = message.signerInfos;
  if (timeStamp && signerInfo) {
    const token = await makeToken(
      timeStamp.over ?? signerInfo.signature.valueBlock.valueHexView,
      timeStamp.authority,
      timeStamp.at,
    );
    const attributes = [new Attribute({ type: '1.2.840.113549.1.9.16.2.14', values: [token.toSchema()] })];
    signerInfo.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes });
  }
  return new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: message.toSchema(true) })
    .toSchema()
    .toBER(false);
}

/** A time-stamp token over `bytes` (RFC 3161). */
async function makeToken(bytes: Uint8Array, { keys, certificate }: Signer, at: string): Promise<ContentInfo> {
  const digest = await webcrypto.subtle.digest('SHA-256', Uint8Array.from(bytes));
  const info = new TSTInfo({
    version: 1,
    policy: '1.2.3',
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' }),
      hashedMessage: new OctetString({ valueHex: digest }),
    }),
    serialNumber: new Integer({ value: 1 }),
    genTime: new Date(at),
  });
  const message = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: '1.2.840.113549.1.9.16.1.4',
      eContent: new OctetString({ valueHex: info.toSchema().toBER(false) }),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
      }),
    ],
    certificates: [certificate],
  });
  await message.sign(keys.privateKey, 0, 'SHA-256');
  return new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: message.toSchema(true) });
}
