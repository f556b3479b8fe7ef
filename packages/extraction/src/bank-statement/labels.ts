import { patternOf } from '../vocabulary/pattern.js';
import PATTERNS from './labels.json' with { type: 'json' };

/**
 * What banks of the United States, Mexico and Brazil call the figures of an account's summary; folded text
 * (layout/fold-text.ts). Labels only propose: a figure counts when the sums confirm it.
 */
const ROLES = {
  opening: patternOf(PATTERNS.opening, 'u'),
  closing: patternOf(PATTERNS.closing, 'u'),
  deposits: patternOf(PATTERNS.deposits, 'u'),
  withdrawals: patternOf(PATTERNS.withdrawals, 'u'),
} as const;

export type SummaryRole = keyof typeof ROLES;
export const SUMMARY_ROLES = Object.keys(ROLES) as readonly SummaryRole[];

export const summaryRole = (folded: string): SummaryRole | undefined =>
  SUMMARY_ROLES.find((role) => ROLES[role].test(folded));

/** A row of the table that is no transaction, though it may carry a date. */
const BALANCE = patternOf(PATTERNS.balance, 'u');
/**
 * `Total   1,204.00`, `4 deposits and other credits   Total $ 6,387.39`; a shop may be called so among other
 * words: `PAGO TOTAL PLAY TELECOM`.
 */
const TOTAL =
  /^\P{L}*(?:grand )?(?:sub ?)?tota(?:l|ls|les|is)\b|\b(?:sub ?)?tota(?:l|ls|les|is)(?:\P{L}|\br\$)*$/u;

export const isTotalRow = (folded: string): boolean => TOTAL.test(folded);
export const isBalanceRow = (folded: string): boolean => BALANCE.test(folded) || isTotalRow(folded);
