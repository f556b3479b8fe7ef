import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** As many as the hash of the derivation has: more would not make its keys stronger. */
const SECRET_BYTES = 32;
/** A secret is not a document. */
const MAX_FILE_BYTES = 4096;
/**
 * Read, write and run, by whoever is neither the owner nor in the group: secrets that a service manager
 * mounts are often readable by a group.
 */
const OTHERS = 0o007;

/**
 * Reads the operator's secret: every byte of a file counts, a line end too.
 * @returns at least 32 bytes
 * @throws RangeError with what was expected, as the parsers of settings do; of the content it says the length
 * alone
 */
export function linkSecretFile(path: string): Uint8Array {
  return Uint8Array.from(readSecretFile(path, SECRET_BYTES));
}

/**
 * Reads a file that others may not use. @throws RangeError as {@link linkSecretFile}
 */
export function readSecretFile(path: string, leastBytes = 1, mostBytes = MAX_FILE_BYTES): Buffer {
  try {
    return secretIn(path, leastBytes, mostBytes);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new RangeError(
      `expected a file that can be read, received "${path}" (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}

function secretIn(path: string, leastBytes: number, mostBytes: number): Buffer {
  const found = statSync(path);
  if (!found.isFile()) throw new RangeError(`expected a file, and "${path}" is none`);
  // Windows has no such bits and shows every file as readable by all.
  if (process.platform !== 'win32' && (found.mode & OTHERS) !== 0)
    throw new RangeError(
      `expected a file that others may not use, and "${path}" has the mode ${(found.mode & 0o777).toString(8)} (chmod 600 takes it from them)`,
    );
  if (found.size < leastBytes || found.size > mostBytes)
    throw new RangeError(
      `expected a file of ${leastBytes} to ${mostBytes} bytes, "${path}" has ${found.size}`,
    );
  return readFileSync(path);
}

/**
 * Makes a secret of 32 random bytes that its owner alone may use, durably. Of several processes that do so at
 * once one makes it.
 * @throws when the folder cannot be written to
 */
export function makeSecretFile(path: string): void {
  const ownPath = join(dirname(path), `.link-secret-${process.pid}-${randomBytes(6).toString('hex')}`);
  const file = openSync(ownPath, 'wx', 0o600);
  try {
    writeSync(file, randomBytes(SECRET_BYTES));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    // Under its name the file is there whole or not at all.
    linkSync(ownPath, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(ownPath);
  }
  syncFolder(dirname(path));
}

function syncFolder(path: string): void {
  // Windows cannot open folders, and its file systems keep names by themselves.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
