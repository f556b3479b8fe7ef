import type { PrintedValue } from './printed-value.js';

/** Codes of this check's evidence; README.md says what each means. */
export type PayrollCode =
  | 'FICA_RATIO'
  | 'TAXED_ABOVE_GROSS'
  | 'TAXED_BELOW_GROSS'
  | 'FICA_ABOVE_YEAR_MAXIMUM'
  | 'YEAR_TO_DATE_BELOW_CURRENT'
  | 'YEAR_TO_DATE_UNLIKELY'
  | 'HOURS_TIMES_RATE'
  | 'OVERTIME_BELOW_LAW'
  | 'PERIOD_LENGTH'
  | 'PAID_BEFORE_PERIOD'
  | 'W2_TAX_RATE'
  | 'W2_ABOVE_WAGE_BASE'
  | 'W2_WAGES_DISAGREE'
  | 'INSS_ABOVE_TABLE'
  | 'IRRF_ABOVE_TABLE';

/** One rule that the document breaks. */
export interface RuleBreak {
  readonly measure: number;
  readonly code: PayrollCode;
  /** One sentence that an analyst can defend before a customer. */
  readonly summary: string;
  /** The value to be shown. */
  readonly at: PrintedValue;
  /**
   * What the rule asks for in its place, in hundredths: any value from `low` to `high`. Absent for rules of
   * dates.
   */
  readonly fitting?: { readonly low: number; readonly high: number };
  /** Every value that the rule was reckoned from, {@link at} among them. */
  readonly restsOn: readonly PrintedValue[];
}

/**
 * Breaks that were reckoned from more than they say by themselves: a law is that of a day, and a misread day
 * is another law.
 */
export const alsoRestingOn = (
  breaks: readonly RuleBreak[],
  ...values: readonly PrintedValue[]
): RuleBreak[] => breaks.map((one) => ({ ...one, restsOn: [...one.restsOn, ...values] }));
