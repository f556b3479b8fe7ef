import { fraction, type Percent, toPercent } from '@assay/media';
import type { Finding } from '../check.js';
import type { CheckReport } from '../examine.js';
import type { Subject } from '../registry.js';
import type { AnyCheck } from '../run-check.js';
import { worded } from '../sentences/reason.js';
import {
  arithmeticOf,
  countedVoices,
  probabilityOf,
  sumOf,
  toStep,
  type Voice,
  voicesOf,
} from './arithmetic.js';
import { logLikelihoodRatio } from './calibration.js';
import { convicting } from './convicting.js';
import { failsByOwnBound } from './own-bound.js';
import { explain } from './reasoning.js';
import { explainObject } from './reasoning-about-objects.js';
import type { CheckVerdict, ReckonedVerdict, Verdict, VerdictPolicy } from './types.js';
import { whyUndecided } from './undecided.js';
import type { WeighedReport } from './weighed-report.js';

/** Raised whenever the same outcomes may be judged differently. */
export const JUDGE_VERSION = '1.10.0';

/**
 * How likely a submission is manipulated before anything was looked at. No corpus can know an operator's base
 * rate; with 1 in 10 a ratio of 27 to 1 is needed to reject, which a single weak statistic cannot give.
 */
export const PRIOR_MANIPULATED = 0.1;

export const DEFAULT_POLICY: VerdictPolicy = { mediumFrom: 25, highFrom: 75 };

const PRIOR_LOG_ODDS = Math.log(PRIOR_MANIPULATED / (1 - PRIOR_MANIPULATED));

/**
 * What some fact must have looked at, of the document, to decide it: of a long scan, every tenth page is
 * still a sample.
 */
const LEAST_SHARE_OF_DOCUMENT = 0.1;

/** One step of the wire's scale: keeps a capped likelihood visibly below the bound. */
const PERCENT_STEP = 0.1;

/** No sum of statistics is a certainty, so none is shown as 100. */
export const HIGHEST_LIKELIHOOD_PERCENT = 99.9;

/**
 * What a finding says of the document. A manipulated part makes a manipulated document; a part that is clean
 * clears the document only as far as it reaches: with a share `s`, P(measure | manipulated) is `s` times that
 * of an edit in the part and `1 - s` times that of an edit elsewhere, which leaves the part as an honest one.
 */
export function ratioOf(
  { calibration }: Pick<AnyCheck, 'calibration'>,
  { measure, shareOfDocument = 1 }: Finding,
): number {
  const ratio = logLikelihoodRatio(calibration, measure);
  return ratio >= 0 ? ratio : Math.log(1 - shareOfDocument + shareOfDocument * Math.exp(ratio));
}

/**
 * One check's standing. `FAIL` means that what it found speaks for manipulation and would by itself lift a
 * document into the middle band; context fails only where the document was not cleared, so that no verified
 * record holds an accusation. A check with a bound of its own fails by that, too. One that did not look has
 * no likelihood.
 * @param document the likelihood of the document; without it the check is judged as if it stood alone
 */
export function judgeCheck(
  { check, outcome }: CheckReport,
  policy: VerdictPolicy = DEFAULT_POLICY,
  document: Percent | undefined = undefined,
): CheckVerdict {
  if (outcome.kind === 'not-applicable') return { status: 'NOT_APPLICABLE' };
  if (outcome.kind === 'broken') return { status: 'ERROR' };
  const ratio = ratioOf(check, outcome.finding);
  const likelihood = probabilityOf(PRIOR_LOG_ODDS + ratio);
  const accuses = ratio > 0 && toPercent(likelihood) >= policy.mediumFrom;
  const counts = check.weight === 'fact' || document === undefined || document >= policy.mediumFrom;
  return {
    status: (accuses && counts) || failsByOwnBound({ check, outcome }) ? 'FAIL' : 'PASS',
    likelihood,
  };
}

/**
 * The document as a whole. Pure: the same outcomes and policy give the same verdict.
 *
 * Log-likelihood ratios of different groups add up; inside a group, whose checks see one and the same cause,
 * only the strongest counts, and nothing exonerates once a fact incriminates. Context cannot reject by
 * itself, nor can a fact that needs a second one at its place and has none (`Check.convictsWith`): without
 * the other facts' support they end below the upper band. Such a fact adds up with nothing that is said of
 * another place or of the file: the more likely of the two counts. Where no fact check could examine anything
 * worth mentioning, or one broke, the answer is never below the middle band: "could not look" is not "looked
 * and found nothing". Nor is it then in the upper band unless a fact incriminates, wherever the bounds lie.
 * @param pageCount of the document: where it has several, reasons name the page
 */
export function judge(
  reports: readonly CheckReport[],
  policy: VerdictPolicy = DEFAULT_POLICY,
  subject: Subject = 'document',
  pageCount = 1,
): ReckonedVerdict {
  const weighed = reports.flatMap((report): WeighedReport[] =>
    report.outcome.kind === 'examined'
      ? [{ report, logLikelihoodRatio: ratioOf(report.check, report.outcome.finding) }]
      : [],
  );
  const facts = weighed.filter(({ report }) => report.check.weight === 'fact');
  const convictingFacts = convicting(facts);
  const fromConvicting = likelihoodOf(voicesOf(convictingFacts));
  // Context only adds: an ordinary origin does not clear a document.
  const context = weighed.filter(
    (one) => one.report.check.weight === 'context' && one.logLikelihoodRatio > 0,
  );
  const voices = voicesOf(weighed.filter((one) => facts.includes(one) || context.includes(one)));
  const unsupported = facts.filter((one) => !convictingFacts.includes(one));
  const fromAll = Math.max(
    likelihoodOf(voicesOf([...convictingFacts, ...context])),
    ...(unsupported.length > 0 ? [likelihoodOf(voicesOf(unsupported))] : []),
  );
  const capped = Math.min(fromAll, Math.max(fromConvicting, policy.highFrom - PERCENT_STEP));
  const looked = facts.some(hasLooked);
  const lacksLook = !looked || reports.some(({ check, outcome }) => isBrokenFact(check, outcome.kind));
  const decided = lacksLook ? Math.max(capped, policy.mediumFrom) : capped;
  const accused = voices.some(({ ratio }) => ratio > 0);
  const accusedByFact = facts.some(({ logLikelihoodRatio }) => logLikelihoodRatio > 0);
  const unrejected =
    lacksLook && !accusedByFact ? Math.min(decided, policy.highFrom - PERCENT_STEP) : decided;
  const likelihood = toStep(Math.min(unrejected, HIGHEST_LIKELIHOOD_PERCENT));
  const isUndecided = lacksLook && !(accused && capped >= policy.mediumFrom);
  const undecided = isUndecided ? whyUndecided(reports) : null;
  const band = bandOf(likelihood, policy);
  const reasons = (subject === 'document' ? explain : explainObject)(reports, weighed, {
    classification: band.classification,
    looked,
    undecided,
    pageCount,
  });
  const arithmetic = arithmeticOf({
    judgeVersion: JUDGE_VERSION,
    prior: fraction(PRIOR_MANIPULATED),
    policy,
    weighed,
    voices,
    undecided,
    bounds: [
      { kind: 'context-bound', likelihood: capped },
      { kind: looked ? 'check-broke' : 'nobody-looked', likelihood: unrejected },
      { kind: 'ceiling', likelihood },
    ],
  });
  const reasoning = reasons.map((reason) => worded(reason, 'en'));
  return { likelihood, ...band, reasoning, reasons, arithmetic };
}

const likelihoodOf = (voices: readonly Voice[]): Percent =>
  toPercent(probabilityOf(PRIOR_LOG_ODDS + sumOf(countedVoices(voices))));

/**
 * A check that compares a few values and clears nothing where they agree has not looked at the rest of the
 * document; what a file declares of itself stands for a look only where it clears.
 */
const hasLooked = ({ report: { check, outcome }, logLikelihoodRatio }: WeighedReport): boolean =>
  outcome.kind === 'examined' &&
  mayClear(check) &&
  (check.basis !== 'declared' || logLikelihoodRatio < 0) &&
  (outcome.finding.shareOfDocument ?? 1) >= LEAST_SHARE_OF_DOCUMENT;

const mayClear = ({ calibration: { points } }: AnyCheck): boolean =>
  points[0] !== undefined && points[0].logLikelihoodRatio < 0;

const isBrokenFact = (check: AnyCheck, kind: string): boolean => check.weight === 'fact' && kind === 'broken';

/** A likelihood on a bound belongs to the band above it. */
export function bandOf(
  likelihood: Percent,
  policy: VerdictPolicy,
): Pick<Verdict, 'fraudSeverity' | 'classification'> {
  if (likelihood >= policy.highFrom) return { fraudSeverity: 'high', classification: 'rejected' };
  if (likelihood >= policy.mediumFrom) return { fraudSeverity: 'medium', classification: 'unverified' };
  return { fraudSeverity: 'low', classification: 'verified' };
}
