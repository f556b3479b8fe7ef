import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { countsOf, overdraftFees } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { toldOfKinds } from './kind-lists.js';

/** The words of this layout. */
export const STATEMENT_SUMMARY = issuerWords(
  'Please examine this statement and items at once. If no error is reported in ten days, the account will be considered correct. For 24-hour account information call 1-800-555-0163. MEMBER FDIC.',
  ['Free Checking', 'Gold Personal Checking', 'Student Checking'],
  {
    deposits: ['ACH Deposit', 'Deposit', 'Mobile Deposit'],
    withdrawals: ['Debit Card Purchase', 'ACH Payment', 'Recurring Debit Card Pmt'],
    fees: ['Service Charge'],
    check: 'Check',
  },
);

/** After Prosperity Bank's: name over a post-office box, day of the statement, masked number and page as labels before values, a mail sorter's line over the holder. */
export const summaryTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>${bankAddressOf(sheet, 'P.O. Box 1886', 'Navasota, TX 77868')}</div><div style="white-space:nowrap">${pairs(
    [
      ['Statement Date', sheet.end()],
      ['Account No', sheet.number(0)],
      ['Page', '1 of 4'],
    ],
  )}</div></div>
<div style="margin:30pt 0 26pt 18pt"><span class="small">3184 0001952 0001-0003 TRC0012893 02</span><br>${sheet.holder()}<br>${sheet.holderAddress()}</div>`;

const band = (words: string): string =>
  `<div class="band center" style="padding:2pt;margin-top:6pt;break-after:avoid"><b>${words}</b></div>`;

/** After Prosperity Bank's: under a band, kind and number, both balances behind their days, how many movements of each kind between them with their signs. */
export const summaryOfStatement: AccountSection = (sheet, account) => {
  const { came, went } = countsOf(sheet, account);
  const body = [
    [sheet.start(), 'Beginning Balance', `$${sheet.opening(account)}`],
    ['', `${came} Deposits/Other Credits`, `+ $${sheet.credits(account)}`],
    ['', `${went} Checks/Other Debits`, `- $${sheet.debits(account)}`],
    [
      sheet.end(),
      `Ending Balance &nbsp;&nbsp;&nbsp; ${daysOf(sheet)} Days in Statement Period`,
      `$${sheet.closing(account)}`,
    ],
  ];
  return `${band('STATEMENT SUMMARY')}<div style="margin:5pt 4pt"><b>${sheet.type(account)}</b> &nbsp; Account No ${sheet.number(account)}</div>${table([], body, [2], 'rows')}<div style="margin:0 4pt">Total Enclosures &nbsp;&nbsp; ${sheet.rows(account, ['check']).length}</div>`;
};

/** A card's slip has shop, day of use and card over two lines; an order the originator and its purpose. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner.includes('Card'))
    return [
      `${manner} ${party}`,
      `${formatDay(row.movement.day, 'MM/DD', 'en')} CARD 2290 #${referenceNumber(row, 12)}`,
    ];
  if (manner === 'ACH Deposit') return [`${manner} ${party.toUpperCase()} PAYROLL`];
  if (manner === 'ACH Payment') return [`${manner} ${party} ONLINE PMT ${referenceNumber(row, 8)}`];
  return [manner || row.movement.description];
};

/** After Prosperity Bank's: deposits, checks abreast, other debits and the balance of each day, each under a band of capitals. */
export const summaryLists: AccountSection = (sheet, account) => {
  const list = (title: string, kinds: ('deposit' | 'withdrawal' | 'fee')[]): string => {
    const body = toldOfKinds(sheet, account, kinds, linesOf).map(({ date, told, unsigned }) => [
      date,
      told,
      `$${unsigned}`,
    ]);
    return `${band(title)}${table(['<div style="width:60pt">Date</div>', '<div style="width:330pt">Description</div>', 'Amount'], body, [2], 'rows')}`;
  };
  const deposits = list('DEPOSITS/OTHER CREDITS', ['deposit']);
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [number, date, `$${amount}`];
  });
  const checkList =
    checks.length === 0
      ? ''
      : `<div style="page-break-inside:avoid">${band('CHECKS')}${table(headAbreast(['Check Number', 'Date', 'Amount'], 3), abreast(checks, 3, 3), [2, 5, 8], 'rows')}</div>`;
  const balances = table(
    headAbreast(['Date', 'Balance'], 3),
    abreast(dayBalances(sheet, account), 3, 2),
    [1, 3, 5],
    'rows',
  );
  const fees = overdraftFees('Total For This Period', 'Total Year-to-Date', [
    'Total Overdraft Fees',
    'Total Returned Item Fees',
  ]);
  return `${deposits}${checkList}${list('OTHER DEBITS', ['withdrawal', 'fee'])}<div style="page-break-inside:avoid">${band('DAILY ENDING BALANCE')}${balances}</div><div style="page-break-inside:avoid">${fees}</div>`;
};
