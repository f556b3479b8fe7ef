import { inBold, pairs, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Of a personnel system that pays, too. */
export const PERSONNEL_SYSTEM = employerWords(
  'Direct deposits are made on the pay date. Keep this pay stub for your records.',
  {
    earningNames: ['Regular Pay', 'Overtime', 'Bonus'],
    taxNames: ['Federal Income Tax', 'Social Security', 'Medicare', 'Utah State Income Tax'],
    deductionNames: ['Medical Insurance', 'Dental Insurance', '401(k)', 'HSA Contribution'],
  },
);

/** After BambooHR's: company over the title, employee at the left, period and pay day at the right, a box of sums, then a list each of earnings, taxes and deductions, where the money went last. */
export const personnelSystem = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount, line.yearToDate]);
  const summary = [
    ['Gross Pay', ...gross],
    ['Taxes', ...taxes],
    ['Deductions', ...deductions],
    inBold(['Net Pay', ...net]),
  ];
  const list = (title: string, rows: readonly string[][], total: readonly [string, string]): string =>
    table([title, 'Current', 'YTD'], [...rows, inBold([`Total ${title}`, ...total])], [1, 2], 'rows ruled');
  return `<div class="split"><div><b style="font-size:1.25em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><b style="font-size:1.4em;color:#5a9e20">Pay Stub</b></div>
<div class="split" style="margin:14pt 0"><div><b>${sheet.employee()}</b><br>${sheet.employeeAddress()}<br>SSN: ${sheet.socialSecurityNumber()}</div><div style="width:42%">${pairs(
    [
      ['Employee #', facts.employeeNumber],
      ['Job Title', facts.job],
      ['Pay Period', `${sheet.start()} - ${sheet.end()}`],
      ['Pay Date', sheet.payDate()],
    ],
  )}</div></div>
<div style="width:56%">${table(['Summary', 'Current', 'YTD'], summary, [1, 2], 'rows grid')}</div>
${table(['Earnings', 'Rate', 'Hours', 'Current', 'YTD'], [...earned, inBold(['Total Earnings', '', '', ...gross])], [1, 2, 3, 4], 'rows ruled')}
<div class="split" style="gap:12pt"><div style="width:49%">${list('Taxes', amountRows(sheet, 'taxes'), taxes)}</div><div style="width:49%">${list('Deductions', amountRows(sheet, 'deductions'), deductions)}</div></div>
<div style="width:60%">${table(['Direct Deposit', 'Account', 'Amount'], [['Great Basin Bank', `•••• ${facts.employeeNumber.slice(-2)}06`, net[0]]], [2], 'rows ruled')}</div>`;
};

/** Of a payroll service for small shops. */
export const SMALL_SHOPS = employerWords(
  'NON-NEGOTIABLE - THIS IS NOT A CHECK. Your net pay has been deposited.',
  {
    earningNames: ['Hourly', 'Overtime', 'Tips'],
    taxNames: ['Federal Withholding', 'Social Security', 'Medicare', 'SC Withholding'],
    deductionNames: ['Health Ins.', 'Simple IRA', 'Uniform'],
  },
);

/** After SurePayroll's: the advice of the deposit above, the stub with days in one row of cells beneath, three lists abreast, the sums at the foot. */
export const smallShops = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
  const cells = [sheet.employee(), sheet.socialSecurityNumber(), sheet.start(), sheet.end(), sheet.payDate()];
  const sums = [
    ['Current', gross[0], taxes[0], deductions[0], `<b>${net[0]}</b>`],
    ['Year to Date', gross[1], taxes[1], deductions[1], net[1]],
  ];
  const list = (title: string, group: 'taxes' | 'deductions'): string =>
    table([title, 'Current', 'YTD'], amountRows(sheet, group), [1, 2], 'rows');
  return `<div class="split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div class="right"><b>DIRECT DEPOSIT ADVICE</b><br>Advice No. ${facts.employeeNumber}<br>Date ${sheet.payDate()}</div></div>
<div class="split" style="margin:22pt 0 26pt"><div>${sheet.employee()}<br>${sheet.employeeAddress()}</div><div class="boxed">Deposited to Checking xxxxx${facts.employeeNumber.slice(-3)} &nbsp; <b>$${net[0]}</b></div></div><hr>
<b>${sheet.employer()}</b>${table(['Employee', 'SSN', 'Period Begin', 'Period End', 'Check Date'], [cells], [], 'rows grid')}
<div class="split" style="gap:10pt"><div style="width:46%">${table(['Earnings', 'Hours', 'Rate', 'Current', 'YTD'], earned, [1, 2, 3, 4], 'rows')}</div><div style="width:29%">${list('Taxes', 'taxes')}</div><div style="width:25%">${list('Deductions', 'deductions')}</div></div>
${table(['', 'Gross Pay', 'Total Taxes', 'Total Deductions', 'Net Pay'], sums, [1, 2, 3, 4], 'rows grid')}`;
};
