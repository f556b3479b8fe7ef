import { bigEndian, join, sha256 } from './bytes.js';

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** A key made for this run and what certifies it. */
export interface CredentialSigner {
  readonly name: string;
  readonly privateKey: Parameters<typeof crypto.subtle.sign>[1];
  readonly keyIdentifier: Uint8Array;
  /** DER. */
  readonly certificate: Uint8Array;
  /** DER, its own first, the root left out. */
  readonly chain: readonly Uint8Array[];
}

export interface SignerOptions {
  /** Organization and common name. */
  readonly name: string;
  /** Self-signed, and an authority, without one. */
  readonly issuer?: CredentialSigner;
  /** Years of the first of January; default 2020 and 2049. */
  readonly from?: number;
  readonly until?: number;
  /** Address that tells of revocation. */
  readonly revocationUrl?: string;
}

/**
 * A signer of claims as C2PA 2.2, 14.5.1 asks for it (key usage, document signing, key identifiers), or the
 * authority of one.
 */
export async function makeCredentialSigner({
  name,
  issuer,
  from = 2020,
  until = 2049,
  revocationUrl,
}: SignerOptions): Promise<CredentialSigner> {
  const keys = await crypto.subtle.generateKey(ECDSA, true, ['sign', 'verify']);
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('spki', keys.publicKey));
  const keyIdentifier = (await sha256(publicKey)).slice(0, 20);
  const signature = sequence(oid(ECDSA_WITH_SHA256));
  const extensions = issuer ? endEntity(keyIdentifier, issuer.keyIdentifier) : authority(keyIdentifier);
  if (revocationUrl !== undefined) extensions.push(revocationAt(revocationUrl));
  const body = sequence(
    der(0xa0, der(0x02, 2)),
    der(0x02, join(0x40, bigEndian(Date.now(), 6), crypto.getRandomValues(new Uint8Array(8)))),
    signature,
    nameOf(issuer?.name ?? name),
    sequence(utcTime(from), utcTime(until)),
    nameOf(name),
    publicKey,
    der(0xa3, sequence(...extensions)),
  );
  const signer = issuer?.privateKey ?? keys.privateKey;
  const raw = new Uint8Array(await crypto.subtle.sign(SIGNING, signer, Uint8Array.from(body)));
  const certificate = sequence(
    body,
    signature,
    der(0x03, join(0, sequence(integer(raw.subarray(0, 32)), integer(raw.subarray(32))))),
  );
  return {
    name,
    privateKey: keys.privateKey,
    keyIdentifier,
    certificate,
    chain: issuer ? [certificate, ...issuer.chain] : [],
  };
}

/** ES256: r and s, 64 bytes (RFC 9053, 2.1). */
export const signEs256 = async ({ privateKey }: CredentialSigner, bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.sign(SIGNING, privateKey, Uint8Array.from(bytes)));

const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const DOCUMENT_SIGNING = [0x2b, 0x06, 0x01, 0x05, 0x05, 0x07, 0x03, 0x24];
const COMMON_NAME = [0x55, 0x04, 0x03];
const ORGANIZATION = [0x55, 0x04, 0x0a];

function der(tag: number, content: Uint8Array | number): Uint8Array {
  const bytes = typeof content === 'number' ? Uint8Array.of(content) : content;
  if (bytes.length < 128) return join(tag, bytes.length, bytes);
  return bytes.length < 256
    ? join(tag, 0x81, bytes.length, bytes)
    : join(tag, 0x82, bigEndian(bytes.length, 2), bytes);
}

const sequence = (...parts: readonly Uint8Array[]): Uint8Array => der(0x30, join(...parts));
const oid = (bytes: readonly number[]): Uint8Array => der(0x06, Uint8Array.from(bytes));
const octets = (content: Uint8Array): Uint8Array => der(0x04, content);
const utcTime = (year: number): Uint8Array =>
  der(0x17, join(`${String(year % 100).padStart(2, '0')}0101000000Z`));
const attribute = (type: readonly number[], text: string): Uint8Array =>
  der(0x31, sequence(oid(type), der(0x0c, new TextEncoder().encode(text))));
const nameOf = (name: string): Uint8Array =>
  sequence(attribute(ORGANIZATION, name), attribute(COMMON_NAME, name));

function integer(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte !== 0);
  const significant = bytes.subarray(Math.max(0, first));
  return der(0x02, significant[0]! >= 0x80 ? join(0, significant) : significant);
}

const TRUE = [0x01, 0x01, 0xff];
const extension = (last: number, content: Uint8Array, isCritical = false): Uint8Array =>
  sequence(oid([0x55, 0x1d, last]), ...(isCritical ? [Uint8Array.from(TRUE)] : []), octets(content));

const authority = (own: Uint8Array): Uint8Array[] => [
  extension(19, sequence(Uint8Array.from(TRUE)), true),
  extension(15, der(0x03, Uint8Array.of(1, 0x06)), true),
  extension(14, octets(own)),
];

const endEntity = (own: Uint8Array, issuer: Uint8Array): Uint8Array[] => [
  extension(19, sequence(), true),
  extension(15, der(0x03, Uint8Array.of(7, 0x80)), true),
  extension(37, sequence(oid(DOCUMENT_SIGNING))),
  extension(14, octets(own)),
  extension(35, sequence(der(0x80, issuer))),
];

const AUTHORITY_INFORMATION = [0x2b, 0x06, 0x01, 0x05, 0x05, 0x07, 0x01, 0x01];
const OCSP = [0x2b, 0x06, 0x01, 0x05, 0x05, 0x07, 0x30, 0x01];

/** RFC 5280, 4.2.2.1. */
const revocationAt = (url: string): Uint8Array =>
  sequence(oid(AUTHORITY_INFORMATION), octets(sequence(sequence(oid(OCSP), der(0x86, join(url))))));
