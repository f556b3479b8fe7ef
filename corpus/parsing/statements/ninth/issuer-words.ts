import type { StatementWords } from '../design.js';

const NO_LABELS = {
  title: '',
  page: '',
  of: '',
  period: '',
  startDate: '',
  endDate: '',
  from: '',
  to: '',
  holder: '',
  accountNumber: '',
  accountType: '',
  summary: '',
  opening: '',
  closing: '',
  credits: '',
  debits: '',
  fees: '',
  activity: '',
  date: '',
  description: '',
  amount: '',
  moneyIn: '',
  moneyOut: '',
  balance: '',
  checks: '',
  checkNumber: '',
  carriedForward: '',
  broughtForward: '',
} as const;

/** The words of a layout that follows one issuer's form: its labels stand in its own markup, as no other layout prints them. */
export const issuerWords = (
  small: string,
  accountTypes: readonly string[],
  texts: Pick<StatementWords['texts'], 'deposits' | 'withdrawals'> & Partial<StatementWords['texts']>,
): StatementWords => ({
  ...NO_LABELS,
  small,
  accountTypes,
  texts: { fees: [], check: '', reference: '', ...texts },
});
