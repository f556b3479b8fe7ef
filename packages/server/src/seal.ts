import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Raised with the layout of the sealed bytes: version, nonce, tag, encrypted bytes. */
const SEAL_VERSION = 1;

/** What AES-GCM is made for; drawn at random, so a key may seal 2^32 times (NIST SP 800-38D, 8.3). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/**
 * Encrypts and authenticates with AES-256-GCM; never twice to the same bytes.
 * @param key 32 bytes
 * @param context authenticated with the bytes, without being encrypted
 */
export function sealBytes(plain: Uint8Array, key: Uint8Array, context: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context, 'utf8'));
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Uint8Array.from(Buffer.concat([Uint8Array.of(SEAL_VERSION), nonce, cipher.getAuthTag(), encrypted]));
}

/** @returns undefined for what was sealed under another key or in another context, or changed since */
export function unsealBytes(sealed: Uint8Array, key: Uint8Array, context: string): Uint8Array | undefined {
  if (sealed.length < HEADER_BYTES || sealed[0] !== SEAL_VERSION) return undefined;
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context, 'utf8'))
    .setAuthTag(sealed.subarray(1 + NONCE_BYTES, HEADER_BYTES));
  try {
    return Uint8Array.from(Buffer.concat([decipher.update(sealed.subarray(HEADER_BYTES)), decipher.final()]));
  } catch {
    return undefined;
  }
}
