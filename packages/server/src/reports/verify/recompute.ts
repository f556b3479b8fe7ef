import {
  type Arithmetic,
  type ArithmeticStep,
  HIGHEST_LIKELIHOOD_PERCENT,
  likelihoodAt,
  logOddsOf,
} from '@assay/forensics';

/** Of log-odds that were added in another order. */
const TOLERANCE = 1e-9;

const inTenths = (percent: number): number => Math.round(percent * 10) / 10;
const isClose = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE;

/**
 * Does the sum of a record again: the prior, what each group of checks adds by its strongest, and the bounds.
 * @returns what does not fit, in words; undefined where all of it does
 */
export function problemOfArithmetic(
  { prior, policy, terms, steps }: Arithmetic,
  likelihood: number,
): string | undefined {
  const [first, ...rest] = steps;
  if (first?.kind !== 'prior' || !isClose(first.logOdds, logOddsOf(prior)))
    return 'it does not begin with its prior';
  let before: ArithmeticStep = first;
  for (const step of rest) {
    const problem =
      step.kind === 'group' ? problemOfGroup(step, before, terms) : problemOfBound(step, before, policy);
    if (problem) return problem;
    before = step;
  }
  const groups = rest.filter(({ kind }) => kind === 'group').map(({ group }) => group);
  if (new Set(groups).size !== groups.length) return 'a group counts twice';
  const left = terms.find(({ counted, group }) => counted && !groups.includes(group));
  if (left) return `the group ${left.group} counts and has no step`;
  return before.likelihood === likelihood
    ? undefined
    : `it ends at ${before.likelihood}, and the record says ${likelihood}`;
}

/** Of checks that see one cause the one that counts most: the most incriminating, else the most exonerating. */
function problemOfGroup(
  step: ArithmeticStep,
  before: ArithmeticStep,
  terms: Arithmetic['terms'],
): string | undefined {
  const counted = terms.filter((term) => term.counted && term.group === step.group);
  const ratios = counted.map(({ logLikelihoodRatio }) => logLikelihoodRatio);
  const adds = step.adds ?? Number.NaN;
  if (!ratios.some((ratio) => isClose(ratio, adds)))
    return `no check of the group ${step.group} weighs ${step.adds}`;
  if (!isClose(step.logOdds, before.logOdds + adds))
    return `the step of the group ${step.group} does not add up`;
  return step.likelihood === likelihoodAt(step.logOdds)
    ? undefined
    : `${step.logOdds} is another likelihood than ${step.likelihood}`;
}

/** Bounds move a likelihood to where the policy has its bands, or keep it below certainty. */
function problemOfBound(
  step: ArithmeticStep,
  before: ArithmeticStep,
  policy: Arithmetic['policy'],
): string | undefined {
  const bounds = [policy.mediumFrom, inTenths(policy.highFrom - 0.1)];
  const fits = {
    'context-bound': step.likelihood <= before.likelihood,
    'nobody-looked': bounds.includes(step.likelihood),
    'check-broke': bounds.includes(step.likelihood),
    ceiling: step.likelihood <= HIGHEST_LIKELIHOOD_PERCENT && step.likelihood <= before.likelihood,
    prior: false,
    group: false,
  }[step.kind];
  return fits && isClose(step.logOdds, logOddsOf(step.likelihood / 100))
    ? undefined
    : `the step ${step.kind} does not fit`;
}
