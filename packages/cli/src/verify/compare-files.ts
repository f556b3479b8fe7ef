import {
  type Analyst,
  type PairVerdict,
  pairVerdict,
  type Settings,
  sniffUpload,
  systemClock,
  UNDECODABLE_SENTENCES,
  UndecodableError,
  utcDay,
  VERIFICATION_MODEL,
} from '@assay/server';
import { type FileProblem, problemOf } from '../batch/find-files.js';
import { readHead } from '../batch/read-head.js';

/** Paths of an ID and a selfie. */
interface PairPaths {
  readonly id: string;
  /** The other side of the ID, where that is a file of its own. */
  readonly idBack?: string | undefined;
  readonly selfie: string;
}

/** An ID and a selfie, and what was concluded about them. */
export interface ComparedPair extends PairPaths {
  readonly verdict: PairVerdict;
}

/** A pair that could not be compared: which file, and why. */
export interface UncomparedPair {
  readonly path: string;
  readonly problem: FileProblem;
  readonly message: string;
}

export const isCompared = (pair: ComparedPair | UncomparedPair): pair is ComparedPair => 'verdict' in pair;

/** A file that is of an accepted kind. */
interface AcceptedFile<FileType> {
  readonly path: string;
  readonly format: FileType;
}

/**
 * Compares an ID and a selfie in the pool, under the operator's policy.
 * @throws AnalysisFault when the fault is ours
 */
export async function compareFiles(
  analyst: Analyst,
  paths: PairPaths,
  { verification: policy, readsIds }: Pick<Settings, 'verification' | 'readsIds'>,
): Promise<ComparedPair | UncomparedPair> {
  const id = await identifyId(paths.id);
  if ('problem' in id) return id;
  const idBack = paths.idBack === undefined ? undefined : await identifyId(paths.idBack);
  if (idBack && 'problem' in idBack) return idBack;
  const selfie = await identify(
    paths.selfie,
    VERIFICATION_MODEL.acceptsAsSelfie,
    'not a JPEG, PNG, WebP, MP4, MOV or WebM file',
  );
  if ('problem' in selfie) return selfie;
  try {
    return {
      ...paths,
      verdict: pairVerdict(
        await analyst.compare({
          id,
          ...(idBack && { idBack }),
          selfie,
          policy,
          ...(readsIds && { idReading: { country: 'us', receivedOn: utcDay(systemClock()) } }),
        }),
        policy,
      ),
    };
  } catch (error) {
    if (!(error instanceof UndecodableError)) throw error;
    const path = (error.file !== 'invoice' && error.file && paths[error.file]) || paths.id;
    return { path, problem: 'UNDECODABLE', message: UNDECODABLE_SENTENCES[error.code] };
  }
}

const identifyId = (path: string) =>
  identify(path, VERIFICATION_MODEL.acceptsAsId, 'not a PDF, JPEG, PNG or WebP file');

/** Content decides what a file is. */
async function identify<FileType extends string>(
  path: string,
  accepts: readonly FileType[],
  otherwise: string,
): Promise<AcceptedFile<FileType> | UncomparedPair> {
  try {
    const head = await readHead(path);
    const found = sniffUpload(head);
    const format = accepts.find((one) => one === found);
    if (format) return { path, format };
    return {
      path,
      problem: 'FORMAT_NOT_ACCEPTED',
      message: head.length === 0 ? 'the file is empty' : otherwise,
    };
  } catch (error) {
    return problemOf(path, error);
  }
}
