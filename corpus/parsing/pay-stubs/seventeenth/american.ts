import { inBold, pairs, strip, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Of a personnel service on the web for middling companies. */
export const BENEFITS_SERVICE = employerWords(
  'This pay stub is for your records. It is not a negotiable instrument.',
  {
    earningNames: ['Regular', 'Overtime', 'Commission'],
    taxNames: ['Federal Income Tax', 'Social Security', 'Medicare', 'NE Income Tax'],
    deductionNames: ['Medical', 'Dental', 'Vision', '401k'],
  },
);

/** After Zenefits': company over the title, the person, period, pay day and net pay as labels over values, then earnings, what the employee and what the company pays in taxes abreast, deductions, and the sums last. */
export const benefitsService = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount, line.yearToDate]);
  const matched = facts.taxes
    .slice(1, 3)
    .map(({ description, cents, yearToDateCents }) => [
      description,
      sheet.digits(cents),
      sheet.digits(yearToDateCents),
    ]);
  const list = (title: string, rows: readonly string[][]): string =>
    `<h2>${title}</h2>${table(['Description', 'Current', 'YTD'], rows, [1, 2], 'rows ruled')}`;
  const sums = [
    ['Gross Earnings', ...gross],
    ['Employee Taxes', ...taxes],
    ['Employee Deductions', ...deductions],
    inBold(['Net Pay', ...net]),
  ];
  const heads = strip([
    ['Employee', sheet.employee()],
    ['Pay Period', `${sheet.start()} - ${sheet.end()}`],
    ['Pay Date', sheet.payDate()],
    ['Net Pay', net[0]],
  ]);
  return `<div class="split"><div><b style="font-size:1.3em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><b style="font-size:1.4em;color:#e8612c">Pay Stub</b></div>
<div class="boxed" style="margin-top:10pt;padding:4pt 10pt">${heads}</div><div style="margin:6pt 0">${sheet.employeeAddress()}<br>SSN: ${sheet.socialSecurityNumber()} &nbsp;&nbsp; Employee ID: ${facts.employeeNumber}</div>
<h2>Earnings</h2>${table(['Description', 'Rate', 'Hours', 'Current', 'YTD'], earned, [1, 2, 3, 4], 'rows ruled')}
<div class="split" style="gap:14pt"><div style="width:49%">${list('Employee Taxes', amountRows(sheet, 'taxes'))}</div><div style="width:49%">${list('Company Taxes', matched)}</div></div>
<div style="width:49%">${list('Employee Deductions', amountRows(sheet, 'deductions'))}</div>
<h2>Summary</h2>${table(['Description', 'Current', 'YTD'], sums, [1, 2], 'rows grid')}`;
};

/** Of a payroll bureau's program. */
export const PAYROLL_BUREAU = employerWords('** This is not a check. Deposited to the account(s) above. **', {
  earningNames: ['Regular', 'Overtime', 'PTO'],
  taxNames: ['Federal W/H', 'FICA', 'Medicare', 'AR W/H'],
  deductionNames: ['Medical S125', 'Dental S125', '401K EE', 'Child Support'],
});

/** After iSolved's: advice above with the employer's and the employee's addresses, beneath it the stub: two rows of cells, earnings at the left of what is withheld, deposits and leave at the foot, the sums in the last row. */
export const payrollBureau = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount, line.yearToDate]);
  const voucher = `V${facts.employeeNumber.padStart(7, '0')}`;
  const cells = [sheet.employee(), facts.employeeNumber, sheet.socialSecurityNumber(), facts.job];
  const days = [sheet.start(), sheet.end(), sheet.payDate(), voucher];
  const list = (title: string, rows: readonly string[][], total: readonly string[]): string =>
    table([title, 'Current', 'YTD'], [...rows, inBold([`Total ${title}`, ...total])], [1, 2], 'rows');
  const sums = [
    ['Current', gross[0], taxes[0], deductions[0], `<b>${net[0]}</b>`],
    ['YTD', gross[1], taxes[1], deductions[1], net[1]],
  ];
  const leave = pairs([
    ['PTO Accrued', '3.08'],
    ['PTO Taken', '0.00'],
    ['PTO Balance', '41.52'],
  ]);
  return `<div class="split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div class="right">Voucher No. ${voucher}<br>Check Date ${sheet.payDate()}</div></div>
<div class="split" style="margin:26pt 0 30pt 30pt"><div>${sheet.employee()}<br>${sheet.employeeAddress()}</div><div class="boxed"><b>Direct Deposit Advice</b><br>Net Pay ${net[0]}</div></div><hr>
<b>${sheet.employer()}</b>${table(['Employee Name', 'Employee #', 'SSN', 'Title'], [cells], [], 'rows grid')}${table(['Period Begin', 'Period End', 'Check Date', 'Voucher'], [days], [], 'rows grid')}
<div class="split" style="gap:10pt"><div style="width:52%">${table(['Earnings', 'Rate', 'Hours', 'Current', 'YTD'], [...earned, inBold(['Total Earnings', '', '', ...gross])], [1, 2, 3, 4], 'rows')}</div><div style="width:46%">${list('Taxes', amountRows(sheet, 'taxes'), taxes)}${list('Deductions', amountRows(sheet, 'deductions'), deductions)}</div></div>
<div class="split" style="gap:10pt"><div style="width:52%">${table(['Net Pay Distribution', 'Account', 'Amount'], [['Checking', `xxxxxx${facts.employeeNumber.slice(-2)}17`, net[0]]], [2], 'rows')}</div><div style="width:40%">${leave}</div></div>
${table(['', 'Gross Pay', 'Taxes', 'Deductions', 'Net Pay'], sums, [1, 2, 3, 4], 'rows grid')}`;
};
