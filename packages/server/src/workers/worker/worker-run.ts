import type { AnyCheck, Subject } from '@assay/forensics';
import {
  type CredentialReader,
  DecodeError,
  type DocumentClassName,
  type ElectronicInvoice,
  type GenerationDetector,
  type OperatorDetector,
  readElectronicInvoice,
} from '@assay/media';
import {
  type BrokenStage,
  type ClipTask,
  type DocumentTask,
  type OpenedForExamination,
  type RunResult,
  type RunTask,
  type Stage,
  traceOf,
} from '../protocol.js';
import type { ExaminedCheck } from '../types.js';
import { comparePair } from './compare-pair.js';
import { examineDocument } from './examine-document.js';
import type { FaceSupply } from './face-supply.js';
import { learnFrom } from './lessons.js';
import { lookAtSelfieFile } from './look-at-selfie-file.js';
import { type OpenedDocument, openDocument } from './open-document.js';
import type { PdfiumSupply } from './pdfium-supply.js';
import { readDocument } from './read-document.js';
import type { Readers } from './reader-supply.js';
import type { Verifier } from './verifier.js';
import { viewClip } from './view-clip.js';
import { viewDocument } from './view-document.js';

/** What a worker keeps over all its documents: code, and nothing of any document. */
export interface Engine {
  readonly checksOf: (subject: Subject) => readonly AnyCheck[];
  readonly pdfium: PdfiumSupply;
  readonly readers: Readers;
  readonly verifier: Verifier;
  readonly faces: FaceSupply;
  /** Of the operator, calibrated or not; undefined when none is named. */
  readonly generationNetwork: GenerationDetector | undefined;
  /** The same network, where its card is calibrated. */
  readonly operatorDetector: OperatorDetector | undefined;
  /** DER; none when the operator names none. */
  readonly trustedRoots: readonly Uint8Array[];
  readonly credentials: CredentialReader;
}

/** What the server hears of a run in its midst. */
export interface RunEars {
  readonly tell: (stage: Stage) => void;
  readonly opened: (opened: OpenedForExamination) => void;
  readonly ended: (check: ExaminedCheck, documentClass: DocumentClassName | undefined) => void;
}

/** How a run tells what it is about to do, and what it had to leave out. */
export interface RunLog {
  readonly tell: (stage: Stage) => void;
  readonly broken: (stage: Stage, error: unknown) => void;
}

/** One run. Every failure that leaves the process alive is part of the answer. */
export async function runTask(
  engine: Engine,
  task: RunTask,
  files: readonly Uint8Array[],
  ears: RunEars,
): Promise<{ result: RunResult; broken: readonly BrokenStage[] }> {
  const broken: BrokenStage[] = [];
  const log: RunLog & RunEars = {
    ...ears,
    broken: (stage, error) => broken.push({ stage, trace: traceOf(error) }),
  };
  const result = await runOver(task, files, engine, log);
  return { result, broken };
}

function runOver(
  task: RunTask,
  files: readonly Uint8Array[],
  engine: Engine,
  log: RunLog & RunEars,
): Promise<RunResult> {
  if (task.kind === 'compare') return comparePair(task, files, engine, log);
  if (task.kind === 'look-at-selfie') return lookAtSelfieFile(task, files, engine.verifier, log);
  if ('clip' in task) return showClip(task, files, log);
  return runOverDocument(task, files, engine, log);
}

async function showClip(
  { clip, view }: ClipTask,
  [bytes = new Uint8Array()]: readonly Uint8Array[],
  log: RunLog,
): Promise<RunResult> {
  log.tell({ kind: 'opening' });
  try {
    return { kind: 'viewed', viewed: await viewClip(bytes, clip, view) };
  } catch (error) {
    if (error instanceof DecodeError) return { kind: 'undecodable', code: error.code };
    return { kind: 'decoder-threw', trace: traceOf(error) };
  }
}

function openInvoice(bytes: Uint8Array): ElectronicInvoice | RunResult {
  try {
    return readElectronicInvoice(bytes);
  } catch (error) {
    if (error instanceof DecodeError) return { kind: 'undecodable', code: error.code, file: 'invoice' };
    return { kind: 'decoder-threw', trace: traceOf(error), file: 'invoice' };
  }
}

/** Opens the document and does the task. */
async function runOverDocument(
  task: DocumentTask,
  [bytes = new Uint8Array(), invoiceBytes]: readonly Uint8Array[],
  engine: Engine,
  log: RunLog & RunEars,
): Promise<RunResult> {
  log.tell({ kind: 'opening' });
  let document: OpenedDocument;
  try {
    const sentInvoice = invoiceBytes && openInvoice(invoiceBytes);
    if (sentInvoice && 'kind' in sentInvoice) return sentInvoice;
    document = await openDocument(bytes, task, { ...engine, sentInvoice });
  } catch (error) {
    if (error instanceof DecodeError) return { kind: 'undecodable', code: error.code };
    return { kind: 'decoder-threw', trace: traceOf(error) };
  }
  try {
    switch (task.kind) {
      case 'examine': {
        const plan = {
          ...task.plan,
          marks: task.plan.marks && task.job.drawsMarks === true,
          fingerprints: task.plan.fingerprints && task.job.isLinked !== false,
        };
        const { subject = 'document', without = [] } = task.job;
        const checks = engine.checksOf(subject).filter(({ reports }) => !without.includes(reports));
        const examination = await examineDocument(
          document,
          { subject, checks, faces: engine.faces },
          plan,
          log,
        );
        return { kind: 'examined', examination };
      }
      case 'read':
        return { kind: 'read', reading: await readDocument(document, task, log) };
      case 'learn':
        return { kind: 'learned', taught: await learnFrom(document, task.job, log) };
      case 'view':
        return { kind: 'viewed', viewed: await viewDocument(document, task.job.format, task.view) };
      case 'look': {
        if (!engine.generationNetwork) throw new TypeError('asked to look with a network that is not there');
        return {
          kind: 'looked',
          look: await engine.generationNetwork.look(await document.views.get('raster')),
        };
      }
    }
  } catch (error) {
    return { kind: 'failed', trace: traceOf(error) };
  }
}
