import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { SettingsError } from './settings-error.js';

/** What lies in a data folder. A backup's folder names what it keeps the same. */
export const DATABASE_FILE = 'assay.db';
export const LINK_SECRET_FILE = 'link-secret';
/** Key and certificate that reports are signed with. */
export const REPORT_SIGNER_FILE = 'report-signer.pem';
export const FILES_FOLDER = 'files';
/** Tells this folder from every other one. */
export const FOLDER_ID_FILE = 'folder-id';
export const JOBS_FOLDER = 'jobs';
/** Of files on their way; no backup keeps it. */
export const TEMPORARY_FOLDER = 'tmp';

/** What the operating system says of a folder that cannot be made or used, in words. */
const CAUSES: ReadonlyMap<string, string> = new Map([
  ['ENOTDIR', 'a part of the path is a file'],
  ['EEXIST', 'there is a file of that name'],
  ['ENOENT', 'no folder can be made there, or it is a link that leads nowhere'],
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
  ['EROFS', 'the file system is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['ENAMETOOLONG', 'the path is too long'],
]);

/** Bits of a mode that let users in who are neither the owner nor of its group. */
const OTHERS = 0o007;

/**
 * Makes the data folder where it is missing, and closes it to other users of the machine where it was made by
 * somebody else: it holds identities.
 * @throws SettingsError naming ASSAY_DATA_DIR when it cannot be used
 */
export async function openDataFolder(path: string): Promise<void> {
  try {
    await makeFolder(resolve(path));
    const { mode } = await stat(path);
    if (process.platform !== 'win32' && (mode & OTHERS) !== 0) await chmod(path, mode & 0o7777 & ~OTHERS);
  } catch (error) {
    const cause = CAUSES.get((error as NodeJS.ErrnoException).code ?? '');
    if (cause === undefined) throw error;
    throw new SettingsError(`ASSAY_DATA_DIR: the data folder "${path}" cannot be used: ${cause}.`);
  }
}

/** With the folders above it. Node's own way asks without end where a file system takes no folders, as below `/proc`. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path, { mode: 0o700 });
  }
}

/** A UUID that goes with the folder, wherever it is moved; made at the first question. */
export async function folderIdOf(path: string): Promise<string> {
  const file = join(path, FOLDER_ID_FILE);
  // Of two processes the first one's stands.
  await writeFile(file, randomUUID(), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

/** How long an answer on the free room holds. */
const FREE_BYTES_KEPT_MS = 1000;

/** Bytes that this user may still write to the disk of a folder, asked for once a second at most. */
export function freeBytesOf(path: string): () => Promise<number> {
  let asked: Promise<number> | undefined;
  let askedAtMs = 0;
  return () => {
    if (asked === undefined || performance.now() - askedAtMs >= FREE_BYTES_KEPT_MS) {
      askedAtMs = performance.now();
      asked = statfs(path).then(({ bavail, bsize }) => bavail * bsize);
    }
    return asked;
  };
}
