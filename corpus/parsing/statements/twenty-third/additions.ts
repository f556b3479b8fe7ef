import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { cameThenWent, countsOf, overdraftFees } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { billerOf } from './parties.js';

/** The words of this layout. */
export const ADDITIONS = issuerWords(
  'In case of errors or questions about your electronic transfers, call us at 800-555-0188 or write to us at the address on the front of this statement as soon as you can. We must hear from you no later than 60 days after we sent the FIRST statement on which the problem or error appeared. Member FDIC. Equal Housing Lender.',
  ['Access Checking', 'Balanced Checking', 'Choice Checking'],
  {
    deposits: ['ACH CREDIT', 'MOBILE DEPOSIT', 'ACH CREDIT'],
    withdrawals: ['DBT CRD', 'DBT CRD', 'POS DEB', 'ACH DEBIT', 'ATM W/D'],
    fees: ['MONTHLY MAINTENANCE FEE'],
    check: 'CHECK',
  },
);

/** After Associated Bank's: name over a post-office box, page, period and number at the right, the holder as behind a window beside how to reach the bank. */
export const additionsTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>${bankAddressOf(sheet, 'P.O. Box 19184', 'Green Bay, WI 54307-9184')}</div><div style="white-space:nowrap">${pairs(
    [
      ['Page', '1 of 3'],
      ['Statement Period', `${sheet.start()} through ${sheet.end()}`],
      ['Account Number', sheet.number(0)],
    ],
    'pairs ragged',
  )}</div></div>
<div class="split" style="margin:38pt 0 30pt 30pt"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div><div class="small" style="width:34%"><b>Questions?</b><br>Customer Care: 800-555-0188, 24 hours a day<br>Hearing impaired (TDD): 800-555-0189<br>Lost or stolen cards: 800-555-0190</div></div>`;

/** After Associated Bank's: the kind of account in a rule, then both balances around how much was added and taken. */
export const additionsSummary: AccountSection = (sheet, account) => {
  const { came, went } = countsOf(sheet, account);
  const on = (which: 'start' | 'end'): string => formatDay(sheet.facts[which], 'MM/DD/YYYY', 'en');
  const body = [
    [`Beginning Balance on ${on('start')}`, `$${sheet.opening(account)}`],
    [`${came} Additions`, `+ ${sheet.credits(account)}`],
    [`${went} Subtractions`, `- ${sheet.debits(account)}`],
    [`<b>Ending Balance on ${on('end')}</b>`, `<b>$${sheet.closing(account)}</b>`],
  ];
  return `<div style="border-top:3pt solid #00573d;padding-top:3pt"><b style="font-size:1.3em">${sheet.type(account)}</b></div><h2>Account Summary</h2><div style="width:56%">${table([], body, [1], 'rows')}</div>`;
};

/** A card's slip has the day of use and the hour before the shop; an order its originator and a number; cash its machine. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  const used = formatDay(row.movement.day, 'MM/DD', 'en');
  if (manner === 'DBT CRD')
    return `${manner} ${referenceNumber(row, 4)} ${used} ${referenceNumber(row, 8)} ${party}`;
  if (manner === 'POS DEB') return `${manner} ${used} ${referenceNumber(row, 6)} ${party}`;
  if (manner === 'ATM W/D')
    return `${manner} ${used} ${referenceNumber(row, 8)} 310 W WALNUT ST GREEN BAY WI`;
  if (manner === 'ACH DEBIT') return `${billerOf(row, 'en')} PAYMENT ${referenceNumber(row, 10)}`;
  if (manner === 'ACH CREDIT') return `${party.toUpperCase()} PAYROLL ${referenceNumber(row, 8)}`;
  return manner || row.movement.description;
};

/** After Associated Bank's: day, words, additions before subtractions before balance, checks among them; both balances as rows, what overdrafts cost beneath. */
export const additionsTable: AccountSection = (sheet, account) => {
  const { start, end } = sheet.facts;
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [wordsOf(sheet, row)]);
    return [date, told, ...cameThenWent(row, unsigned), balance];
  });
  const edge = (day: typeof start, words: string, balance: string): string[] => [
    formatDay(day, sheet.design.dateStyle, 'en'),
    `<b>${words}</b>`,
    '',
    '',
    `<b>${balance}</b>`,
  ];
  const all = [
    edge(start, 'Beginning Balance', sheet.opening(account)),
    ...body,
    edge(end, 'Ending Balance', sheet.closing(account)),
  ];
  const head = ['<div style="width:36pt">Date</div>', 'Description', 'Additions', 'Subtractions', 'Balance'];
  const fees = overdraftFees('Total for This Period', 'Total Year-to-Date', [
    'Total Overdraft Fees',
    'Total Returned Item Fees',
  ]);
  return `<h2>Account Activity</h2>${table(head, all, [2, 3, 4], 'rows ruled')}<div style="page-break-inside:avoid;width:70%">${fees}</div>`;
};
