import { inBold, pairs, table } from '../../printing/markup.js';
import { toUnits } from '../../printing/money.js';
import { amountRows } from '../amount-rows.js';
import { type PayLine, sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Names of what is taken before tax. */
const BEFORE_TAX: ReadonlySet<string> = new Set([
  'Retirement Contribution',
  'Health Plan',
  'Dental Choice',
  'Flex Health Care',
  'Deferred Comp 457',
]);

/** Of a state's agencies, which one accounting and personnel system pays. */
export const STATE_AGENCY = employerWords(
  'MESSAGE: Review your withholding each year. Questions about this statement go to your agency payroll office.',
  {
    earningNames: ['Regular Salary', 'Overtime', 'Longevity Pay'],
    taxNames: ['Fed Withholdng', 'Fed OASDI/EE', 'Fed MED/EE'],
    deductionNames: [...BEFORE_TAX, 'Optional Term Life', 'Short Term Disability', 'Employees Credit Union', 'Charitable Campaign'],
  },
);

/** Hours and earnings with the rate in six places, hours of the year beside those of the month. */
function earningRows(sheet: PaySheet): string[][] {
  const { facts, ledger, digits } = sheet;
  const months = facts.end.month;
  return sheet.lines('earnings', false).map((line, index) => {
    const { rateCents, hoursHundredths } = facts.earnings[index] as PayLine;
    const rate = rateCents === undefined ? '' : ledger.say(`earnings[${index}].rate`, toUnits(rateCents), `${digits(rateCents)}0000`);
    const hoursOfYear = hoursHundredths === undefined ? '' : digits(hoursHundredths * months);
    return [line.description, rate, line.hours, line.amount, hoursOfYear, line.yearToDate];
  });
}

/** Deductions of one kind with their total. */
function deductionRows(sheet: PaySheet, beforeTax: boolean): string[][] {
  const isOfKind = (name: string): boolean => BEFORE_TAX.has(name) === beforeTax;
  const lines = sheet.facts.deductions.filter(({ description }) => isOfKind(description));
  const total = [sheet.digits(sumOf(lines, 'cents')), sheet.digits(sumOf(lines, 'yearToDateCents'))];
  return [...amountRows(sheet, 'deductions').filter(([name = '']) => isOfKind(name)), inBold(['TOTAL:', ...total])];
}

/** What the agency itself pays for the employee: no field. */
function employerPaid(sheet: PaySheet): string[][] {
  const { month } = sheet.facts.end;
  const gross = sumOf(sheet.facts.earnings, 'cents');
  const social = sheet.facts.taxes[1]?.cents ?? 0;
  const paid: readonly (readonly [string, number])[] = [
    ['Health Plan', 62_490],
    ['Retirement Match', Math.round(gross * 0.095)],
    ['OASDI Match', social],
  ];
  return paid.map(([name, cents]) => [name, sheet.digits(cents), sheet.digits(cents * month)]);
}

/** After the earnings statement of Texas's agencies on CAPPS (PeopleSoft): agency with its address at the left of pay group, period and advice, the employee's cells beside tax data, hours and earnings beside taxes, deductions before and after tax beside what the agency pays, five sums of month and year, the net's way and leave last. */
export const stateAgency = (sheet: PaySheet): string => {
  const { facts, digits } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const beforeTax = facts.deductions.filter(({ description }) => BEFORE_TAX.has(description));
  const taxable = (of: 'cents' | 'yearToDateCents'): string => digits(sumOf(facts.earnings, of) - sumOf(beforeTax, of));
  const [withholding = [], social = [], medicare = []] = amountRows(sheet, 'taxes');
  const advice = facts.employeeNumber.padStart(15, '0');
  const hours = facts.earnings.reduce((sum, line) => sum + (line.hoursHundredths ?? 0), 0);
  const earnedTotal = inBold(['TOTAL:', '', digits(hours), gross[0], digits(hours * facts.end.month), gross[1]]);
  const titled = (title: string, width: number, content: string): string =>
    `<div style="width:${width}%" class="boxed"><div class="center"><b>${title}</b></div>${content}</div>`;
  const amounts = (rows: readonly (readonly string[])[]): string => table(['Description', 'Current', 'YTD'], rows, [1, 2], 'rows');
  const column = (items: readonly (readonly [string, string])[]): string => `<div>${pairs(items, 'pairs ragged')}</div>`;
  return `<div class="split boxed" style="gap:10pt"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div>${column([
    ['Pay Group:', 'MTH-Monthly'],
    ['Pay Begin Date:', sheet.start()],
    ['Pay End Date:', sheet.end()],
  ])}${column([
    ['Business Unit:', '50900'],
    ['Advice #:', advice],
    ['Advice Date:', sheet.payDate()],
  ])}</div>
<div class="split boxed" style="gap:10pt;border-top:0"><div><b>${sheet.employee()}</b><br>${sheet.employeeAddress()}</div>${column([
    ['Employee ID:', `0000${facts.employeeNumber}`],
    ['Department:', 'D41207-Regional Operations'],
    ['Job Title:', facts.job],
    ['Pay Rate:', `$${digits(facts.earnings[0]?.cents ?? 0)} Monthly`],
  ])}${column([
    ['TAX DATA:', 'Federal'],
    ['Marital Status:', 'Single'],
    ['Allowances:', '0'],
    ['Addl. Amount:', '0.00'],
  ])}</div>
<div class="split" style="gap:3pt;margin-top:4pt;align-items:stretch">${titled('HOURS AND EARNINGS', 63, table(['Description', 'Rate', 'Hours', 'Earnings', 'YTD Hours', 'YTD Earnings'], [...earningRows(sheet), earnedTotal], [1, 2, 3, 4, 5], 'rows'))}${titled('TAXES', 37, amounts([withholding, medicare, social, inBold(['TOTAL:', ...taxes])]))}</div>
<div class="split" style="gap:3pt;margin-top:4pt;align-items:stretch">${titled('BEFORE-TAX DEDUCTIONS', 34, amounts(deductionRows(sheet, true)))}${titled('AFTER-TAX DEDUCTIONS', 34, amounts(deductionRows(sheet, false)))}${titled('EMPLOYER PAID BENEFITS', 32, amounts(employerPaid(sheet)))}</div>
<div style="margin-top:4pt">${table(
    ['', 'TOTAL GROSS', 'FED TAXABLE GROSS', 'TOTAL TAXES', 'TOTAL DEDUCTIONS', 'NET PAY'],
    [
      ['Current:', gross[0], taxable('cents'), taxes[0], deductions[0], `<b>${net[0]}</b>`],
      ['YTD:', gross[1], taxable('yearToDateCents'), taxes[1], deductions[1], `<b>${net[1]}</b>`],
    ],
    [1, 2, 3, 4, 5],
    'rows grid',
  )}</div>
<div class="split" style="gap:3pt;align-items:stretch">${titled(
    'LEAVE BALANCES',
    48,
    table(
      ['Type', 'Start Balance', 'Earned', 'Taken', 'End Balance'],
      [
        ['Vacation', '84.00', '8.00', '0.00', '92.00'],
        ['Sick', '136.00', '8.00', '4.00', '140.00'],
      ],
      [1, 2, 3, 4],
      'rows',
    ),
  )}${titled('NET PAY DISTRIBUTION', 52, table(['Payment Type', 'Account Type', 'Account Number', 'Amount'], [[`Advice #${advice}`, 'Checking', `XXXXX${facts.employeeNumber.slice(-4)}`, net[0]]], [3], 'rows'))}</div>`;
};
