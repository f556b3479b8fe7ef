import type { NetworkSteps, SelfieLook } from '@assay/biometrics';
import type { BrokenCode, Subject } from '@assay/forensics';
import type { DecodeErrorCode, DetectorLook, DocumentClassName, VideoFormat } from '@assay/media';
import type { NetworkFiles } from '../network-files.js';
import type { ReadingPart } from '../reading-parts.js';
import type { RunLimit } from './run-clock.js';
import type {
  AnalysisJob,
  DocumentReading,
  ErrorTrace,
  Examination,
  ExaminedCheck,
  NamedFile,
  PairComparison,
  PairFile,
  ReadingJob,
  Taught,
  TeachingJob,
  VerificationJob,
  View,
  Viewed,
} from './types.js';

/** A worker's end of the pipe to the server: frames (pipe/frames.ts) in both directions. */
export const PIPE_DESCRIPTOR = 3;

/** A worker's end of the one-way pipe that tells the stages. */
export const STAGE_DESCRIPTOR = 4;

/** What is left out of one examination, because an earlier run over the same document died of it. */
export interface ExaminationPlan {
  readonly skip: ReadonlyMap<string, BrokenCode>;
  /** What ended in an earlier run, by the check's id: it is not run again. */
  readonly kept: ReadonlyMap<string, ExaminedCheck>;
  readonly heatmaps: boolean;
  /** Pages with numbered marks. */
  readonly marks: boolean;
  readonly fingerprints: boolean;
}

/** The same of one reading. */
export interface ReadingPlan {
  readonly skip: ReadonlySet<ReadingPart>;
}

/** The same of one comparison. */
export interface ComparisonPlan {
  readonly withoutLiveness: boolean;
  /** The ID is not read, since an earlier run came to no end over it. */
  readonly withoutReading: boolean;
}

/** A document as a worker gets it: its bytes come over the pipe, and it sees no file. */
export type DocumentFacts = Omit<AnalysisJob, 'path' | 'invoicePath'>;

/** A pair of files, in the same way. */
export interface PairFacts {
  readonly id: Omit<VerificationJob['id'], 'path'>;
  readonly idBack?: Omit<VerificationJob['id'], 'path'> | undefined;
  readonly selfie: Omit<VerificationJob['selfie'], 'path'>;
  readonly policy: VerificationJob['policy'];
  readonly idReading?: VerificationJob['idReading'];
}

export interface ExaminationTask {
  readonly kind: 'examine';
  readonly job: DocumentFacts;
  readonly plan: ExaminationPlan;
}

/** What is to be done with one document. */
export type DocumentTask =
  | ExaminationTask
  | { readonly kind: 'read'; readonly job: Omit<ReadingJob, 'path'>; readonly plan: ReadingPlan }
  /** What corrections of it teach. */
  | { readonly kind: 'learn'; readonly job: Omit<TeachingJob, 'path'> }
  /** What the operator's network that tells generated pictures says of a picture. */
  | { readonly kind: 'look'; readonly job: DocumentFacts }
  | { readonly kind: 'view'; readonly job: DocumentFacts; readonly view: View };

/** What is to be done with a pair of files. */
export interface ComparisonTask {
  readonly kind: 'compare';
  readonly job: PairFacts;
  readonly plan: ComparisonPlan;
}

/** A clip to be shown: no document is opened for it. */
export interface ClipTask {
  readonly kind: 'view';
  readonly clip: VideoFormat;
  readonly view: View;
}

/** What the network against recaptures says of one selfie. */
export interface SelfieLookTask {
  readonly kind: 'look-at-selfie';
  readonly job: PairFacts['selfie'];
}

export type RunTask = DocumentTask | ComparisonTask | ClipTask | SelfieLookTask;

/** Server to worker: do this. */
export interface RunRequest {
  /**
   * Counts the runs of this worker; stage lines carry it, so that a late line is not taken for the next
   * run's.
   */
  readonly runId: number;
  readonly task: RunTask;
  /**
   * Bytes of each file: the document's and its electronic invoice's, or the ID's, the selfie's, the other side's of the
   * ID; the files follow on the pipe in this order.
   */
  readonly fileSizes: readonly number[];
  readonly limit: RunLimit;
}

/** Server to worker, once, right after the start. */
export interface WorkerSetup {
  /** URL of a module that exports what stands in place of the engine's own parts. */
  readonly engineModule?: string;
  /** DER. */
  readonly trustedRoots: readonly Uint8Array[];
  /** DER. */
  readonly credentialTrustList: readonly Uint8Array[];
  readonly antiSpoof?: NetworkFiles;
  readonly livenessSteps?: NetworkSteps;
  readonly generation?: NetworkFiles;
  readonly memoryLimitBytes: number;
}

/** How a run ended that the worker survived. */
export type RunResult =
  | { readonly kind: 'examined'; readonly examination: Examination }
  | { readonly kind: 'read'; readonly reading: DocumentReading }
  | { readonly kind: 'learned'; readonly taught: Taught }
  /** Undefined for a picture that is too small for the network. */
  | { readonly kind: 'looked'; readonly look: DetectorLook | undefined }
  | { readonly kind: 'compared'; readonly comparison: PairComparison }
  | { readonly kind: 'selfie-looked'; readonly selfieLook: SelfieLook }
  | { readonly kind: 'viewed'; readonly viewed: Viewed }
  | {
      readonly kind: 'undecodable';
      readonly code: DecodeErrorCode | 'NO_VIDEO_DECODER';
      readonly file?: NamedFile;
    }
  /** A decoder threw what no decoder should: neither its `DecodeError` nor a result. */
  | { readonly kind: 'decoder-threw'; readonly trace: ErrorTrace; readonly file?: NamedFile }
  /** Our fault: the file could not be read, a heatmap not drawn. */
  | { readonly kind: 'failed'; readonly trace: ErrorTrace };

/** A document that was opened for examination, and the checks that it gives something to look at. */
export interface OpenedForExamination {
  readonly subject: Subject;
  readonly pageCount: number;
  readonly checks: readonly Omit<ExaminedCheck, 'outcome'>[];
}

/** Worker to server. */
export type WorkerMessage =
  /** In the midst of an examination, so that what was found outlives the worker. */
  | { readonly kind: 'opened'; readonly runId: number; readonly opened: OpenedForExamination }
  | {
      readonly kind: 'check-ended';
      readonly runId: number;
      readonly check: ExaminedCheck;
      /** What the document is, once that was told. */
      readonly documentClass?: DocumentClassName | undefined;
    }
  | { readonly kind: 'ready'; readonly rssBytes: number }
  /** In place of `ready`: a setting names something that cannot be used, in a sentence for the operator. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly rssBytes: number }
  | {
      readonly kind: 'ended';
      readonly runId: number;
      readonly result: RunResult;
      /** What threw and was left out of the result. */
      readonly broken: readonly BrokenStage[];
      readonly rssBytes: number;
    };

/** What a worker is about to do; told before it begins, so that a death can be laid to it. */
export type Stage =
  /** `file` where a pair of files is opened. */
  | { readonly kind: 'opening'; readonly file?: PairFile }
  | { readonly kind: 'check'; readonly checkId: string }
  | { readonly kind: 'drawing' }
  | { readonly kind: 'marking' }
  /** Taking what later submissions are compared with. */
  | { readonly kind: 'fingerprinting'; readonly fingerprinter: string }
  | { readonly kind: 'reading'; readonly part: ReadingPart }
  | { readonly kind: 'comparing' }
  /** Of an ID, in print and in its codes. */
  | { readonly kind: 'reading the ID' }
  /** Of the selfie's video, in the midst of comparing. */
  | { readonly kind: 'decoding frames' };

export interface BrokenStage {
  readonly stage: Stage;
  readonly trace: ErrorTrace;
}

/**
 * A stage in a few words, for the log: `opening`, `opening the selfie`, a check's id, `drawing`,
 * `fingerprinting layout`, `reading text`, `comparing`.
 */
export function nameOfStage(stage: Stage): string {
  switch (stage.kind) {
    case 'check':
      return stage.checkId;
    case 'fingerprinting':
      return `fingerprinting ${stage.fingerprinter}`;
    case 'reading':
      return `reading ${stage.part}`;
    case 'opening':
      return stage.file ? `opening the ${stage.file}` : 'opening';
    default:
      return stage.kind;
  }
}

/**
 * One line on the stage pipe, as JSON. The names of limits are the watchdog's last words before it kills the
 * process.
 */
export type StageLine = { readonly runId: number; readonly stage: Stage } | 'memory-limit' | 'time-limit';

/**
 * What of an error may leave the worker: its class and where it was thrown. The message may quote the
 * document.
 */
export function traceOf(error: unknown): ErrorTrace {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.constructor.name, frames: frames.slice(0, 12).map((frame) => frame.trim()) };
}
