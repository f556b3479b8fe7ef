import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { runningBalances } from '../facts.js';
import { abreast, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** The words of this layout. */
export const LAST_STATEMENT = issuerWords(
  'In case of errors or questions about your electronic transfers, telephone us at 1-888-555-0152 or write us at P.O. Box 120, Columbus, GA 31902 as soon as you can. We must hear from you no later than 60 days after we sent you the first statement on which the error appeared. Member FDIC.',
  ['Free Checking', 'Advantage Checking', 'Inspire Checking'],
  {
    deposits: ['ACH Deposit', 'Mobile Deposit', 'Deposit'],
    withdrawals: ['POS Purchase', 'Preauthorized Wd', 'Recurring Debit'],
    fees: ['Service Charge'],
    check: 'Check',
  },
);

/**
 * After Synovus Bank's: the last statement's day over this one's at the right, whom to ask beneath, the holder at the left. The last statement's day is
 * not this one's first, so that the truth has the end of the period alone.
 */
export const lastStatementTop: Section = (sheet) => {
  const last = formatDay(daysAfter(sheet.facts.start, -1), sheet.design.periodStyle, 'en');
  return `<div class="split"><span class="bank">${sheet.bank()}</span><div style="width:38%">${pairs([
    ['Last Statement:', last],
    ['This Statement:', sheet.end()],
    ['Total Days in Statement Period:', String(daysOf(sheet))],
  ])}<div class="right">Page 1 of 4</div></div></div>
<div class="split" style="margin:24pt 0 18pt"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:38%">Direct inquiries to:<br>Customer Service 1-888-555-0152<br><br>P.O. Box 120<br>Columbus GA 31902</div></div>`;
};

/** After Synovus Bank's: the account's kind over a rule, number and balances at the left of the sums. */
export const lastStatementSummary: AccountSection = (sheet, account) => {
  const { openingCents, movements } = sheet.account(account);
  const balances = [openingCents, ...runningBalances({ ...sheet.account(account), movements })];
  const average = Math.round(balances.reduce((sum, cents) => sum + cents, 0) / balances.length);
  const left = pairs([
    ['Account number', sheet.number(account)],
    ['Low balance', `$${sheet.digits(Math.min(...balances))}`],
    ['Average balance', `$${sheet.digits(average)}`],
  ]);
  const right = pairs([
    ['Beginning balance', `$${sheet.opening(account)}`],
    ['Total additions', sheet.credits(account)],
    ['Total subtractions', sheet.debits(account)],
    ['Ending balance', `$${sheet.closing(account)}`],
  ]);
  return `<div style="border-bottom:2pt solid #c8102e;font-size:1.35em"><b>${sheet.type(account)}</b></div><div class="split"><div style="width:42%">${left}</div><div style="width:42%">${right}</div></div>`;
};

/** The first cell of an item set off from the item before it, as lists abreast are. */
const setOff = ([first = '', ...others]: readonly string[]): string[] => [
  `<div style="padding-left:18pt">${first}</div>`,
  ...others,
];

const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  const day = formatDay(row.movement.day, 'MM-DD', 'en');
  switch (manner) {
    case 'POS Purchase':
      return [manner, `${party} ${day} ${referenceNumber(row, 8)}`];
    case 'Deposit':
    case '':
      return [manner === '' ? row.movement.description : manner];
    default:
      return [manner, `${party} ${referenceNumber(row, 6)}`];
  }
};

/** After Synovus Bank's: checks by number three abreast, then what went before what came, each with its own word over the amounts, the balance of each day last. */
export const lastStatementLists: AccountSection = (sheet, account) => {
  const title = (words: string): string => `<h2 style="page-break-after:avoid">${words}</h2>`;
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return setOff([number, date, amount]);
  });
  const checkList =
    checks.length === 0
      ? ''
      : `${title('Checks')}${table(headAbreast(setOff(['Number', 'Date', 'Amount']), 3), abreast(checks, 3, 3), [2, 5, 8], 'rows')}<div class="small">* Skip in check sequence</div>`;
  const list = (words: string, over: string, rows: readonly Row[]): string => {
    const body = rows.map((row) => {
      const { date, told, unsigned } = toldOver(sheet, account, row, linesOf(sheet, row), false);
      return [date, told, unsigned];
    });
    return body.length === 0
      ? ''
      : `${title(words)}${table(['<div style="width:44pt">Date</div>', 'Description', over], body, [2], 'rows')}`;
  };
  const debits = list('Debits', 'Subtractions', sheet.rows(account, ['withdrawal', 'fee']));
  const credits = list('Credits', 'Additions', sheet.rows(account, ['deposit']));
  const balances = table(
    headAbreast(setOff(['Date', 'Amount']), 4),
    abreast(dayBalances(sheet, account).map(setOff), 4, 2),
    [1, 3, 5, 7],
    'rows',
  );
  return `${checkList}${debits}${credits}<div style="page-break-inside:avoid">${title('Daily balances')}${balances}</div>`;
};
