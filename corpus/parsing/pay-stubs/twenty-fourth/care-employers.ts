import { inBold, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { frame } from '../eighteenth/mexican.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Of a program for homes and services that care for the old and the sick. */
export const CARE_EMPLOYERS = employerWords('', {
  earningNames: ['Regular', 'Overtime', 'Shift Differential'],
  taxNames: ['Federal Income Tax', 'Social Security', 'Medicare', 'NJ Income Tax', 'NJ SUI/SDI', 'NJ FLI'],
  deductionNames: ['Medical', 'Dental', '401(k)', 'Union Dues', 'Uniform', 'Garnishment'],
});

/** After Viventium's check stub: company with its address at the left of voucher and days, the employee's cells, earnings at the left of taxes over deductions, sums of this check and the year in rows, accounts beside time off, the voucher with the mailing address last. */
export const careEmployers = (sheet: PaySheet): string => {
  const { facts, digits } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount, line.yearToDate]);
  const hours = digits(facts.earnings.reduce((sum, line) => sum + (line.hoursHundredths ?? 0), 0));
  const voucher = `V${facts.employeeNumber.padStart(6, '1')}`;
  const list = (title: string, rows: readonly (readonly string[])[]): string =>
    table([title, 'Current', 'YTD'], rows, [1, 2], 'rows ruled');
  const sums = [
    ['Gross Pay', ...gross],
    ['Total Taxes', ...taxes],
    ['Total Deductions', ...deductions],
    inBold(['Net Pay', ...net]),
  ];
  const company = `<b style="font-size:1.15em">${sheet.employer()}</b><br>${sheet.employerAddress()}`;
  return `<div class="split"><div>${company}</div><div class="right">Voucher No: ${voucher}<br>Check Date: ${sheet.payDate()}<br>Period Begin: ${sheet.start()}<br>Period End: ${sheet.end()}</div></div>
<div style="margin-top:10pt">${frame([
    ['Employee', `<b>${sheet.employee()}</b>`],
    ['Employee ID', facts.employeeNumber],
    ['SSN', sheet.socialSecurityNumber()],
    ['Department', '200 - Nursing'],
    ['Federal', 'Single'],
    ['State', 'NJ: B / 0'],
  ])}</div>
<div class="split" style="gap:12pt;min-height:190pt"><div style="width:54%">${table(['Earnings', 'Rate', 'Hours', 'Current', 'YTD'], [...earned, inBold(['Total', '', hours, gross[0], gross[1]])], [1, 2, 3, 4], 'rows ruled')}</div><div style="width:44%">${list('Taxes', [...amountRows(sheet, 'taxes'), inBold(['Total', ...taxes])])}${list('Deductions', [...amountRows(sheet, 'deductions'), inBold(['Total', ...deductions])])}</div></div>
<div class="split" style="gap:12pt"><div style="width:54%">${table(['Direct Deposit', 'Account', 'Amount'], [['Checking', `xxxxx${facts.employeeNumber.slice(-4)}`, net[0]]], [2], 'rows ruled')}${table(
    ['Time Off', 'Accrued', 'Taken', 'Balance'],
    [
      ['PTO', '4.62', '0.00', '51.74'],
      ['Sick', '2.67', '0.00', '32.00'],
    ],
    [1, 2, 3],
    'rows ruled',
  )}</div><div style="width:44%">${list('Summary', sums)}</div></div>
<div style="border-top:0.6pt dashed #888;margin:14pt 0"></div>
<div class="split"><div>${company}</div><div class="right">Voucher No: ${voucher}<br>Check Date: ${sheet.payDate()}</div></div>
<div class="split boxed" style="margin:14pt 0"><b>DIRECT DEPOSIT VOUCHER - NON-NEGOTIABLE</b><b>$${net[0]}</b></div>
<div style="margin:18pt 0 0 36pt">${sheet.employee()}<br>${sheet.employeeAddress()}</div>`;
};
