import { pairs, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Of a payroll service for small and middle-sized companies. */
export const PERSONAL_CHECK_INFORMATION = employerWords('Payrolls by Paydex, Inc.', {
  earningNames: ['Hourly', 'Overtime', 'Bonus'],
  taxNames: ['Fed Income Tax', 'Social Security', 'Medicare', 'NY Income Tax', 'NY Disability'],
  deductionNames: ['401k EE Pretax', 'Health Pre-tax', 'Dental Pre-tax', 'Garnishment'],
});

/** After Paychex' stub: person and cheque in a column at the left with the net's allocation, earnings, withholdings, deductions and net in a column at the right. */
export const personalCheckInformation = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
  const hours = sheet.digits(
    facts.earnings.reduce((sum, { hoursHundredths }) => sum + (hoursHundredths ?? 0), 0),
  );
  const withheld = (group: 'taxes' | 'deductions', total: readonly [string, string]): string => {
    const rows = amountRows(sheet, group);
    const last = ['TOTAL', ...total].map((cell) => `<b>${cell}</b>`);
    return table(['DESCRIPTION', 'THIS PERIOD ($)', 'YTD ($)'], [...rows, last], [1, 2], 'rows');
  };
  const person = pairs(
    [
      ['Soc Sec #:', sheet.socialSecurityNumber()],
      ['Employee ID:', facts.employeeNumber],
      ['Dept:', '100 Operations'],
      ['Pay Period:', `${sheet.start()} to ${sheet.end()}`],
      ['Check Date:', sheet.payDate()],
      ['Check #:', facts.employeeNumber.padStart(5, '2')],
    ],
    'pairs ragged',
  );
  const allocations = table(
    ['DESCRIPTION', 'THIS PERIOD ($)', 'YTD ($)'],
    [
      ['Check Amount', '0.00', '0.00'],
      ['Chkg 447', ...net],
      ['NET PAY', ...net].map((cell) => `<b>${cell}</b>`),
    ],
    [1, 2],
    'rows',
  );
  const totalled = [
    ...earned,
    ['Total Hours', hours, '', '', ''],
    ['<b>Gross Earnings</b>', '', '', `<b>${gross[0]}</b>`, `<b>${gross[1]}</b>`],
  ];
  return `<div class="split" style="margin-bottom:30pt"><div>${sheet.employer()}<br>${sheet.employerAddress()}</div><div class="right">0091 &nbsp; 1704-22${facts.employeeNumber}<br>NON-NEGOTIABLE</div></div>
<div style="margin:0 0 40pt 60pt">${sheet.employee()}<br>${sheet.employeeAddress()}</div>
<div class="split" style="gap:8pt"><div style="width:40%"><b>PERSONAL AND CHECK INFORMATION</b><br>${sheet.employee()}<br>${sheet.employeeAddress()}${person}<b>NET PAY ALLOCATIONS</b>${allocations}</div>
<div style="width:59%"><b>EARNINGS</b>${table(['DESCRIPTION', 'HRS/UNITS', 'RATE', 'THIS PERIOD ($)', 'YTD ($)'], totalled, [1, 2, 3, 4], 'rows')}
<b>WITHHOLDINGS</b>${withheld('taxes', taxes)}<b>DEDUCTIONS</b>${withheld('deductions', deductions)}
<div class="boxed">${table(['<b>NET PAY</b>', 'THIS PERIOD ($)', 'YTD ($)'], [['', ...net.map((cell) => `<b>${cell}</b>`)]], [1, 2], 'rows')}</div></div></div>`;
};

/** What is withheld before taxes are reckoned; the rest comes after. */
const PRE_TAX = ['401(k)', 'Medical - PPO', 'Dental'];

/** Of a large company whose people and pay are kept in one program. */
export const PAYSLIP_BY_GROUPS = employerWords('', {
  earningNames: ['Regular Hourly', 'Overtime', 'Annual Bonus'],
  taxNames: ['OASDI', 'Medicare', 'Federal Withholding', 'State Tax - OR', 'OR Transit Tax'],
  deductionNames: [...PRE_TAX, 'Vision After Tax', 'Supplemental Life', 'ESPP'],
});

/** After Workday's payslip: company over a row of name, number and days, sums of groups for the period and the year, then a table for each group with its total. */
export const payslipByGroups = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, net] = [sheet.gross(), sheet.taxes(), sheet.net()];
  const isPreTax = (description: string): boolean => PRE_TAX.includes(description);
  const lines = sheet.lines('deductions');
  const sums = (preTax: boolean): readonly string[] => {
    const kept = facts.deductions.filter(({ description }) => isPreTax(description) === preTax);
    return (['cents', 'yearToDateCents'] as const).map((of) => sheet.digits(sumOf(kept, of)));
  };
  const group = (title: string, rows: readonly string[][], total: readonly string[]): string =>
    `<div style="width:49%"><h2>${title}</h2>${table(['Description', 'Amount', 'YTD'], [...rows, [title, ...total].map((cell) => `<b>${cell}</b>`)], [1, 2], 'rows grid')}</div>`;
  const withheld = (preTax: boolean): string[][] =>
    lines
      .filter(({ description }) => isPreTax(description) === preTax)
      .map((line) => [line.description, line.amount, line.yearToDate]);
  const [preTax, postTax] = [sums(true), sums(false)];
  const earned = sheet
    .lines('earnings')
    .map((line) => [
      line.description,
      `${sheet.start()} - ${sheet.end()}`,
      line.hours,
      line.rate,
      line.amount,
      line.yearToDate,
    ]);
  const total = ['Earnings', '', '', '', ...gross].map((cell) => `<b>${cell}</b>`);
  const hours = sheet.digits(
    facts.earnings.reduce((sum, { hoursHundredths }) => sum + (hoursHundredths ?? 0), 0),
  );
  const overview = [
    ['Current', hours, gross[0], preTax[0] ?? '', taxes[0], postTax[0] ?? '', net[0]],
    ['YTD', '', gross[1], preTax[1] ?? '', taxes[1], postTax[1] ?? '', net[1]],
  ];
  const cells = [
    sheet.employee(),
    sheet.employer(),
    facts.employeeNumber,
    sheet.start(),
    sheet.end(),
    sheet.payDate(),
    '',
  ];
  const head = [
    'Name',
    'Company',
    'Employee ID',
    'Pay Period Begin',
    'Pay Period End',
    'Check Date',
    'Check Number',
  ];
  return `<div class="center"><b style="font-size:1.2em">${sheet.employer()}</b><br>${sheet.employerAddress(' &nbsp; ')}</div>
<div style="margin:8pt 0">${sheet.employee()}<br>${sheet.employeeAddress()}</div>${table(head, [cells], [], 'rows grid')}
${table(['', 'Hours Worked', 'Gross Pay', 'Pre Tax Deductions', 'Employee Taxes', 'Post Tax Deductions', 'Net Pay'], overview, [1, 2, 3, 4, 5, 6], 'rows grid')}
<h2>Earnings</h2>${table(['Description', 'Dates', 'Hours', 'Rate', 'Amount', 'YTD'], [...earned, total], [2, 3, 4, 5], 'rows grid')}
<div class="split" style="gap:6pt">${group(
    'Employee Taxes',
    amountRows(sheet, 'taxes'),
    taxes,
  )}${group('Pre Tax Deductions', withheld(true), preTax)}</div><div class="split" style="gap:6pt">${group('Post Tax Deductions', withheld(false), postTax)}<div style="width:49%"><h2>Withholding</h2>${table(
    ['', 'Federal', 'State'],
    [
      ['Marital Status', 'Single or Married filing separately', 'Single'],
      ['Allowances', '0', '1'],
      ['Additional Withholding', '0', '0'],
    ],
    [],
    'rows grid',
  )}</div></div>
<h2>Payment Information</h2>${table(['Bank', 'Account Name', 'Account Number', 'Amount'], [['Metrobank', 'Checking', '******6204', net[0]]], [3], 'rows grid')}`;
};
