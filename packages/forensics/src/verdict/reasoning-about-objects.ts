import type { CheckReport } from '../examine.js';
import type { Reason } from '../sentences/reason.js';
import type { Label } from '../sentences/subject.js';
import { type Standing, unfinished } from './reasoning.js';
import { reasonOf } from './told-findings.js';
import { nextStep } from './undecided.js';
import type { WeighedReport } from './weighed-report.js';

/**
 * More findings than this of either kind are in the checks' own evidence; the reasoning names the strongest.
 */
const NAMED_FINDINGS = 3;

/**
 * The verdict on a picture that is no document. Three things are kept apart: what the file declares of
 * itself, what was measured in it, and what stays unknown. A declaration is its maker's word: it convicts
 * whoever declares a generated picture, and its absence says nothing.
 */
export function explainObject(
  reports: readonly CheckReport[],
  weighed: readonly WeighedReport[],
  { classification, looked, undecided }: Standing,
): Reason[] {
  const speaking = weighed
    .filter(isSpeaking)
    .sort((one, other) => other.logLikelihoodRatio - one.logLikelihoodRatio);
  const declared = speaking.filter(isDeclared);
  const measured = speaking.filter((one) => !isDeclared(one));
  return [
    ...reasonsOf('DECLARED', declared),
    ...reasonsOf('MEASURED', measured),
    ...nothingMeasured(weighed, measured, looked),
    ...(declared.length === 0 ? [{ sentence: 'ORIGIN_UNKNOWN' } as const] : []),
    ...unfinished(reports),
    ...next(classification, undecided),
  ];
}

const isDeclared = ({ report }: WeighedReport): boolean => report.check.basis === 'declared';

/** Whoever raises the likelihood, and whoever has something to tell of where the picture comes from. */
const isSpeaking = ({ report: { check, outcome }, logLikelihoodRatio }: WeighedReport): boolean =>
  logLikelihoodRatio > 0 ||
  (outcome.kind === 'examined' &&
    outcome.finding.evidence.length > 0 &&
    (check.basis === 'declared' || check.reports === 'PROVENANCE'));

const reasonsOf = (label: Label, ones: readonly WeighedReport[]): Reason[] =>
  ones.slice(0, NAMED_FINDINGS).flatMap(({ report: { outcome } }): Reason[] => {
    if (outcome.kind !== 'examined') return [];
    const [first] = outcome.finding.evidence;
    return [first ? reasonOf(first, 1, label) : { sentence: 'UNNAMED_FINDING', label }];
  });

function nothingMeasured(
  weighed: readonly WeighedReport[],
  measured: readonly WeighedReport[],
  looked: boolean,
): Reason[] {
  if (measured.some(({ logLikelihoodRatio }) => logLikelihoodRatio > 0)) return [];
  if (!looked) return [{ sentence: 'PICTURE_UNSEEN' }];
  const count = weighed.filter((one) => one.report.check.weight === 'fact' && !isDeclared(one)).length;
  return [
    { sentence: 'PICTURE_CLEAN', ...(count > 1 && { values: { count } }) },
    { sentence: 'PICTURE_NOT_PROVEN' },
  ];
}

function next(classification: Standing['classification'], undecided: Standing['undecided']): Reason[] {
  if (undecided) return [nextStep(undecided)];
  return classification === 'verified' ? [] : [{ sentence: 'NEXT_OBJECT' }];
}
