import { pairs, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Of a payroll run inside a program for people, devices and payroll. */
export const PEOPLE_PLATFORM = employerWords(
  'This pay statement was made available to you online. Questions? Contact your payroll administrator.',
  {
    earningNames: ['Regular', 'Overtime', 'Bonus'],
    taxNames: ['Federal Income Tax', 'Social Security Employee', 'Medicare Employee', 'CO State Income Tax'],
    deductionNames: ['401(k)', 'Medical Insurance', 'Dental Insurance', 'Health Savings Account'],
  },
);

/** After Rippling's: company at the left, days at the right, a table of four sums, then earnings, and taxes beside deductions. */
export const peoplePlatform = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const earned = sheet
    .lines('earnings')
    .map((line) => [
      line.description,
      line.rate && `$${line.rate}`,
      line.hours,
      `$${line.amount}`,
      `$${line.yearToDate}`,
    ]);
  const withheld = (group: 'taxes' | 'deductions'): string[][] =>
    sheet.lines(group).map((line) => [line.description, `$${line.amount}`, `$${line.yearToDate}`]);
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const sums = [
    ['Current', gross[0], taxes[0], deductions[0], `<b>${net[0]}</b>`],
    ['YTD', gross[1], taxes[1], deductions[1], net[1]],
  ];
  return `<div class="split"><div><b style="font-size:1.3em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div style="width:40%">${pairs(
    [
      ['Pay period', `${sheet.start()} - ${sheet.end()}`],
      ['Pay date', sheet.payDate()],
      ['Payment method', 'Direct deposit'],
    ],
  )}</div></div>
<div style="margin:14pt 0"><b>${sheet.employee()}</b><br>${sheet.employeeAddress()}<br><span class="label">SSN</span> ${sheet.socialSecurityNumber()} &nbsp; <span class="label">Employee number</span> ${facts.employeeNumber} &nbsp; <span class="label">Title</span> ${facts.job}</div>
<h2>Pay summary</h2>${table(['', 'Gross earnings', 'Taxes', 'Deductions', 'Net pay'], sums, [1, 2, 3, 4], 'rows ruled')}
<h2>Earnings</h2>${table(['Description', 'Rate', 'Hours', 'Current', 'YTD'], earned, [1, 2, 3, 4], 'rows ruled')}
<div class="split"><div style="width:48%"><h2>Employee taxes</h2>${table(['Description', 'Current', 'YTD'], withheld('taxes'), [1, 2], 'rows ruled')}</div><div style="width:48%"><h2>Employee deductions</h2>${table(['Description', 'Current', 'YTD'], withheld('deductions'), [1, 2], 'rows ruled')}</div></div>`;
};

/** Of a chain of stores that shows its associates their pay in a portal of its own. */
export const ASSOCIATE_PORTAL = employerWords(
  'Associates may view and print earlier statements at any time. Retain this statement for your records.',
  {
    earningNames: ['REGULAR EARNINGS', 'OVERTIME EARNINGS', 'PROTECTED PTO'],
    taxNames: ['FEDERAL W/H', 'SOCIAL SECURITY', 'MEDICARE', 'TN SUI/SDI'],
    deductionNames: ['ASSOC STOCK PURCHASE', '401K', 'DENTAL', 'VISION', 'ACC DEATH DISM'],
  },
);

/** After a large retailer's: facility and number of the associate in cells, earnings with hours, taxes beside deductions with totals, pay in one row at the foot. */
export const associatePortal = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount, line.yearToDate]);
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const list = (group: 'taxes' | 'deductions', title: string, total: readonly [string, string]): string => {
    const rows = amountRows(sheet, group);
    const last = [`TOTAL ${title}`, ...total].map((cell) => `<b>${cell}</b>`);
    return `<div style="width:49%">${table([title, 'CURRENT', 'YTD'], [...rows, last], [1, 2], 'rows grid')}</div>`;
  };
  const cells = [facts.employeeNumber.padStart(9, '2'), '0458', sheet.start(), sheet.end(), sheet.payDate()];
  const totalled = [...earned, ['<b>GROSS PAY</b>', '', '', `<b>${gross[0]}</b>`, `<b>${gross[1]}</b>`]];
  return `<div class="split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div class="right"><b style="font-size:1.3em">STATEMENT OF EARNINGS</b><br>THIS IS NOT A CHECK</div></div>
<div style="margin:10pt 0">${sheet.employee()}<br>${sheet.employeeAddress()}</div>
${table(['WIN', 'FACILITY', 'PERIOD BEGIN', 'PERIOD END', 'PAY DATE'], [cells], [], 'rows grid')}${table(['EARNINGS', 'RATE', 'HOURS', 'CURRENT', 'YTD'], totalled, [1, 2, 3, 4], 'rows grid')}
<div class="split" style="gap:6pt">${list('taxes', 'TAXES', taxes)}${list('deductions', 'DEDUCTIONS', deductions)}</div>
${table(
  ['', 'GROSS PAY', 'TAXES', 'DEDUCTIONS', 'NET PAY'],
  [
    ['CURRENT', gross[0], taxes[0], deductions[0], `<b>${net[0]}</b>`],
    ['YTD', gross[1], taxes[1], deductions[1], net[1]],
  ],
  [1, 2, 3, 4],
  'rows grid',
)}`;
};
