import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { isSavings, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { lastFour } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';
import { countsOf } from './movement-cells.js';
import { bankAddressOf } from './parties.js';

/** The words of this layout. */
export const NEW_BALANCE = issuerWords(
  'Federally insured by NCUA. Direct errors or questions about electronic transfers to P.O. Box 3370, Ogden, UT 84409, or call 1-800-555-0168. See the reverse side for important information about your accounts.',
  ['Share Savings', 'Classic Checking'],
  {
    deposits: ['Direct Deposit', 'Mobile Deposit'],
    withdrawals: ['Visa Debit Purchase', 'ACH Withdrawal', 'Online Bill Pay'],
  },
);

/** After America First Credit Union's: name and address over the holder's at the left, member, period and page in a frame, then all accounts with their balances. */
export const newBalanceTop: Section = (sheet) => {
  const rows = sheet.facts.accounts.map((_, account) => [
    sheet.number(account),
    sheet.type(account),
    sheet.closing(account),
  ]);
  return `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>${bankAddressOf(sheet, 'P.O. Box 3370', 'Ogden, UT 84409', ', ')}<div style="margin:26pt 0 18pt">${sheet.holder()}<br>${sheet.holderAddress()}</div></div><div class="boxed" style="white-space:nowrap"><b>STATEMENT OF ACCOUNT</b>${pairs(
    [
      ['Member Number', `****${customerNumber(sheet, 4)}`],
      ['Statement Period', `${sheet.start()} to ${sheet.end()}`],
      ['Page', '1 of 2'],
    ],
  )}</div></div>
<h2>Account Summary</h2><div style="width:64%">${table(['Account Number', 'Account Type', 'Balance'], rows, [2], 'rows ruled')}</div>`;
};

/** What moved on savings is a transfer to or from the other account; a card's slip has its day before the shop, an order a number behind. */
const wordsOf = (sheet: Sheet, account: number, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (isSavings(sheet, account)) {
    const other = lastFour(sheet.account(account === 0 ? 1 : 0));
    return row.movement.cents > 0 ? `Transfer From Account ...${other}` : `Transfer To Account ...${other}`;
  }
  if (manner.startsWith('Visa')) return `${manner} ${formatDay(row.movement.day, 'MM/DD', 'en')} ${party}`;
  if (manner === 'Mobile Deposit') return manner;
  return `${manner} ${party} ${referenceNumber(row, 9)}`;
};

/** After America First Credit Union's: of each account day, words, amount with a minus behind what went out, and the new balance; both balances as rows, counts, sums and dividends beneath. */
export const newBalanceTable: AccountSection = (sheet, account) => {
  const { start, end } = sheet.facts;
  const { came, went } = countsOf(sheet, account);
  const body = sheet.rows(account).map((row) => {
    const { date, told, signed, balance } = toldOver(sheet, account, row, [wordsOf(sheet, account, row)]);
    return [date, told, signed, balance];
  });
  const edge = (day: typeof start, words: string, balance: string): string[] => [
    formatDay(day, sheet.design.dateStyle, 'en'),
    `<b>${words}</b>`,
    '',
    `<b>${balance}</b>`,
  ];
  const all = [
    edge(start, 'Previous Balance', sheet.opening(account)),
    ...body,
    edge(end, 'New Balance', sheet.closing(account)),
  ];
  const sums = pairs([
    [`${came} Deposits and Other Credits`, sheet.credits(account)],
    [`${went} Withdrawals and Other Debits`, sheet.debits(account)],
    ['Dividends Paid Year to Date', '0.00'],
    ['Annual Percentage Yield Earned', '0.00%'],
  ]);
  return `<div class="band split" style="padding:2pt 6pt;margin-top:8pt"><b>${sheet.type(account)}</b><b>${sheet.number(account)}</b></div>${table(['Date', 'Transaction Description', 'Amount', 'New Balance'], all, [2, 3], 'rows')}<div style="width:46%;page-break-inside:avoid">${sums}</div>`;
};
