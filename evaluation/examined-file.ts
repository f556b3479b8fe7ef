import type { CheckType, CheckVerdict, Evidence, Verdict } from '@assay/forensics';
import type { CorpusFile } from './manifest.js';
import type { MarkedPixels } from './marked-pixels.js';

/** One check's part in a file's result. */
export interface ScoredCheck {
  readonly checkId: string;
  readonly reports: CheckType;
  readonly status: CheckVerdict['status'];
  /** Natural logarithm; 0 when the check had nothing to say. */
  readonly logLikelihoodRatio: number;
  /** Absent when the check was not applicable or broke. */
  readonly measure?: number;
  /** Why it was not applicable, or the code of what broke. */
  readonly because?: string;
  readonly evidence: readonly Evidence[];
}

/** What the engine said about one file of the corpus. */
export interface ExaminedFile {
  readonly known: CorpusFile;
  /** Wall clock from handing the job over to the verdict, waiting for a worker not counted. */
  readonly tookMs: number;
  /** Absent when the file could not be examined. */
  readonly verdict?: Verdict;
  readonly checks: readonly ScoredCheck[];
  /**
   * How the heat map lies on the change; absent where the manifest names no mask or the file could not be
   * examined.
   */
  readonly pixels?: MarkedPixels;
  /** The class and code of what kept the file from being examined. */
  readonly error?: string;
}
