import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { centsOf } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** The words of this layout. */
export const MONTHLY_ACTIVITY = issuerWords(
  'Direct inquiries to customer service at 1-888-555-0158. Banking products are provided by this bank, Member FDIC. Review your statement promptly: errors must be reported within 60 days.',
  ['SMART ADVANTAGE CHECKING', 'SMART MONEY CHECKING', 'RELATIONSHIP CHECKING'],
  {
    deposits: ['ACH CREDIT', 'MOBILE DEPOSIT', 'TELLER DEPOSIT'],
    withdrawals: ['POS PURCHASE', 'ACH DEBIT', 'RECURRING PURCHASE', 'ZELLE PAYMENT SENT'],
    check: 'CHECK',
  },
);

/** After BMO's in the United States: bank and period above, the holder at the left, help at the right, the deposit account's number and balance in a table. */
export const monthlyActivityTop: Section = (sheet) =>
  `<div class="split" style="border-bottom:2pt solid #0079c1;padding-bottom:4pt"><div><span class="bank">${sheet.bank()}</span><br><span class="small">${sheet.bankAddress()}</span></div><div class="right"><b>ACCOUNT STATEMENT</b><br>Statement Period<br><b>${sheet.start()} to ${sheet.end()}</b><br>Page 1 of 3</div></div>
<div class="split" style="margin:26pt 0 20pt"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:38%"><b>Contact us</b><br>1-888-555-0158<br>www.blmbank.example</div></div>
<b>Your accounts</b>${table(['Deposit Accounts', 'Account Number', 'Ending Balance'], [[sheet.type(0), sheet.number(0), `$${sheet.closing(0)}`]], [2], 'rows ruled')}`;

/** After BMO's: previous balance with its day, counts in brackets behind labels, the ending balance with its day. */
export const monthlyActivitySummary: AccountSection = (sheet, account) => {
  const { start, end } = sheet.facts;
  const asOf = (day: typeof start): string => `as of ${formatDay(day, 'MMM DD, YYYY', 'en')}`;
  const [into, out] = [
    sheet.rows(account, ['deposit']).length,
    sheet.rows(account, ['withdrawal', 'check']).length,
  ];
  const sums = pairs([
    [`Previous Balance ${asOf(daysAfter(start, -1))}`, `$${sheet.opening(account)}`],
    [`Deposits and other credits (${into})`, `+${sheet.credits(account)}`],
    [`Withdrawals and other debits (${out})`, `-${sheet.debits(account)}`],
    [`<b>Ending Balance ${asOf(end)}</b>`, `<b>$${sheet.closing(account)}</b>`],
  ]);
  return `<div class="band" style="padding:3pt 6pt;margin-top:8pt"><b>${sheet.type(account)}</b> &nbsp; ACCOUNT NUMBER: ${sheet.number(account)}</div><div style="width:64%"><h2>Deposit Account Summary</h2>${sums}</div>`;
};

/** Kind, of a purchase the day besides, and the name. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner.endsWith('DEPOSIT')) return manner;
  if (manner.startsWith('ZELLE')) return `${manner} CONF# ${referenceNumber(row, 9)}`;
  if (manner.startsWith('ACH')) return `${party}${row.movement.cents > 0 ? ' PAYROLL' : ''} (${manner})`;
  return `${manner} ON ${formatDay(row.movement.day, 'MM/DD', 'en')} ${party}`;
};

/** After BMO's: lists of credits and debits with the amount between day and words, the checks by number last. */
export const monthlyActivityLists: AccountSection = (sheet, account) => {
  const list = (title: string, rows: readonly Row[]): string => {
    const body = rows.map((row) => {
      const { date, told, unsigned } = toldOver(sheet, account, row, [wordsOf(sheet, row)], false);
      return [date, unsigned, told];
    });
    const head = [
      '<div style="width:42pt">Date</div>',
      '<div style="width:64pt">Amount</div>',
      '<div style="width:380pt">Description</div>',
    ];
    return `<b>${title}</b>${table(head, [...body, ['<b>Total</b>', `<b>${sheet.digits(centsOf(rows))}</b>`, '']], [1], 'rows ruled')}`;
  };
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [date, number, amount];
  });
  const checkList =
    checks.length === 0
      ? ''
      : `<div style="width:50%;page-break-inside:avoid"><b>Checks paid</b>${table(['Date', 'Check Number', 'Amount'], checks, [2], 'rows ruled')}</div>`;
  return `<h2>Monthly Activity Details</h2>${list('Deposits and other credits', sheet.rows(account, ['deposit']))}${list('Withdrawals and other debits', sheet.rows(account, ['withdrawal']))}${checkList}`;
};
