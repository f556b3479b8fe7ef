import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SignatureDictionary } from './signature-dictionaries.js';
import { signingCertificate } from './signing-certificate.js';
import { writeCertificate, writeCms } from './testing/write-cms.js';

const signature = (contents: Uint8Array, parts: Partial<SignatureDictionary> = {}): SignatureDictionary => ({
  name: 'Signature1',
  num: 9,
  subFilter: 'adbe.pkcs7.detached',
  contents,
  byteRange: [],
  certificate: undefined,
  modified: undefined,
  permissionLevel: undefined,
  lock: undefined,
  ...parts,
});

const ROOT = { issuer: 'Root', serial: 1, key: 'root key' };
const SIGNER = { issuer: 'Root', serial: 7, key: 'signer key' };
const NAMESAKE = { issuer: 'Other root', serial: 7, key: 'other key' };

describe('the signer’s certificate', () => {
  it.each([
    ['its issuer and number', {}],
    ['its key', { by: 'key' as const }],
    ['its issuer and number, in a message of open lengths', { isIndefinite: true }],
  ])('is the one that the message names by %s', (_name, how) => {
    const message = writeCms({ certificates: [ROOT, NAMESAKE, SIGNER], signer: SIGNER, ...how });
    const padded = Uint8Array.from([...message, ...new Uint8Array(200)]);
    expect(signingCertificate(signature(padded))).toEqual(writeCertificate(SIGNER));
  });

  it('is the only one when the name leads to none, and none when there are several', () => {
    expect(signingCertificate(signature(writeCms({ certificates: [ROOT], signer: SIGNER })))).toEqual(
      writeCertificate(ROOT),
    );
    expect(
      signingCertificate(signature(writeCms({ certificates: [ROOT, NAMESAKE], signer: SIGNER }))),
    ).toBeUndefined();
    expect(signingCertificate(signature(writeCms({ certificates: [], signer: SIGNER })))).toBeUndefined();
  });

  it('stands beside a bare signature', () => {
    const certificate = writeCertificate(SIGNER);
    expect(
      signingCertificate(signature(new Uint8Array(8), { subFilter: 'adbe.x509.rsa_sha1', certificate })),
    ).toEqual(certificate);
    expect(
      signingCertificate(signature(new Uint8Array(8), { subFilter: 'adbe.x509.rsa_sha1' })),
    ).toBeUndefined();
  });
});

it('any bytes are answered', () => {
  const message = writeCms({ certificates: [ROOT, SIGNER], signer: SIGNER, isIndefinite: true });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(message.length - 1), fc.nat(255)), { maxLength: 6 }),
      fc.nat(message.length),
      (changes, length) => {
        const bytes = Uint8Array.from(message);
        for (const [at, byte] of changes) bytes[at] = byte;
        const found = signingCertificate(signature(bytes.subarray(0, length)));
        expect(found === undefined || found.length <= length).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
  const nested = new Uint8Array(200_000).map((_, at) => (at % 2 === 0 ? 0x30 : 0x80));
  expect(signingCertificate(signature(nested))).toBeUndefined();
});
