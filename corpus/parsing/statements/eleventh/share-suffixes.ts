import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import { formatSigned } from '../../printing/money.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { isSavings, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { compactDay } from './parties.js';

export const SHARE_SUFFIXES = issuerWords(
  'Federally insured by NCUA. In case of errors or questions about your electronic transfers telephone us at (505) 555-0138 or write us at the address above as soon as you can.',
  ['PRIMARY SAVINGS', 'FREE CHECKING'],
  {
    deposits: ['Deposit ACH', 'Deposit Shared Branch', 'Deposit Mobile'],
    withdrawals: ['Withdrawal Debit Card', 'Withdrawal POS', 'Withdrawal ACH', 'Withdrawal Bill Payment'],
    check: 'Draft',
  },
);

/** Suffixes under which the member's number leads to an account. */
const SUFFIXES = { savings: '0001', checking: '0070' } as const;
const suffixOf = (sheet: Sheet, account: number): string =>
  isSavings(sheet, account) ? SUFFIXES.savings : SUFFIXES.checking;

function linesOf(sheet: Sheet, account: number, row: Row): string[] {
  const { manner, party } = parted(sheet, row);
  const capitals = party.toUpperCase();
  if (isSavings(sheet, account)) {
    const isIn = row.movement.cents > 0;
    return [
      `${isIn ? 'Deposit' : 'Withdrawal'} Home Banking Transfer ${isIn ? 'From' : 'To'} Share ${SUFFIXES.checking}`,
    ];
  }
  switch (manner) {
    case 'Deposit ACH':
      return [
        `Deposit ACH ${capitals.slice(0, 16).trim()}`,
        `TYPE: PAYROLL ID: 9${referenceNumber(row, 9)} CO: ${capitals}`,
      ];
    case 'Withdrawal ACH':
    case 'Withdrawal Bill Payment':
      return [`${manner} ${capitals}`, `TYPE: ONLINE PMT ID: 3${referenceNumber(row, 9)}`];
    case 'Deposit Shared Branch':
    case 'Deposit Mobile':
      return [manner];
    case '':
      return [`Draft ${row.movement.checkNumber}`, `Tracer 0000${referenceNumber(row, 8)}`];
    default:
      return [`${manner} #${referenceNumber(row, 12)}`, `${compactDay(row)} ${capitals}`];
  }
}

/** After a credit union's page on Symitar: its name over the address, number, period and page in cells at the right, the member low at the left. */
export const suffixesTop: Section = (sheet) => {
  const { facts } = sheet;
  const cells = table(
    ['Member Number', 'Statement Period', 'Page'],
    [['XXXX80417', `${sheet.start()} thru ${sheet.end()}`, '1 of 3']],
    [],
    'rows grid',
  );
  const closing = (account: number): string => sheet.closing(account);
  const shares = facts.accounts.map((_, index) => [
    suffixOf(sheet, index),
    sheet.type(index),
    sheet.number(index),
    closing(index),
  ]);
  return `<div class="split"><div><div class="bank">${sheet.bank()}</div>${sheet.bankAddress()}<br>(505) 555-0138 &nbsp; redmesacu.example</div><div style="width:46%"><div class="center"><b>STATEMENT OF ACCOUNTS</b></div>${cells}</div></div>
<div style="margin:28pt 0 24pt 26pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div style="width:64%"><b>ACCOUNT SUMMARY</b>${table(['ID', 'Deposit Accounts', 'Account Number', 'Ending Balance'], shares, [3], 'rows ruled')}</div>`;
};

/** Each share under its suffix: day of posting and of effect, words over two lines, the amount with a minus before what went, the balance behind each. */
export const suffixesTable: AccountSection = (sheet, account) => {
  const { facts, design } = sheet;
  const day = (which: 'start' | 'end'): string => formatDay(facts[which], design.dateStyle, 'en');
  const body = sheet.rows(account).map((row) => {
    const { date, told, balance } = toldOver(sheet, account, row, linesOf(sheet, account, row));
    return [date, date, told, formatSigned(row.movement.cents, design.money), balance];
  });
  const rows = [
    [day('start'), '', '<b>Previous Balance</b>', '', sheet.opening(account)],
    ...body,
    [day('end'), '', '<b>Ending Balance</b>', '', sheet.closing(account)],
  ];
  return `<div style="border-bottom:1.5pt solid ${design.accent};margin-top:12pt"><b>ID ${suffixOf(sheet, account)} &nbsp; ${sheet.type(account)}</b> &nbsp; ${sheet.holder()}</div>${table(['Post<br>Date', 'Eff<br>Date', 'Transaction Description', 'Amount', 'Balance'], rows, [3, 4], 'rows')}`;
};

/** How many came and went under each share, and what they come to; a year's dividends, which are none. */
export const suffixesTotals: AccountSection = (sheet, account) => {
  const deposits = sheet.rows(account, ['deposit']);
  const withdrawals = sheet.rows(account, ['withdrawal', 'check', 'fee']);
  return `<div class="small">${deposits.length} Deposits for a total of $${sheet.credits(account)} &nbsp; ${withdrawals.length} Withdrawals for a total of $${sheet.debits(account)}<br>Dividends paid year to date: $0.00</div>`;
};
