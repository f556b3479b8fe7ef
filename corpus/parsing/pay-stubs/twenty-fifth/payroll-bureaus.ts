import { inBold, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { LineGroup, PaySheet } from '../pay-sheet.js';

const BIWEEKS_DAYS = 14;

/** Of a program that local payroll bureaus run for small companies. */
export const PAYROLL_BUREAUS = employerWords('', {
  earningNames: ['Regular', 'Overtime', 'Commission'],
  taxNames: ['Federal', 'OASDI', 'Medicare'],
  deductionNames: [
    '401K',
    'Medical Pretax',
    'Dental Pretax',
    'Vision Pretax',
    'Life Insurance',
    'Child Support',
  ],
});

/** How many periods of two weeks the year has had. */
const periodsOfYear = ({ facts: { end } }: PaySheet): number =>
  Math.ceil(
    (Date.UTC(end.year, end.month - 1, end.day) - Date.UTC(end.year, 0, 1)) / 86_400_000 / BIWEEKS_DAYS,
  );

/** Earnings with the hours of the period and of the year, and their total. */
function earningRows(sheet: PaySheet): string[][] {
  const { facts, digits } = sheet;
  const periods = periodsOfYear(sheet);
  const ofYear = (hundredths: number | undefined): string =>
    hundredths === undefined ? '' : digits(hundredths * periods);
  const rows = sheet
    .lines('earnings')
    .map((line, index) => [
      line.description,
      line.rate,
      line.hours,
      line.amount,
      ofYear(facts.earnings[index]?.hoursHundredths),
      line.yearToDate,
    ]);
  const hours = facts.earnings.reduce((sum, line) => sum + (line.hoursHundredths ?? 0), 0);
  const sums = [
    digits(sumOf(facts.earnings, 'cents')),
    digits(hours * periods),
    digits(sumOf(facts.earnings, 'yearToDateCents')),
  ];
  return [...rows, inBold(['Totals', '', digits(hours), ...sums])];
}

/** A cell of a shaded row, a small label over its value. */
const cells = (items: readonly (readonly [label: string, value: string])[]): string =>
  `<table class="rows grid" style="margin:0"><tbody><tr>${items.map(([label, value]) => `<td><span style="font-size:0.82em;color:#444">${label}</span><br>${value}</td>`).join('')}</tr></tbody></table>`;

/**
 * After the check stub of Asure's Evolution: the voucher above with company, number and day, the amount deposited and the employee's mailing address; beneath it the stub with
 * the employee's and the period's cells, earnings with the hours of the year at the left of taxes over deductions, leave beside the deposit, sums of period and year in two rows last.
 */
export const payrollBureaus = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const number = String(Number(facts.employeeNumber) + 20_417);
  const company = `<b>${sheet.employer()}</b><br>${sheet.employerAddress()}`;
  const list = (title: string, group: LineGroup, total: readonly string[]): string =>
    table(
      [title, 'Current', 'Year To Date'],
      [...amountRows(sheet, group), inBold(['Totals', ...total])],
      [1, 2],
      'rows',
    );
  const leave = [
    ['Vacation', '3.08', '8.00', '41.16'],
    ['Sick', '1.54', '0.00', '22.60'],
  ];
  return `<div class="split"><div>${company}</div><div class="right">Voucher Number: <b>${number}</b><br>Check Date: <b>${sheet.payDate()}</b></div></div>
<div class="split" style="margin:24pt 0 12pt"><span>Amount deposited to your account(s)</span><b>$****${net[0]}</b></div>
<div style="margin:14pt 0 0 48pt">${sheet.employee()}<br>${sheet.employeeAddress()}</div>
<div class="center" style="margin:26pt 0 30pt"><b style="font-size:1.4em;letter-spacing:2pt;color:#666">NON NEGOTIABLE</b></div>
<div style="border-top:0.6pt dashed #888;margin-bottom:12pt"></div>
${cells([
  ['Employee', `<b>${sheet.employee()}</b>`],
  ['EE Code', facts.employeeNumber],
  ['SSN', sheet.socialSecurityNumber()],
  ['Dept', '100 Warehouse'],
  ['Federal Status', 'S-0'],
])}${cells([
  ['Company', sheet.employer()],
  ['Period Begin', sheet.start()],
  ['Period End', sheet.end()],
  ['Check Date', sheet.payDate()],
  ['Voucher', number],
])}
<div class="split" style="gap:8pt;min-height:150pt;margin-top:4pt"><div style="width:60%">${table(['Earnings', 'Rate', 'Hours', 'Current', 'YTD Hours', 'Year To Date'], earningRows(sheet), [1, 2, 3, 4, 5], 'rows')}</div><div style="width:39%">${list('Taxes', 'taxes', taxes)}${list('Deductions', 'deductions', deductions)}</div></div>
<div class="split" style="gap:8pt"><div style="width:60%">${table(['Time Off', 'Accrued', 'Used', 'Balance'], leave, [1, 2, 3], 'rows')}</div><div style="width:39%">${table(['Direct Deposit', 'Amount'], [[`Checking xxxxx${facts.employeeNumber.slice(-4)}`, net[0]]], [1], 'rows')}</div></div>
${table(
  ['', 'Gross Earnings', 'Taxes', 'Deductions', 'Net Pay', 'Check Amount'],
  [
    ['Current', gross[0], taxes[0], deductions[0], `<b>${net[0]}</b>`, '0.00'],
    ['Year To Date', gross[1], taxes[1], deductions[1], `<b>${net[1]}</b>`, ''],
  ],
  [1, 2, 3, 4, 5],
  'rows grid',
)}`;
};
