import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { personOf } from './parties.js';
import { SQUARE } from './square.js';

export const SIGNED_SUMS = issuerWords(
  'Member FDIC. Bill Payment Services and Electronic Fund Transfers (for consumer accounts): if you need information about an electronic fund transfer or if you believe there is an error, contact us as soon as possible.',
  ['TRELLIS BRIGHT CHECKING', 'TRELLIS ONE CHECKING', 'TRELLIS FUNDAMENTALS'],
  {
    deposits: ['PAYROLL', 'DEPOSIT', 'ZELLE PAYMENT FROM'],
    withdrawals: ['DEBIT CARD PURCHASE', 'RECURRING PAYMENT', 'BILL PMT', 'ZELLE PAYMENT TO'],
    fees: ['SERVICE CHARGES - PRIOR PERIOD'],
    check: 'CHECK',
  },
);

function linesOf(sheet: Sheet, row: Row): string[] {
  const { manner, party } = parted(sheet, row);
  const day = formatDay(row.movement.day, 'MM-DD', 'en');
  switch (manner) {
    case 'DEPOSIT':
      return ['MOBILE DEPOSIT'];
    case 'PAYROLL':
      return [`PAYROLL ${party.toUpperCase()}`, `CUSTOMER ID XXXXXXXXXX${referenceNumber(row, 5)}`];
    case 'ZELLE PAYMENT FROM':
    case 'ZELLE PAYMENT TO':
      return [`${manner} ${personOf(row, 'en')} ID: ${referenceNumber(row, 9)}`];
    case 'BILL PMT':
      return [`${party} WEB PMTS ${referenceNumber(row, 6)}`];
    case '':
      return [row.movement.description];
    default:
      return [`${manner} ${party} ${day} ${referenceNumber(row, 4)}`];
  }
}

/** After Truist's: the bank at the left, page, day and the bank's own numbers at the right, the holder beneath; the day of the statement under its heading. */
export const signedTop: Section = (sheet) => {
  const { design, facts } = sheet;
  const made = formatDay(facts.end, 'MM/DD/YY', 'en');
  return `<div class="split"><div class="bank">${sheet.bank()}</div><div class="right small">Page 1 of 3 &nbsp; ${made}<br>FL &nbsp; 1340004417203</div></div>
<div style="margin:6pt 0 18pt" class="small">999-99-99-99 44172 &nbsp; 0 &nbsp; C 001 30 S &nbsp; 66 002</div>
<div style="margin:0 0 30pt 20pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div class="split" style="border-top:1pt solid ${design.accent};padding-top:6pt"><div><h1>Your account statement</h1>For ${sheet.end()}</div><div style="width:40%"><b>Contact us</b><br>trellisbank.example<br>(844) 555-0157 &nbsp; or (844) 4TRELLIS</div></div>`;
};

/** Kind and number as a heading; the balance before with its day, each sum with its sign behind the label, the new balance with its own. */
export const signedSummary: AccountSection = (sheet, account) => {
  const { facts } = sheet;
  const checks = sheet.rows(account, ['check']);
  const others = sheet.rows(account, ['withdrawal', 'fee']);
  const rows = [
    [
      `Your previous balance as of ${formatDay(facts.start, 'MM/DD/YYYY', 'en')}`,
      '',
      `$${sheet.opening(account)}`,
    ],
    ['Checks', '-', sheet.digits(centsOf(checks))],
    ['Other withdrawals, debits and service charges', '-', sheet.digits(centsOf(others))],
    ['Deposits, credits and interest', '+', sheet.credits(account)],
    [`<b>Your new balance as of ${sheet.end()}</b>`, '<b>=</b>', `<b>$${sheet.closing(account)}</b>`],
  ];
  return `<h2>${SQUARE} ${sheet.type(account)} &nbsp; ${sheet.number(account)}</h2><div style="width:58%"><b>Account summary</b>${table([], rows, [2], 'rows ruled')}</div>`;
};

/** Checks three abreast with a star behind a gap, then what went, then what came, each list with its total beneath. */
export const signedLists: AccountSection = (sheet, account) => {
  const checks = sheet.rows(account, ['check']);
  const cells = checks.map((row, index) => {
    const { number, date, amount } = sheet.check(account, row);
    const before = checks[index - 1];
    const skipped = before && Number(number) - Number(before.movement.checkNumber) > 1;
    return [date, `${skipped ? '*' : ''}${number}`, amount];
  });
  const total = (title: string, rows: readonly Row[]): string =>
    `<div class="split" style="gap:8pt"><span>Total ${title}</span><b>= $${sheet.digits(centsOf(rows))}</b></div>`;
  const checkList =
    checks.length === 0
      ? ''
      : `<b>Checks</b>${table(headAbreast(['DATE', 'CHECK #', 'AMOUNT($)'], 3), abreast(cells, 3, 3), [2, 5, 8], 'rows')}<div class="small">* indicates a skip in sequential check numbers above this item</div>${total('checks', checks)}`;
  const list = (title: string, kinds: readonly Row['movement']['kind'][]): string => {
    const rows = sheet.rows(account, kinds);
    const body = rows.map((row) => {
      const { date, told, unsigned } = toldOver(sheet, account, row, linesOf(sheet, row), false);
      return [date, told, unsigned];
    });
    return `<div style="margin-top:10pt"><b>${title}</b></div>${table(['DATE', 'DESCRIPTION', 'AMOUNT($)'], body, [2], 'rows')}${total(`${title[0]?.toLowerCase()}${title.slice(1)}`, rows)}`;
  };
  return `${checkList}${list('Other withdrawals, debits and service charges', ['withdrawal', 'fee'])}${list('Deposits, credits and interest', ['deposit'])}`;
};
