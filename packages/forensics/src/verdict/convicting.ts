import type { Evidence } from '../check.js';
import { shareMostOfPlace } from './same-place.js';
import type { WeighedReport } from './weighed-report.js';

/**
 * The facts that count toward a rejection: all but those that need a second fact at the same place and have
 * none (`Check.convictsWith`). What such a fact clears, it clears as any other.
 */
export const convicting = (facts: readonly WeighedReport[]): readonly WeighedReport[] =>
  facts.filter((one) => !needsSupport(one) || facts.some((other) => supports(other, one)));

const needsSupport = ({ report, logLikelihoodRatio }: WeighedReport): boolean =>
  report.check.convictsWith === 'fact-at-same-place' && logLikelihoodRatio > 0;

const supports = (other: WeighedReport, one: WeighedReport): boolean =>
  other.logLikelihoodRatio > 0 &&
  !needsSupport(other) &&
  other.report.check.group !== one.report.check.group &&
  evidenceOf(one).some((own) => evidenceOf(other).some((second) => shareMostOfPlace(own, second)));

const evidenceOf = ({ report: { outcome } }: WeighedReport): readonly Evidence[] =>
  outcome.kind === 'examined' ? outcome.finding.evidence : [];
