import {
  type Arithmetic,
  LABELS,
  type Language,
  nextStep,
  type Reason,
  SENTENCES,
  type UndecidedBecause,
  worded,
} from '@assay/forensics';
import { MAX_PAGES_EXAMINED } from '@assay/media';
import type { Static } from '@fastify/type-provider-typebox';
import type { Detection, RecordedCheck } from '../store/detection-types.js';
import { recordToWire, uploadToWire } from '../submission/wire.js';
import type { DetectionRecord } from './schemas.js';

/** Evidence of each check that a list shows: checks put the strongest first. */
const LISTED_EVIDENCE = 5;

/**
 * A detection as lists spell it: without its arithmetic, which is as long as all the rest.
 * @param isWhole with all evidence of each check, not the strongest alone
 */
export function listedDetectionToWire(
  detection: Detection,
  baseUrl: string,
  isWhole: boolean,
  language: Language,
): Static<typeof DetectionRecord> {
  const checks = isWhole
    ? detection.checks
    : detection.checks.map((check) => ({ ...check, evidence: check.evidence.slice(0, LISTED_EVIDENCE) }));
  const record = detectionToWire({ ...detection, checks }, baseUrl, language);
  const { arithmetic: _, ...modelResults } = record.modelResults;
  return { ...record, modelResults };
}

const brokenChecks = ({ checks }: Detection): string[] =>
  checks.filter(({ status }) => status === 'ERROR').map(({ checkId }) => checkId);

/** Pages of a PDF beyond those that are examined, on every machine the same. */
const pagesLeftOut = ({ pageCount }: Detection): string[] =>
  pageCount > MAX_PAGES_EXAMINED ? [`pages:${MAX_PAGES_EXAMINED + 1}-${pageCount}`] : [];

/** A detection as the API spells it. @param language of its reasons, where the record can be worded in it */
export function detectionToWire(
  detection: Detection,
  baseUrl: string,
  language: Language = 'en',
): Static<typeof DetectionRecord> {
  const missing = [...brokenChecks(detection), ...pagesLeftOut(detection)];
  const reasoning = reasoningIn(detection, language);
  return {
    detectionId: detection.detectionId,
    ...uploadToWire(detection),
    sha256: detection.sha256,
    model: detection.model,
    modelVersion: detection.modelVersion,
    engineVersion: detection.engineVersion,
    likelihood: detection.likelihoodPercent,
    fraudSeverity: detection.fraudSeverity,
    classification: detection.classification,
    country: detection.country,
    documentType: detection.documentType,
    pageCount: detection.pageCount,
    reasoning,
    ...undecidedToWire(detection, reasoning, language),
    complete: missing.length === 0,
    missing,
    modelResults: {
      technicalChecks: detection.checks.map((check) => ({
        ...withoutUnlookedLikelihood(check),
        evidence: check.evidence.map((one) => ({ ...one })),
      })),
      ...(detection.arithmetic && {
        arithmetic: {
          ...detection.arithmetic,
          terms: [...detection.arithmetic.terms],
          steps: [...detection.arithmetic.steps],
        },
      }),
    },
    ...recordToWire(detection, baseUrl),
  };
}

/** English is what the record keeps word for word, and what stands where a newer version knew more sentences. */
const reasoningIn = ({ reasoning, reasons }: Detection, language: Language): string[] =>
  language === 'en' || !reasons
    ? [...reasoning]
    : reasoning.map((kept, index) => {
        const reason = reasons[index];
        return reason && isKnown(reason) ? worded(reason, language) : kept;
      });

const isKnown = ({ sentence, label }: Reason): boolean =>
  sentence in SENTENCES && (label === undefined || label in LABELS);

/** Records from before checks that did not look lost their likelihood hold the prior there. */
const withoutUnlookedLikelihood = ({ likelihood, ...check }: RecordedCheck): RecordedCheck =>
  check.status === 'NOT_APPLICABLE' || check.status === 'ERROR' || likelihood === undefined
    ? check
    : { ...check, likelihood };

/** @param reasoning in the language: its last sentence says what to do next where a newer version gave the reason */
function undecidedToWire(
  { arithmetic }: Detection,
  reasoning: readonly string[],
  language: Language,
): Pick<Static<typeof DetectionRecord>, 'undecided' | 'because' | 'wouldHelp'> {
  if (!arithmetic) return {};
  const because = arithmetic.undecided === undefined ? toldBySteps(arithmetic) : arithmetic.undecided;
  if (because === null) return { undecided: false };
  const step = nextStep(because);
  const wouldHelp = isKnown(step) ? worded(step, language) : reasoning.at(-1);
  return { undecided: true, because, ...(wouldHelp !== undefined && { wouldHelp }) };
}

/** Of records from before the judge told why: the bound that lifted the likelihood names it. */
function toldBySteps({ steps }: Arithmetic): UndecidedBecause | null {
  if (steps.some(({ kind }) => kind === 'nobody-looked')) return 'NOTHING_TO_EXAMINE';
  return steps.some(({ kind }) => kind === 'check-broke') ? 'CHECK_BROKE' : null;
}
