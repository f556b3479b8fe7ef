import { createHash, sign } from 'node:crypto';
import { Null, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { ReportSigner } from './signer.js';

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const RSA_SHA_256 = '1.2.840.113549.1.1.11';
const ECDSA_SHA_256 = '1.2.840.10045.4.3.2';
const DATA = '1.2.840.113549.1.7.1';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
/** SET OF, as the attributes are signed; in the message they stand under [0] (RFC 5652, 5.4). */
const SET = 0x31;

const sha256 = (bytes: Uint8Array): ArrayBuffer =>
  Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer;
const octets = (valueHex: ArrayBuffer): OctetString => new OctetString({ valueHex });

/**
 * A detached CMS message over bytes, as PAdES baseline B asks for (ETSI EN 319 142-1, 6.3): content type, digest and the
 * signer's certificate by its hash are signed; the time stands in the PDF and not in the message.
 * @returns DER; the same bytes each time with an RSA key
 */
export function cmsOver(covered: Uint8Array, { key, certificates }: ReportSigner): Uint8Array {
  const chain = certificates.map(({ raw }) => Certificate.fromBER(Uint8Array.from(raw).buffer));
  const [own] = chain;
  const [ownRaw] = certificates;
  if (!own || !ownRaw) throw new RangeError('a signer without a certificate');
  const signedAttrs = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: inOrder([
      new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: DATA })] }),
      new Attribute({ type: MESSAGE_DIGEST, values: [octets(sha256(covered))] }),
      // SigningCertificateV2 (RFC 5035, section 3): SHA-256 is what it means where it names none.
      new Attribute({
        type: SIGNING_CERTIFICATE_V2,
        values: [sequence(sequence(sequence(octets(sha256(ownRaw.raw)))))],
      }),
    ]),
  });
  const signed = Buffer.from(signedAttrs.toSchema().toBER(false));
  signed[0] = SET;
  const isRsa = key.asymmetricKeyType === 'rsa';
  const message = new SignedData({
    version: 1,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: SHA_256 })],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    certificates: chain,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        digestAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
        signatureAlgorithm: new AlgorithmIdentifier(
          isRsa ? { algorithmId: RSA_SHA_256, algorithmParams: new Null() } : { algorithmId: ECDSA_SHA_256 },
        ),
        signedAttrs,
        signature: octets(Uint8Array.from(sign('sha256', signed, key)).buffer),
      }),
    ],
  });
  const info = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: message.toSchema(true) });
  return new Uint8Array(info.toSchema().toBER(false));
}

const sequence = (value: Sequence | OctetString): Sequence => new Sequence({ value: [value] });

/** As DER orders the members of a set: by their bytes (X.690, 11.6). */
function inOrder(attributes: readonly Attribute[]): Attribute[] {
  const bytesOf = (one: Attribute): Buffer => Buffer.from(one.toSchema().toBER(false));
  return [...attributes].sort((one, other) => Buffer.compare(bytesOf(one), bytesOf(other)));
}
