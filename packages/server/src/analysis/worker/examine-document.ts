import { readFile } from 'node:fs/promises';
import { type AnyCheck, type BrokenCode, type CheckReport, examine, renderHeatmaps } from '@assay/forensics';
import { DecodeError } from '@assay/media';
import { type RunPlan, type RunRequest, type RunResult, type Stage, traceOf, type WorkerMessage } from '../protocol.js';
import type { Examination } from '../types.js';
import { type OpenedDocument, openDocument } from './open-document.js';
import type { PdfiumSupply } from './pdfium-supply.js';

/** What a worker keeps over all its documents: code, and nothing of any document. */
export interface Engine {
  readonly checks: readonly AnyCheck[];
  readonly pdfium: PdfiumSupply;
}

type RunReport = Omit<Extract<WorkerMessage, { kind: 'ended' }>, 'kind' | 'rssBytes'>;

/** One run: read, open, examine, draw. Every failure that leaves the process alive is part of the answer. */
export async function examineDocument(engine: Engine, { job, plan }: RunRequest, tell: (stage: Stage) => void): Promise<RunReport> {
  const brokenChecks: { checkId: string; trace: ReturnType<typeof traceOf> }[] = [];
  const ended = (result: RunResult): RunReport => ({ result, brokenChecks });
  let bytes: Uint8Array;
  try {
    bytes = await readFile(job.path);
  } catch (error) {
    return ended({ kind: 'failed', trace: traceOf(error) });
  }
  tell({ kind: 'opening' });
  let document: OpenedDocument;
  try {
    document = await openDocument(bytes, job.format, engine.pdfium);
  } catch (error) {
    if (error instanceof DecodeError) return ended({ kind: 'undecodable', code: error.code });
    return ended({ kind: 'decoder-threw', trace: traceOf(error) });
  }
  try {
    const reports = await examine(document.views, engine.checks, {
      skip: skippedChecks(engine.checks, plan),
      onStart: (checkId) => tell({ kind: 'check', checkId }),
      onBroken: (checkId, error) => brokenChecks.push({ checkId, trace: traceOf(error) }),
    });
    tell({ kind: 'drawing' });
    return ended({ kind: 'examined', examination: await toExamination(reports, document.pageCount, plan) });
  } catch (error) {
    return ended({ kind: 'failed', trace: traceOf(error) });
  }
}

function skippedChecks(checks: readonly AnyCheck[], { skip, skipRest }: RunPlan): ReadonlyMap<string, BrokenCode> {
  if (!skipRest) return skip;
  return new Map(checks.map(({ id }) => [id, skip.get(id) ?? skipRest]));
}

async function toExamination(reports: readonly CheckReport[], pageCount: number, plan: RunPlan): Promise<Examination> {
  const layers = reports.flatMap(({ outcome }) => (outcome.kind === 'examined' ? outcome.finding.heat : []));
  return {
    checks: reports.map(({ check, outcome }) => ({ checkId: check.id, version: check.version, reports: check.reports, outcome })),
    heatmaps: plan.heatmaps ? await renderHeatmaps(layers) : [],
    pageCount,
  };
}
