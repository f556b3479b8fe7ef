import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { equalBytes } from '../syntax/equality.js';
import { decryptBlocks, encryptBlocks } from './aes.js';
import { concatBytes } from './concat-bytes.js';
import { rc4 } from './rc4.js';

/** What the standard security handler's dictionary says (7.6.4.2, table 21). */
export interface StandardParameters {
  /** /R, 2..6. */
  readonly revision: number;
  readonly keyBytes: number;
  readonly ownerEntry: Uint8Array;
  readonly userEntry: Uint8Array;
  /** /UE; R5 and R6 only. */
  readonly userKeyEntry: Uint8Array;
  readonly permissions: number;
  readonly encryptsMetadata: boolean;
  /** The first string of the trailer's /ID. */
  readonly fileId: Uint8Array;
}

/** 7.6.4.3.2, step a: pads a password; the empty one is all padding. */
const PASSWORD_PADDING = Uint8Array.of(
  ...[0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08],
  ...[0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a],
);
const NO_PASSWORD = new Uint8Array();

/** The file's key by the empty user password, or null when that is not the password. */
export const keyForEmptyPassword = (parameters: StandardParameters): Uint8Array | null =>
  parameters.revision >= 5 ? aes256Key(parameters) : md5Key(parameters);

/** Algorithms 2, 4 and 5 (7.6.4.3.2, 7.6.4.4.3, 7.6.4.4.4). */
function md5Key(parameters: StandardParameters): Uint8Array | null {
  const { revision, keyBytes, permissions, fileId, userEntry } = parameters;
  const permissionBytes = Uint8Array.from([0, 8, 16, 24], (shift) => (permissions >> shift) & 0xff);
  const metadataMark =
    revision >= 4 && !parameters.encryptsMetadata ? Uint8Array.of(0xff, 0xff, 0xff, 0xff) : NO_PASSWORD;
  let hash = md5(
    concatBytes(
      PASSWORD_PADDING,
      parameters.ownerEntry.subarray(0, 32),
      permissionBytes,
      fileId,
      metadataMark,
    ),
  );
  if (revision >= 3) for (let round = 0; round < 50; round++) hash = md5(hash.subarray(0, keyBytes));
  const key = hash.slice(0, keyBytes);
  if (revision === 2) return equalBytes(rc4(key, PASSWORD_PADDING), userEntry.subarray(0, 32)) ? key : null;
  let expected: Uint8Array = md5(concatBytes(PASSWORD_PADDING, fileId));
  for (let round = 0; round < 20; round++)
    expected = rc4(
      key.map((byte) => byte ^ round),
      expected,
    );
  return equalBytes(expected, userEntry.subarray(0, 16)) ? key : null;
}

/**
 * Algorithms 2.A and 11 (7.6.4.3.3, 7.6.4.4.10): /U is a hash of 32 bytes, a validation salt of 8, a key salt
 * of 8.
 */
function aes256Key({ revision, userEntry, userKeyEntry }: StandardParameters): Uint8Array | null {
  if (userEntry.length < 48 || userKeyEntry.length < 32) return null;
  const hash = revision === 5 ? sha256 : hardenedHash;
  if (!equalBytes(hash(userEntry.subarray(32, 40)), userEntry.subarray(0, 32))) return null;
  return decryptBlocks(hash(userEntry.subarray(40, 48)), new Uint8Array(16), userKeyEntry.subarray(0, 32));
}

/**
 * Algorithm 2.B (7.6.4.3.4) for the empty user password: `salt` is then the whole input, and no user entry is
 * added.
 */
function hardenedHash(salt: Uint8Array): Uint8Array {
  let key = sha256(salt);
  for (let round = 0, lastByte = 0; round < 64 || lastByte > round - 32; round++) {
    const repeated = new Uint8Array(key.length * 64);
    for (let copy = 0; copy < 64; copy++) repeated.set(key, copy * key.length);
    const encrypted = encryptBlocks(key.subarray(0, 16), key.subarray(16, 32), repeated);
    // 256 leaves 1 when divided by 3, so the remainder of 16 bytes as a number is that of their sum.
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = [sha256, sha384, sha512][remainder]!(encrypted);
    lastByte = encrypted.at(-1)!;
  }
  return key.subarray(0, 32);
}
