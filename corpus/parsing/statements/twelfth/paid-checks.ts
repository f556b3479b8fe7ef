import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, headAbreast } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, parted, toldOver } from '../ninth/telling.js';

/** The words of this layout. */
export const PAID_CHECKS = issuerWords(
  'IF YOUR ACCOUNT WAS OVERDRAWN DURING THE STATEMENT PERIOD, SEE THE REVERSE SIDE FOR WAYS TO AVOID OVERDRAFT FEES. MEMBER FDIC.',
  ['MYCHOICE CHECKING', 'EZCHOICE CHECKING', 'MYWAY BANKING'],
  {
    deposits: ['DIRECT DEP', 'PAYROLL'],
    withdrawals: ['POS PURCHASE', 'RECURRING', 'WEB PMT', 'ACH DEBIT'],
    fees: ['MONTHLY MAINTENANCE FEE', 'SERVICE CHARGE FOR ACCOUNT'],
    check: 'CHECK NUMBER',
  },
);

/** After M&T's: bank at the left, inquiries at the right with the office's address, three cells of kind, number and period; the holder as behind a window. */
export const paidChecksTop: Section = (sheet) =>
  `<div class="split"><div><span class="bank">${sheet.bank()}</span></div><div class="right">FOR INQUIRIES CALL: &nbsp; NIAGARA OFFICE<br>(716) 555-0139</div></div>
<div style="margin-left:50%">${table(['ACCOUNT TYPE'], [[sheet.type(0)]], [], 'rows grid')}${table(['ACCOUNT NUMBER', 'STATEMENT PERIOD'], [[sheet.number(0), `${sheet.start()} - ${sheet.end()}`]], [], 'rows grid')}</div>
<div style="margin:10pt 0 26pt 24pt">${sheet.holder()}<br>${sheet.holderAddress()}</div><div class="right small">PAGE 1 OF 2</div>`;

/** After M&T's: one row of sums with the number of items before each, in a grid. */
export const paidChecksSummary: AccountSection = (sheet, account) => {
  const count = (kinds: readonly ('deposit' | 'withdrawal' | 'fee' | 'check')[]): string =>
    String(sheet.rows(account, kinds).length);
  const checks = sheet.rows(account, ['check']);
  const subtractions = sheet.rows(account, ['withdrawal', 'fee']);
  const cells = [
    sheet.opening(account),
    count(['deposit']),
    sheet.credits(account),
    String(checks.length),
    sheet.digits(centsOf(checks)),
    String(subtractions.length),
    sheet.digits(centsOf(subtractions)),
    '0.00',
    sheet.closing(account),
  ];
  const head = [
    'BEGINNING<br>BALANCE',
    'DEPOSITS &amp;<br>OTHER ADDITIONS',
    'CHECKS PAID',
    'OTHER<br>SUBTRACTIONS',
    'CURRENT<br>INTEREST PD',
    'ENDING<br>BALANCE',
  ];
  const spanned = head
    .map(
      (label, column) => `<th${column > 0 && column < 4 ? ' colspan="2"' : ''} class="center">${label}</th>`,
    )
    .join('');
  const under = ['', 'NO.', 'AMOUNT', 'NO.', 'AMOUNT', 'NO.', 'AMOUNT', '', '']
    .map((label) => `<td class="center">${label}</td>`)
    .join('');
  const figures = cells.map((cell) => `<td class="right">${cell}</td>`).join('');
  return `<div class="center"><b>ACCOUNT SUMMARY</b></div><table class="rows grid"><tr>${spanned}</tr><tr>${under}</tr><tr>${figures}</tr></table>`;
};

/** After M&T's: posting date, words, additions before subtractions, the balance where the day ends; both balances as first and last row. */
export const paidChecksActivity: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const { manner, party } = parted(sheet, row);
    const { date, told, unsigned, balance } = toldOver(
      sheet,
      account,
      row,
      [`${party} ${manner}`.trim()],
      endsDay(rows, index),
    );
    const isIn = row.movement.cents > 0;
    return [date, told, isIn ? `$${unsigned}` : '', isIn ? '' : `$${unsigned}`, balance && `$${balance}`];
  });
  const day = formatDay(sheet.facts.start, 'MM/DD/YYYY', 'en');
  const first = [day, 'BEGINNING BALANCE', '', '', `$${sheet.opening(account)}`];
  const last = ['', 'ENDING BALANCE', '', '', `$${sheet.closing(account)}`];
  const head = [
    'POSTING<br>DATE',
    'TRANSACTION DESCRIPTION',
    'DEPOSITS &amp; OTHER<br>ADDITIONS (+)',
    'WITHDRAWALS &amp; OTHER<br>SUBTRACTIONS (-)',
    'DAILY<br>BALANCE',
  ];
  const out = sheet.rows(account, ['check', 'withdrawal', 'fee']).length;
  return `<div class="center"><b>ACCOUNT ACTIVITY</b></div>${table(head, [first, ...body, last], [2, 3, 4], 'rows')}<div>NUMBER OF DEPOSITS/CHECKS PAID &nbsp; ${rows.length - out} / ${sheet.rows(account, ['check']).length}</div>`;
};

/** After M&T's: the checks once more by number, three abreast; they are movements of the list above already. */
export const paidChecksNumbers: AccountSection = (sheet, account) => {
  const checks = sheet
    .rows(account, ['check'])
    .map(({ movement }) => [
      movement.checkNumber,
      formatDay(movement.day, 'MM/DD/YY', 'en'),
      `$${sheet.digits(movement.cents)}`,
    ]);
  if (checks.length === 0) return '';
  return `<div style="page-break-inside:avoid"><div class="center"><b>CHECKS PAID SUMMARY</b></div>${table(headAbreast(['CHECK NO.', 'DATE', 'AMOUNT'], 3), abreast(checks, 3, 3), [2, 5, 8], 'rows')}</div>`;
};
