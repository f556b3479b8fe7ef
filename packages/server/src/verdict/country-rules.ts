import { type CheckType, type Reason, worded } from '@assay/forensics';
import type { Country } from '../store/record-types.js';
import type { Judgment } from './judge-examination.js';

/** A failed check that a country's lenders do not accept, whatever the likelihood of manipulation. */
interface CountryRule {
  readonly type: CheckType;
  /** Put before the other reasons. */
  readonly reasons: readonly Reason[];
}

const RULES: Readonly<Partial<Record<Country, readonly CountryRule[]>>> = {
  mx: [
    {
      type: 'PHOTOCOPY',
      reasons: [{ sentence: 'RULE_PHOTOCOPY' }, { sentence: 'RULE_LIKELIHOOD' }],
    },
  ],
};

/**
 * What a country's rules make of a judgment: the classification `rejected`, and why. Likelihood and severity
 * stay what the evidence says, since breaking a rule is no manipulation (docs/decisions/0012). The rule decides
 * a document that was undecided.
 * @param country where the sender expects the document to come from
 */
export function byCountryRule(country: Country, judgment: Judgment): Judgment {
  const broken = (RULES[country] ?? []).filter(({ type }) =>
    judgment.checks.some((check) => check.type === type && check.status === 'FAIL'),
  );
  if (broken.length === 0) return judgment;
  const { verdict, checks } = judgment;
  const ruled = broken.flatMap(({ reasons }) => reasons);
  const reasoning = [...ruled.map((reason) => worded(reason, 'en')), ...verdict.reasoning];
  const reasons = [...ruled, ...verdict.reasons];
  const arithmetic = { ...verdict.arithmetic, undecided: null };
  return { verdict: { ...verdict, classification: 'rejected', reasoning, reasons, arithmetic }, checks };
}
