import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { abreast, centsOf, dayBalances, headAbreast } from '../grids.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { balancesOf } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { CREDIT_GROUPS, DEBIT_GROUPS, type Group, rowsOf } from './electronic-groups.js';
import { billerOf } from './parties.js';

const heading = (words: string): string =>
  `<div style="background:#dfe6ef;color:#1c3f6e;font-weight:bold;padding:2pt 4pt;margin-top:9pt;break-after:avoid">${words}</div>`;

/** After City National Bank's: mark and address, number of the account and whom to ask at the right, the days of this statement and of the last, the holder as behind a window. */
export const electronicTop: Section = (sheet) => {
  const last = formatDay(daysAfter(sheet.facts.start, -1), 'long', 'en');
  return `<div class="split"><div><b style="font-size:1.7em;color:#1c3f6e">${sheet.bank()}</b><br>${bankAddressOf(sheet, '550 South Hope Street', 'Los Angeles, CA 90071')}</div><div class="right">Page 1<br>Account #: ${sheet.number(0)}</div></div>
<div class="split" style="margin:20pt 0 8pt"><div style="width:44%"></div><div>This statement: ${sheet.end()}<br>Last statement: ${last}</div><div>Contact us:<br>800-555-0163<br>bhnb.example</div></div>
<div style="margin:8pt 0 26pt 22pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>`;
};

/** After City National Bank's: kind of account, what its balances were at the left, each group's count and sum between the dated balances at the right. */
export const electronicSummary: AccountSection = (sheet, account) => {
  const { lowest, mean } = balancesOf(sheet, account);
  const dated = (day: typeof sheet.facts.start): string => formatDay(day, 'MM/DD/YYYY', 'en');
  const counted = (label: string, rows: readonly Row[]): string[] => [
    `${label} (${rows.length})`,
    sheet.digits(centsOf(rows)),
    '',
  ];
  const activity = [
    [`Beginning balance (${dated(daysAfter(sheet.facts.start, -1))})`, '', `$${sheet.opening(account)}`],
    ...CREDIT_GROUPS.map((group) => counted(group.sumLabel, rowsOf(sheet, account, group))),
    ['Total credits', '', `+ $${sheet.credits(account)}`],
    counted('Checks paid', sheet.rows(account, ['check'])),
    ...DEBIT_GROUPS.map((group) => counted(group.sumLabel, rowsOf(sheet, account, group))),
    ['Total debits', '', `- $${sheet.debits(account)}`],
    [`<b>Ending balance (${dated(sheet.facts.end)})</b>`, '', `<b>$${sheet.closing(account)}</b>`],
  ];
  const balances = pairs(
    [
      ['Account number', sheet.number(account)],
      ['Minimum balance', `$${sheet.digits(lowest)}`],
      ['Average balance', `$${sheet.digits(mean)}`],
      ['Avg. collected balance', `$${sheet.digits(mean)}`],
    ],
    'rows pairs',
  );
  return `<div style="border-bottom:1.5pt solid #1c3f6e;font-size:1.35em;color:#1c3f6e;break-after:avoid">${sheet.type(account)}</div>
<div class="split"><div style="width:38%">${heading('ACCOUNT SUMMARY')}${balances}</div><div style="width:56%">${heading('ACCOUNT ACTIVITY')}${table([], activity, [1, 2], 'rows')}</div></div>`;
};

/** An order has its originator and number behind its kind, a purchase the shop; what goes over the counter has no name. */
function linesOf(sheet: Sheet, row: Row): string[] {
  const { manner, party } = parted(sheet, row);
  if (manner === 'Preauthorized Debit') return [manner, `${billerOf(row, 'en')} ${referenceNumber(row, 9)}`];
  if (manner === 'Preauthorized Credit') return [manner, `${party.toUpperCase()} ${referenceNumber(row, 9)}`];
  if (manner.endsWith('Purchase')) return [manner, party];
  if (manner === 'Incoming Wire-Dom') return [`${manner} ${party.toUpperCase()}`];
  return [manner || row.movement.description];
}

/** After City National Bank's: a list for each group, deposits with their reference, the checks paid in three columns, the balance of each day last. */
export const electronicLists: AccountSection = (sheet, account) => {
  const list = (group: Group, amountLabel: string): string => {
    const rows = rowsOf(sheet, account, group);
    if (rows.length === 0) return '';
    const body = rows.map((row) => {
      const { date, told, unsigned } = toldOver(sheet, account, row, linesOf(sheet, row), false);
      return [date, told, group.title === 'DEPOSITS' ? referenceNumber(row, 8) : '', unsigned];
    });
    const reference = group.title === 'DEPOSITS' ? 'Reference' : '<div style="width:40pt"></div>';
    const head = [
      '<div style="width:40pt">Date</div>',
      '<div style="width:300pt">Description</div>',
      reference,
      amountLabel,
    ];
    return `${heading(group.title)}${table(head, body, [3], 'rows')}`;
  };
  const checks = sheet.rows(account, ['check']).map((row) => {
    const { number, date, amount } = sheet.check(account, row);
    return [number, date, amount];
  });
  const checkList =
    checks.length === 0
      ? ''
      : `<div style="page-break-inside:avoid">${heading('CHECKS PAID')}${table(headAbreast(['Number', 'Date', 'Amount'], 3), abreast(checks, 3, 3), [2, 5, 8], 'rows')}</div>`;
  const days = table(
    headAbreast(['Date', 'Amount'], 3),
    abreast(dayBalances(sheet, account), 3, 2),
    [1, 3, 5],
    'rows',
  );
  return `${CREDIT_GROUPS.map((group) => list(group, 'Credits')).join('')}${checkList}${DEBIT_GROUPS.map((group) => list(group, 'Debits')).join('')}<div style="page-break-inside:avoid">${heading('DAILY BALANCES')}${days}</div>`;
};
