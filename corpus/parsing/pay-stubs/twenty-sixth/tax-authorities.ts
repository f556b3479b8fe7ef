import { inBold, pairs, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { LineGroup, PaySheet } from '../pay-sheet.js';

/** Of a program for whole companies that names the authority before each tax. */
export const TAX_AUTHORITIES = employerWords(
  'This statement is a record of your earnings and deductions. Please review it and report any discrepancy to Employee Services at 800-555-0127.',
  {
    earningNames: ['Regular Pay', 'Overtime 1.5', 'Shift Premium'],
    taxNames: [
      'Federal TX Withholding Tax',
      'Federal TX EE Social Security Tax',
      'Federal TX EE Medicare Tax',
      'California TX Withholding Tax',
      'California TX EE Disability Tax',
    ],
    deductionNames: [
      '401(k) Savings Plan',
      'Medical PPO Pre-tax',
      'Dental Pre-tax',
      'Vision Pre-tax',
      'Supplemental Life EE',
      'Union Dues',
      'Health Care FSA',
    ],
  },
);

/** A list with a shaded title over its rows and their total. */
const list = (
  sheet: PaySheet,
  title: string,
  group: LineGroup,
  total: readonly [label: string, ...figures: string[]],
): string =>
  table(
    [title, 'Current', 'Year to Date'],
    [...amountRows(sheet, group), inBold(total)],
    [1, 2],
    'rows grid shaded',
  );

/** Earnings with their hours and rates, and the sum of all. */
function earningsList(sheet: PaySheet): string {
  const { facts, digits } = sheet;
  const rows = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
  const hours = facts.earnings.reduce((sum, line) => sum + (line.hoursHundredths ?? 0), 0);
  const total = inBold(['Total Earnings', digits(hours), '', ...sheet.gross()]);
  return table(
    ['Earnings', 'Hours', 'Rate', 'Current', 'Year to Date'],
    [...rows, total],
    [1, 2, 3, 4],
    'rows grid shaded',
  );
}

/**
 * After the remuneration statement that American companies print from SAP: company and address at the left of title, period and number, the employee as behind a window beside what the
 * personnel file says, earnings across the page, taxes with their authority beside deductions, sums of period and year in a grid, bank and leave last.
 */
export const taxAuthorities = (sheet: PaySheet): string => {
  const { facts, digits } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const federalWages = sumOf(facts.earnings, 'cents') - sumOf(facts.deductions, 'cents');
  return `<style>.shaded th { background: #dcdcdc; } .shaded { margin-top: 8pt; }</style>
<div class="split"><div><b style="font-size:1.25em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div><b style="font-size:1.35em">Remuneration Statement</b>${pairs(
    [
      ['Pay Period', `${sheet.start()} - ${sheet.end()}`],
      ['Check Date', sheet.payDate()],
      ['Advice Number', facts.employeeNumber.padStart(8, '70')],
      ['Payroll Area', 'B2 Bi-weekly'],
    ],
    'pairs ragged',
  )}</div></div>
<div class="split" style="margin:22pt 0 12pt"><div style="margin:6pt 0 0 20pt">${sheet.employee()}<br>${sheet.employeeAddress()}</div>${pairs(
    [
      ['Personnel Number', facts.employeeNumber.padStart(8, '0')],
      ['SSN', sheet.socialSecurityNumber()],
      ['Position', facts.job],
      ['Cost Center', '0000431020'],
      ['Federal Filing Status', 'Single or Married filing separately'],
      ['Federal Taxable Wages', digits(federalWages)],
    ],
    'pairs ragged',
  )}</div>
${earningsList(sheet)}
<div class="split" style="gap:10pt"><div style="width:50%">${list(sheet, 'Taxes', 'taxes', ['Total Taxes', ...taxes])}</div><div style="width:50%">${list(sheet, 'Deductions', 'deductions', ['Total Deductions', ...deductions])}</div></div>
${table(
  ['', 'Total Earnings', 'Total Taxes', 'Total Deductions', 'Net Pay'],
  [
    ['Current', gross[0], taxes[0], deductions[0], `<b>${net[0]}</b>`],
    ['Year to Date', gross[1], taxes[1], deductions[1], `<b>${net[1]}</b>`],
  ],
  [1, 2, 3, 4],
  'rows grid shaded',
)}
<div class="split" style="gap:10pt"><div style="width:56%">${table(['Payment', 'Bank', 'Account', 'Amount'], [['Bank transfer', 'Bunker Hill National Bank', `******${facts.employeeNumber.slice(-4)}`, net[0]]], [3], 'rows grid shaded')}</div><div style="width:42%">${table(
    ['Quota', 'Entitlement', 'Used', 'Balance'],
    [
      ['Vacation', '80.00', '24.00', '56.00'],
      ['Sick Leave', '48.00', '8.00', '40.00'],
    ],
    [1, 2, 3],
    'rows grid shaded',
  )}</div></div>`;
};
