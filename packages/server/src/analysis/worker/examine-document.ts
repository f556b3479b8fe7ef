import { type AnyCheck, type BrokenCode, type CheckReport, examine, renderHeatmaps } from '@assay/forensics';
import type { DocumentClassName } from '@assay/media';
import type { ExaminationPlan } from '../protocol.js';
import type { Examination } from '../types.js';
import type { OpenedDocument } from './open-document.js';
import type { RunLog } from './worker-run.js';

/** Runs the checks over an opened document and draws what they saw. */
export async function examineDocument(
  document: OpenedDocument,
  checks: readonly AnyCheck[],
  plan: ExaminationPlan,
  { tell, broken }: RunLog,
): Promise<Examination> {
  const reports = await examine(document.views, checks, {
    skip: skippedChecks(checks, plan),
    onStart: (checkId) => tell({ kind: 'check', checkId }),
    onBroken: (checkId, error) => broken({ kind: 'check', checkId }, error),
  });
  const documentClass = await classOf(document, reports);
  tell({ kind: 'drawing' });
  const layers = reports.flatMap(({ outcome }) => (outcome.kind === 'examined' ? outcome.finding.heat : []));
  return {
    checks: reports.map(({ check, outcome }) => ({ checkId: check.id, version: check.version, reports: check.reports, outcome })),
    heatmaps: plan.heatmaps ? await renderHeatmaps(layers) : [],
    pageCount: document.pageCount,
    documentClass,
  };
}

function skippedChecks(checks: readonly AnyCheck[], { skip, skipRest }: ExaminationPlan): ReadonlyMap<string, BrokenCode> {
  if (!skipRest) return skip;
  return new Map(checks.map(({ id }) => [id, skip.get(id) ?? skipRest]));
}

/** What the sender said; else what a check has found, and nothing that would have to be read again after it broke. */
async function classOf({ views, givenClass }: OpenedDocument, reports: readonly CheckReport[]): Promise<DocumentClassName | undefined> {
  if (givenClass) return givenClass;
  const isTold = reports.some(({ check, outcome }) => check.reports === 'DOCUMENT_CLASSIFIER' && outcome.kind === 'examined');
  return isTold ? (await views.get('documentClass'))?.name : undefined;
}
