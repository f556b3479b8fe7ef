import { inBold, pairs, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Of a payroll service for restaurants. */
export const RESTAURANTS = employerWords(
  'Questions about your pay? Ask your manager or sign in to your employee portal.',
  {
    earningNames: ['Regular', 'Overtime', 'Tips Owed'],
    taxNames: ['Federal Income Tax', 'Social Security Employee', 'Medicare Employee', 'DE Withholding'],
    deductionNames: ['Medical', 'Dental', 'Meal Deduction', '401k'],
  },
);

/** After Toast Payroll's: restaurant and title, the person beside the days, one table in which each group has a line of its own above its rows and its sum beneath, the net in a band, where it went last. */
export const restaurants = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
  const group = (
    title: string,
    of: 'taxes' | 'deductions',
    total: string,
    sums: readonly [string, string],
  ): string[][] => [
    inBold([title, '', '', '', '']),
    ...amountRows(sheet, of).map(([description = '', ...amounts]) => [description, '', '', ...amounts]),
    inBold([total, '', '', ...sums]),
  ];
  const rows = [
    inBold(['Earnings', '', '', '', '']),
    ...earned,
    inBold(['Gross Pay', '', '', ...gross]),
    ...group('Employee Taxes', 'taxes', 'Total Taxes', taxes),
    ...group('Employee Deductions', 'deductions', 'Total Deductions', deductions),
  ];
  const days = pairs([
    ['Pay Date', sheet.payDate()],
    ['Pay Period', `${sheet.start()} - ${sheet.end()}`],
    ['Check Number', `DD${facts.employeeNumber}`],
    ['Employee ID', facts.employeeNumber],
    ['SSN', sheet.socialSecurityNumber()],
  ]);
  return `<div class="split"><div><b style="font-size:1.25em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><b style="font-size:1.4em;color:#ff4c00">Earnings Statement</b></div>
<div class="split" style="margin:16pt 0"><div><b>${sheet.employee()}</b><br>${sheet.employeeAddress()}<br>Server</div><div style="width:42%">${days}</div></div>
${table(['Description', 'Hours', 'Rate', 'Current', 'YTD'], rows, [1, 2, 3, 4], 'rows ruled')}
<div class="band split" style="padding:4pt 8pt"><b>Net Pay</b><b>${net[0]}</b></div><div class="right">Net Pay YTD ${net[1]}</div>
<div style="width:60%">${table(['Payment Method', 'Account', 'Amount'], [['Direct Deposit', `Checking ****${facts.employeeNumber.slice(-3)}1`, net[0]]], [2], 'rows ruled')}</div>`;
};

/** Of a payroll service whose voucher lies over the stub. */
export const VOUCHER = employerWords(
  'THIS IS NOT A CHECK - NON-NEGOTIABLE - DEPOSITED TO THE ACCOUNT OF THE EMPLOYEE NAMED ABOVE',
  {
    earningNames: ['Regular', 'Overtime', 'Per Diem'],
    taxNames: ['FED W/H', 'SOC SEC', 'MEDICARE', 'ID W/H'],
    deductionNames: ['MEDICAL PRETAX', 'DENTAL PRETAX', '401K', 'UNIFORMS'],
  },
);

/** After Netchex's: the voucher with amount and day, the person as behind a window, then the stub: data in one row of cells, earnings at the left of taxes over deductions, sums as rows of this period and the year. */
export const voucher = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount, line.yearToDate]);
  const list = (title: string, group: 'taxes' | 'deductions'): string =>
    table([title, 'Current', 'Year To Date'], amountRows(sheet, group), [1, 2], 'rows');
  const cells = [
    sheet.employee(),
    facts.employeeNumber,
    sheet.socialSecurityNumber(),
    sheet.start(),
    sheet.end(),
    sheet.payDate(),
  ];
  const sums = [
    ['Current', gross[0], taxes[0], deductions[0], `<b>${net[0]}</b>`],
    ['YTD', gross[1], taxes[1], deductions[1], net[1]],
  ];
  return `<div class="split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div class="right">Voucher No. V${facts.employeeNumber}<br>Check Date: ${sheet.payDate()}</div></div>
<div class="split" style="margin:26pt 0 30pt"><div>${sheet.employee()}<br>${sheet.employeeAddress()}</div><div class="boxed">Direct Deposit Amount &nbsp; <b>$${net[0]}</b></div></div><hr>
${table(['Employee Name', 'Emp ID', 'SSN', 'Period Begin', 'Period End', 'Check Date'], [cells], [], 'rows grid')}
<div class="split" style="gap:12pt"><div style="width:54%">${table(['Earnings', 'Rate', 'Hours', 'Current', 'Year To Date'], earned, [1, 2, 3, 4], 'rows')}</div><div style="width:44%">${list('Taxes', 'taxes')}${list('Deductions', 'deductions')}</div></div>
${table(['', 'Gross Pay', 'Taxes', 'Deductions', 'Net Pay'], sums, [1, 2, 3, 4], 'rows grid')}
<div>PTO Available: 34.50 &nbsp;&nbsp; Federal Filing Status: Single or Married filing separately</div>`;
};
