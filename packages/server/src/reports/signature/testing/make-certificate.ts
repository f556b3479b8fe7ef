import { createPrivateKey, createPublicKey, webcrypto } from 'node:crypto';
import { Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, Certificate } from 'pkijs';

const ALGORITHMS = {
  rsa: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  ec: { name: 'ECDSA', namedCurve: 'P-256' },
};

/** A certificate that a key signs for itself, DER. @param pem PKCS #8 */
export async function makeCertificate(pem: string, kind: keyof typeof ALGORITHMS): Promise<Uint8Array> {
  const key = createPrivateKey(pem);
  const { subtle } = webcrypto;
  const pkcs8 = key.export({ type: 'pkcs8', format: 'der' });
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: 7 });
  for (const name of [certificate.issuer, certificate.subject])
    name.typesAndValues.push(
      new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: 'Example Lender' }) }),
    );
  certificate.notBefore.value = new Date('2026-01-01');
  certificate.notAfter.value = new Date('2036-01-01');
  const algorithm = ALGORITHMS[kind];
  await certificate.subjectPublicKeyInfo.importKey(
    await subtle.importKey('spki', spki, algorithm, true, ['verify']),
  );
  await certificate.sign(await subtle.importKey('pkcs8', pkcs8, algorithm, true, ['sign']), 'SHA-256');
  return new Uint8Array(certificate.toSchema(true).toBER(false));
}
