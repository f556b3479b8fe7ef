import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import type { Row, Sheet } from '../sheet.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const ACCOUNT_STATEMENT = issuerWords(
  'Error resolution notice: in case of errors or questions about your electronic transfers, call 1-877-555-0193 or email support@vireo.example no later than 60 days after we sent the first statement on which the problem appeared. Member FDIC.',
  ['Bank Account'],
  {
    deposits: ['Direct Deposit', 'Transfer from', 'Mobile Check Deposit'],
    withdrawals: ['Purchase', 'Bill Pay', 'Transfer to'],
  },
);

/** After Varo Bank's: name and address of the bank, kind of account in the title, the holder at the left of number and period. */
export const accountStatementTop: Section = (sheet) =>
  `<div class="split"><span class="bank">${sheet.bank()}</span><div class="right">${sheet.bankAddress()}</div></div>
<h1 style="margin:16pt 0 12pt">${sheet.type(0)} Statement</h1>
<div class="split"><div><b>${sheet.holder()}</b><br>${sheet.holderAddress()}</div><div style="width:48%">${pairs(
    [
      ['Account number', sheet.number(0)],
      ['Statement period', `${sheet.start()} - ${sheet.end()}`],
    ],
  )}</div></div>`;

/** After Varo Bank's: balances with their days, sums between them. */
export const accountStatementSummary: AccountSection = (sheet, account) => {
  const { start, end } = sheet.facts;
  const sums = pairs([
    [`Beginning balance on ${formatDay(start, 'long', 'en')}`, `$${sheet.opening(account)}`],
    ['Deposits and credits', `$${sheet.credits(account)}`],
    ['Withdrawals and debits', `-$${sheet.debits(account)}`],
    ['Fees', '$0.00'],
    [`<b>Ending balance on ${formatDay(end, 'long', 'en')}</b>`, `<b>$${sheet.closing(account)}</b>`],
  ]);
  return `<div style="margin-top:12pt;width:66%"><h2>Account summary</h2>${sums}</div>`;
};

/** The kind of movement behind a shop's or an employer's name, before a person's. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  return manner.startsWith('Transfer') ? `${manner} ${personOf(row, 'en')}` : `${party} ${manner}`;
};

/** After Varo Bank's: day, words, amount with the minus before the dollar, balance. */
export const accountStatementTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [wordsOf(sheet, row)]);
    return [date, told, `${row.movement.cents < 0 ? '-' : ''}$${unsigned}`, `$${balance}`];
  });
  return `<h2>Transactions</h2>${table(['Date', 'Description', 'Amount', 'Balance'], body, [2, 3], 'rows ruled')}`;
};
