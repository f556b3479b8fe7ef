import { issuerWords } from '../ninth/issuer-words.js';
import { parted } from '../ninth/telling.js';
import type { Row, Sheet } from '../sheet.js';

/** The words of this layout. */
export const ELECTRONIC_DEBITS = issuerWords(
  'In case of errors or questions about your electronic transfers, telephone us at 800-555-0163 or write us at the address above as soon as you can. We must hear from you no later than 60 days after we sent you the first statement on which the error or problem appeared. Please examine this statement promptly. Member FDIC. Equal Housing Lender.',
  ['Personal Checking', 'Premier Checking', 'Checking Account'],
  {
    deposits: ['Deposit', 'Deposit', 'Preauthorized Credit', 'Preauthorized Credit', 'Incoming Wire-Dom'],
    withdrawals: [
      'POS Purchase',
      'POS Purchase',
      'Debit Card Purchase',
      'Preauthorized Debit',
      'ATM Withdrawal',
    ],
    fees: ['Service Charge', 'Wire Transfer Fee'],
    check: 'Check',
  },
);

/** A group of movements with a list and a count of its own. */
export interface Group {
  readonly title: string;
  readonly sumLabel: string;
  readonly kinds: NonNullable<Parameters<Sheet['rows']>[1]>;
  readonly manners: readonly string[];
}

/** Lists of what came in, in their order. */
export const CREDIT_GROUPS: readonly Group[] = [
  { title: 'DEPOSITS', sumLabel: 'Deposits', kinds: ['deposit'], manners: ['Deposit'] },
  {
    title: 'ELECTRONIC CREDITS',
    sumLabel: 'Electronic cr',
    kinds: ['deposit'],
    manners: ['Preauthorized Credit'],
  },
  { title: 'OTHER CREDITS', sumLabel: 'Other credits', kinds: ['deposit'], manners: ['Incoming Wire-Dom'] },
];
/** Lists of what went out, but for checks. */
export const DEBIT_GROUPS: readonly Group[] = [
  {
    title: 'ELECTRONIC DEBITS',
    sumLabel: 'Electronic db',
    kinds: ['withdrawal'],
    manners: ['POS Purchase', 'Debit Card Purchase', 'Preauthorized Debit', 'ATM Withdrawal'],
  },
  { title: 'OTHER DEBITS', sumLabel: 'Other debits', kinds: ['fee'], manners: [''] },
];

/** The movements of a group. */
export const rowsOf = (sheet: Sheet, account: number, { kinds, manners }: Group): Row[] =>
  sheet.rows(account, kinds).filter((row) => manners.includes(parted(sheet, row).manner));
