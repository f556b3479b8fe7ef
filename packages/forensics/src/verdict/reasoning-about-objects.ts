import type { CheckReport } from '../examine.js';
import { count, notCompleted, type WeighedReport } from './reasoning.js';

/**
 * More findings than this of either kind are in the checks' own evidence; the reasoning names the strongest.
 */
const NAMED_FINDINGS = 3;

/**
 * The verdict on a picture that is no document, in sentences that keep three things apart: what the file
 * declares of itself, what was measured in it, and what stays unknown. A declaration is its maker's word: it
 * convicts whoever declares a generated picture, and its absence says nothing.
 * @param looked whether some check looked at enough of the picture to decide it
 */
export function explainObject(
  reports: readonly CheckReport[],
  weighed: readonly WeighedReport[],
  looked: boolean,
): string[] {
  const speaking = weighed
    .filter(isSpeaking)
    .sort((one, other) => other.logLikelihoodRatio - one.logLikelihoodRatio);
  const declared = speaking.filter(isDeclared);
  const measured = speaking.filter((one) => !isDeclared(one));
  const measuredFacts = weighed.filter(
    (one) => one.report.check.weight === 'fact' && !isDeclared(one),
  ).length;
  return [
    ...sentencesOf('Declared by its maker', declared),
    ...sentencesOf('Measured', measured),
    ...nothingMeasured(measured, measuredFacts, looked),
    ...(declared.length === 0 ? [UNKNOWN] : []),
    ...notCompleted(reports),
  ];
}

const UNKNOWN =
  'Unknown: nothing in the file tells how the picture was made. Most pictures from websites and messengers are like that, and it speaks neither way.';

const isDeclared = ({ report }: WeighedReport): boolean => report.check.basis === 'declared';

/** Whoever raises the likelihood, and whoever has something to tell of where the picture comes from. */
const isSpeaking = ({ report: { check, outcome }, logLikelihoodRatio }: WeighedReport): boolean =>
  logLikelihoodRatio > 0 ||
  (outcome.kind === 'examined' &&
    outcome.finding.evidence.length > 0 &&
    (check.basis === 'declared' || check.reports === 'PROVENANCE'));

const sentencesOf = (heading: string, ones: readonly WeighedReport[]): string[] =>
  ones
    .slice(0, NAMED_FINDINGS)
    .flatMap(({ report: { outcome } }) =>
      outcome.kind === 'examined' ? [`${heading}: ${outcome.finding.summary}`] : [],
    );

function nothingMeasured(measured: readonly WeighedReport[], facts: number, looked: boolean): string[] {
  if (measured.some(({ logLikelihoodRatio }) => logLikelihoodRatio > 0)) return [];
  if (!looked) return ['Measured: too little of this picture could be examined, so it stays undecided.'];
  if (facts === 0) return ['Measured: nothing, since no check could examine its pixels.'];
  return [
    `Measured: no sign of generation or manipulation was found by the ${count(facts, 'check')} that could examine its pixels. ` +
      'That does not prove that the picture is an unchanged photograph.',
  ];
}
