import { inBold, pairs, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { employerWords } from '../ninth/employer-words.js';
import type { Figure, PaySheet } from '../pay-sheet.js';

/** Lines of what is withheld with this period's amount and the year's, their sum last. */
const withheld = (
  sheet: PaySheet,
  group: 'taxes' | 'deductions',
  label: string,
  total: Figure,
): string[][] => [...amountRows(sheet, group), inBold([label, ...total])];

/** Of a professional employer organisation, whose client the worker works for. */
export const CO_EMPLOYER = employerWords(
  'MESSAGE: View your pay statements and W-2 online. This is not a check.',
  {
    earningNames: ['Regular Earnings', 'Overtime', 'Bonus'],
    taxNames: ['Fed Withholdng', 'Fed OASDI/EE', 'Fed MED/EE', 'CT Withholdng'],
    deductionNames: ['Medical Before-Tax', 'Dental Before-Tax', '401(k) Before-Tax', 'FSA Health'],
  },
);

/** After TriNet's: company at the left, pay group with days and advice at the right, employee between his numbers and tax data, hours and earnings over taxes beside deductions, sums and the deposit at the foot. */
export const coEmployer = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount, line.yearToDate]);
  const sums = [
    ['Current', gross[0], taxes[0], deductions[0], `<b>${net[0]}</b>`],
    ['YTD', gross[1], taxes[1], deductions[1], net[1]],
  ];
  const taxData = table(
    ['TAX DATA:', 'Federal', 'CT State'],
    [
      ['Marital Status:', 'Single', 'F'],
      ['Addl. Amount:', '0.00', '0.00'],
    ],
    [],
    'rows',
  );
  return `<div class="split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div style="width:25%">${pairs(
    [
      ['Pay Group:', 'Q4N-Semi'],
      ['Pay Begin Date:', sheet.start()],
      ['Pay End Date:', sheet.end()],
    ],
  )}</div><div style="width:25%">${pairs([
    ['Advice #:', `00000${facts.employeeNumber}`],
    ['Advice Date:', sheet.payDate()],
  ])}</div></div><hr>
<div class="split"><div>${sheet.employee()}<br>${sheet.employeeAddress()}<br>SSN: ${sheet.socialSecurityNumber()}</div><div style="width:30%">${pairs(
    [
      ['Employee ID:', facts.employeeNumber.padStart(11, '0')],
      ['Department:', '300 - Product'],
      ['Job Title:', facts.job],
    ],
  )}</div><div style="width:34%">${taxData}</div></div>
<div class="center band" style="padding:1pt"><b>HOURS AND EARNINGS</b></div>${table(['Description', 'Rate', 'Hours', 'Earnings', 'YTD Earnings'], [...earned, inBold(['TOTAL:', '', '', ...gross])], [1, 2, 3, 4], 'rows')}
<div class="split" style="gap:10pt"><div style="width:49%"><div class="center band" style="padding:1pt"><b>TAXES</b></div>${table(['Description', 'Current', 'YTD'], withheld(sheet, 'taxes', 'TOTAL:', taxes), [1, 2], 'rows')}</div><div style="width:49%"><div class="center band" style="padding:1pt"><b>BEFORE-TAX DEDUCTIONS</b></div>${table(['Description', 'Current', 'YTD'], withheld(sheet, 'deductions', 'TOTAL:', deductions), [1, 2], 'rows')}</div></div>
${table(['', 'TOTAL GROSS', 'TOTAL TAXES', 'TOTAL DEDUCTIONS', 'NET PAY'], sums, [1, 2, 3, 4], 'rows grid')}
<b>NET PAY DISTRIBUTION</b>${table(['Payment Type', 'Account Type', 'Account Number', 'Amount'], [[`Advice #00000${facts.employeeNumber}`, 'Checking', 'XXXXXX2087', net[0]], inBold(['TOTAL:', '', '', net[0]])], [3], 'rows')}`;
};

/** Of a young employer's service. */
export const YOUNG_EMPLOYERS = employerWords(
  'Questions about your pay? Contact your admin or support@workfair.example.',
  {
    earningNames: ['Salary', 'Overtime pay', 'Bonus'],
    taxNames: ['Federal income tax', 'Social Security', 'Medicare', 'WA Paid Family Leave'],
    deductionNames: [
      'Medical insurance',
      'Dental insurance',
      'Vision insurance',
      '401(k)',
      'Commuter benefits',
    ],
  },
);

/** After Justworks': title and pay date, company and employee as labels over values, sums first, then a list of each kind over the whole width. */
export const youngEmployers = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
  const cell = (label: string, value: string): string =>
    `<div><span class="label">${label}</span><br>${value}</div>`;
  const sums = [
    ['Gross pay', ...gross],
    ['Taxes', ...taxes],
    ['Deductions', ...deductions],
    inBold(['Net pay', ...net]),
  ];
  const list = (title: string, rows: readonly string[][]): string =>
    `<h2>${title}</h2>${table(['', 'Current', 'Year to date'], rows, [1, 2], 'rows ruled')}`;
  return `<div class="split"><h1>Pay stub</h1><div class="right"><span class="label">Pay date</span><br><b>${sheet.payDate()}</b></div></div>
<div class="split" style="margin:10pt 0">${cell('Company', `<b>${sheet.employer()}</b><br>${sheet.employerAddress()}`)}${cell('Employee', `<b>${sheet.employee()}</b><br>${sheet.employeeAddress()}`)}${cell('Pay period', `${sheet.start()} - ${sheet.end()}<br><span class="label">SSN</span><br>${sheet.socialSecurityNumber()}<br><span class="label">Job title</span><br>${facts.job}`)}</div>
<h2>Summary</h2>${table(['', 'Current', 'Year to date'], sums, [1, 2], 'rows ruled')}
<h2>Earnings</h2>${table(['', 'Hours', 'Rate', 'Current', 'Year to date'], earned, [1, 2, 3, 4], 'rows ruled')}
${list('Employee taxes', withheld(sheet, 'taxes', 'Total taxes', taxes))}${list('Employee deductions', withheld(sheet, 'deductions', 'Total deductions', deductions))}
<h2>Payment</h2>${table([], [['Direct deposit to account ending in 6614', net[0]]], [1], 'rows ruled')}`;
};

/** Of a program for the smallest employers. */
export const SMALL_EMPLOYERS = employerWords('DIRECT DEPOSIT - NON-NEGOTIABLE', {
  earningNames: ['Regular', 'Overtime', 'Vacation'],
  taxNames: [
    'Federal Income Tax',
    'Social Security (FICA)',
    'Medicare',
    'KY State Income Tax',
    'Lexington Occupational',
  ],
  deductionNames: ['Health Ins.', 'Simple IRA', 'Dental Ins.', 'Child Support'],
});

/** After Patriot Software's: employer and cheque's data above, employee in a row of cells, earnings, taxes and deductions abreast each with its sum, the net in a box under them. */
export const smallEmployers = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
  const cells = [
    sheet.employee(),
    sheet.socialSecurityNumber(),
    `${sheet.start()} - ${sheet.end()}`,
    sheet.payDate(),
    'DD',
  ];
  const column = (title: string, rows: readonly string[][]): string =>
    table([title, 'Current', 'YTD'], rows, [1, 2], 'rows grid');
  const netTable = table(['', 'Current', 'YTD'], [inBold(['Net Pay', ...net])], [1, 2], 'rows grid');
  return `<div class="split"><div><b style="font-size:1.1em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div>Employee #: ${facts.employeeNumber}<br>Department: Main</div></div>
<div style="margin:14pt 0">${sheet.employee()}<br>${sheet.employeeAddress()}</div>
${table(['Employee', 'SSN', 'Pay Period', 'Pay Date', 'Check #'], [cells], [], 'rows grid')}
<div class="split" style="gap:6pt;font-size:0.92em"><div style="width:40%">${table(['Earnings', 'Hours', 'Rate', 'Current', 'YTD'], [...earned, inBold(['Gross Pay', '', '', ...gross])], [1, 2, 3, 4], 'rows grid')}</div><div style="width:32%">${column('Taxes', withheld(sheet, 'taxes', 'Total Taxes', taxes))}</div><div style="width:28%">${column('Deductions', withheld(sheet, 'deductions', 'Total Ded.', deductions))}</div></div>
<div class="split"><div>Direct Deposit: Checking XXXX3391 &nbsp; $${net[0]}</div><div style="width:34%">${netTable}</div></div>`;
};
