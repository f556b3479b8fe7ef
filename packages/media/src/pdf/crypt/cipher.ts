import { md5 } from '@noble/hashes/legacy.js';
import type { PdfEncryption } from '../types.js';
import { decryptAes } from './aes.js';
import { concatBytes } from './concat-bytes.js';
import { rc4 } from './rc4.js';

export type CipherMethod = PdfEncryption['method'];

const AES_SALT = Uint8Array.of(0x73, 0x41, 0x6c, 0x54);

/**
 * Decrypts data of object `num gen` (algorithms 1 and 1.A, 7.6.3). `unknown` leaves it as it is, as
 * `identity` does.
 */
export function decryptData(
  method: CipherMethod,
  fileKey: Uint8Array,
  num: number,
  gen: number,
  data: Uint8Array,
): Uint8Array {
  switch (method) {
    case 'rc4':
      return rc4(objectKey(fileKey, num, gen, false), data);
    case 'aes-128':
      return decryptAes(objectKey(fileKey, num, gen, true), data);
    case 'aes-256':
      return decryptAes(fileKey, data);
    default:
      return data;
  }
}

function objectKey(fileKey: Uint8Array, num: number, gen: number, isAes: boolean): Uint8Array {
  const numbers = Uint8Array.of(
    num & 0xff,
    (num >> 8) & 0xff,
    (num >> 16) & 0xff,
    gen & 0xff,
    (gen >> 8) & 0xff,
  );
  const hash = md5(isAes ? concatBytes(fileKey, numbers, AES_SALT) : concatBytes(fileKey, numbers));
  return hash.subarray(0, Math.min(fileKey.length + 5, 16));
}
