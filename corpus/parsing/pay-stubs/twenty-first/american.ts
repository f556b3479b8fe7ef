import { inBold, pairs, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import { type PayLine, sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';
import { saidAmount } from './said-amount.js';

/** Of a bookkeeping program on the desktop, whose fields have no spaces in their names. */
export const BOOKKEEPING = employerWords('', {
  earningNames: ['Regular', 'Overtime', 'Commission'],
  taxNames: ['Fed_Income', 'Soc_Sec', 'Medicare', 'State'],
  deductionNames: ['401K', 'Health_Ins', 'Dental_Ins', 'Garnishment', 'Uniforms'],
});

/** After Sage 50's payroll stub: company over employee with number, gross and what is withheld as signed rows of this check and the year at the left, hours, rate and total at the right, the net check beneath, the days in one row, the deposit's advice with the address last. */
export const bookkeeping = (sheet: PaySheet): string => {
  const { facts } = sheet;
  const [gross, net] = [sheet.gross()[0], sheet.net()[0]];
  const withheld = (group: 'taxes' | 'deductions'): string[][] =>
    sheet.lines(group).map((line, index) => {
      const ofYear = saidAmount(
        sheet,
        `${group}[${index}].yearToDateAmount`,
        facts[group][index]?.yearToDateCents ?? 0,
      );
      return [line.description, `-${line.amount}`, `-${ofYear}`];
    });
  const grossOfYear = saidAmount(sheet, 'yearToDateGrossPay', sumOf(facts.earnings, 'yearToDateCents'));
  const left = [
    ['Gross', gross, grossOfYear],
    ...withheld('taxes'),
    ...withheld('deductions'),
    ['&nbsp;', '', ''],
    inBold(['Net Check:', `$${net}`, '']),
  ];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount]);
  const hours = facts.earnings.reduce((sum, line) => sum + (line.hoursHundredths ?? 0), 0);
  const right = [...earned, ['Total', sheet.digits(hours), '', gross]];
  const name = sheet.employee();
  const own = `${name.split(' ').at(-1)?.toUpperCase().slice(0, 6)}${facts.employeeNumber.slice(0, 2)}`;
  return `<div class="split"><b>${sheet.employer()}</b><span>DD${facts.employeeNumber}</span></div>
<div class="split" style="margin:8pt 0 10pt"><span>Employee: <b>${name}</b></span><span>Employee ID: ${own}</span><span>SSN: ${sheet.socialSecurityNumber()}</span></div>
<div class="split" style="gap:18pt"><div style="width:49%">${table(['', 'This Check', 'Year to Date'], left, [1, 2], 'rows')}</div><div style="width:47%">${table(['', 'Hours', 'Rate', 'Total'], right, [1, 2, 3], 'rows')}</div></div>
<div class="split" style="margin:4pt 0"><span>Pay Period Beginning: ${sheet.start()}</span><span>Pay Period Ending: ${sheet.end()}</span><span>Check Date: ${sheet.payDate()}</span><span>Weeks in Pay Period: 2</span></div>
<div>Vacation Hours Remaining: 38.00 &nbsp;&nbsp; Sick Hours Remaining: 16.00</div>
<div style="border-top:0.6pt dashed #888;margin:26pt 0 14pt"></div>
<div class="split"><div>${sheet.employer()}<br>${sheet.employerAddress()}</div><div class="right">DD${facts.employeeNumber}<br><br>DATE &nbsp; ${sheet.payDate()}</div></div>
<div class="split" style="margin:24pt 0 18pt"><span>DIRECT DEPOSIT ADVICE &nbsp; * * * NON-NEGOTIABLE * * *</span><span>AMOUNT &nbsp; ***$${net}</span></div>
<div style="margin-left:36pt">${name}<br>${sheet.employeeAddress()}</div>`;
};

/** Names of what is taken before tax. */
const PRETAX: ReadonlySet<string> = new Set([
  'Medical Pretax',
  'Dental Pretax',
  '401k Pretax',
  'FSA Health Care',
]);

/** Of a large maker of databases whose suite runs the pay of large companies. */
export const CLOUD_SUITE = employerWords('Page 1 of 1', {
  earningNames: ['Regular Wages', 'Overtime Premium', 'Shift Differential'],
  taxNames: ['Federal Income Tax', 'Social Security Employee', 'Medicare Employee', 'State Income Tax'],
  deductionNames: [
    'Medical Pretax',
    'Dental Pretax',
    '401k Pretax',
    'FSA Health Care',
    'Supplemental Life',
    'Stock Purchase Plan',
  ],
});

/** After the payslip of Oracle's cloud suite: employer at the left of the title, the person's data beside the period's, a summary of kinds, then earnings and three kinds of deductions under bands, where the net went, withholding last; kinds of deductions have no common sum. */
export const cloudSuite = (sheet: PaySheet): string => {
  const { facts, digits } = sheet;
  const [gross, taxes, net] = [sheet.gross(), sheet.taxes(), sheet.net()];
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.hours, line.rate, line.amount, line.yearToDate]);
  const taken = amountRows(sheet, 'deductions');
  const kind = (pretax: boolean): { rows: string[][]; sums: [string, string] } => {
    const isOf = (name: string): boolean => PRETAX.has(name) === pretax;
    const lines: PayLine[] = facts.deductions.filter(({ description }) => isOf(description));
    return {
      rows: taken.filter(([name = '']) => isOf(name)),
      sums: [digits(sumOf(lines, 'cents')), digits(sumOf(lines, 'yearToDateCents'))],
    };
  };
  const [pretax, voluntary] = [kind(true), kind(false)];
  const summary = [
    ['Gross Earnings', ...gross],
    ['Pretax Deductions', ...pretax.sums],
    ['Employee Tax Deductions', ...taxes],
    ['Voluntary Deductions', ...voluntary.sums],
    inBold(['Net Payment', ...net]),
  ];
  const section = (title: string, content: string): string =>
    `<div class="band" style="padding:2.5pt 6pt;margin-top:7pt"><b>${title}</b></div>${content}`;
  const list = (title: string, rows: readonly (readonly string[])[]): string =>
    rows.length > 0
      ? section(title, table(['Description', 'Current Amount', 'YTD Amount'], rows, [1, 2], 'rows ruled'))
      : '';
  const person = pairs(
    [
      ['Name', `<b>${sheet.employee()}</b>`],
      ['Person Number', `300${facts.employeeNumber}`],
      ['Social Security Number', sheet.socialSecurityNumber()],
      ['Job', facts.job],
      ['Address', sheet.employeeAddress()],
    ],
    'pairs ragged',
  );
  const period = pairs(
    [
      ['Payroll', 'US Biweekly Hourly'],
      ['Period Start Date', sheet.start()],
      ['Period End Date', sheet.end()],
      ['Payment Date', sheet.payDate()],
      ['Department', '4120 Operations'],
    ],
    'pairs ragged',
  );
  const account = ['1', 'Checking', `XXXXXX${facts.employeeNumber.slice(-4)}`, net[0]];
  return `<div class="split"><div><b style="font-size:1.2em">${sheet.employer()}</b><br>${sheet.employerAddress()}</div><b style="font-size:1.8em">Payslip</b></div>
<div class="split" style="margin:12pt 0 4pt"><div style="width:52%">${person}</div><div style="width:44%">${period}</div></div>
${section('Summary', table(['', 'Current Amount', 'YTD Amount'], summary, [1, 2], 'rows ruled'))}
${section('Earnings', table(['Description', 'Hours', 'Rate', 'Current Amount', 'YTD Amount'], earned, [1, 2, 3, 4], 'rows ruled'))}
${list('Pretax Deductions', pretax.rows)}${list('Employee Tax Deductions', amountRows(sheet, 'taxes'))}${list('Voluntary Deductions', voluntary.rows)}
${section('Net Payment Distribution', table(['Payment Number', 'Account Type', 'Account Number', 'Payment Amount'], [account], [3], 'rows ruled'))}
${section('Tax Withholding Information', table(['Type', 'Filing Status', 'Dependent Amount', 'Extra Withholding'], [['Federal', 'Single or Married filing separately', '0.00', '0.00']], [2, 3], 'rows ruled'))}`;
};
