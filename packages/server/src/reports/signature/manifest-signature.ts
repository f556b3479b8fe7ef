import { createHash, type KeyObject, sign, verify, type X509Certificate } from 'node:crypto';
import type { ReportSigner } from './signer.js';

/** Names of signatures (RFC 7518, 3.1) by the kind of the key; of curves by the one that goes with SHA-256. */
const ALGORITHMS = { rsa: 'RS256', ec: 'ES256' } as const;

const algorithmOf = ({ asymmetricKeyType }: KeyObject): string =>
  asymmetricKeyType === 'rsa' ? ALGORITHMS.rsa : ALGORITHMS.ec;

const fingerprint = ({ raw }: X509Certificate): string =>
  createHash('sha256').update(raw).digest('base64url');

const signed = (header: string, content: Uint8Array): Buffer =>
  Buffer.from(`${header}.${Buffer.from(content).toString('base64url')}`);

/**
 * The manifest's own signature: a JWS without its content (RFC 7515, appendix F), so that the manifest, which names nobody,
 * can be kept and checked when the report is gone.
 */
export function signManifest(manifest: Uint8Array, { key, certificates }: ReportSigner): string {
  const [own] = certificates;
  const header = Buffer.from(
    JSON.stringify({ alg: algorithmOf(key), ...(own && { 'x5t#S256': fingerprint(own) }) }),
  ).toString('base64url');
  const value = sign('sha256', signed(header, manifest), { key, dsaEncoding: 'ieee-p1363' });
  return `${header}..${value.toString('base64url')}`;
}

/** Whether the key of a certificate made it. The algorithm is the key's own, whatever the header says. */
export function isManifestSigned(manifest: Uint8Array, jws: string, certificate: X509Certificate): boolean {
  const [header = '', content, value = ''] = jws.trim().split('.');
  if (content !== '') return false;
  const key = { key: certificate.publicKey, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', signed(header, manifest), key, Buffer.from(value, 'base64url'));
}
