import { formatDay } from '../../printing/dates.js';
import { inBold, pairs, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

const US_TAXES = ['Federal Income Tax', 'Social Security', 'Medicare', 'GA Income Tax'] as const;

export const SMALL_BUSINESS = employerWords('', {
  earningNames: ['Regular Pay', 'Overtime Pay', 'Bonus'],
  taxNames: US_TAXES,
  deductionNames: ['401(k)', 'Medical Insurance', 'Dental Insurance'],
});

export const CLOUD_PAYROLL = employerWords('', {
  earningNames: ['Regular Hours', 'Overtime Hours', 'Commission'],
  taxNames: ['Federal Income Tax', 'Social Security', 'Medicare', 'Arizona Withholding Tax'],
  deductionNames: ['Traditional 401(k)', 'Health Insurance', 'Health Savings Account'],
});

const hoursOf = ({ facts, digits }: PaySheet): string =>
  digits(facts.earnings.reduce((sum, { hoursHundredths = 0 }) => sum + hoursHundredths, 0));

/**
 * After QuickBooks Online's pay stub: employer over employee at the left, days and net beside them; pay over taxes at the left, deductions over
 * the summary at the right, each with current and year-to-date columns.
 */
export const smallBusiness = (sheet: PaySheet): string => {
  const { design, facts } = sheet;
  const headed = (title: string, content: string): string =>
    `<div style="border-top:1.2pt solid ${design.accent};padding-top:2pt;margin-bottom:8pt">${content.replace('<th>', `<th><b>${title}</b>`)}</div>`;
  const spans = ['Current', 'YTD'];
  const pay = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
  const taxes = amountRows(sheet, 'taxes');
  const deductions = amountRows(sheet, 'deductions');
  const [net, netOfYear] = sheet.net();
  const summary = [
    ['Total Pay', ...sheet.gross()],
    ['Taxes', ...sheet.taxes()],
    ['Deductions', ...sheet.deductions()],
  ];
  const period = pairs([
    ['Period Beginning:', sheet.start()],
    ['Period Ending:', sheet.end()],
    ['Pay Date:', sheet.payDate()],
    ['Total Hours:', hoursOf(sheet)],
  ]);
  return `<div class="split"><div style="width:46%"><span class="label">EMPLOYER</span><br><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div style="width:46%"><span class="label">PAY PERIOD</span>${period}</div></div>
<div class="split" style="margin:16pt 0 20pt"><div style="width:46%"><span class="label">EMPLOYEE</span><br><b>${sheet.employee()}</b><br>${sheet.employeeAddress()}<br>SSN: ${sheet.socialSecurityNumber()}</div><div style="width:46%"><div class="split boxed"><b>NET PAY:</b><b>${net}</b></div><div style="margin-top:8pt"><span class="label">MEMO:</span></div></div></div>
<div class="split" style="gap:16pt"><div style="width:54%">${headed('PAY', table(['', 'Hours', 'Rate', ...spans], pay, [1, 2, 3, 4], 'rows'))}${headed('TAXES', table(['', ...spans], taxes, [1, 2], 'rows'))}</div>
<div style="width:42%">${headed('DEDUCTIONS', table(['', ...spans], deductions, [1, 2], 'rows'))}${headed('SUMMARY', table(['', ...spans], summary, [1, 2], 'rows'))}<div class="split boxed"><b>Net Pay</b><span><b>${net}</b> &nbsp; ${netOfYear}</span></div></div></div>
<div class="small" style="margin-top:14pt">Paid by direct deposit on ${formatDay(facts.payDate, 'MM/DD/YYYY', 'en')} &nbsp; Account ending ...4417</div>`;
};

/**
 * After Gusto's earnings statement: the employer at the left over the employee, days at the right; a table each for earnings, the employee's
 * taxes, deductions beside what the company adds, and a summary that takes deductions before taxes.
 */
export const cloudPayroll = (sheet: PaySheet): string => {
  const { design, facts } = sheet;
  const spans = ['Current', 'Year-To-Date'];
  const headed = (title: string, content: string): string => `<h2>${title}</h2>${content}`;
  const dollars = (digits: string): string => (digits === '' ? '' : `$${digits}`);
  const earned = sheet
    .lines('earnings')
    .map((line) => [
      line.description,
      dollars(line.rate),
      line.hours,
      dollars(line.amount),
      dollars(line.yearToDate),
    ]);
  const taxes = sheet
    .lines('taxes')
    .map((line) => [line.description, dollars(line.amount), dollars(line.yearToDate)]);
  const none = sheet.money(0);
  const deductions = sheet
    .lines('deductions')
    .map((line) => [line.description, 'Pre-tax', dollars(line.amount), dollars(line.yearToDate), none, none]);
  const summary = [
    ['Gross Earnings', ...sheet.gross()],
    ['Pre-Tax Deductions/Contributions', ...sheet.deductions()],
    ['Taxes', ...sheet.taxes()],
    ['Post-Tax Deductions/Contributions', none, none],
    inBold(['Net Pay', ...sheet.net()]),
    ['Total Reimbursements', none, none],
    inBold(['Check Amount', sheet.net()[0], '']),
    ['Hours Worked', hoursOf(sheet), ''],
  ];
  return `<div class="split" style="border-bottom:2pt solid ${design.accent};padding-bottom:8pt"><div><b style="font-size:1.3em">${sheet.employer()}</b><br>${sheet.employerAddress()}<br>(602) 555-0186</div><div class="right"><h1>Earnings Statement</h1>Pay period: ${sheet.start()} - ${sheet.end()}<br>Pay Day: ${sheet.payDate()}</div></div>
<div class="split" style="margin:10pt 0"><div><b>${sheet.employee()}</b> (...${facts.employeeTaxNumber.slice(-4)})<br>${sheet.employeeAddress()}</div><div class="right"><span class="label">Employee ID</span> ${facts.employeeNumber}<br><span class="label">Title</span> ${facts.job}</div></div>
${headed('Employee Earnings', table(['Description', 'Rate', 'Hours', ...spans], earned, [1, 2, 3, 4], 'rows ruled'))}
${headed('Employee Taxes Withheld', table(['Employee Tax', ...spans], taxes, [1, 2], 'rows ruled'))}
${headed('Employee Deductions', table(['Description', 'Type', 'Current', 'Year-To-Date', 'Company Current', 'Company Year-To-Date'], deductions, [2, 3, 4, 5], 'rows ruled'))}
<div style="width:58%;page-break-inside:avoid">${headed('Summary', table(['Description', ...spans], summary, [1, 2], 'rows ruled'))}</div>`;
};
