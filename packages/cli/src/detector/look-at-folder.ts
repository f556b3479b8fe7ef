import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Analyst, UNDECODABLE_SENTENCES, UndecodableError } from '@assay/server';
import { type FoundFile, findFiles } from '../batch/find-files.js';
import { inOrder } from '../batch/in-order.js';
import { CommandError } from '../exit-codes.js';

/** A picture of a folder, known by its content. */
export interface FoundPicture {
  readonly path: string;
  readonly format: 'jpeg' | 'png' | 'webp';
  /** Of its bytes, in hexadecimal digits. */
  readonly sha256: string;
}

/** What lies in a folder. */
export interface PictureFolder {
  readonly folder: string;
  /** Each content once, in the order of their paths. */
  readonly pictures: readonly FoundPicture[];
  /** Files with the content of another one. */
  readonly copies: number;
  readonly problems: readonly string[];
}

/** @throws CommandError for a folder that is not there or cannot be read */
export async function picturesIn(folder: string): Promise<PictureFolder> {
  const pictures = new Map<string, FoundPicture>();
  const problems: string[] = [];
  let copies = 0;
  for await (const file of findFiles([folder])) {
    if ('problem' in file && file.path === folder)
      throw new CommandError('USAGE', `${folder}: ${file.message}`);
    const picture = await pictureOf(file);
    if (typeof picture === 'string') problems.push(picture);
    else if (pictures.has(picture.sha256)) copies++;
    else pictures.set(picture.sha256, picture);
  }
  return { folder, pictures: [...pictures.values()], copies, problems };
}

async function pictureOf(file: FoundFile): Promise<FoundPicture | string> {
  if ('problem' in file) return `${file.path}: ${file.message}`;
  const { path, format } = file;
  if (format === 'pdf') return `${path}: not a picture`;
  try {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    return { path, format, sha256: hash.digest('hex') };
  } catch (error) {
    return `${path}: cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})`;
  }
}

/** What the network said of a folder. */
export interface LookedAtFolder extends PictureFolder {
  /** One a picture that could be looked at, in the order of their paths. */
  readonly logits: readonly number[];
}

/**
 * Has the network look at every picture of a folder, several at a time.
 * @param onLooked told after each
 * @throws AnalysisFault when the network does not answer as its card says
 */
export async function lookAtFolder(
  analyst: Analyst,
  folder: PictureFolder,
  atATime: number,
  onLooked: () => void,
): Promise<LookedAtFolder> {
  const logits: number[] = [];
  const problems = [...folder.problems];
  for await (const looked of inOrder(folder.pictures, atATime, (picture) => lookAt(analyst, picture))) {
    if (typeof looked === 'number') logits.push(looked);
    else problems.push(looked);
    onLooked();
  }
  return { ...folder, logits, problems };
}

async function lookAt(analyst: Analyst, { path, format }: FoundPicture): Promise<number | string> {
  try {
    const look = await analyst.look({ path, format });
    return look ? look.logit : `${path}: too small for the network`;
  } catch (error) {
    if (error instanceof UndecodableError) return `${path}: ${UNDECODABLE_SENTENCES[error.code]}`;
    throw error;
  }
}
