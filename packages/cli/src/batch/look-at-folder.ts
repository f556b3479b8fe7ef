import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { UNDECODABLE_SENTENCES, UndecodableError } from '@assay/server';
import { CommandError } from '../exit-codes.js';
import { type FileKinds, findFilesOf } from './find-files.js';
import { inOrder } from './in-order.js';

/** A file of a folder, known by its content. */
export interface DistinctFile<Kind extends string> {
  readonly path: string;
  readonly format: Kind;
  /** Of its bytes, in hexadecimal digits. */
  readonly sha256: string;
}

/** What lies in a folder. */
export interface DistinctFiles<Kind extends string> {
  readonly folder: string;
  /** Each content once, in the order of their paths. */
  readonly files: readonly DistinctFile<Kind>[];
  /** Files with the content of another one. */
  readonly copies: number;
  readonly problems: readonly string[];
}

/** @throws CommandError for a folder that is not there or cannot be read */
export async function distinctFiles<Kind extends string>(
  folder: string,
  kinds: FileKinds<Kind>,
): Promise<DistinctFiles<Kind>> {
  const files = new Map<string, DistinctFile<Kind>>();
  const problems: string[] = [];
  let copies = 0;
  for await (const file of findFilesOf(kinds, [folder])) {
    if ('problem' in file && file.path === folder)
      throw new CommandError('USAGE', `${folder}: ${file.message}`);
    if ('problem' in file) {
      problems.push(`${file.path}: ${file.message}`);
      continue;
    }
    try {
      const sha256 = await digestOf(file.path);
      if (files.has(sha256)) copies++;
      else files.set(sha256, { ...file, sha256 });
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
      problems.push(`${file.path}: cannot be read (${code})`);
    }
  }
  return { folder, files: [...files.values()], copies, problems };
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The first content that lies in both folders, and how many do; undefined where none does. */
export function shared(
  one: DistinctFiles<string>,
  other: DistinctFiles<string>,
): { readonly path: string; readonly count: number } | undefined {
  const contents = new Set(other.files.map(({ sha256 }) => sha256));
  const both = one.files.filter(({ sha256 }) => contents.has(sha256));
  return both[0] && { path: both[0].path, count: both.length };
}

/** What a network said of a folder. */
export interface LookedAtFolder {
  readonly copies: number;
  readonly problems: readonly string[];
  /** One a file that could be looked at, in the order of their paths. */
  readonly numbers: readonly number[];
}

/**
 * Has a network look at every file of a folder, several at a time.
 * @param look what the network says of a file, or in words why it says nothing
 * @param onLooked told after each
 * @throws what `look` throws, but for UndecodableError
 */
export async function lookAtFolder<Kind extends string>(
  { files, copies, problems: known }: DistinctFiles<Kind>,
  look: (file: DistinctFile<Kind>) => Promise<number | string>,
  atATime: number,
  onLooked: () => void,
): Promise<LookedAtFolder> {
  const numbers: number[] = [];
  const problems = [...known];
  const lookOrSay = async (file: DistinctFile<Kind>): Promise<number | string> => {
    try {
      return await look(file);
    } catch (error) {
      if (error instanceof UndecodableError) return UNDECODABLE_SENTENCES[error.code];
      throw error;
    }
  };
  const looked = inOrder(files, atATime, async (file) => ({ file, said: await lookOrSay(file) }));
  for await (const { file, said } of looked) {
    if (typeof said === 'number') numbers.push(said);
    else problems.push(`${file.path}: ${said}`);
    onLooked();
  }
  return { copies, numbers, problems };
}
