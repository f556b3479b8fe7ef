import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { closingCents, type Movement } from '../facts.js';
import type { Row, Sheet } from '../sheet.js';
import { issuerWords } from './issuer-words.js';
import { isSavings, parted, personOf, toldOver } from './telling.js';

export const MEMBER_SHARES = issuerWords(
  'Insured by NCUA. Items and charges listed are posted as of the date shown. For questions on errors or electronic transfers, call 1-888-555-0148 or write to the address above within 60 days.',
  ['Everyday Checking', 'Membership Savings'],
  {
    deposits: ['Deposit - ACH Paid From', 'Deposit - Mobile Check'],
    withdrawals: ['POS Debit- Debit Card 4417', 'Paid To -', 'ATM Withdrawal', 'Zelle DB'],
  },
);

function linesOf(sheet: Sheet, account: number, row: Row): string[] {
  const { cents, day } = row.movement;
  if (isSavings(sheet, account)) return [cents > 0 ? 'Transfer From Checking' : 'Transfer To Checking'];
  const { manner, party } = parted(sheet, row);
  const dashed = formatDay(day, 'MM/DD/YY', 'en').replaceAll('/', '-');
  if (manner.startsWith('POS')) return [`${manner} ${dashed} ${party}`];
  if (manner === 'ATM Withdrawal') return [`${manner} ${dashed} ${party}`];
  if (manner === 'Zelle DB') return [`${manner} ${personOf(row, 'en')}`];
  return [`${manner} ${party}${cents > 0 ? ' Payroll' : ' Chk 6302'}`];
}

const sumOfAccounts = (sheet: Sheet, of: (movement: Movement) => number): number =>
  sheet.facts.accounts.flatMap(({ movements }) => movements).reduce((sum, movement) => sum + of(movement), 0);

/** After Navy Federal Credit Union's statement of account: the period and the member's number at the right; one row of sums for each account and the totals of all. */
export const sharesTop: Section = (sheet) => {
  const { facts, design } = sheet;
  const rows = facts.accounts.map((_, index) => [
    `<b>${sheet.type(index)}</b><br>${sheet.number(index)}`,
    sheet.opening(index),
    sheet.credits(index),
    sheet.debits(index),
    sheet.closing(index),
    '$0.43',
  ]);
  const ofAll = (of: (account: (typeof facts.accounts)[number]) => number): string =>
    sheet.money(facts.accounts.reduce((sum, account) => sum + of(account), 0));
  const totals = [
    'Totals',
    ofAll(({ openingCents }) => openingCents),
    sheet.money(sumOfAccounts(sheet, ({ cents }) => Math.max(0, cents))),
    sheet.money(sumOfAccounts(sheet, ({ cents }) => Math.max(0, -cents))),
    ofAll(closingCents),
    '$0.86',
  ].map((cell) => `<b>${cell}</b>`);
  const head = [
    '',
    'Previous<br>Balance',
    'Deposits/<br>Credits',
    'Withdrawals/<br>Debits',
    'Ending<br>Balance',
    'YTD<br>Dividends',
  ];
  return `<div class="split"><div><b style="font-size:1.5em;color:${design.accent}">${sheet.bank()}</b><br><span class="small">${sheet.bankAddress()}</span></div><div class="right"><h1>Statement of Account</h1>Statement Period<br><b>${sheet.start()} - ${sheet.end()}</b><br>Access No. <b>11640983</b></div></div>
<div style="margin:30pt 0 24pt 20pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div class="band" style="padding:3pt 6pt"><b>Summary of your deposit accounts</b></div>${table(head, [...rows, totals], [1, 2, 3, 4, 5], 'rows ruled')}`;
};

/** Day, words, amount with a minus behind what went, and the balance, which the first and the last row have alone. */
export const sharesTable: AccountSection = (sheet, account) => {
  const { facts, design } = sheet;
  const day = (which: 'start' | 'end'): string => formatDay(facts[which], design.dateStyle, design.language);
  const { openingCents } = sheet.account(account);
  const body = sheet.rows(account).map((row) => {
    const { date, told, signed, balance } = toldOver(sheet, account, row, linesOf(sheet, account, row));
    return [date, told, signed.replace('$', ''), balance];
  });
  const rows = [
    [day('start'), 'Beginning Balance', '', sheet.digits(openingCents)],
    ...body,
    [day('end'), '<b>Ending Balance</b>', '', `<b>${sheet.digits(closingCents(sheet.account(account)))}</b>`],
  ];
  const [from, to] = [facts.start, facts.end].map((date) => formatDay(date, 'MM-DD-YYYY', 'en'));
  return `<h2>${isSavings(sheet, account) ? 'Savings' : 'Checking'}</h2><div><b>${sheet.type(account)} - ${sheet.number(account)}</b></div>${table(['Date', 'Transaction Detail', 'Amount($)', 'Balance($)'], rows, [2, 3], 'rows ruled')}
<div class="small">Average Daily Balance - Current Cycle: ${sheet.money(openingCents)}. Your account earned $0.03, with an annual percentage yield earned of 0.01%, for the dividend period from ${from} through ${to}.</div>`;
};
