import { createHmac, hkdfSync } from 'node:crypto';

/** What the values of one organization are keyed with: a key for each purpose, 32 bytes. */
export interface LinkKeys {
  readonly organizationId: number;
  /** Of probes, by which submissions find each other. */
  readonly probes: Uint8Array;
  /** Of what is drawn at random, but alike each time: choices of bits, directions of vectors. */
  readonly drawing: Uint8Array;
  /** Of the `evidenceValue` that is shown. */
  readonly evidence: Uint8Array;
  /** Of the encryption of dossiers. */
  readonly sealing: Uint8Array;
}

const KEY_BYTES = 32;
const CHECK_BYTES = 16;

/**
 * An organization's keys: HKDF-SHA-256 (RFC 5869) of the operator's secret and the organization's salt, which
 * lie apart: who has the file or the database alone can compute none of them.
 * @param secret at least 32 bytes
 * @param salt of the organization; random, never changed
 */
export function deriveLinkKeys(secret: Uint8Array, organizationId: number, salt: Uint8Array): LinkKeys {
  const keyFor = (purpose: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', secret, salt, `assay evidence links 1 ${purpose}`, KEY_BYTES));
  return {
    organizationId,
    probes: keyFor('probes'),
    drawing: keyFor('drawing'),
    evidence: keyFor('evidence'),
    sealing: keyFor('sealing'),
  };
}

/** What tells one secret from another without giving it away: 16 bytes, to be kept in the database. */
export const secretCheckOf = (secret: Uint8Array): Uint8Array =>
  Uint8Array.from(
    createHmac('sha256', secret).update('assay evidence links 1 check').digest().subarray(0, CHECK_BYTES),
  );
