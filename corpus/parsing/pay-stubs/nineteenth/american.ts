import { pairs, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { frame } from '../eighteenth/mexican.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Of a personnel platform for middling companies. */
export const MIDDLING_PLATFORM = employerWords(
  'This is a statement of earnings and deductions. Non-negotiable.',
  {
    earningNames: ['Salary', 'Overtime', 'Phone Stipend'],
    taxNames: ['Federal Withholding', 'Social Security', 'Medicare', 'State Withholding'],
    deductionNames: ['401(k)', 'Medical Pre-Tax', 'Dental Pre-Tax', 'Commuter Transit'],
  },
);

/** After Namely's: company with its address at the left of pay date and period, the person's data, sums of this period and the year in one table, then earnings, taxes and deductions under each other, and where the net went. */
export const middlingPlatform = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const sums = [
    ['Gross Earnings', ...sheet.gross()],
    ['Taxes', ...sheet.taxes()],
    ['Deductions', ...sheet.deductions()],
    ['<b>Net Pay</b>', ...sheet.net().map((amount) => `<b>${amount}</b>`)],
  ];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount, line.yearToDate]);
  const days = pairs([
    ['Pay Date', sheet.payDate()],
    ['Pay Period', `${sheet.start()} - ${sheet.end()}`],
    ['Employee ID', facts.employeeNumber],
    ['SSN', sheet.socialSecurityNumber()],
  ]);
  const list = (title: string, group: 'taxes' | 'deductions'): string =>
    `<h2>${title}</h2>${table(['Description', 'Current', 'YTD'], amountRows(sheet, group), [1, 2], 'rows ruled')}`;
  return `<div class="split" style="border-bottom:1.5pt solid #1d3b5a;padding-bottom:6pt"><div><b style="font-size:1.3em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><b style="font-size:1.4em">Pay Statement</b></div>
<div class="split" style="margin:14pt 0"><div><b>${sheet.employee()}</b><br>${sheet.employeeAddress()}<br>${facts.job}</div><div style="width:44%">${days}</div></div>
<div style="width:60%">${table(['Summary', 'Current', 'YTD'], sums, [1, 2], 'rows ruled')}</div>
<h2>Earnings</h2>${table(['Description', 'Rate', 'Hours', 'Current', 'YTD'], earned, [1, 2, 3, 4], 'rows ruled')}
${list('Taxes', 'taxes')}${list('Deductions', 'deductions')}
<h2>Net Pay Distribution</h2><div style="width:60%">${table(['Account', 'Type', 'Amount'], [[`XXXXXX${facts.employeeNumber.slice(-4)}`, 'Checking', sheet.net()[0]]], [2], 'rows ruled')}</div>`;
};

/** Of a school district. */
export const SCHOOL_DISTRICT = employerWords(
  'DIRECT DEPOSIT - THIS IS NOT A CHECK. Leave balances are as of the last payroll. Report errors to the Business Office.',
  {
    earningNames: ['CERTIFIED CONTRACT', 'EXTRA DUTY', 'COACHING STIPEND'],
    taxNames: ['FEDERAL TAX', 'SOCIAL SECURITY', 'MEDICARE', 'STATE TAX'],
    deductionNames: [
      'STATE RETIREMENT',
      'HEALTH INSURANCE',
      'TEACHERS ASSOCIATION',
      '403B ANNUITY',
      'CANCER POLICY',
    ],
  },
);

/** After a school district's advice on Skyward: district over title, the person's data in two frames, pay at the top, then taxes beside deductions, sums of the period and the year in one grid, leave at the foot, the address as behind a window. */
export const schoolDistrict = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = amountRows(sheet, 'earnings');
  const list = (title: string, group: 'taxes' | 'deductions'): string =>
    `<div style="width:49%">${table([title, 'CURRENT', 'FISCAL YTD'], amountRows(sheet, group), [1, 2], 'rows')}</div>`;
  const sums = [
    ['CURRENT', gross[0], taxes[0], deductions[0], `<b>${net[0]}</b>`],
    ['FISCAL YTD', gross[1], taxes[1], deductions[1], net[1]],
  ];
  const leave = [
    ['SICK LEAVE', '1.00', '0.00', '41.50'],
    ['PERSONAL LEAVE', '0.00', '1.00', '1.00'],
  ];
  return `<div class="split"><div><b style="font-size:1.15em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div class="right"><b>EMPLOYEE DIRECT DEPOSIT ADVICE</b><br>ADVICE NUMBER 9000${facts.employeeNumber}</div></div>
${frame([
  ['EMPLOYEE NAME', sheet.employee()],
  ['EMPLOYEE ID', facts.employeeNumber],
  ['SSN', sheet.socialSecurityNumber()],
  ['LOCATION', '014 HIGH SCHOOL'],
])}${frame([
  ['PAY PERIOD START', sheet.start()],
  ['PAY PERIOD END', sheet.end()],
  ['CHECK DATE', sheet.payDate()],
  ['MARITAL STATUS / EXEMPTIONS', 'S / 0'],
])}
${table(['PAY TYPE', 'CURRENT', 'FISCAL YTD'], earned, [1, 2], 'rows')}
<div class="split" style="gap:10pt">${list('TAXES', 'taxes')}${list('DEDUCTIONS', 'deductions')}</div>
${table(['', 'GROSS PAY', 'TAXES', 'DEDUCTIONS', 'NET PAY'], sums, [1, 2, 3, 4], 'rows grid')}
<div style="width:60%">${table(['LEAVE', 'EARNED', 'USED', 'BALANCE'], leave, [1, 2, 3], 'rows')}</div>
<div style="margin:24pt 0 8pt 12pt">${sheet.employee()}<br>${sheet.employeeAddress()}</div>`;
};
