import { daysAfter, formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** The words of this layout. */
export const ADDITIONS_SUBTRACTIONS = issuerWords(
  'In case of errors or questions about your electronic transfers, call us or write to us as soon as you can if you think your statement or receipt is wrong. We must hear from you no later than sixty (60) days after we sent you the first statement on which the error appeared. Member FDIC.',
  ['Latch Smart Checking', 'Latch Hassle-Free Account', 'Latch Advantage Checking'],
  {
    deposits: ['Direct Deposit,', 'Deposit Mobile'],
    withdrawals: ['POS MAC', 'Direct Withdrawal,', 'Recurring POS', 'Internet Trf'],
    check: 'Check',
  },
);

/** After KeyBank's: bank at the left, statement's kind, last day and page at the right, a number to call under them, the holder as behind a window. */
export const additionsTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank">${sheet.bank()}</span><br>${sheet.bankAddress()}</div><div style="width:42%"><b style="font-size:1.15em">Personal Banking Statement</b><br>${sheet.end()}<br>page 1 of 3<br><br><b>${sheet.number(0)}</b></div></div>
<div class="split" style="margin:34pt 0 28pt"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:42%"><b>Questions or comments?</b><br>Call our Personal Client Service Center<br>1-800-555-0173</div></div>`;

/** After KeyBank's: kind and number in a band, holder at the left, the balances at the right with the days behind their labels and counts before them. */
export const additionsSummary: AccountSection = (sheet, account) => {
  const { start, end } = sheet.facts;
  const day = (date: typeof start): string => formatDay(date, 'M-D-YY', 'en');
  const [into, out] = [
    sheet.rows(account, ['deposit']).length,
    sheet.rows(account, ['withdrawal', 'check']).length,
  ];
  const rows = [
    [`Beginning balance ${day(daysAfter(start, -1))}`, `$${sheet.opening(account)}`],
    [`${into} Additions`, `+${sheet.credits(account)}`],
    [`${out} Subtractions`, `-${sheet.debits(account)}`],
    [`<b>Ending balance ${day(end)}</b>`, `<b>$${sheet.closing(account)}</b>`],
  ];
  return `<div class="split" style="border-top:2pt solid #222;border-bottom:0.6pt solid #222;padding:3pt 0"><b style="font-size:1.2em">${sheet.type(account)}® &nbsp; ${sheet.number(account)}</b></div>
<div class="split" style="margin:6pt 0"><div>${sheet.holder()}</div><div style="width:48%">${table([], rows, [1], 'rows ruled')}</div></div>`;
};

/** Kind of movement and name; of a purchase the shop's words in capitals. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'Deposit Mobile') return 'Deposit Mobile Banking';
  if (manner === 'Internet Trf') return `${manner} To DDA 0000${referenceNumber(row, 8)}`;
  return manner === 'Direct Deposit,' ? `${manner} ${party} Payroll` : `${manner} ${party}`;
};

/** After KeyBank's: what came in, checks three abreast, what went out; words before amounts, a dollar sign at the first amount of each list, sums in their last rows. */
export const additionsLists: AccountSection = (sheet, account) => {
  const sumRow = (label: string, amount: string, before: number): string[] => [
    ...Array.from({ length: before }, () => ''),
    `<b>${label}</b>`,
    `<b>$${amount}</b>`,
  ];
  const list = (name: string, place: string, rows: readonly Row[], total: string): string => {
    const body = rows.map((row, index) => {
      const { date, told, unsigned } = toldOver(sheet, account, row, [wordsOf(sheet, row)], false);
      const serial = told.startsWith('POS') ? referenceNumber(row, 4) : '';
      return ['', date, serial, told, `${index === 0 ? '$' : ''}${unsigned}`];
    });
    return table(
      [name, 'Date', 'Serial #', place, ''],
      [...body, sumRow(total, sheet.digits(centsOf(rows)), 3)],
      [4],
      'rows',
    );
  };
  const [into, out, cashed] = (['deposit', 'withdrawal', 'check'] as const).map((kind) =>
    sheet.rows(account, [kind]),
  );
  const checks = (cashed ?? []).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [number, date, `$${amount}`];
  });
  const paper =
    checks.length === 0
      ? ''
      : `<b>Paper Checks</b> &nbsp; <span class="small">* check missing from sequence</span>${table(headAbreast(['Check', 'Date', 'Amount'], 3), abreast(checks, 3, 3), [2, 5, 8], 'rows')}<div class="right"><b>Paper Checks Paid &nbsp; $${sheet.digits(centsOf(cashed ?? []))}</b></div>`;
  return `<h2>Additions</h2>${list('Deposits', 'Source', into ?? [], 'Total additions')}<h2>Subtractions</h2>${paper}${list('Withdrawals', 'Location', out ?? [], 'Total withdrawals')}`;
};
