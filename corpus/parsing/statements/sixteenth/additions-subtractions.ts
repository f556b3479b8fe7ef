import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** The words of this layout. */
export const ADDITIONS_SUBTRACTIONS = issuerWords(
  'In case of errors or questions about your electronic transfers, call 877-555-0168 or write to the bank, Mail Code MA1-MB3-01-21, P.O. Box 841002, Boston, MA 02284-1002, as soon as you can. Member FDIC.',
  ['SIMPLY RIGHT CHECKING', 'BASIC CHECKING', 'SELECT CHECKING'],
  {
    deposits: ['ACH CREDIT', 'MOBILE DEPOSIT'],
    withdrawals: ['DEBIT CARD PUR', 'ACH DEBIT', 'ONLINE PMT'],
    fees: ['MONTHLY FEE'],
    check: 'CHECK',
  },
);

/** After Santander Bank's: bank and period in one line, the holder as behind a window, whom to call at the right. */
export const additionsTop: Section = (sheet) =>
  `<div class="split" style="border-bottom:2pt solid #ec0000;padding-bottom:4pt"><span class="bank">${sheet.bank()}</span><div class="right"><b>Statement Period</b> ${sheet.start()} TO ${sheet.end()}<br>Page 1 of 4</div></div>
<div class="split" style="margin:30pt 0 18pt"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:40%"><b>Customer Service Contact Information</b><br>By Phone 877-555-0168<br>Online www.santabrigida.example<br>Hearing impaired customers may dial 711</div></div>`;

/** After Santander Bank's: kind with number and period over a rule, balances and sums in two columns of pairs. */
export const additionsSummary: AccountSection = (sheet, account) => {
  const left = pairs([
    ['Beginning Balance', `$${sheet.opening(account)}`],
    ['Deposits/Credits', `+ $${sheet.credits(account)}`],
    ['Withdrawals/Debits', `- $${sheet.debits(account)}`],
  ]);
  const right = pairs([
    ['Current Balance', `$${sheet.closing(account)}`],
    ['Average Daily Balance', `$${sheet.digits(sheet.account(account).openingCents + 41_377)}`],
    ['Service Fees This Period', `$${sheet.fees(account)}`],
    ['Interest Paid This Period', '$0.00'],
    ['Days in Statement Period', String(daysOf(sheet))],
  ]);
  return `<div class="split" style="margin-bottom:4pt"><b style="font-size:1.2em;white-space:nowrap">${sheet.type(account)}</b><b>Account # ${sheet.number(account)}</b></div>
<div style="border-bottom:1pt solid #333"><b>Balances</b></div><div class="split"><div style="width:46%">${left}</div><div style="width:46%">${right}</div></div>`;
};

/** What a slip of a card says before the shop: the card's last digits; an order has the sender's number behind. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner.startsWith('DEBIT'))
    return [`${manner} ${formatDay(row.movement.day, 'MM/DD', 'en')} ${party}`, 'CARD ENDING IN 4107'];
  if (manner.startsWith('ACH')) return [`${party} ${manner} ${referenceNumber(row, 9)}`];
  return [row.movement.description];
};

/** After Santander Bank's: days with hyphens, additions before subtractions before the balance, both balances as rows; checks by number beneath. */
export const additionsTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    return [date, told, isIn ? `$${unsigned}` : '', isIn ? '' : `$${unsigned}`, `$${balance}`];
  });
  const edge = (day: 'start' | 'end', label: string, balance: string): string[] => [
    formatDay(sheet.facts[day], sheet.design.dateStyle, 'en'),
    label,
    '',
    '',
    `$${balance}`,
  ];
  const all = [
    edge('start', 'Beginning Balance', sheet.opening(account)),
    ...body,
    edge('end', 'Ending Balance', sheet.closing(account)),
  ];
  const checks = rows
    .filter(({ movement }) => movement.kind === 'check')
    .map(({ movement }) => [
      movement.checkNumber,
      formatDay(movement.day, sheet.design.dateStyle, 'en'),
      `$${sheet.digits(movement.cents)}`,
    ]);
  const checkList =
    checks.length === 0
      ? ''
      : `<div style="page-break-inside:avoid"><b>Checks Posted</b>${table(headAbreast(['Check Number', 'Date Paid', 'Amount'], 2), abreast(checks, 2, 3), [2, 5], 'rows')}</div>`;
  return `<div style="border-bottom:1pt solid #333;margin-top:8pt"><b>Account Activity</b> (Cont. for Acct# ${sheet.number(account)})</div>${table(['Date', 'Description', 'Additions', 'Subtractions', 'Balance'], all, [2, 3, 4], 'rows ruled')}${checkList}`;
};
