import { readFile } from 'node:fs/promises';
import type { AnyCheck } from '@assay/forensics';
import { DecodeError } from '@assay/media';
import { type BrokenStage, type RunRequest, type RunResult, type Stage, traceOf } from '../protocol.js';
import { examineDocument } from './examine-document.js';
import { type OpenedDocument, openDocument } from './open-document.js';
import type { PdfiumSupply } from './pdfium-supply.js';
import { readDocument } from './read-document.js';
import type { Readers } from './reader-supply.js';

/** What a worker keeps over all its documents: code, and nothing of any document. */
export interface Engine {
  readonly checks: readonly AnyCheck[];
  readonly pdfium: PdfiumSupply;
  readonly readers: Readers;
  /** DER; none when the operator names none. */
  readonly trustedRoots: readonly Uint8Array[];
}

/** How a run tells what it is about to do, and what it had to leave out. */
export interface RunLog {
  readonly tell: (stage: Stage) => void;
  readonly broken: (stage: Stage, error: unknown) => void;
}

/** One run: open the document and do the task. Every failure that leaves the process alive is part of the answer. */
export async function runTask(
  engine: Engine,
  { job, task }: RunRequest,
  tell: RunLog['tell'],
): Promise<{ result: RunResult; broken: readonly BrokenStage[] }> {
  const broken: BrokenStage[] = [];
  const log: RunLog = { tell, broken: (stage, error) => broken.push({ stage, trace: traceOf(error) }) };
  const ended = (result: RunResult) => ({ result, broken });
  let bytes: Uint8Array;
  try {
    bytes = await readFile(job.path);
  } catch (error) {
    return ended({ kind: 'failed', trace: traceOf(error) });
  }
  tell({ kind: 'opening' });
  let document: OpenedDocument;
  try {
    document = await openDocument(bytes, job, task, engine);
  } catch (error) {
    if (error instanceof DecodeError) return ended({ kind: 'undecodable', code: error.code });
    return ended({ kind: 'decoder-threw', trace: traceOf(error) });
  }
  try {
    switch (task.kind) {
      case 'examine':
        return ended({ kind: 'examined', examination: await examineDocument(document, engine.checks, task.plan, log) });
      case 'read':
        return ended({ kind: 'read', reading: await readDocument(document, task.plan, log) });
    }
  } catch (error) {
    return ended({ kind: 'failed', trace: traceOf(error) });
  }
}
