import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { balancesOf, countsOf, overdraftFees } from './movement-cells.js';
import { bankAddressOf } from './parties.js';

/** The words of this layout. */
export const STARTING_DATE = issuerWords(
  'In case of errors or questions about your electronic transfers, telephone us at 1-888-555-0139 or write us at the address above as soon as you can. We must hear from you no later than 60 days after we sent you the first statement on which the error appeared. Member FDIC. Equal Housing Lender.',
  ['CONSUMER VALUE CHECKING', 'PREMIER CHECKING'],
  {
    deposits: ['Pre-Auth Credit', 'Mobile Deposit'],
    withdrawals: ['Pre-Auth Debit', 'POS Debit', 'Onln Bill Payment'],
    fees: ['Service Charge'],
    check: 'Check',
  },
);

/** After East West Bank's: name over its address, title with page, both days under labels of their own, how many days and the number at the right, the holder as behind a window. */
export const startingTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>${bankAddressOf(sheet, '4120 Valley Crest Blvd, 1st Fl.', 'El Monte, CA 91731')}</div><div class="right"><b style="font-size:1.25em">ACCOUNT STATEMENT</b><br>Page 1 of 3<br><br>STARTING DATE: ${sheet.start()}<br>ENDING DATE: ${sheet.end()}<br>Total days in statement period: ${daysOf(sheet)}<br>${sheet.number(0)}<br>( ${sheet.rows(0, ['check']).length})</div></div>
<div style="margin:12pt 0 26pt 14pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div class="right small">Direct inquiries to: 888 555-0139</div>`;

/** After East West Bank's: the kind over a rule, number, enclosures and averages at the left of balances and sums with how many there were. */
export const startingSummary: AccountSection = (sheet, account) => {
  const { came, went } = countsOf(sheet, account);
  const { lowest, mean } = balancesOf(sheet, account);
  const left = pairs([
    ['Account number', sheet.number(account)],
    ['Enclosures', String(sheet.rows(account, ['check']).length)],
    ['Low balance', `$${sheet.digits(lowest)}`],
    ['Average balance', `$${sheet.digits(mean)}`],
  ]);
  const right = pairs([
    ['Beginning balance', `$${sheet.opening(account)}`],
    [`Total additions ( ${came})`, sheet.credits(account)],
    [`Total subtractions ( ${went})`, sheet.debits(account)],
    ['<b>Ending balance</b>', `<b>$${sheet.closing(account)}</b>`],
  ]);
  return `<h2 style="border-bottom:1pt solid">${sheet.type(account)}</h2><div class="split"><div style="width:42%">${left}</div><div style="width:46%">${right}</div></div>`;
};

/** An order has its purpose, its day and a number behind whom it was with; a card's slip the terminal before the shop. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  const day = formatDay(row.movement.day, 'MM-DD', 'en');
  if (manner === 'POS Debit')
    return [`Merchant Purchase Terminal ${referenceNumber(row, 8)}`, `${party} ${day}`];
  if (manner === 'Pre-Auth Credit')
    return [`${manner} ${party}`, `PAYROLL ${day} ${referenceNumber(row, 10)}`];
  if (manner === 'Pre-Auth Debit') return [`${manner} ${party}`, `WEB PAY ${referenceNumber(row, 12)}`];
  return manner === 'Mobile Deposit' ? [manner] : [row.movement.description];
};

/** After East West Bank's: additions with a column for their number, checks abreast, subtractions, and the balance of each day. */
export const startingLists: AccountSection = (sheet, account) => {
  const told = (row: Row): string[] => {
    const line = toldOver(sheet, account, row, linesOf(sheet, row), false);
    return [line.date, line.told, line.unsigned];
  };
  const credits = sheet.rows(account, ['deposit']).map((row) => ['', ...told(row)]);
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [number, date, amount];
  });
  const checkList =
    checks.length === 0
      ? ''
      : `<div style="page-break-inside:avoid"><h2>CHECKS</h2>${table(headAbreast(['Number', 'Date', 'Amount'], 2), abreast(checks, 2, 3), [2, 5], 'rows')}<div class="small">* Skip in check sequence</div></div>`;
  const debits = sheet.rows(account, ['withdrawal', 'fee']).map(told);
  const balances = table(
    headAbreast(['Date', 'Amount'], 3),
    abreast(dayBalances(sheet, account), 3, 2),
    [1, 3, 5],
    'rows',
  );
  const fees = overdraftFees('Total for this period', 'Total year-to-date', [
    'Total Overdraft Fees',
    'Total Returned Item Fees',
  ]);
  return `<h2>CREDITS</h2>${table(['<div style="width:40pt">Number</div>', '<div style="width:40pt">Date</div>', '<div style="width:300pt">Transaction Description</div>', 'Additions'], credits, [3], 'rows')}${checkList}
<h2>DEBITS</h2>${table(['<div style="width:40pt">Date</div>', '<div style="width:340pt">Transaction Description</div>', 'Subtractions'], debits, [2], 'rows')}
<div style="page-break-inside:avoid"><h2>DAILY BALANCES</h2>${balances}</div><div style="page-break-inside:avoid"><h2>OVERDRAFT/RETURN ITEM FEES</h2>${fees}</div>`;
};
