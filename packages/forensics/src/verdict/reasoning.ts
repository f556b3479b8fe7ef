import type { Obstacle } from '../check.js';
import type { CheckReport } from '../examine.js';

/** More findings than this are in the checks' own evidence; the reasoning names the strongest. */
const NAMED_FINDINGS = 3;

/**
 * Sentences about what could not be examined, the one that counts the rest included: `technicalChecks` has
 * them all.
 */
const SENTENCES_OF_UNEXAMINED = 3;

/** A report with what its finding weighs. */
export interface WeighedReport {
  readonly report: CheckReport;
  readonly logLikelihoodRatio: number;
}

/**
 * The verdict on a document in plain sentences, strongest finding first; at least one. A clean result is
 * worded as what it is: nothing was found by what was looked at. Context says where a file comes from and
 * does not count as having looked.
 * @param looked whether some check looked at enough of the document to decide it
 */
export function explain(
  reports: readonly CheckReport[],
  weighed: readonly WeighedReport[],
  looked: boolean,
): string[] {
  const incriminating = weighed
    .filter((one) => one.logLikelihoodRatio > 0)
    .sort((a, b) => b.logLikelihoodRatio - a.logLikelihoodRatio);
  const sentences = incriminating
    .slice(0, NAMED_FINDINGS)
    .flatMap(({ report: { outcome } }) => (outcome.kind === 'examined' ? [outcome.finding.summary] : []));
  // What a file declares of itself was read, and nothing was looked at for it.
  const facts = weighed.filter(
    ({ report: { check } }) => check.weight === 'fact' && check.basis !== 'declared',
  ).length;
  if (facts === 0)
    sentences.push(
      'No check could examine this file for manipulation, so it stays undecided.',
      ...unexamined(reports),
    );
  else if (incriminating.length === 0 && !looked) {
    sentences.push(
      `What ${count(facts, 'check')} could compare agrees, and no check could examine the rest of this file, so it stays undecided.`,
      ...unexamined(reports),
    );
  } else if (!looked) sentences.push('No check could examine the rest of this file.');
  else if (incriminating.length === 0) {
    sentences.push(
      `No sign of manipulation was found by the ${count(facts, 'check')} that could examine this file. That does not prove that the document is authentic.`,
      ...unexamined(reports),
    );
  }
  sentences.push(
    ...reports.flatMap((report) => (failsByOwnBound(report) ? [report.outcome.finding.summary] : [])),
  );
  return [...sentences, ...notCompleted(reports)];
}

/** The checks that broke, in one sentence; none where none did. */
export function notCompleted(reports: readonly CheckReport[]): string[] {
  const broken = reports.filter(({ outcome }) => outcome.kind === 'broken');
  if (broken.length === 0) return [];
  return [
    `Not completed: ${broken.map(({ check }) => check.id).join(', ')}. What could not be looked at counts as undecided.`,
  ];
}

type Examined = CheckReport & { readonly outcome: { readonly kind: 'examined' } };

/**
 * Whether a check fails by a bound of its own (`Check.failsFrom`): the document is too poor to be judged, or
 * is a photocopy or a photo of a display, which says nothing of manipulation.
 */
export function failsByOwnBound(report: CheckReport): report is Examined {
  const { check, outcome } = report;
  return (
    check.failsFrom !== undefined && outcome.kind === 'examined' && outcome.finding.measure >= check.failsFrom
  );
}

const OBSTACLES: Record<Obstacle, (checks: string) => string> = {
  encrypted: (checks) => `The document is encrypted, so ${checks} could not read what they look at.`,
  'no-text': (checks) =>
    `The pages hold too little text that is stored as text, so ${checks} had nothing to compare; scans are like that.`,
};

/**
 * Why checks could not look: what stopped several of them first, then the facts' own reasons, then how many
 * more there are.
 */
function unexamined(reports: readonly CheckReport[]): string[] {
  const reasons = new Map<string, { checks: number; obstacle?: Obstacle; isFact: boolean }>();
  for (const { check, outcome } of reports) {
    if (outcome.kind !== 'not-applicable') continue;
    const { obstacle } = outcome;
    const key = obstacle ?? outcome.because;
    const reason = reasons.get(key) ?? { checks: 0, ...(obstacle && { obstacle }), isFact: false };
    reasons.set(key, {
      ...reason,
      checks: reason.checks + 1,
      isFact: reason.isFact || check.weight === 'fact',
    });
  }
  const ranked = [...reasons]
    .filter(([, { obstacle, isFact }]) => obstacle !== undefined || isFact)
    .sort(([, one], [, other]) => rank(other) - rank(one));
  const total = [...reasons.values()].reduce((sum, { checks }) => sum + checks, 0);
  const isAllNamed = ranked.length === reasons.size && ranked.length <= SENTENCES_OF_UNEXAMINED;
  const named = ranked.slice(0, isAllNamed ? SENTENCES_OF_UNEXAMINED : SENTENCES_OF_UNEXAMINED - 1);
  const sentences = named.map(([key, { checks, obstacle }]) =>
    obstacle ? OBSTACLES[obstacle](count(checks, 'check')) : key,
  );
  const rest = total - named.reduce((sum, [, { checks }]) => sum + checks, 0);
  if (rest > 0)
    sentences.push(
      `${count(rest, named.length > 0 ? 'further check' : 'check')} had nothing of their kind to examine.`,
    );
  return sentences;
}

/** Obstacles by how many checks they stopped; everything else behind them, in the order of the checks. */
const rank = ({ checks, obstacle }: { readonly checks: number; readonly obstacle?: Obstacle }): number =>
  obstacle ? checks : 0;

/** `1 check`, `2 checks`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
