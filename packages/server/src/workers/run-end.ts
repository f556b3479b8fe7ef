import type { DocumentClassName } from '@assay/media';
import type { OpenedForExamination, RunResult, Stage } from './protocol.js';
import { AnalysisFault, type DeathCause, type ExaminedCheck, UndecodableError } from './types.js';

/** How one run over a document ended, the worker's own death included. */
export type RunEnd =
  | RunResult
  | {
      readonly kind: 'died';
      readonly cause: DeathCause;
      readonly stage: Stage;
      /**
       * True when this was the worker's first document, so that nothing left by another can have had a part
       * in it.
       */
      readonly firstDocument: boolean;
      /** Processor time of the run, without the worker's start. */
      readonly tookMs: number;
      /** Of an examination whose document was opened. */
      readonly progress?: ExaminationProgress | undefined;
    };

/** What an examination had told by the time its worker died. */
export interface ExaminationProgress {
  readonly opened: OpenedForExamination;
  /** Undefined until it was told. */
  readonly documentClass: DocumentClassName | undefined;
  readonly ended: readonly ExaminedCheck[];
}

export const OPENING_CODES: Readonly<Record<DeathCause, UndecodableError['code']>> = {
  time: 'TIME_LIMIT',
  memory: 'MEMORY_LIMIT',
  crash: 'DECODER_CRASHED',
  killed: 'MEMORY_LIMIT',
  lied: 'DECODER_CRASHED',
};

/** A death that may not be the document's own doing is not laid to it at once. */
export const mayBeInnocent = ({
  cause,
  firstDocument,
}: {
  cause: DeathCause;
  firstDocument: boolean;
}): boolean => cause === 'killed' || (cause !== 'time' && !firstDocument);

/** What an end without the result that was asked for is to the caller. */
export function unexpectedEnd(result: RunResult): Error {
  switch (result.kind) {
    case 'undecodable':
      return new UndecodableError(result.code, result.file);
    case 'decoder-threw':
      return new UndecodableError('DECODER_CRASHED', result.file);
    case 'failed':
      return new AnalysisFault(result.trace);
    default:
      return new TypeError(`a worker answered "${result.kind}" to another task`);
  }
}
