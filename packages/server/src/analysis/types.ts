import type { CheckOutcome, CheckType } from '@assay/forensics';
import type { DecodeErrorCode, Format } from '@assay/media';

/** One document for the pool. The worker reads the file itself: the server never holds an upload in memory. */
export interface AnalysisJob {
  readonly path: string;
  readonly format: Format;
}

/** A check and how it ended, as it leaves the worker: plain data. */
export interface ExaminedCheck {
  readonly checkId: string;
  readonly version: string;
  readonly reports: CheckType;
  readonly outcome: CheckOutcome;
}

/** Everything a worker says about one document. */
export interface Examination {
  readonly checks: readonly ExaminedCheck[];
  /** One per page with something to show; `page` from 1, RGBA PNG in the page's proportions. */
  readonly heatmaps: readonly { readonly page: number; readonly png: Uint8Array }[];
  /** 1 for an image. */
  readonly pageCount: number;
}

/** Nothing of the document could be decoded: the caller's file, answered with 422. Carries no text of the document. */
export class UndecodableError extends Error {
  override readonly name = 'UndecodableError';
  readonly code: DecodeErrorCode | 'TIME_LIMIT' | 'MEMORY_LIMIT' | 'DECODER_CRASHED';

  constructor(code: UndecodableError['code'], options?: ErrorOptions) {
    super(`the document cannot be decoded (${code})`, options);
    this.code = code;
  }
}

/** The bounded pool of killable workers. */
export interface Analyst {
  /**
   * @throws UndecodableError when the document's bytes cannot be opened at all.
   * @throws AssayError QUEUE_FULL or SHUTTING_DOWN when the job was not taken.
   */
  examine(job: AnalysisJob): Promise<Examination>;
  /** For /metrics. */
  readonly running: number;
  readonly waiting: number;
  /** Takes no more jobs, lets the running and waiting ones finish, then ends the workers. */
  close(): Promise<void>;
}
