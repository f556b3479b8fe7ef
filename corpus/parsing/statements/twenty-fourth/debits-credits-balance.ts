import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { centsOf } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted, toldOver } from '../ninth/telling.js';
import type { Row, Sheet } from '../sheet.js';
import { customerNumber } from '../twelfth/parties.js';
import { cameThenWent } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';

/** The words of this layout. */
export const DEBITS_CREDITS_BALANCE = issuerWords(
  'Please notify us promptly of any change of address. In case of errors or questions about your electronic transfers, telephone us at 1-888-555-0138 or write us at P.O. Box 2900, Honolulu, HI 96846 as soon as you can. Member FDIC.',
  ['ALOHA CHECKING', 'KUPUNA INTEREST CHECKING', 'SIMPLE CHECKING'],
  {
    deposits: ['ACH CREDIT', 'ACH CREDIT', 'DEPOSIT', 'MOBILE DEPOSIT'],
    withdrawals: [
      'DEBIT CARD PURCHASE',
      'DEBIT CARD PURCHASE',
      'DEBIT CARD PURCHASE',
      'ACH DEBIT',
      'ATM WITHDRAWAL',
    ],
    fees: ['MONTHLY SERVICE FEE'],
    check: 'CHECK',
  },
);

/** After Bank of Hawaii's: name and post-office box at the left, title over number, period and page at the right, the holder as behind a window, whom to ask beside it. */
export const islandTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank">${sheet.bank()}</span><br><span class="small">${bankAddressOf(sheet, 'P.O. Box 2900', 'Honolulu, HI 96846-6000')}</span></div><div style="white-space:nowrap"><h1>Statement of Account</h1>${pairs(
    [
      ['Account Number', sheet.number(0)],
      ['Statement Period', `${sheet.start()} - ${sheet.end()}`],
      ['Page', '1 of 2'],
    ],
    'pairs ragged',
  )}</div></div>
<div class="split" style="margin:26pt 0 22pt"><div style="margin-left:22pt">${sheet.holder()}<br>${sheet.holderAddress()}</div><div class="small"><b>QUESTIONS?</b><br>24-Hour Customer Service: 1-888-555-0138<br>Oahu: 808-555-0138 &nbsp; TTY: 1-888-555-0139<br>www.bankofmolokini.example</div></div>`;

/** After Bank of Hawaii's: kind and number in a band, beneath it both balances around credits, checks, other debits and fees with how many there were. */
export const islandSummary: AccountSection = (sheet, account) => {
  const day = (which: 'start' | 'end'): string => formatDay(sheet.facts[which], 'MM/DD/YY', 'en');
  const counted = (
    words: string,
    kind: 'deposit' | 'check' | 'withdrawal' | 'fee',
    sum: string,
  ): string[] => [words, String(sheet.rows(account, [kind]).length), sum];
  const sumOfKind = (kind: 'check' | 'withdrawal'): string =>
    `-${sheet.digits(centsOf(sheet.rows(account, [kind])))}`;
  return `<div class="band split" style="padding:3pt 6pt"><b>${sheet.type(account)}</b><b>${sheet.number(account)}</b></div><div style="width:66%">${table(
    ['Account Summary', 'Items', 'Amount'],
    [
      [`Beginning Balance ${day('start')}`, '', sheet.opening(account)],
      counted('Deposits and Other Credits', 'deposit', sheet.credits(account)),
      counted('Checks Paid', 'check', sumOfKind('check')),
      counted('Other Debits', 'withdrawal', sumOfKind('withdrawal')),
      counted('Fees and Service Charges', 'fee', `-${sheet.fees(account)}`),
      [`<b>Ending Balance ${day('end')}</b>`, '', `<b>${sheet.closing(account)}</b>`],
      ['Days in Statement Period', String(daysOf(sheet)), ''],
    ],
    [1, 2],
    'rows',
  )}</div>`;
};

/** A card's slip has the day of use and the shop beneath its kind; an order its originator and purpose. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'DEBIT CARD PURCHASE')
    return [
      `${manner} ${formatDay(row.movement.day, 'MM/DD', 'en')} CARD ${customerNumber(sheet, 4)}`,
      party,
    ];
  if (manner === 'ACH CREDIT') return [`${party.toUpperCase()} PAYROLL`];
  if (manner === 'ACH DEBIT') return [`${party} ${manner}`];
  return [manner || row.movement.description];
};

/** After Bank of Hawaii's: day, words, debits before credits before balance; no row for either balance. */
export const islandTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const [came, went] = cameThenWent(row, unsigned);
    return [date, told, went, came, balance];
  });
  const head = [
    '<div style="width:40pt">Date</div>',
    '<div style="width:250pt">Description</div>',
    'Debits',
    'Credits',
    'Balance',
  ];
  return `<h2>Account Activity</h2>${table(head, body, [2, 3, 4], 'rows zebra')}`;
};
