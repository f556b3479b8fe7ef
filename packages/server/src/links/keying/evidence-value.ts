import { createHmac } from 'node:crypto';
import type { Fingerprint } from '@assay/linking';
import type { LinkKeys } from '../keys/link-keys.js';
import { bytesOf } from './probes.js';

/**
 * What stands for a fingerprint on the wire: HMAC-SHA-256 by the organization's key, in lower-case
 * hexadecimal. Equal values of one kind give equal ones within an organization.
 * @param fingerprint not a vector: those are sketches by now
 */
export function evidenceValueOf({ kind, value }: Fingerprint, { evidence }: LinkKeys): string {
  return createHmac('sha256', evidence)
    .update(`${kind} ${value.form}\n`)
    .update(valueBytes(value))
    .digest('hex');
}

function valueBytes(value: Fingerprint['value']): Uint8Array {
  if (value.form === 'exact') return Buffer.from(value.text, 'utf8');
  if (value.form === 'bits') return value.bits;
  if (value.form === 'minhash') return bytesOf(value.minima);
  throw new TypeError('a vector has no evidence value before it is a sketch');
}
