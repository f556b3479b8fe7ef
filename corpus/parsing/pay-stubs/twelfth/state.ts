import { table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** What is withheld before taxes are reckoned; the rest comes after. */
const BEFORE_TAX = ['Regular Before Tax Health', 'TIER 6 Retirement'];

/** Of a state whose comptroller pays all its employees. */
export const STATE_COMPTROLLER = employerWords(
  'Direct deposit advice, non-negotiable. Review your withholding and address each pay period.',
  {
    earningNames: ['Regular Pay Salary Employee', 'Overtime', 'Location Pay'],
    taxNames: ['Fed Withholding', 'Social Security', 'Medicare', 'State Withholding'],
    deductionNames: [...BEFORE_TAX, 'CSEA Union Dues', 'Deferred Compensation'],
  },
);

const totalled = (rows: readonly string[][], totals: readonly string[]): string[][] => [
  ...rows,
  totals.map((cell) => `<b>${cell}</b>`),
];

/** After a state's payroll on PeopleSoft: advice and days at the right, data of tax in a cell, three lists abreast under the earnings, five sums in the foot. */
export const stateComptroller = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount, line.yearToDate]);
  const lines = sheet.lines('deductions');
  const isBefore = (description: string): boolean => BEFORE_TAX.includes(description);
  const group = (before: boolean): string[][] => {
    const kept = facts.deductions.filter(({ description }) => isBefore(description) === before);
    const rows = lines
      .filter(({ description }) => isBefore(description) === before)
      .map((line) => [line.description, line.amount, line.yearToDate]);
    return totalled(rows, [
      'Total:',
      sheet.digits(sumOf(kept, 'cents')),
      sheet.digits(sumOf(kept, 'yearToDateCents')),
    ]);
  };
  const taxRows = amountRows(sheet, 'taxes');
  // What is taxed is the gross less what is withheld before tax.
  const before = facts.deductions.filter(({ description }) => isBefore(description));
  const taxable = (['cents', 'yearToDateCents'] as const).map((of) =>
    sheet.digits(sumOf(facts.earnings, of) - sumOf(before, of)),
  );
  const cell = (label: string, value: string): string => `<div>${label}: ${value}</div>`;
  const list = (title: string, rows: readonly string[][]): string =>
    `<div style="width:33%" class="boxed"><div class="center"><b>${title}</b></div>${table(['Description', 'Current', 'YTD'], rows, [1, 2], 'rows')}</div>`;
  return `<div class="split"><div><b style="font-size:1.2em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div>${cell('Pay Group', 'ADM-Administrative')}${cell('Pay Begin Date', sheet.start())}${cell('Pay End Date', sheet.end())}</div><div>${cell('Advice #', `0000${facts.employeeNumber}71`)}${cell('Advice Date', sheet.payDate())}</div></div>
<div class="split boxed" style="margin-top:6pt"><div>${sheet.employee()}<br>${sheet.employeeAddress()}</div><div>${cell('Employee ID', `N0${facts.employeeNumber}`)}${cell('Department', '12000-Dept of Civil Services')}${cell('Location', 'Main Office')}${cell('Job Title', facts.job)}</div><div>${table(
    ['TAX DATA:', 'Federal', 'State'],
    [
      ['Marital Status:', 'Single', 'Single'],
      ['Allowances:', 'N/A', '1'],
      ['Addl. Amt:', '', ''],
    ],
    [],
    'rows',
  )}</div></div>
<div class="boxed"><div class="center"><b>HOURS AND EARNINGS</b></div>${table(['Description', 'Rate', 'Hours', 'Earnings', 'YTD Earnings'], totalled(earned, ['Total:', '', '', ...gross]), [1, 2, 3, 4], 'rows')}</div>
<div class="split" style="gap:0">${list('TAXES', totalled(taxRows, ['Total:', ...taxes]))}${list('BEFORE-TAX DEDUCTIONS', group(true))}${list('AFTER-TAX DEDUCTIONS', group(false))}</div>
${table(
  ['', 'TOTAL GROSS', 'FED TAXABLE GROSS', 'TOTAL TAXES', 'TOTAL DEDUCTIONS', 'NET PAY'],
  [
    ['Current:', gross[0], taxable[0] ?? '', taxes[0], deductions[0], net[0]],
    ['YTD:', gross[1], taxable[1] ?? '', taxes[1], deductions[1], net[1]],
  ],
  [1, 2, 3, 4, 5],
  'rows grid',
)}
<div style="width:48%;margin-left:50%" class="boxed"><div class="center"><b>NET PAY DISTRIBUTION</b></div>${table(
    [],
    [
      ['Direct Deposit', 'Checking', 'xxxxxx4471', net[0]],
      ['<b>Total:</b>', '', '', net[0]],
    ],
    [3],
    'rows',
  )}</div>`;
};
