import type { CheckDescription } from '../../checks/describe-checks.js';
import type { Finding } from '../../detection/findings.js';
import type { Detection } from '../../store/detection-types.js';
import type { Words } from '../words/en.js';
import { logOddsOf } from './numbers.js';

/** Likelihoods that the axis names. */
const TICKS_PERCENT = [1, 10, 25, 50, 75, 90, 99, 99.9];
/** Of log-odds, on both ends of the axis. */
const MARGIN = 0.4;

/** The stored arithmetic as a waterfall on the axis of log-odds and as a table. Nothing is reckoned here. */
export function whyToShow(
  { arithmetic, checks, classification }: Detection,
  findings: readonly Finding[],
  descriptions: ReadonlyMap<string, CheckDescription>,
  { why: w, evidence, numbers }: Words,
) {
  if (!arithmetic) return { missing: w.missing };
  const { steps, terms, prior, policy } = arithmetic;
  const titleOf = (checkId: string): string => {
    const number = findings.find(({ check }) => check.checkId === checkId)?.number;
    const title = evidence.titles[checkId] ?? descriptions.get(checkId)?.title ?? checkId;
    return number === undefined ? title : `(${number}) ${title}`;
  };
  const ends = [...steps.map(({ logOdds }) => logOdds), ...TICKS_PERCENT.map(logOddsOf)];
  const [low, high] = [Math.min(...ends) - MARGIN, Math.max(...ends) + MARGIN];
  const onAxis = (logOdds: number): number => (logOdds - low) / (high - low);
  const last = steps.at(-1)?.likelihood ?? 0;
  return {
    judge: w.judge(arithmetic.judgeVersion),
    ticks: TICKS_PERCENT.map((percent) => ({ at: onAxis(logOddsOf(percent)), label: `${percent} %` })),
    bars: steps.map((step, index) => {
      const speaking = terms.filter(({ group, counted }) => counted && group === step.group);
      const name =
        step.kind === 'prior'
          ? w.prior(String(Math.round(1 / prior)))
          : speaking.map(({ checkId }) => titleOf(checkId)).join(', ') || (w.steps[step.kind] ?? step.kind);
      return {
        name,
        from: onAxis(steps[index - 1]?.logOdds ?? step.logOdds),
        to: onAxis(step.logOdds),
        adds: step.adds === undefined ? '' : numbers.weight(step.adds),
        logOdds: numbers.decimals(step.logOdds),
        likelihood: numbers.likelihood(step.likelihood),
      };
    }),
    notCounted: Object.entries(w.because).flatMap(([because, reason]) => {
      const left = terms.filter((term) => term.because === because && term.logLikelihoodRatio !== 0);
      const names = left.map((term) => `${titleOf(term.checkId)} ${numbers.weight(term.logLikelihoodRatio)}`);
      return left.length > 0 ? [{ reason, names: names.join('; ') }] : [];
    }),
    notes: [
      ...(classification === 'rejected' && last < policy.highFrom ? [w.countryRule] : []),
      w.weightless(terms.filter(({ logLikelihoodRatio }) => logLikelihoodRatio === 0).length),
      w.nothingToLookAt(checks.filter(({ status }) => status === 'NOT_APPLICABLE').length),
    ],
  };
}
