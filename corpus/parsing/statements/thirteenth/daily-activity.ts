import { formatDay, isoDate } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, dayBalances, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { customerNumber } from '../twelfth/parties.js';

/** The words of this layout. */
export const DAILY_ACTIVITY = issuerWords(
  'Bank Deposits FDIC Insured | AD Bank, N.A. | Equal Housing Lender. Call 1-800-555-0198 for 24-hour Bank-by-Phone services.',
  ['AD Convenience Checking', 'AD Beyond Checking'],
  {
    deposits: ['ACH DEPOSIT', 'CCD DEPOSIT'],
    withdrawals: ['DEBIT CARD PURCHASE', 'DEBIT POS', 'ELECTRONIC PMT-WEB'],
    fees: ['MAINTENANCE FEE'],
    check: 'CHECK',
  },
);

/** The period's first or last day without a comma: `May 12 2024`. */
const spelt = ({ ledger, facts }: Sheet, which: 'start' | 'end'): string =>
  ledger.say(
    which === 'start' ? 'statementStartDate' : 'statementEndDate',
    isoDate(facts[which]),
    formatDay(facts[which], 'MMM DD, YYYY', 'en').replace(',', ''),
  );

/** After TD's: the bank at the left, the title at the right, the holder behind a window, page, period, reference and account as labels and values at the right. */
export const dailyTop: Section = (sheet) => {
  const account = sheet.number(0);
  return `<div class="split"><div class="bank" style="border:2pt solid;padding:0 6pt">${sheet.bank()}</div><div class="right"><b style="font-size:1.2em">STATEMENT OF ACCOUNT</b></div></div>
<div class="split" style="margin:24pt 0 20pt"><div style="padding-left:20pt">${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:44%">${pairs(
    [
      ['Page:', '1 of 3'],
      ['Statement Period:', `${spelt(sheet, 'start')}-${spelt(sheet, 'end')}`],
      ['Cust Ref #:', `${customerNumber(sheet, 10)}-630-E-***`],
      ['Primary Account #:', account],
    ],
    'pairs ragged',
  )}</div></div>
<div class="split" style="border-bottom:1pt solid"><b>${sheet.type(0)}</b><span></span></div><div class="split"><span>${sheet.holder()}</span><span>Account # ${account}</span></div>`;
};

/** After TD's: balances and sums by kind at the left, average, interest and days at the right. */
export const dailySummary: AccountSection = (sheet, account) => {
  const sums = (['check', 'withdrawal', 'fee'] as const).map((kind) =>
    sheet.digits(centsOf(sheet.rows(account, [kind]))),
  );
  const left = pairs([
    ['Beginning Balance', sheet.opening(account)],
    ['Electronic Deposits', sheet.credits(account)],
    ['', ''],
    ['Checks Paid', sums[0] ?? ''],
    ['Electronic Payments', sums[1] ?? ''],
    ['Service Charges', sheet.fees(account)],
    ['Ending Balance', sheet.closing(account)],
  ]);
  const right = pairs([
    ['Average Collected Balance', sheet.digits(sheet.account(account).openingCents + 31_192)],
    ['Interest Earned This Period', '0.00'],
    ['Interest Paid Year-to-Date', '0.00'],
    ['Annual Percentage Yield Earned', '0.00%'],
    ['Days in Period', String(daysOf(sheet))],
  ]);
  return `<div class="band" style="padding:2pt 6pt;margin-top:8pt"><b>ACCOUNT SUMMARY</b></div><div class="split"><div style="width:44%">${left}</div><div style="width:48%">${right}</div></div>`;
};

/** Between items abreast. */
const GAP = '<div style="width:40pt"></div>';

/** As wide in each list, so that lists stand under each other. */
const LIST_HEAD = (
  [
    ['POSTING DATE', 74],
    ['DESCRIPTION', 330],
    ['AMOUNT', 80],
  ] as const
).map(([label, widthPoints]) => `<div style="width:${widthPoints}pt">${label}</div>`);

const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (!manner.startsWith('DEBIT'))
    return [manner === '' ? party : `${manner}, ${party} ****${referenceNumber(row, 9)}`];
  const authorised = formatDay(row.movement.day, 'MM/DD/YY', 'en').replaceAll('/', '');
  return [`${manner}, *****30${referenceNumber(row, 9)}, AUT ${authorised} VISA DDA PUR`, party];
};

/** After TD's: a list of each kind of movement with its subtotal, posting date before words before amount; checks two abreast; balances two abreast. */
export const dailyActivity: AccountSection = (sheet, account) => {
  const subtotal = (rows: readonly Row[]): string =>
    `<div class="split"><span></span><span>Subtotal: &nbsp; ${sheet.digits(centsOf(rows))}</span></div>`;
  const list = (title: string, rows: readonly Row[]): string => {
    if (rows.length === 0) return '';
    const lines = rows.map((row) => {
      const { date, told, unsigned } = toldOver(sheet, account, row, linesOf(sheet, row));
      return [date, told, unsigned];
    });
    return `<b>${title}</b>${table(LIST_HEAD, lines, [2], 'rows')}${subtotal(rows)}`;
  };
  const checkRows = sheet.rows(account, ['check']);
  const checks = checkRows.map((row) => {
    const { date, number, amount } = sheet.check(account, row);
    return [date, number, amount, ''];
  });
  const balances = dayBalances(sheet, account).map((cells) => [...cells, '']);
  const checkList =
    checks.length === 0
      ? ''
      : `<b>Checks Paid</b> &nbsp; <span class="small">No. Checks: ${checks.length} &nbsp; *Indicates break in serial sequence or check processed electronically and listed under Electronic Payments</span>${table(headAbreast(['DATE', 'SERIAL NO.', 'AMOUNT', GAP], 2), abreast(checks, 2, 4), [2, 6], 'rows')}${subtotal(checkRows)}`;
  return `<div class="band" style="padding:2pt 6pt;margin-top:8pt"><b>DAILY ACCOUNT ACTIVITY</b></div>${list('Electronic Deposits', sheet.rows(account, ['deposit']))}${checkList}
${list('Electronic Payments', sheet.rows(account, ['withdrawal']))}${list('Service Charges', sheet.rows(account, ['fee']))}
<div class="band" style="padding:2pt 6pt"><b>DAILY BALANCE SUMMARY</b></div>${table(headAbreast(['DATE', 'BALANCE', GAP], 2), abreast(balances, 2, 3), [1, 4], 'rows')}`;
};
