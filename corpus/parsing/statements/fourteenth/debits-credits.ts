import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** The words of this layout. */
export const DEBITS_CREDITS = issuerWords(
  'In case of errors or questions about your electronic transfers, contact us at 210-555-0131 or write to us at the address above as soon as you can. Deposit products offered by this bank, Member FDIC.',
  ['CLASSIC CHECKING', 'YOUTH SPENDING'],
  {
    deposits: ['ACH DEPOSIT', 'MOBILE DEPOSIT'],
    withdrawals: ['DEBIT CARD PURCHASE', 'ACH WITHDRAWAL', 'BILL PAYMENT'],
  },
);

/** After USAA's: bank over its address, holder at the left as behind a window, kind, number and period at the right. */
export const debitsCreditsTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank" style="font-size:1.4em">${sheet.bank()}</span><br>${sheet.bankAddress()}</div><span class="small">Page 1 of 3</span></div>
<div class="split" style="margin:30pt 0 18pt"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:44%"><b style="font-size:1.25em">${sheet.type(0)}</b>${pairs(
    [
      ['Account Number:', sheet.number(0)],
      ['Statement Period:', `${sheet.start()} to ${sheet.end()}`],
    ],
  )}</div></div>`;

/** After USAA's: balances and sums one beneath the other at the left, interest at the right. */
export const debitsCreditsSummary: AccountSection = (sheet, account) => {
  const sums = pairs([
    ['Beginning Balance', `$${sheet.opening(account)}`],
    ['Deposits/Credits', `$${sheet.credits(account)}`],
    ['Withdrawals/Debits', `$${sheet.debits(account)}`],
    ['<b>Ending Balance</b>', `<b>$${sheet.closing(account)}</b>`],
  ]);
  const interest = pairs([
    ['Interest Paid This Period', '$0.00'],
    ['Interest Paid Year to Date', '$0.00'],
    ['Annual Percentage Yield Earned', '0.00%'],
  ]);
  return `<div class="band" style="padding:3pt 6pt"><b>Account Summary</b></div><div class="split"><div style="width:46%">${sums}</div><div style="width:46%">${interest}</div></div>`;
};

/** Kind with the day as six digits, and beneath whom it was with. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  const six = formatDay(row.movement.day, 'MM/DD/YY', 'en').replaceAll('/', '');
  const tail = manner.startsWith('ACH') ? ` ***********${referenceNumber(row, 4)}` : '';
  return [`${manner} ${six}`, `${party}${tail}`];
};

/** After USAA's: day, words over two lines, debits before credits before the balance behind each movement; balances as first and last row; fees of the period and the year beneath. */
export const debitsCreditsTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    return [date, told, isIn ? '' : `$${unsigned}`, isIn ? `$${unsigned}` : '', `$${balance}`];
  });
  const edge = (day: 'start' | 'end', label: string, balance: string): string[] => [
    formatDay(sheet.facts[day], sheet.design.dateStyle, 'en'),
    `<b>${label}</b>`,
    '',
    '',
    `<b>$${balance}</b>`,
  ];
  const rows = [
    edge('start', 'Beginning Balance', sheet.opening(account)),
    ...body,
    edge('end', 'Ending Balance', sheet.closing(account)),
  ];
  const fees = table(
    ['Fee Summary', 'Total for this Period', 'Total Year-to-Date'],
    [
      ['Total Overdraft Fees', '$0.00', '$0.00'],
      ['Total Returned Item Fees', '$0.00', '$0.00'],
    ],
    [1, 2],
    'rows grid',
  );
  return `<div class="band" style="padding:3pt 6pt;margin-top:6pt"><b>Transactions</b></div>${table(['Date', 'Description', 'Debits', 'Credits', 'Balance'], rows, [2, 3, 4], 'rows ruled')}<div style="width:66%;page-break-inside:avoid">${fees}</div>`;
};
