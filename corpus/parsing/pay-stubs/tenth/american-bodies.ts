import { inBold, pairs, strip, table } from '../../printing/markup.js';
import { toUnits } from '../../printing/money.js';
import { amountRows } from '../amount-rows.js';
import { sumOf } from '../facts.js';
import type { PaySheet } from '../pay-sheet.js';

const hoursOf = (sheet: PaySheet): string =>
  sheet.digits(sheet.facts.earnings.reduce((sum, { hoursHundredths = 0 }) => sum + hoursHundredths, 0));

/** After UKG Pro's: days and net above at the right, particulars in three columns, a table for each group, all sums in one row for this pay and one for the year. */
export const summaryOfTwoRows = (sheet: PaySheet): string => {
  const { words, facts } = sheet;
  const spans = [words.current, words.yearToDate];
  const [gross, grossOfYear] = sheet.gross();
  const [net, netOfYear] = sheet.net();
  const above = [
    [words.periodStart, sheet.start()],
    [words.periodEnd, sheet.end()],
    [words.payDate, sheet.payDate()],
    ['Document', '204417'],
    [words.net, net],
  ] as const;
  const particulars = [
    [words.employeeNumber, facts.employeeNumber],
    [words.socialSecurityNumber, sheet.socialSecurityNumber()],
    [words.job, facts.job],
    ['Pay Frequency', 'Biweekly'],
  ] as const;
  const filing = [
    ['Pay Group', 'Hourly Biweekly'],
    ['Location', 'Main Office'],
    ['Federal Income Tax', 'S 0'],
    ['State Income Tax', 'S 0'],
  ] as const;
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
  const deductions = sheet
    .lines('deductions')
    .map((line) => [line.description, 'Yes', line.amount, line.yearToDate, sheet.digits(0), sheet.digits(0)]);
  const taxes = sheet.lines('taxes').map((line) => [line.description, gross, line.amount, line.yearToDate]);
  const taxable = (of: 'cents' | 'yearToDateCents'): string =>
    sheet.money(sumOf(facts.earnings, of) - sumOf(facts.deductions, of));
  const [tax, taxOfYear] = sheet.taxes();
  const [withheld, withheldOfYear] = sheet.deductions();
  const summary = [
    inBold([words.current, gross, taxable('cents'), tax, withheld, net]),
    [words.yearToDate, grossOfYear, taxable('yearToDateCents'), taxOfYear, withheldOfYear, netOfYear],
  ];
  const headed = (title: string, content: string): string =>
    `<div style="border-bottom:1pt solid ${sheet.design.accent};margin-top:6pt"><b>${title}</b></div>${content}`;
  return `<div class="split"><div><b style="font-size:1.3em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div style="width:40%"><h1>${words.title}</h1>${pairs(above, 'rows')}</div></div>
${headed(words.employee, `<div class="split"><div><b>${sheet.employee()}</b><br>${sheet.employeeAddress()}<br>USA</div><div>${pairs(particulars)}</div><div>${pairs(filing)}</div></div>`)}
${headed(words.earnings, table([words.description, words.hours, words.rate, ...spans], [...earned, inBold(['Total Hours', hoursOf(sheet), '', '', ''])], [1, 2, 3, 4], 'rows'))}
${headed(words.deductions, table(['Deduction', 'Pre-Tax', 'Employee Current', 'Employee YTD', 'Employer Current', 'Employer YTD'], deductions, [2, 3, 4, 5], 'rows'))}
${headed(words.taxes, table(['Tax', 'Based On', ...spans], taxes, [1, 2, 3], 'rows'))}
${headed('Paid Time Off', table(['Plan', 'Current', 'Balance'], [['Vacation', '3.08', '46.20']], [1, 2], 'rows'))}
${headed('Net Pay Distribution', table(['Account Number', 'Account Type', 'Amount'], [['xxxxxx4402', 'Checking', net]], [2], 'rows'))}
${headed('Pay Summary', table(['', words.gross, 'FIT Taxable Wages', words.totalTaxes, words.totalDeductions, words.net], summary, [1, 2, 3, 4, 5], 'rows'))}`;
};

/** After Paylocity's: particulars in three columns under the title, earnings over taxes at the left, deductions over deposits at the right, each with its sum beneath. */
export const sumsBeneathLists = (sheet: PaySheet): string => {
  const { words, facts } = sheet;
  const spans = [words.current, words.yearToDate];
  // The voucher prints no net of the year.
  const netCents =
    sumOf(facts.earnings, 'cents') - sumOf(facts.taxes, 'cents') - sumOf(facts.deductions, 'cents');
  const net = sheet.ledger.say('currentPeriodNetPay', toUnits(netCents), sheet.money(netCents));
  const columns = [
    [
      [words.employeeNumber, facts.employeeNumber],
      [words.socialSecurityNumber, sheet.socialSecurityNumber()],
      ['Location', '100'],
    ],
    [
      ['Fed Filing Status', 'S'],
      ['State Filing Status', 'S-0'],
      ['Total Hours Worked', hoursOf(sheet)],
    ],
    [
      [words.payDate, sheet.payDate()],
      [words.periodStart, sheet.start()],
      [words.periodEnd, sheet.end()],
    ],
    [
      ['Voucher No.', '10472'],
      [words.net, `<b>${net}</b>`],
    ],
  ] as const;
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount, line.yearToDate]);
  const taxes = amountRows(sheet, 'taxes');
  const deductions = amountRows(sheet, 'deductions');
  const deposits = table(
    ['Direct Deposits', 'Type', 'Account', words.current],
    [['Lakeland Bk', 'C', '******4402', net], inBold(['Total Direct Deposits', '', '', net])],
    [3],
    'rows',
  );
  return `<div class="split"><div style="margin:12pt 0 20pt"><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div></div>
<div style="margin:0 0 24pt 40pt"><b>${sheet.employee()}</b><br>${sheet.employeeAddress()}</div>
<div class="band center" style="padding:3pt"><b>${words.title}</b></div><div class="split" style="gap:8pt">${columns.map((column) => `<div>${pairs(column)}</div>`).join('')}</div>
<div class="split" style="gap:10pt"><div style="width:54%">${table([words.description, words.rate, words.hours, ...spans], [...earned, inBold([words.gross, '', hoursOf(sheet), ...sheet.gross()])], [1, 2, 3, 4], 'rows')}${table([words.taxes, ...spans], [...taxes, inBold([words.taxes, ...sheet.taxes()])], [1, 2], 'rows')}</div>
<div style="width:44%">${table([words.deductions, ...spans], [...deductions, inBold([words.deductions, ...sheet.deductions()])], [1, 2], 'rows')}${deposits}</div></div>`;
};

/** After a school district's administration program: particulars in cells, earnings over deductions with the employer's share, leave, then four sums with the year's beneath. */
export const employerShareBehind = (sheet: PaySheet): string => {
  const { words, facts } = sheet;
  const spans = [words.current, words.yearToDate];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount, line.yearToDate]);
  const withheld = sheet
    .lines('deductions')
    .map((line, index) => [
      line.description,
      line.amount,
      line.yearToDate,
      index === 1 || index === 2 ? line.amount : '',
    ]);
  const [gross, grossOfYear] = sheet.gross();
  const [total, totalOfYear] = sheet.deductions();
  const [net, netOfYear] = sheet.net();
  const leave = [
    ['SICK', '1.00', '0.00', '34.50'],
    ['PERSONAL', '0.00', '0.00', '2.00'],
  ];
  return `<div class="split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div class="right"><b>${words.title}</b><br>ADVICE NO. 0058813</div></div>
${strip([
  [words.employee, sheet.employee()],
  [words.employeeNumber, facts.employeeNumber],
  [words.socialSecurityNumber, sheet.socialSecurityNumber()],
  [words.periodStart, sheet.start()],
  [words.periodEnd, sheet.end()],
  [words.payDate, sheet.payDate()],
])}${table([words.description, words.rate, words.hours, ...spans], earned, [1, 2, 3, 4], 'rows grid')}
${table([words.deductions, ...spans, 'EMPLOYER'], withheld, [1, 2, 3], 'rows grid')}
<div style="width:56%">${table(['LEAVE', 'EARNED', 'USED', 'BALANCE'], leave, [1, 2, 3], 'rows grid')}</div>
${table(['', words.gross, words.totalDeductions, words.net], [inBold([words.current, gross, total, net]), [words.yearToDate, grossOfYear, totalOfYear, netOfYear]], [1, 2, 3], 'rows grid')}
<div style="margin:16pt 0 8pt 20pt">${sheet.employee()}<br>${sheet.employeeAddress()}</div>`;
};
