import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** The words of this layout. */
export const NUMBER_ORDER = issuerWords(
  'IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS TELEPHONE US AT (309) 555-0136 OR WRITE US AT THE ADDRESS ABOVE. MEMBER FDIC',
  ['REGULAR CHECKING', 'NOW ACCOUNT', 'GOLDEN YEARS CHECKING'],
  {
    deposits: ['PAYROLL', 'DDA Regular Deposit'],
    withdrawals: ['DBT CRD', 'PAYMENT', 'POS DEB'],
    check: 'Check',
  },
);

/** After a community bank's statement as Jack Henry's core prints it: name and address in capitals, day and page and primary account at the right, the holder low at the left. */
export const numberOrderTop: Section = (sheet) =>
  `<div class="split"><div><b style="font-size:1.2em">${sheet.bank()}</b><br>${sheet.bankAddress()}</div><div class="right">Date ${sheet.end()} &nbsp;&nbsp; Page &nbsp; 1<br>Primary Account ${sheet.number(0)}</div></div>
<div style="margin:34pt 0 22pt 24pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>`;

/** After the same: kind of account, then balances and counted sums at the left, days and averages at the right. */
export const numberOrderSummary: AccountSection = (sheet, account) => {
  const deposits = sheet.rows(account, ['deposit']).length;
  const debits = sheet.rows(account, ['withdrawal', 'check']).length;
  const ledgerCents = sheet.account(account).openingCents + 27_412;
  const left = pairs([
    [sheet.type(account), ''],
    ['Account Number', sheet.number(account)],
    ['Previous Balance', sheet.opening(account)],
    [`${deposits} Deposits/Credits`, sheet.credits(account)],
    [`${debits} Checks/Debits`, sheet.debits(account)],
    ['Service Charge', '.00'],
    ['Interest Paid', '.00'],
    ['Current Balance', sheet.closing(account)],
  ]);
  const right = pairs([
    ['Number of Enclosures', String(sheet.rows(account, ['check']).length)],
    ['Statement Dates', `${sheet.start()} thru ${sheet.end()}`],
    ['Days in the statement period', String(daysOf(sheet))],
    ['Average Ledger', sheet.digits(ledgerCents)],
    ['Average Collected', sheet.digits(ledgerCents - 8_000)],
  ]);
  return `<div class="center" style="margin-bottom:8pt"><b>C H E C K I N G &nbsp; A C C O U N T S</b></div><div class="split"><div style="width:46%">${left}</div><div style="width:50%">${right}</div></div>`;
};

/** A card's slip has its day and terminal before the shop, which stands beneath; an order its kind behind the originator. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  const day = formatDay(row.movement.day, 'MM/DD/YY', 'en');
  if (manner === 'DBT CRD' || manner === 'POS DEB')
    return [`${manner} ${referenceNumber(row, 4)} ${day} ${referenceNumber(row, 8)}`, party];
  return manner === 'DDA Regular Deposit'
    ? [manner]
    : [`${manner} ${party}`, `PPD ${referenceNumber(row, 10)}`];
};

/** After the same: credits, then withdrawals with a minus behind, checks in the order of their numbers, and the balance of each day. */
export const numberOrderLists: AccountSection = (sheet, account) => {
  const title = (words: string): string =>
    `<div style="border-top:0.6pt dashed #333;margin-top:8pt"><b>${words}</b></div>`;
  const list = (words: string, kind: 'deposit' | 'withdrawal'): string => {
    const body = sheet.rows(account, [kind]).map((row) => {
      const { date, told, signed } = toldOver(sheet, account, row, linesOf(sheet, row), false);
      return [date, told, signed];
    });
    return `${title(words)}${table(['<div style="width:44pt">Date</div>', 'Description', 'Amount'], body, [2], 'rows')}`;
  };
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [date, number, amount];
  });
  const checkList =
    checks.length === 0
      ? ''
      : `<div style="page-break-inside:avoid">${title('Checks in Number Order')}${table(headAbreast(['Date', 'Check No', 'Amount'], 3), abreast(checks, 3, 3), [2, 5, 8], 'rows')}<div>* Denotes missing check numbers</div></div>`;
  const balances = table(
    headAbreast(['Date', 'Balance'], 3),
    abreast(dayBalances(sheet, account), 3, 2),
    [1, 3, 5],
    'rows',
  );
  return `${list('Deposits and Credits', 'deposit')}${list('Checks and Withdrawals', 'withdrawal')}${checkList}<div style="page-break-inside:avoid">${title('Daily Balance Information')}${balances}</div>`;
};
