import { inBold, pairs, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Of a payroll service whose stub sets earnings beside what is withheld. */
export const SINGLE_DATABASE = employerWords(
  'This is a statement of earnings and deductions. Please retain for your records.',
  {
    earningNames: ['Regular', 'Overtime', 'Holiday'],
    taxNames: ['Federal W/H', 'Social Security', 'Medicare', 'Missouri SITW'],
    deductionNames: ['401k Traditional', 'Medical Pre-Tax', 'Dental Pre-Tax', 'Vision Pre-Tax'],
  },
);

/** After Paycom's: company and employee at the left, days and numbers at the right, earnings at the left of taxes and deductions, the sums in one row at the foot, where the money goes last. */
export const singleDatabase = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount, line.yearToDate]);
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const list = (title: string, rows: readonly string[][], total: readonly [string, string]): string =>
    table([title, 'Amount', 'YTD'], [...rows, inBold(['Total', ...total])], [1, 2], 'rows');
  const sums = [
    ['Current', gross[0], taxes[0], deductions[0], `<b>${net[0]}</b>`],
    ['Year To Date', gross[1], taxes[1], deductions[1], net[1]],
  ];
  return `<div class="split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div class="center"><b style="font-size:1.4em">Earnings Statement</b></div><div style="width:34%">${pairs(
    [
      ['Check Date:', sheet.payDate()],
      ['Period Beginning:', sheet.start()],
      ['Period Ending:', sheet.end()],
      ['Voucher Number:', `V00${facts.employeeNumber}`],
    ],
  )}</div></div>
<div class="split boxed" style="margin:10pt 0"><div>${sheet.employee()}<br>${sheet.employeeAddress()}</div><div style="width:40%">${pairs(
    [
      ['Employee Code:', `A${facts.employeeNumber.slice(0, 3)}`],
      ['SSN:', sheet.socialSecurityNumber()],
      ['Department:', '100 - Operations'],
      ['Pay Type:', 'Hourly'],
    ],
  )}</div></div>
<div class="split" style="gap:10pt"><div style="width:55%">${table(['Earnings', 'Rate', 'Hours', 'Amount', 'YTD'], [...earned, inBold(['Gross Earnings', '', '', ...gross])], [1, 2, 3, 4], 'rows')}</div><div style="width:43%">${list('Taxes', amountRows(sheet, 'taxes'), taxes)}${list('Deductions', amountRows(sheet, 'deductions'), deductions)}</div></div>
${table(['', 'Gross Earnings', 'Taxes', 'Deductions', 'Net Pay'], sums, [1, 2, 3, 4], 'rows grid')}
<b>Net Pay Distribution</b>${table(
    ['Account Type', 'Account', 'Amount'],
    [['Checking', `XXXXXX${facts.employeeNumber.slice(-3)}7`, net[0]]],
    [2],
    'rows',
  )}`;
};

/** Of a payroll service for middling companies. */
export const MIDDLING_COMPANIES = employerWords(
  'Direct deposit voucher. This is not a check. Non-negotiable.',
  {
    earningNames: ['Regular', 'Overtime', 'PTO'],
    taxNames: [
      'Federal Income Tax',
      'Social Security',
      'Medicare',
      'Ohio State Income Tax',
      'Columbus City Tax',
    ],
    deductionNames: ['401K', 'Health Insurance', 'Dental Insurance', 'HSA'],
  },
);

/** After Paycor's: employee, numbers and days in two rows of cells, then a list each of earnings, taxes and deductions over the whole width, the pay's summary beside the deposit. */
export const middlingCompanies = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const list = (title: string, rows: readonly string[][], total: readonly [string, string]): string =>
    `<b>${title}</b>${table(['Description', 'Current', 'Year to Date'], [...rows, inBold([`Total ${title}`, ...total])], [1, 2], 'rows ruled')}`;
  const cells = [
    facts.employeeNumber,
    '200 Production',
    facts.job,
    `DD${facts.employeeNumber.padStart(6, '4')}`,
  ];
  const summary = [
    ['Gross Pay', ...gross],
    ['Taxes', ...taxes],
    ['Deductions', ...deductions],
    inBold(['Net Pay', ...net]),
  ];
  return `<div class="split"><div><b style="font-size:1.15em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div style="width:42%">${table(['Pay Begin Date', 'Pay End Date', 'Check Date'], [[sheet.start(), sheet.end(), `<b>${sheet.payDate()}</b>`]], [], 'rows grid')}</div></div>
<div style="margin:12pt 0">${sheet.employee()}<br>${sheet.employeeAddress()}</div>
${table(['Employee #', 'Department', 'Position', 'Voucher #'], [cells], [], 'rows grid')}
<b>Earnings</b>${table(['Description', 'Hours', 'Rate', 'Current', 'Year to Date'], [...earned, inBold(['Total Earnings', '', '', ...gross])], [1, 2, 3, 4], 'rows ruled')}
${list('Taxes', amountRows(sheet, 'taxes'), taxes)}${list('Deductions', amountRows(sheet, 'deductions'), deductions)}
<div class="split"><div style="width:48%"><b>Pay Summary</b>${table(['', 'Current', 'Year to Date'], summary, [1, 2], 'rows grid')}</div><div style="width:46%"><b>Direct Deposits</b>${table(['Account', 'Amount'], [['Checking ******4412', net[0]]], [1], 'rows grid')}</div></div>`;
};
