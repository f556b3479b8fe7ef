import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Format, sniff } from '@assay/media';
import { readHead } from './read-head.js';

/** A file that was named or found, and what it turned out to be. */
export type FoundFile =
  | { readonly path: string; readonly format: Format }
  | { readonly path: string; readonly problem: FileProblem; readonly message: string };

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
  for (const path of paths) {
    try {
      if ((await stat(path)).isDirectory()) yield* findInFolderNamed(path);
      else yield await identify(path);
    } catch (error) {
      yield problemOf(path, error);
    }
  }
}

async function* findInFolderNamed(folder: string): AsyncGenerator<FoundFile> {
  let found = false;
  for await (const file of findInFolder(folder)) {
    found = true;
    yield file;
  }
  if (!found)
    yield {
      path: folder,
      problem: 'NOTHING_FOUND',
      message: 'no PDF, JPEG, PNG or WebP file in this folder',
    };
}

async function* findInFolder(folder: string): AsyncGenerator<FoundFile> {
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch (error) {
    yield problemOf(folder, error);
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* findInFolder(path);
    else if (entry.isFile()) {
      const file = await identify(path).catch((error: unknown) => problemOf(path, error));
      if (!('problem' in file && file.problem === 'FORMAT_NOT_ACCEPTED')) yield file;
    }
  }
}

async function identify(path: string): Promise<FoundFile> {
  const head = await readHead(path);
  const format = sniff(head);
  if (format) return { path, format };
  return {
    path,
    problem: 'FORMAT_NOT_ACCEPTED',
    message: head.length === 0 ? 'the file is empty' : 'not a PDF, JPEG, PNG or WebP file',
  };
}

/** Why a file cannot be opened, in the words of whoever named it. */
export function problemOf(path: string, error: unknown): Extract<FoundFile, { problem: FileProblem }> {
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
