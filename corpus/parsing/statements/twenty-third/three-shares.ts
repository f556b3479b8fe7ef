import { formatDay } from '../../printing/dates.js';
import { inBold, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { customerNumber } from '../twelfth/parties.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { billerOf, earnedCents } from './parties.js';

/** The words of this layout. */
export const THREE_SHARES = issuerWords(
  'In case of errors or questions about your electronic transfers, call 1-800-555-0162 or write to the address above. Insured by NCUA: your savings federally insured to at least $250,000 and backed by the full faith and credit of the United States Government.',
  ['Primary Savings', 'MyRoute Checking', 'Money Market Account'],
  {
    deposits: ['ACH Deposit', 'Mobile Check Deposit', 'Branch Deposit'],
    withdrawals: [
      'POS Withdrawal',
      'Debit Card Withdrawal',
      'Debit Card Withdrawal',
      'ACH Withdrawal',
      'Bill Pay Withdrawal',
    ],
    interest: ['Dividend Deposit'],
  },
);

/** After Mountain America Credit Union's: name and post-office box, the member as behind a window beside number and period, then the balances of all shares. */
export const sharesTop: Section = (sheet) => {
  const shares = sheet.facts.accounts.map((_, account) => [
    sheet.type(account),
    sheet.number(account),
    `$${sheet.opening(account)}`,
    `$${sheet.closing(account)}`,
  ]);
  return `<div class="split" style="border-bottom:2pt solid #b5121b;padding-bottom:5pt"><div><span class="bank">${sheet.bank()}</span><br>${bankAddressOf(sheet, 'P.O. Box 2184', 'Sandy, UT 84091', ' &nbsp;•&nbsp; ')}</div><div class="right"><h1>Account Statement</h1>Page 1 of 3</div></div>
<div class="split" style="margin:30pt 0 26pt 20pt"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div><div class="right"><b>Member Number</b><br>XXXXX${customerNumber(sheet, 4)}<br><b>Statement Period</b><br>${sheet.start()} to ${sheet.end()}</div></div>
<h2>Account Summary</h2>${table(['Share Accounts', 'Account', 'Beginning Balance', 'Ending Balance'], shares, [2, 3], 'rows ruled')}`;
};

const isChecking = (sheet: Sheet, account: number): boolean =>
  sheet.account(account).type.includes('Checking');

/** On savings what moved is a transfer; a card's slip has the shop beneath its kind. */
const linesOf = (sheet: Sheet, account: number, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  const { day, cents, description } = row.movement;
  if (manner === '') return [description];
  if (!isChecking(sheet, account))
    return [cents > 0 ? 'Deposit Transfer From MyRoute Checking' : 'Withdrawal Transfer To MyRoute Checking'];
  if (manner === 'ACH Deposit') return [manner, `${party.toUpperCase()} TYPE: PAYROLL`];
  if (cents > 0) return [manner];
  if (manner === 'ACH Withdrawal')
    return [manner, `${billerOf(row, 'en')} TYPE: PAYMENT ID: ${referenceNumber(row, 10)}`];
  if (manner === 'Bill Pay Withdrawal') return [manner, billerOf(row, 'en')];
  return [`${manner} ${formatDay(day, 'MM/DD', 'en')} #${referenceNumber(row, 12)}`, party];
};

/** After Mountain America Credit Union's: share and number in a tinted row, then day, words, one column of signed amounts and the balance; both balances as rows, sums and dividends beneath. */
export const sharesTable: AccountSection = (sheet, account) => {
  const { start, end } = sheet.facts;
  const body = sheet.rows(account).map((row) => {
    const { date, told, signed, balance } = toldOver(sheet, account, row, linesOf(sheet, account, row));
    return [date, told, signed, balance];
  });
  const edge = (day: typeof start, words: string, balance: string): string[] =>
    inBold([formatDay(day, sheet.design.dateStyle, 'en'), words, '', balance]);
  const all = [
    edge(start, 'Beginning Balance', sheet.opening(account)),
    ...body,
    edge(end, 'Ending Balance', sheet.closing(account)),
  ];
  const head = [
    '<div style="width:54pt">Date</div>',
    '<div style="width:290pt">Transaction Description</div>',
    'Amount',
    'Balance',
  ];
  const earned = earnedCents(sheet, account);
  return `<div class="split" style="background:#e6e7e8;padding:3pt 6pt;margin-top:10pt;break-after:avoid"><b>${sheet.type(account)}</b><b>${sheet.number(account)}</b></div>${table(head, all, [2, 3], 'rows ruled')}<div class="small split" style="break-before:avoid"><div>Total Deposits $${sheet.credits(account)}</div><div>Total Withdrawals $${sheet.debits(account)}</div><div>Dividends This Period $${sheet.digits(earned)}</div><div>Dividends Year to Date $${sheet.digits(earned * end.month)}</div></div>`;
};
