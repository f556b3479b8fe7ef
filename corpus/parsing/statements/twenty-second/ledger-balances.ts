import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { overdraftFees } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { toldOfKinds } from '../twenty-first/kind-lists.js';

/** The words of this layout. */
export const LEDGER_BALANCES = issuerWords(
  'IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS, telephone us at 1-800-555-0154 or write us at the address above as soon as you can. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error or problem appeared. Member FDIC. Equal Housing Lender.',
  ['FREE CHECKING', 'VALUE CHECKING', 'PREMIER INTEREST CHECKING'],
  {
    deposits: ['DIRECT DEPOSIT', 'DEPOSIT', 'MOBILE DEPOSIT'],
    withdrawals: ['POS PURCHASE', 'DEBIT CARD PURCHASE', 'ACH DEBIT', 'RECURRING CARD PURCHASE'],
    fees: ['MONTHLY MAINTENANCE FEE'],
    check: 'CHECK',
  },
);

/** After First Horizon's: name over a post-office box, number, period and page as labels before values at the right, the holder as behind a window. */
export const ledgerTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>${bankAddressOf(sheet, 'P.O. Box 1084', 'Memphis, TN 38101-1084')}</div><div style="white-space:nowrap">${pairs(
    [
      ['Account Number:', sheet.number(0)],
      ['Statement Period:', `${sheet.start()} - ${sheet.end()}`],
      ['Page:', '1 of 2'],
      ['Customer Service:', '1-800-555-0154'],
    ],
    'pairs ragged',
  )}</div></div>
<div style="margin:34pt 0 30pt 24pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>`;

const heading = (words: string): string =>
  `<div style="border-top:1.5pt solid #1b3a6b;border-bottom:0.5pt solid #1b3a6b;margin-top:8pt;padding:2pt 0;break-after:avoid"><b>${words}</b></div>`;

/** After First Horizon's: kind and number over the balance of last statement, what was added and what was taken with how many there were, and the balance of this one. */
export const ledgerSummary: AccountSection = (sheet, account) => {
  const part = (words: string, kind: 'deposit' | 'check' | 'withdrawal' | 'fee', sign: string): string[] => {
    const rows = sheet.rows(account, [kind]);
    const sum =
      kind === 'deposit'
        ? sheet.credits(account)
        : kind === 'fee'
          ? sheet.fees(account)
          : sheet.digits(centsOf(rows));
    return [words, String(rows.length), `${sum} ${sign}`];
  };
  const day = (which: 'start' | 'end'): string => formatDay(sheet.facts[which], 'MM/DD/YYYY', 'en');
  const body = [
    [`Beginning Balance as of ${day('start')}`, '', `$${sheet.opening(account)} &nbsp;`],
    part('Deposits and Other Credits', 'deposit', '+'),
    part('Checks', 'check', '-'),
    part('Other Withdrawals and Debits', 'withdrawal', '-'),
    part('Service Charges and Fees', 'fee', '-'),
    [`<b>Ending Balance as of ${day('end')}</b>`, '', `<b>$${sheet.closing(account)}</b> &nbsp;`],
    ['Number of Days in Statement Period', String(daysOf(sheet)), ''],
  ];
  return `<div class="split"><h2>${sheet.type(account)}</h2><h2>${sheet.number(account)}</h2></div>${heading('ACCOUNT SUMMARY')}<div style="width:70%">${table([], body, [1, 2], 'rows')}</div>`;
};

/** A card's slip has the day of use and a terminal's number before the shop; an order its originator and purpose. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner.endsWith('PURCHASE'))
    return [`${manner} ${formatDay(row.movement.day, 'MM/DD', 'en')} ${referenceNumber(row, 6)} ${party}`];
  if (manner === 'DIRECT DEPOSIT') return [`${party.toUpperCase()} PAYROLL ${referenceNumber(row, 9)}`];
  if (manner === 'ACH DEBIT') return [`${party} ACH PMT ${referenceNumber(row, 9)}`];
  return [manner || row.movement.description];
};

/** After First Horizon's: credits, checks abreast with a star where numbers are missing, withdrawals, charges and the balance of each day. */
export const ledgerLists: AccountSection = (sheet, account) => {
  const list = (title: string, kind: 'deposit' | 'withdrawal' | 'fee'): string => {
    const body = toldOfKinds(sheet, account, [kind], linesOf).map(({ date, told, unsigned }) => [
      date,
      told,
      unsigned,
    ]);
    return body.length === 0
      ? ''
      : `${heading(title)}${table(['<div style="width:50pt">Date</div>', '<div style="width:350pt">Description</div>', 'Amount'], body, [2], 'rows')}`;
  };
  let previous = 0;
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    const isGap = previous > 0 && Number(number) > previous + 1;
    previous = Number(number);
    return [date, `${number}${isGap ? ' *' : ''}`, amount];
  });
  const checkList =
    checks.length === 0
      ? ''
      : `<div style="page-break-inside:avoid">${heading('CHECKS')}${table(headAbreast(['Date', 'Check #', 'Amount'], 3), abreast(checks, 3, 3), [2, 5, 8], 'rows')}<div class="small">* Indicates a break in check number sequence</div></div>`;
  const balances = table(
    headAbreast(['Date', 'Balance'], 4),
    abreast(dayBalances(sheet, account), 4, 2),
    [1, 3, 5, 7],
    'rows',
  );
  const fees = overdraftFees('Total for this period', 'Total year-to-date', [
    'Total Overdraft Fees',
    'Total Returned Item Fees',
  ]);
  return `${list('DEPOSITS AND OTHER CREDITS', 'deposit')}${checkList}${list('OTHER WITHDRAWALS AND DEBITS', 'withdrawal')}${list('SERVICE CHARGES AND FEES', 'fee')}<div style="page-break-inside:avoid">${heading('DAILY LEDGER BALANCES')}${balances}</div><div style="page-break-inside:avoid">${fees}</div>`;
};
