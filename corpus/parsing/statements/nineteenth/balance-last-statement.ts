import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** The words of this layout. */
export const BALANCE_LAST_STATEMENT = issuerWords(
  'Please examine this statement promptly and report any error within 30 days. For lost or stolen cards call 1-800-555-0133. Member FDIC.',
  ['PERSONAL CHECKING', 'PLUS CHECKING'],
  {
    deposits: ['ELECTRONIC DEPOSIT', 'MOBILE DEPOSIT'],
    withdrawals: ['DEBIT CARD PURCHASE', 'ELECTRONIC DEBIT', 'BILL PAYMENT'],
    fees: ['SERVICE CHARGE'],
    check: 'CHECK',
  },
);

/** After Frost's: bank over its box, account, period and page in a frame at the right, the holder as behind a window, how to reach the bank beneath. */
export const lastStatementTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>P.O. Box 1680, San Antonio, Texas 78296</div><div class="boxed" style="white-space:nowrap">${pairs(
    [
      ['ACCOUNT NUMBER', sheet.number(0)],
      ['STATEMENT PERIOD', `${sheet.start()} TO ${sheet.end()}`],
      ['PAGE', '1 OF 2'],
    ],
  )}</div></div>
<div style="margin:30pt 0 20pt 12pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div class="right small">QUESTIONS? CALL 1-800-555-0133 OR VISIT WWW.GUADALUPENATIONAL.EXAMPLE</div>`;

/** After Frost's: kind and number over a rule, then the balance of the last statement, what came, what went and what there is now, with signs before the words and how many there were. */
export const lastStatementSummary: AccountSection = (sheet, account) => {
  const count = (kinds: Parameters<Sheet['rows']>[1]): string => String(sheet.rows(account, kinds).length);
  const before = formatDay(daysAfter(sheet.facts.start, -1), sheet.design.periodStyle, 'en');
  const body = [
    [`BALANCE LAST STATEMENT (${before})`, '', sheet.opening(account)],
    ['+ DEPOSITS AND CREDITS', count(['deposit']), sheet.credits(account)],
    ['- CHECKS AND WITHDRAWALS', count(['withdrawal', 'fee', 'check']), sheet.debits(account)],
    ['<b>BALANCE THIS STATEMENT</b>', '', `<b>${sheet.closing(account)}</b>`],
  ];
  return `<h2 style="border-bottom:1.5pt solid #003a70">${sheet.type(account)} &nbsp; ${sheet.number(account)}</h2><div style="width:66%">${table(['ACCOUNT SUMMARY', 'ITEMS', 'AMOUNT'], body, [1, 2], 'rows')}</div>`;
};

/** A card's slip has the day of use and the card behind the shop; an order has its kind and a number behind whom it was with. */
const wordsOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner.startsWith('DEBIT CARD'))
    return [manner, `${party} ${formatDay(row.movement.day, 'MM-DD', 'en')} CARD 3307`];
  if (manner.startsWith('ELECTRONIC'))
    return [
      manner,
      `${party} ${manner.endsWith('DEBIT') ? 'WEB PMT' : 'PAYROLL'} ${referenceNumber(row, 8)}`.toUpperCase(),
    ];
  return [row.movement.description.toUpperCase()];
};

/** After Frost's: deposits, checks abreast, other withdrawals, and the balance of each day, every list under its own band. */
export const lastStatementLists: AccountSection = (sheet, account) => {
  const band = (words: string): string =>
    `<div class="band" style="padding:2pt 6pt;margin-top:8pt"><b>${words}</b></div>`;
  const list = (words: string, rows: readonly Row[]): string => {
    const body = rows.map((row) => {
      const { date, told, unsigned } = toldOver(sheet, account, row, wordsOf(sheet, row), false);
      return [date, told, unsigned];
    });
    return `${band(words)}${table(['<div style="width:50pt">DATE</div>', 'TRANSACTION', 'AMOUNT'], body, [2], 'rows')}`;
  };
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [date, number, amount];
  });
  const checkList =
    checks.length === 0
      ? ''
      : `<div style="page-break-inside:avoid">${band('CHECKS PAID')}${table(headAbreast(['DATE', 'CHECK NO.', 'AMOUNT'], 3), abreast(checks, 3, 3), [2, 5, 8], 'rows')}</div>`;
  const balances = table(
    headAbreast(['DATE', 'BALANCE'], 4),
    abreast(dayBalances(sheet, account), 4, 2),
    [1, 3, 5, 7],
    'rows',
  );
  return `${list('DEPOSITS AND CREDITS', sheet.rows(account, ['deposit']))}${checkList}${list('OTHER WITHDRAWALS', sheet.rows(account, ['withdrawal', 'fee']))}<div style="page-break-inside:avoid">${band('DAILY BALANCES')}${balances}</div>`;
};
