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

/** An ID and a selfie, and what was concluded about them. */
export interface ComparedPair {
  readonly id: string;
  readonly selfie: string;
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
  [idPath, selfiePath]: readonly [id: string, selfie: string],
  { verification: policy, readsIds }: Pick<Settings, 'verification' | 'readsIds'>,
): Promise<ComparedPair | UncomparedPair> {
  const id = await identify(idPath, VERIFICATION_MODEL.acceptsAsId, 'not a PDF, JPEG, PNG or WebP file');
  if ('problem' in id) return id;
  const selfie = await identify(
    selfiePath,
    VERIFICATION_MODEL.acceptsAsSelfie,
    'not a JPEG, PNG, WebP, MP4, MOV or WebM file',
  );
  if ('problem' in selfie) return selfie;
  try {
    return {
      id: idPath,
      selfie: selfiePath,
      verdict: pairVerdict(
        await analyst.compare({
          id,
          selfie,
          policy,
          ...(readsIds && { idReading: { country: 'us', receivedOn: utcDay(systemClock()) } }),
        }),
        policy,
      ),
    };
  } catch (error) {
    if (!(error instanceof UndecodableError)) throw error;
    const path = error.file === 'selfie' ? selfiePath : idPath;
    return { path, problem: 'UNDECODABLE', message: UNDECODABLE_SENTENCES[error.code] };
  }
}

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
