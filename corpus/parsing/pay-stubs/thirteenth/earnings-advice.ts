import { pairs, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Of a program that reckons pay day by day, for shops and hospitals. */
export const EARNINGS_ADVICE = employerWords(
  'This is not a check. Net pay has been deposited as shown above.',
  {
    earningNames: ['Regular', 'Overtime 1.5', 'Shift Premium'],
    taxNames: [
      'Federal Income Tax',
      'Employee OASDI',
      'Employee Medicare',
      'IN State Income Tax',
      'Allen County Tax',
    ],
    deductionNames: ['401K', 'Medical', 'Dental', 'FSA Health Care', 'Legal Plan'],
  },
);

/** After Dayforce's earnings statement: employer at the left, numbers and days at the right, the employee under it, a summary of five sums, earnings at the left of taxes, deductions and deposits. */
export const earningsAdvice = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
  const last = (label: string, total: readonly string[], empty = 0): string[] =>
    [label, ...Array.from({ length: empty }, () => ''), ...total].map((cell) => `<b>${cell}</b>`);
  const withheld = (group: 'taxes' | 'deductions', title: string, total: readonly string[]): string => {
    const rows = amountRows(sheet, group);
    return table([title, 'Current', 'YTD'], [...rows, last(`Total ${title}`, total)], [1, 2], 'rows ruled');
  };
  const taxable = (of: 'cents' | 'yearToDateCents'): string => sheet.digits(sumOf(facts.earnings, of));
  return `<div class="split"><div><b style="font-size:1.2em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div style="width:42%"><b style="font-size:1.3em">Earnings Statement</b>${pairs(
    [
      ['Pay Date:', sheet.payDate()],
      ['Period Start:', sheet.start()],
      ['Period End:', sheet.end()],
      ['Statement No:', `3${facts.employeeNumber}80`],
    ],
    'pairs ragged',
  )}</div></div>
<div class="split" style="margin:10pt 0"><div><b>${sheet.employee()}</b><br>${sheet.employeeAddress()}</div><div style="width:42%">${pairs(
    [
      ['Employee #:', facts.employeeNumber],
      ['SSN:', sheet.socialSecurityNumber()],
      ['Job:', facts.job],
      ['Pay Group:', 'Biweekly Hourly'],
      ['Federal Filing Status:', 'Single'],
    ],
    'pairs ragged',
  )}</div></div>
<div class="band" style="padding:2pt 6pt"><b>Pay Summary</b></div>${table(
    ['', 'Gross', 'FIT Taxable Wages', 'Taxes', 'Deductions', 'Net Pay'],
    [
      ['Current', gross[0], taxable('cents'), taxes[0], deductions[0], net[0]],
      ['YTD', gross[1], taxable('yearToDateCents'), taxes[1], deductions[1], net[1]],
    ],
    [1, 2, 3, 4, 5],
    'rows ruled',
  )}
<div class="split" style="gap:10pt"><div style="width:54%">${table(['Earnings', 'Hours', 'Rate', 'Current', 'YTD'], [...earned, last('Total Earnings', gross, 2)], [1, 2, 3, 4], 'rows ruled')}
${table(
  ['Time Off', 'Taken', 'Balance'],
  [
    ['Vacation', '0.00', '46.15'],
    ['Sick', '0.00', '24.00'],
  ],
  [1, 2],
  'rows ruled',
)}</div><div style="width:44%">${withheld('taxes', 'Taxes', taxes)}${withheld('deductions', 'Deductions', deductions)}${table(['Net Pay Distribution', 'Account', 'Amount'], [['Direct Deposit', 'xxxxx7318', net[0]], last('Total Net Pay', ['', net[0]])], [2], 'rows ruled')}</div></div>`;
};
