import { cbc } from '@noble/ciphers/aes.js';

const BLOCK_BYTES = 16;

/** AES-CBC without padding; `data` is a whole number of blocks. Key of 16 or 32 bytes. */
export const decryptBlocks = (key: Uint8Array, iv: Uint8Array, data: Uint8Array): Uint8Array =>
  cbc(key, iv, { disablePadding: true }).decrypt(data);

/** As {@link decryptBlocks}, the other way. */
export const encryptBlocks = (key: Uint8Array, iv: Uint8Array, data: Uint8Array): Uint8Array =>
  cbc(key, iv, { disablePadding: true }).encrypt(data);

/**
 * A string or a stream (7.6.3.1): the initialization vector, then AES-CBC with padding. A cut last block is
 * left out, and padding that is none is kept, so that damage costs the damaged bytes only.
 */
export function decryptAes(key: Uint8Array, data: Uint8Array): Uint8Array {
  const blocks = Math.floor(data.length / BLOCK_BYTES) - 1;
  if (blocks < 1) return new Uint8Array();
  const plain = decryptBlocks(
    key,
    data.subarray(0, BLOCK_BYTES),
    data.subarray(BLOCK_BYTES, (blocks + 1) * BLOCK_BYTES),
  );
  const padding = plain.at(-1)!;
  const isPadded =
    padding >= 1 && padding <= BLOCK_BYTES && plain.subarray(-padding).every((byte) => byte === padding);
  return isPadded ? plain.subarray(0, -padding) : plain;
}
