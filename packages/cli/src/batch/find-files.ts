import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Format, sniff } from '@assay/media';
import { readHead } from './read-head.js';

/** A file that was named or found, and what it turned out to be. */
export type FoundFile<Kind extends string = Format> =
  | { readonly path: string; readonly format: Kind }
  | BadFile;

interface BadFile {
  readonly path: string;
  readonly problem: FileProblem;
  readonly message: string;
}

/** The kinds of files that are looked for. */
export interface FileKinds<Kind extends string> {
  /** Told from a file's first bytes; undefined for other kinds. */
  readonly kindOf: (head: Uint8Array) => Kind | undefined;
  /** As a sentence names them. */
  readonly names: string;
}

/** What Assay examines. */
const DOCUMENTS: FileKinds<Format> = { kindOf: sniff, names: 'PDF, JPEG, PNG or WebP' };

/** Why a file cannot be examined at all. `UNDECODABLE` and `NOT_TAKEN` come from the examination itself. */
export type FileProblem =
  | 'NOT_FOUND'
  | 'NO_PERMISSION'
  | 'UNREADABLE'
  | 'FORMAT_NOT_ACCEPTED'
  | 'NOTHING_FOUND'
  | 'UNDECODABLE';

/**
 * The files to scan: those named, and every PDF, JPEG, PNG or WebP in the folders named, at any depth, in the
 * order of their names. Content decides what a file is. In a folder, files of other kinds are passed over and
 * links to folders are not followed; a file that is named itself and is of another kind is a problem.
 */
export async function* findFiles(paths: readonly string[]): AsyncGenerator<FoundFile> {
  yield* findFilesOf(DOCUMENTS, paths);
}

/** The same of other kinds. */
export async function* findFilesOf<Kind extends string>(
  kinds: FileKinds<Kind>,
  paths: readonly string[],
): AsyncGenerator<FoundFile<Kind>> {
  for (const path of paths) {
    try {
      const named = await stat(path);
      if (named.isDirectory()) yield* findInFolderNamed(path, kinds);
      else if (named.isFile()) yield await identify(path, kinds);
      // Who opens a pipe waits for somebody to write into it.
      else yield { path, problem: 'UNREADABLE', message: 'neither a file nor a folder' };
    } catch (error) {
      yield problemOf(path, error);
    }
  }
}

async function* findInFolderNamed<Kind extends string>(
  folder: string,
  kinds: FileKinds<Kind>,
): AsyncGenerator<FoundFile<Kind>> {
  let found = false;
  for await (const file of findInFolder(folder, kinds)) {
    found = true;
    yield file;
  }
  if (!found)
    yield {
      path: folder,
      problem: 'NOTHING_FOUND',
      message: `no ${kinds.names} file in this folder`,
    };
}

async function* findInFolder<Kind extends string>(
  folder: string,
  kinds: FileKinds<Kind>,
): AsyncGenerator<FoundFile<Kind>> {
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch (error) {
    yield problemOf(folder, error);
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* findInFolder(path, kinds);
    else if (entry.isFile()) {
      const file = await identify(path, kinds).catch((error: unknown) => problemOf(path, error));
      if (!('problem' in file && file.problem === 'FORMAT_NOT_ACCEPTED')) yield file;
    }
  }
}

async function identify<Kind extends string>(
  path: string,
  { kindOf, names }: FileKinds<Kind>,
): Promise<FoundFile<Kind>> {
  const head = await readHead(path);
  const format = kindOf(head);
  if (format) return { path, format };
  return {
    path,
    problem: 'FORMAT_NOT_ACCEPTED',
    message: head.length === 0 ? 'the file is empty' : `not a ${names} file`,
  };
}

/** Why a file cannot be opened, in the words of whoever named it. */
export function problemOf(path: string, error: unknown): BadFile {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return { path, problem: 'NOT_FOUND', message: 'no such file or folder' };
    case 'EACCES':
    case 'EPERM':
      return { path, problem: 'NO_PERMISSION', message: 'no permission to read it' };
    default:
      return {
        path,
        problem: 'UNREADABLE',
        message: `cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})`,
      };
  }
}
