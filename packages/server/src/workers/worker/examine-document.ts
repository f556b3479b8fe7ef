import {
  type AnyCheck,
  type CheckOutcome,
  type CheckReport,
  checksFor,
  examine,
  numberPlaces,
  ratioOf,
  renderHeatmaps,
  type Subject,
  withWhatStandsThere,
} from '@assay/forensics';
import { type Dossier, takeDossier } from '@assay/linking';
import type { DocumentClassName } from '@assay/media';
import type { ExaminationPlan } from '../protocol.js';
import type { Examination, ExaminedCheck } from '../types.js';
import { drawMarkedPages, marksOfFirstPages } from './draw-marked-pages.js';
import type { FaceSupply } from './face-supply.js';
import type { OpenedDocument } from './open-document.js';
import { FACE_FINGERPRINTER, portraitFingerprint } from './portrait-fingerprint.js';
import type { Engine, RunEars, RunLog } from './worker-run.js';

/** What an examination takes beside the document. */
interface ExaminingEngine extends Pick<Engine, 'faces'> {
  readonly subject: Subject;
  readonly checks: readonly AnyCheck[];
}

const nameOf = ({ id, version, reports }: AnyCheck): Omit<ExaminedCheck, 'outcome'> => ({
  checkId: id,
  version,
  reports,
});

/**
 * Runs the checks over an opened document, draws what they saw, and takes what later submissions are compared
 * with.
 */
export async function examineDocument(
  document: OpenedDocument,
  { subject, checks, faces }: ExaminingEngine,
  plan: ExaminationPlan,
  log: RunLog & RunEars,
): Promise<Examination> {
  const { tell, broken } = log;
  const { views, pageCount } = document;
  log.opened({ subject, pageCount, checks: checksFor(views, checks).map(nameOf) });
  const reports = await examine(views, checks, {
    skip: plan.skip,
    kept: new Map([...plan.kept].map(([checkId, { outcome }]) => [checkId, outcome])),
    onEnd: async (check, outcome) => {
      const tellsClass = check.reports === 'DOCUMENT_CLASSIFIER' && outcome.kind === 'examined';
      const told = tellsClass ? (await views.get('documentClass'))?.name : undefined;
      log.ended({ ...nameOf(check), outcome }, document.givenClass ?? told);
    },
    onStart: (checkId) => tell({ kind: 'check', checkId }),
    onBroken: (checkId, error) => broken({ kind: 'check', checkId }, error),
  });
  const documentClass = await classOf(document, reports);
  const { reports: located, marks: all } = numberPlaces(await withPlaces(views, reports), pageCount);
  const marks = marksOfFirstPages(all, pageCount);
  tell({ kind: 'drawing' });
  const layers = reports.flatMap(({ check, outcome }) =>
    outcome.kind === 'examined' && ratioOf(check, outcome.finding) > 0 ? outcome.finding.heat : [],
  );
  const heatmaps = plan.heatmaps ? await renderHeatmaps(layers) : [];
  if (plan.marks && marks.length > 0) tell({ kind: 'marking' });
  const markedPages = plan.marks ? await drawMarkedPages(views, marks) : [];
  return {
    subject,
    checks: located.map(({ check, outcome }) => ({ ...nameOf(check), outcome: withoutHeat(outcome) })),
    heatmaps,
    marks,
    markedPages,
    pageCount,
    documentClass,
    dossier: plan.fingerprints ? await dossierOf(document, documentClass, faces, log) : undefined,
  };
}

/** Evidence with what stands at its places, where a check has had the document read. */
async function withPlaces(
  views: OpenedDocument['views'],
  reports: readonly CheckReport[],
): Promise<readonly CheckReport[]> {
  const isPlaced = reports.some(
    ({ outcome }) =>
      outcome.kind === 'examined' && outcome.finding.evidence.some((one) => one.boundingBox !== undefined),
  );
  if (!isPlaced || !views.offers('text') || !views.offers('fields')) return reports;
  try {
    const text = await views.get('text');
    const { fields } = await views.get('fields');
    return reports.map(({ check, outcome }) => {
      if (outcome.kind !== 'examined') return { check, outcome };
      const evidence = outcome.finding.evidence.map((one) => withWhatStandsThere(one, { text, fields }));
      return { check, outcome: { ...outcome, finding: { ...outcome.finding, evidence } } };
    });
  } catch {
    // A document that cannot be read is told of without its words; what broke is in the checks that asked for them.
    return reports;
  }
}

/** What was seen where is drawn by now, and is not sent. */
const withoutHeat = (outcome: CheckOutcome): CheckOutcome =>
  outcome.kind === 'examined' ? { ...outcome, finding: { ...outcome.finding, heat: [] } } : outcome;

async function dossierOf(
  { views, portraitPages }: OpenedDocument,
  documentClass: DocumentClassName | undefined,
  faces: FaceSupply,
  { tell, broken }: RunLog,
): Promise<Dossier> {
  const dossier = await takeDossier(views, documentClass, {
    onStart: (fingerprinter) => tell({ kind: 'fingerprinting', fingerprinter }),
    onBroken: (fingerprinter, error) => broken({ kind: 'fingerprinting', fingerprinter }, error),
  });
  if (!portraitPages) return dossier;
  const stage = { kind: 'fingerprinting', fingerprinter: FACE_FINGERPRINTER } as const;
  tell(stage);
  try {
    return {
      ...dossier,
      fingerprints: [...dossier.fingerprints, ...(await portraitFingerprint(await portraitPages(), faces))],
    };
  } catch (error) {
    broken(stage, error);
    return dossier;
  }
}

/**
 * What the sender said; else what a check has found, and nothing that would have to be read again after it
 * broke.
 */
async function classOf(
  { views, givenClass }: OpenedDocument,
  reports: readonly CheckReport[],
): Promise<DocumentClassName | undefined> {
  if (givenClass) return givenClass;
  const isTold = reports.some(
    ({ check, outcome }) => check.reports === 'DOCUMENT_CLASSIFIER' && outcome.kind === 'examined',
  );
  return isTold ? (await views.get('documentClass'))?.name : undefined;
}
