import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { LinkKeys } from '../keys/link-keys.js';

/** Raised with the layout of the sealed bytes: version, nonce, tag, encrypted bytes. */
const SEAL_VERSION = 1;

/** What AES-GCM is made for; drawn at random, so a key may seal 2^32 times (NIST SP 800-38D, 8.3). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/** A stored dossier that cannot be read: our fault, not the caller's. Says nothing of what it holds. */
export class UnreadableDossierError extends Error {
  override readonly name = 'UnreadableDossierError';
  /**
   * It was sealed under another key or changed since; or it opened, and is nothing that this version writes.
   */
  readonly reason: 'NOT_AUTHENTIC' | 'NOT_DECODABLE';

  constructor(reason: UnreadableDossierError['reason']) {
    super(`a stored dossier cannot be read (${reason})`);
    this.reason = reason;
  }
}

/** The organization and the version are authenticated with the bytes, without being encrypted. */
const associatedData = ({ organizationId }: LinkKeys): Buffer =>
  Buffer.from(`assay link dossier ${SEAL_VERSION} ${organizationId}`, 'utf8');

/** Encrypts and authenticates with AES-256-GCM under an organization's key; never twice to the same bytes. */
export function seal(plain: Uint8Array, keys: LinkKeys): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keys.sealing, nonce).setAAD(associatedData(keys));
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Uint8Array.from(Buffer.concat([Uint8Array.of(SEAL_VERSION), nonce, cipher.getAuthTag(), encrypted]));
}

/** @throws UnreadableDossierError NOT_AUTHENTIC */
export function unseal(sealed: Uint8Array, keys: LinkKeys): Uint8Array {
  if (sealed.length < HEADER_BYTES || sealed[0] !== SEAL_VERSION)
    throw new UnreadableDossierError('NOT_AUTHENTIC');
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keys.sealing, nonce, { authTagLength: TAG_BYTES })
    .setAAD(associatedData(keys))
    .setAuthTag(sealed.subarray(1 + NONCE_BYTES, HEADER_BYTES));
  try {
    return Uint8Array.from(Buffer.concat([decipher.update(sealed.subarray(HEADER_BYTES)), decipher.final()]));
  } catch {
    throw new UnreadableDossierError('NOT_AUTHENTIC');
  }
}
