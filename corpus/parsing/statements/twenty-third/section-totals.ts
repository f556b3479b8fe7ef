import { formatDay } from '../../printing/dates.js';
import { inBold, pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { daysOf } from '../tenth/parts.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { billerOf } from './parties.js';

/** The words of this layout. */
export const SECTION_TOTALS = issuerWords(
  'Please review this statement and report any error within 60 days. Direct inquiries to Customer Service, 800-555-0173, or write to the address above. An explanation of how to balance your account is on the reverse side. Member FDIC. Equal Housing Lender.',
  ['myTrade Checking', 'myTrade Premium Checking', 'myTrade Student Checking'],
  {
    deposits: ['Direct Deposit', 'Mobile Deposit', 'Deposit'],
    withdrawals: ['Purchase', 'Purchase', 'Recurring Payment', 'Electronic Payment', 'ATM Withdrawal'],
    fees: ['Monthly Service Charge', 'Paper Statement Fee'],
    check: 'Check',
  },
);

/** After Commerce Bank's of Missouri: name and post-office box at the left, the statement's data in a frame at the right, the holder as behind a window. */
export const sectionsTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>${bankAddressOf(sheet, 'P.O. Box 419184', 'Kansas City, MO 64141-6184')}</div><div class="boxed" style="white-space:nowrap">${pairs(
    [
      ['Primary Account Number', sheet.number(0)],
      ['Statement Date', sheet.end()],
      ['Statement Period', `${sheet.start()} - ${sheet.end()}`],
      ['Page Number', '1 of 3'],
    ],
  )}</div></div>
<div style="margin:40pt 0 34pt 26pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>`;

/** Sections of what went out, each with the manners it holds. */
const CARD = {
  title: 'ATM & Debit Card Transactions',
  manners: ['Purchase', 'Recurring Payment', 'ATM Withdrawal'],
} as const;
const ELECTRONIC = { title: 'Other Withdrawals & Debits', manners: ['Electronic Payment'] } as const;

const rowsOf = (sheet: Sheet, account: number, manners: readonly string[]): Row[] =>
  sheet.rows(account, ['withdrawal']).filter((row) => manners.includes(parted(sheet, row).manner));

/** After Commerce Bank's of Missouri: kind and number in a band over both balances around the sums of each section below. */
export const sectionsSummary: AccountSection = (sheet, account) => {
  const day = (which: 'start' | 'end'): string => formatDay(sheet.facts[which], 'MMM DD, YYYY', 'en');
  const sum = (rows: readonly Row[]): string => `- ${sheet.digits(centsOf(rows))}`;
  const sums = table(
    [],
    [
      [`Beginning Balance on ${day('start')}`, `$ ${sheet.opening(account)}`],
      ['Deposits & Other Credits', `+ ${sheet.credits(account)}`],
      ['Checks Paid', sum(sheet.rows(account, ['check']))],
      [CARD.title, sum(rowsOf(sheet, account, CARD.manners))],
      [ELECTRONIC.title, sum(rowsOf(sheet, account, ELECTRONIC.manners))],
      ['Service Charges & Fees', `- ${sheet.fees(account)}`],
      [`<b>Ending Balance on ${day('end')}</b>`, `<b>$ ${sheet.closing(account)}</b>`],
    ],
    [1],
    'rows',
  );
  return `<div class="band split" style="padding:3pt 8pt"><b>${sheet.type(account)}</b><b>Account # ${sheet.number(account)}</b></div><div class="split"><div style="width:58%">${sums}</div><div class="small" style="width:32%;padding-top:6pt">Days in statement period: ${daysOf(sheet.facts)}<br>Enroll in paperless statements at gatewaytrade.example.</div></div>`;
};

/** A card's slip has the shop and, beneath, the day of use and the end of the card's number. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  const used = formatDay(row.movement.day, 'MM/DD', 'en');
  if (manner === 'Purchase') return [`${manner} ${party}`, `on ${used} Card ending 4418`];
  if (manner === 'Recurring Payment')
    return [`${manner} ${billerOf(row, 'en')}`, `on ${used} Card ending 4418`];
  if (manner === 'ATM Withdrawal')
    return [`${manner} 922 WALNUT KANSAS CITY MO`, `on ${used} Card ending 4418`];
  if (manner === 'Electronic Payment')
    return [`${billerOf(row, 'en')} WEB PAY`, `ID ${referenceNumber(row, 10)}`];
  if (manner === 'Direct Deposit')
    return [`${party.toUpperCase()} DIRECT DEP`, `ID ${referenceNumber(row, 10)}`];
  return [manner || row.movement.description];
};

/** After Commerce Bank's of Missouri: credits, checks abreast, card, other debits and charges, each with its total, then the balance of each day. */
export const sectionsTable: AccountSection = (sheet, account) => {
  const list = (title: string, rows: readonly Row[]): string => {
    if (rows.length === 0) return '';
    const body = rows.map((row) => {
      const { date, told, unsigned } = toldOver(sheet, account, row, linesOf(sheet, row), false);
      return [date, told, unsigned];
    });
    const total = inBold(['', `Total ${title}`, `$ ${sheet.digits(centsOf(rows))}`]);
    return `<h2>${title}</h2>${table(['<div style="width:48pt">Date</div>', '<div style="width:340pt">Description</div>', 'Amount'], [...body, total], [2], 'rows')}`;
  };
  const checkRows = sheet.rows(account, ['check']);
  const checks = checkRows.map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [number, date, amount];
  });
  const checkList =
    checks.length === 0
      ? ''
      : `<div style="page-break-inside:avoid"><h2>Checks Paid</h2>${table(headAbreast(['Number', 'Date', 'Amount'], 3), abreast(checks, 3, 3), [2, 5, 8], 'rows')}<b>Total Checks Paid $ ${sheet.digits(centsOf(checkRows))}</b></div>`;
  const balances = table(
    headAbreast(['Date', 'Balance'], 3),
    abreast(dayBalances(sheet, account), 3, 2),
    [1, 3, 5],
    'rows',
  );
  const lists = [
    list('Deposits & Other Credits', sheet.rows(account, ['deposit'])),
    checkList,
    list(CARD.title, rowsOf(sheet, account, CARD.manners)),
    list(ELECTRONIC.title, rowsOf(sheet, account, ELECTRONIC.manners)),
    list('Service Charges & Fees', sheet.rows(account, ['fee'])),
  ];
  return `${lists.join('')}<div style="page-break-inside:avoid"><h2>Daily Balance Summary</h2>${balances}</div>`;
};
