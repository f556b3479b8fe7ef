import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { balancesOf, overdraftFees } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { toldOfKinds } from '../twenty-first/kind-lists.js';

/** The words of this layout. */
export const DIRECT_INQUIRIES = issuerWords(
  'Please examine this statement and report any errors within 30 days. If you find an error in an electronic transfer, call or write us as soon as you can: we must hear from you no later than 60 days after we sent the first statement on which it appeared. Member FDIC. Equal Housing Lender.',
  ['Free Green Checking', 'my Green Checking', 'Club Checking'],
  {
    deposits: ['Preauthorized Credit', 'Preauthorized Credit', 'Deposit', 'Mobile Deposit'],
    withdrawals: [
      'POS Purchase',
      'POS Purchase',
      'POS Recurring Debit',
      'Preauthorized Withdrawal',
      'ATM Withdrawal',
    ],
    fees: ['Service Charge', 'Paper Statement Fee'],
    check: 'Check',
  },
);

/**
 * After Arvest Bank's: name over a post-office box, the last statement's day over this one's at the right, the holder at the left, whom to ask beside it.
 * The last statement's day is not this one's first, so that the truth has the end of the period alone.
 */
export const inquiriesTop: Section = (sheet) => {
  const last = formatDay(daysAfter(sheet.facts.start, -1), sheet.design.periodStyle, 'en');
  return `<div class="split"><div><span class="bank" style="letter-spacing:1pt">${sheet.bank()}</span><br>${bankAddressOf(sheet, 'P.O. Box 1670', 'Lowell, AR 72745')}</div><div>Last statement: ${last}<br>This statement: ${sheet.end()}<br>Total days in statement period: ${daysOf(sheet)}<br><br>Page 1 of 3<br>${sheet.number(0)} (${sheet.rows(0, ['check']).length})</div></div>
<div class="split" style="margin:30pt 0 24pt"><div style="margin-left:20pt">${sheet.holder()}<br>${sheet.holderAddress()}</div><div>Direct inquiries to:<br>Customer Service, 866-555-0152<br><br>www.arborvest.example</div></div>
<b>Summary of Account Balance</b>${table(['Account', 'Number', 'Ending Balance'], [[sheet.type(0), sheet.number(0), `$${sheet.closing(0)}`]], [1, 2], 'rows')}`;
};

const heading = (words: string): string =>
  `<h2 style="border-top:1pt solid #00704a;padding-top:3pt;break-after:avoid">${words}</h2>`;

/** After Arvest Bank's: what the account is like at the left, both balances around additions and subtractions at the right. */
export const inquiriesSummary: AccountSection = (sheet, account) => {
  const { lowest, mean } = balancesOf(sheet, account);
  return `${heading(sheet.type(account))}<div class="split"><div style="width:42%">${pairs(
    [
      ['Account number', sheet.number(account)],
      ['Low balance', `$${sheet.digits(lowest)}`],
      ['Average balance', `$${sheet.digits(mean)}`],
      ['Interest paid year to date', '$0.00'],
    ],
    'rows pairs',
  )}</div><div style="width:42%">${pairs(
    [
      ['Beginning balance', `$${sheet.opening(account)}`],
      ['Total additions', sheet.credits(account)],
      ['Total subtractions', sheet.debits(account)],
      ['<b>Ending balance</b>', `<b>$${sheet.closing(account)}</b>`],
    ],
    'rows pairs',
  )}</div></div>`;
};

/** A card's slip has the shop and a terminal's number beneath its kind, an order its originator in small and its trace. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner.startsWith('POS'))
    return [`${manner} MERCHANT PURCHASE TERMINAL ${referenceNumber(row, 8)}`, party];
  if (manner === 'Preauthorized Credit')
    return [`${manner} ${party.toUpperCase()}`, `PAYROLL ${referenceNumber(row, 12)}`];
  if (manner === 'Preauthorized Withdrawal')
    return [`${manner} ${party}`, `WEB PMT ${referenceNumber(row, 12)}`];
  if (manner === 'ATM Withdrawal') return [`${manner} TERMINAL ${referenceNumber(row, 6)}`];
  return [manner || row.movement.description];
};

/** After Arvest Bank's: checks abreast with a star where numbers are missing, then subtractions, additions and the balance of each day; nothing is printed of checks where there are none. */
export const inquiriesLists: AccountSection = (sheet, account) => {
  const list = (title: string, column: string, kinds: Parameters<typeof toldOfKinds>[2]): string => {
    const body = toldOfKinds(sheet, account, kinds, linesOf).map(({ date, told, unsigned }) => [
      date,
      told,
      unsigned,
    ]);
    return `${heading(title)}${table(['<div style="width:44pt">Date</div>', '<div style="width:350pt">Description</div>', column], body, [2])}`;
  };
  let previous = 0;
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    const isGap = previous > 0 && Number(number) > previous + 1;
    previous = Number(number);
    return [`${number}${isGap ? ' *' : ''}`, date, amount];
  });
  const checkList =
    checks.length === 0
      ? ''
      : `<div style="page-break-inside:avoid">${heading('Checks')}${table(headAbreast(['Number', 'Date', 'Amount'], 2), abreast(checks, 2, 3), [2, 5])}<div class="small">* Skip in check sequence</div></div>`;
  const balances = table(
    headAbreast(['Date', 'Amount'], 3),
    abreast(dayBalances(sheet, account), 3, 2),
    [1, 3, 5],
  );
  const fees = overdraftFees('Total for this period', 'Total year-to-date', [
    'Total Overdraft Fees',
    'Total Returned Item Fees',
  ]);
  return `${checkList}${list('Debits', 'Subtractions', ['withdrawal', 'fee'])}${list('Credits', 'Additions', ['deposit'])}<div style="page-break-inside:avoid">${heading('Daily Balances')}${balances}</div><div style="page-break-inside:avoid">${heading('Overdraft/Return Item Fees')}${fees}<p><i>Thank you for banking with us</i></p></div>`;
};
