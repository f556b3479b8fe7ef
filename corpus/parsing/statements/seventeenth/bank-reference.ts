import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { centsOf } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

const [ELECTRONIC, PAPER] = ['Electronic', 'Mobile'];
const [CARD, TRANSFER] = ['Card', 'Electronic'];

/** The words of this layout; a movement's manner says which list it stands in. */
export const BANK_REFERENCE = issuerWords(
  'Please review your account statement and report any discrepancies promptly. For inquiries call 1-800-555-0139, TTY 1-800-555-0140. Thank you for banking with us. Member FDIC. Equal Opportunity Lender.',
  ['Rich Benefits Checking', 'Access Checking', 'Premier Checking'],
  {
    deposits: [ELECTRONIC, PAPER],
    withdrawals: [CARD, TRANSFER],
    fees: ['Monthly Maintenance Fee'],
    check: 'Check',
  },
);

/** After Comerica Bank's: bank and title over number and period, the holder in the left, whom to call at the right. */
export const bankReferenceTop: Section = (sheet) =>
  `<div class="split"><span class="bank">${sheet.bank()}</span><div class="right"><b style="font-size:1.3em">Statement of Account</b><br>Account number ${sheet.number(0)}<br>${sheet.start()} to ${sheet.end()}</div></div>
<div class="split" style="margin:28pt 0 20pt"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:36%"><b>To contact us</b><br>Call 1-800-555-0139<br><b>Visit us on the web</b><br>www.comstockbank.example</div></div>`;

const mannerOf = (sheet: Sheet, row: Row): string => parted(sheet, row).manner;

/** The lists of movements, as the summary and the lists themselves name them. */
const listsOf = (
  sheet: Sheet,
  account: number,
): readonly (readonly [name: string, rows: readonly Row[]])[] => {
  const of = (kind: 'deposit' | 'withdrawal', manner: string): Row[] =>
    sheet.rows(account, [kind]).filter((row) => mannerOf(sheet, row) === manner);
  return [
    ['Electronic deposits', of('deposit', ELECTRONIC)],
    ['Paper deposits', of('deposit', PAPER)],
    ['Checks', sheet.rows(account, ['check'])],
    ['ATM/Debit Card withdrawals', of('withdrawal', CARD)],
    ['Electronic (EFT) withdrawals', of('withdrawal', TRANSFER)],
  ];
};

/** After Comerica Bank's: both balances with their days, between them a sum for each list, signs before the dollar. */
export const bankReferenceSummary: AccountSection = (sheet, account) => {
  const sums = listsOf(sheet, account).map(([name, rows], index): [string, string] => [
    `&nbsp;&nbsp;${name}`,
    `${index < 2 ? '+' : '-'}$${sheet.digits(centsOf(rows))}`,
  ]);
  const day = (of: 'start' | 'end'): string => formatDay(sheet.facts[of], 'long', 'en');
  const rows = pairs([
    [`<b>Beginning balance on ${day('start')}</b>`, `<b>$${sheet.opening(account)}</b>`],
    ['Plus deposits', ''],
    ...sums.slice(0, 2),
    ['Less withdrawals', ''],
    ...sums.slice(2),
    ['&nbsp;&nbsp;Fees and service charges', `-$${sheet.fees(account)}`],
    [`<b>Ending balance on ${day('end')}</b>`, `<b>$${sheet.closing(account)}</b>`],
  ]);
  return `<h2>Account summary: ${sheet.type(account)}</h2><div style="width:62%">${rows}</div>`;
};

/** What a list says: the order's kind before a company, the card's day behind a shop. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (row.movement.cents > 0)
    return manner === PAPER ? 'Mobile Check Deposit' : `${party} Payroll ${referenceNumber(row, 6)}`;
  if (manner === CARD) return `Debit Card Purchase ${party} ${formatDay(row.movement.day, 'MM/DD', 'en')}`;
  return manner === TRANSFER ? `${party} Bill Payment ${referenceNumber(row, 9)}` : row.movement.description;
};

/** After Comerica Bank's: a list for each kind, amount before the words and the bank's own number behind, its total and its count beneath. */
export const bankReferenceLists: AccountSection = (sheet, account) => {
  const title = (words: string): string =>
    `<h2 style="page-break-after:avoid">${words} this statement period</h2>`;
  const head = ['Date', 'Amount ($)', 'Activity', 'Bank reference number'].map(
    (label, index) => `<div style="width:${[50, 70, 270, 110][index]}pt">${label}</div>`,
  );
  const list = (name: string, rows: readonly Row[]): string => {
    if (rows.length === 0) return '';
    const body = rows.map((row) => {
      const { date, unsigned, told } = toldOver(sheet, account, row, [wordsOf(sheet, row)], false);
      return [date, unsigned, told, `9${referenceNumber(row, 9)}`];
    });
    const sum = `<b>Total ${name}: $${sheet.digits(centsOf(rows))}</b><br>Total number of ${name}: ${rows.length}`;
    return `${title(name)}${table(head, body, [1], 'rows')}<div style="page-break-before:avoid">${sum}</div>`;
  };
  const checks = (name: string, rows: readonly Row[]): string => {
    if (rows.length === 0) return '';
    const body = rows.map((row) => {
      const { number, amount, date } = sheet.check(account, row);
      return [number, amount, date, `9${referenceNumber(row, 9)}`];
    });
    return `${title(name)}${table(['Check number', 'Amount ($)', 'Date paid', 'Bank reference number'], body, [1], 'rows')}`;
  };
  const lists = listsOf(sheet, account).map(([name, rows]) =>
    name === 'Checks' ? checks(name, rows) : list(name, rows),
  );
  return `${lists.join('\n')}${list('Fees and service charges', sheet.rows(account, ['fee']))}`;
};
