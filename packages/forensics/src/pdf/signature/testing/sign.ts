import { webcrypto } from 'node:crypto';
import { Integer, ObjectIdentifier, OctetString, PrintableString } from 'asn1js';
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { appendUpdate, type Objects, pdfBytes, pdfText } from '../../../../../media/src/pdf/testing/build-pdf.js';

/** A key made for this run, and a certificate that names it “Test Signer”. */
export interface Signer {
  readonly keys: webcrypto.CryptoKeyPair;
  readonly certificate: Certificate;
}

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256' };
const RSA = { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' };
const PSS = { ...RSA, name: 'RSA-PSS' };

export async function makeSigner(kind: 'ecdsa' | 'rsa' | 'pss' = 'ecdsa'): Promise<Signer> {
  const algorithm = { ecdsa: ECDSA, rsa: RSA, pss: PSS }[kind];
  const keys = (await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: 7 });
  const name = new AttributeTypeAndValue({ type: '2.5.4.3', value: new PrintableString({ value: 'Test Signer' }) });
  certificate.issuer.typesAndValues.push(name);
  certificate.subject.typesAndValues.push(name);
  certificate.notBefore.value = new Date('2026-01-01');
  certificate.notAfter.value = new Date('2036-01-01');
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
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
}

const CONTENTS_DIGITS = 8192;
const BLANK_RANGE = '0000000000 0000000000 0000000000 0000000000';

/** `base` (catalog 1, page tree 2) with one more save behind it: field 30 and signature 31 over all but its own value. */
export async function signPdf(base: Uint8Array, { keys, certificate }: Signer, options: SigningOptions = {}): Promise<Uint8Array> {
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
  const covered = ranges.flatMap((start, at) => (at % 2 === 0 ? [ready.slice(start, start + ranges[at + 1]!)] : [])).join('');
  const message = await signBytes(pdfBytes(covered), keys.privateKey, certificate, options.subFilter === 'adbe.pkcs7.sha1');
  const hex = Buffer.from(message).toString('hex').padEnd(CONTENTS_DIGITS, '0');
  return pdfBytes(`${ready.slice(0, open + 1)}${hex}${ready.slice(close - 1)}`);
}

async function signBytes(
  covered: Uint8Array,
  key: webcrypto.CryptoKey,
  certificate: Certificate,
  sha1Inside: boolean,
): Promise<ArrayBuffer> {
  const inner = sha1Inside ? await webcrypto.subtle.digest('SHA-1', Uint8Array.from(covered)) : undefined;
  const data = inner ?? Uint8Array.from(covered).buffer;
  const digest = await webcrypto.subtle.digest('SHA-256', data);
  const attribute = (type: string, value: ObjectIdentifier | OctetString) => new Attribute({ type, values: [value] });
  const message = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: '1.2.840.113549.1.7.1',
      ...(inner ? { eContent: new OctetString({ valueHex: inner }) } : {}),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: '1.2.840.113549.1.7.1' })),
            attribute('1.2.840.113549.1.9.4', new OctetString({ valueHex: digest })),
          ],
        }),
      }),
    ],
    certificates: [certificate],
  });
  await message.sign(key, 0, 'SHA-256', data);
  return new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: message.toSchema(true) }).toSchema().toBER(false);
}
