import type { CheckReport } from '../examine.js';

/** More findings than this are in the checks' own evidence; the reasoning names the strongest. */
const NAMED_FINDINGS = 3;

/**
 * The verdict in plain sentences, strongest finding first; at least one. A clean result is worded as what it is: nothing
 * was found by what was looked at.
 */
export function explain(
  reports: readonly CheckReport[],
  weighed: readonly { readonly report: CheckReport; readonly logLikelihoodRatio: number }[],
): string[] {
  // What kind of document it is, is no look for manipulation.
  const looked = weighed.filter(({ report }) => report.check.reports !== 'DOCUMENT_CLASSIFIER');
  const incriminating = weighed.filter((one) => one.logLikelihoodRatio > 0).sort((a, b) => b.logLikelihoodRatio - a.logLikelihoodRatio);
  const sentences = incriminating
    .slice(0, NAMED_FINDINGS)
    .flatMap(({ report: { outcome } }) => (outcome.kind === 'examined' ? [outcome.finding.summary] : []));
  if (incriminating.length === 0) {
    sentences.push(
      looked.length > 0
        ? `No sign of manipulation was found by the ${count(looked.length, 'check')} that could examine this file. That does not prove that the document is authentic.`
        : 'No check could examine this file for manipulation, so it stays undecided.',
    );
    for (const { check, outcome } of reports) {
      if (outcome.kind === 'not-applicable' && check.reports !== 'DOCUMENT_CLASSIFIER') sentences.push(outcome.because);
    }
  }
  const broken = reports.filter(({ outcome }) => outcome.kind === 'broken');
  if (broken.length > 0)
    sentences.push(`Not completed: ${broken.map(({ check }) => check.id).join(', ')}. What could not be looked at counts as undecided.`);
  return sentences;
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
