import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** The words of this layout. */
export const TOTAL_ADDITIONS = issuerWords(
  'In case of errors or questions about your electronic transfers, telephone us at 800-555-0141 or write us at the address on this statement as soon as you can. Thank you for banking with us. Member FDIC. Equal Housing Lender.',
  ['All Access Checking', 'Journey Checking'],
  {
    deposits: ['ACH CREDIT', 'MOBILE CHECK DEPOSIT'],
    withdrawals: ['DEBIT CARD PURCHASE', 'ACH DEBIT', 'BILL PAYMENT'],
    fees: ['MONTHLY MAINTENANCE FEE'],
    check: 'CHECK',
  },
);

/**
 * After Valley Bank's: name over address, the days of the last and of this statement and how many days lie between at the right, the holder beside
 * whom to ask. The last statement's day is not this one's first, so that the truth has the end of the period alone.
 */
export const additionsTop: Section = (sheet) => {
  const last = formatDay(daysAfter(sheet.facts.start, -1), sheet.design.periodStyle, 'en');
  return `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>${sheet.bankAddress()}</div><div class="right">Last statement: ${last}<br>This statement: ${sheet.end()}<br>Total days in statement period: ${daysOf(sheet)}<br><br>Page 1 of 3<br>${sheet.number(0)}</div></div>
<div class="split" style="margin:24pt 0 18pt"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:34%"><b>Direct inquiries to:</b><br>Customer Service 800-555-0141<br><br>THANK YOU FOR BANKING WITH US</div></div>`;
};

/** After Valley Bank's: the kind of account over a rule, number and averages at the left, the balance with its additions and subtractions at the right. */
export const additionsSummary: AccountSection = (sheet, account) => {
  const balances = [
    sheet.account(account).openingCents,
    ...sheet.rows(account).map(({ balanceCents }) => balanceCents),
  ];
  const mean = Math.round(balances.reduce((sum, cents) => sum + cents, 0) / balances.length);
  const left = pairs([
    ['Account number', sheet.number(account)],
    ['Low balance', `$${sheet.digits(Math.min(...balances))}`],
    ['Average balance', `$${sheet.digits(mean)}`],
    ['Avg collected balance', `$${sheet.digits(mean - 1_500)}`],
  ]);
  const right = pairs([
    ['Beginning balance', `$${sheet.opening(account)}`],
    ['Total additions', sheet.credits(account)],
    ['Total subtractions', sheet.debits(account)],
    ['<b>Ending balance</b>', `<b>$${sheet.closing(account)}</b>`],
  ]);
  return `<h2 style="border-bottom:1.5pt solid #0b5d8f">${sheet.type(account)}</h2><div class="split"><div style="width:44%">${left}</div><div style="width:44%">${right}</div></div>`;
};

/** A card's slip has day and number before the shop; an order the originator before the kind and a number behind. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner.startsWith('DEBIT CARD'))
    return [`${manner} ${formatDay(row.movement.day, 'MM/DD', 'en')} #${referenceNumber(row, 6)}`, party];
  if (manner.startsWith('ACH')) return [manner, `${party} ${referenceNumber(row, 9)}`];
  return [row.movement.description];
};

/** After Valley Bank's: checks by number, debits, credits, and the balance of each day, every list under its own name. */
export const additionsLists: AccountSection = (sheet, account) => {
  const title = (words: string): string => `<b style="display:block;margin-top:8pt">${words}</b>`;
  const list = (words: string, column: string, rows: readonly Row[]): string => {
    const body = rows.map((row) => {
      const { date, told, unsigned } = toldOver(sheet, account, row, linesOf(sheet, row), false);
      return [date, told, unsigned];
    });
    return `${title(words)}${table(['<div style="width:50pt">Date</div>', 'Description', column], body, [2], 'rows')}`;
  };
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [number, date, amount];
  });
  const checkList =
    checks.length === 0
      ? ''
      : `${title('CHECKS')}${table(headAbreast(['Number', 'Date', 'Amount'], 2), abreast(checks, 2, 3), [2, 5], 'rows')}`;
  const balances = table(
    headAbreast(['Date', 'Amount'], 3),
    abreast(dayBalances(sheet, account), 3, 2),
    [1, 3, 5],
    'rows',
  );
  const debits = list('DEBITS', 'Subtractions', sheet.rows(account, ['withdrawal', 'fee']));
  const credits = list('CREDITS', 'Additions', sheet.rows(account, ['deposit']));
  return `${checkList}${debits}${credits}<div style="page-break-inside:avoid">${title('DAILY BALANCES')}${balances}</div>`;
};
