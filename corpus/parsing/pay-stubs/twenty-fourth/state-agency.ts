import { inBold, pairs, table } from '../../printing/markup.js';
import { sumOf } from '../facts.js';
import type { PaySheet } from '../pay-sheet.js';
import { deductionRows, deductionsOf, earningRows, employerPaid, taxRows } from './state-agency-lines.js';

/** After the earnings statement of Texas's agencies on CAPPS (PeopleSoft): title over agency with its address at the left of pay group, period and advice, the employee's cells beside tax data, hours and earnings beside taxes, deductions before and after tax beside what the agency pays, five sums of month and year, the net's way and leave last. */
export const stateAgency = (sheet: PaySheet): string => {
  const { facts, digits } = sheet;
  const [gross, taxes, deductions, net] = [sheet.gross(), sheet.taxes(), sheet.deductions(), sheet.net()];
  const beforeTax = deductionsOf(sheet, true);
  const taxable = (of: 'cents' | 'yearToDateCents'): string =>
    digits(sumOf(facts.earnings, of) - sumOf(beforeTax, of));
  const advice = facts.employeeNumber.padStart(15, '0');
  const hours = facts.earnings.reduce((sum, line) => sum + (line.hoursHundredths ?? 0), 0);
  const earnedTotal = inBold([
    'TOTAL:',
    '',
    digits(hours),
    gross[0],
    digits(hours * facts.end.month),
    gross[1],
  ]);
  const titled = (title: string, width: number, content: string): string =>
    `<div style="width:${width}%" class="boxed"><div class="center"><b>${title}</b></div>${content}</div>`;
  const amounts = (rows: readonly (readonly string[])[]): string =>
    table(['Description', 'Current', 'YTD'], rows, [1, 2], 'rows');
  const column = (items: readonly (readonly [string, string])[]): string =>
    `<div>${pairs(items, 'pairs ragged')}</div>`;
  return `<div class="center" style="font-size:1.3em;margin-bottom:4pt"><b>EARNINGS STATEMENT</b></div>
<div class="split boxed" style="gap:10pt"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div>${column(
    [
      ['Pay Group:', 'MTH-Monthly'],
      ['Pay Begin Date:', sheet.start()],
      ['Pay End Date:', sheet.end()],
    ],
  )}${column([
    ['Business Unit:', '50900'],
    ['Advice #:', advice],
    ['Advice Date:', sheet.payDate()],
  ])}</div>
<div class="split boxed" style="gap:10pt;border-top:0"><div><b>${sheet.employee()}</b><br>${sheet.employeeAddress()}</div>${column(
    [
      ['Employee ID:', `0000${facts.employeeNumber}`],
      ['Department:', 'D41207-Regional Operations'],
      ['Job Title:', facts.job],
      ['Pay Rate:', `$${digits(facts.earnings[0]?.cents ?? 0)} Monthly`],
    ],
  )}${column([
    ['TAX DATA:', 'Federal'],
    ['Marital Status:', 'Single'],
    ['Allowances:', '0'],
    ['Addl. Amount:', '0.00'],
  ])}</div>
<div class="split" style="gap:3pt;margin-top:4pt;align-items:stretch">${titled('HOURS AND EARNINGS', 63, table(['Description', 'Rate', 'Hours', 'Earnings', 'YTD Hours', 'YTD Earnings'], [...earningRows(sheet), earnedTotal], [1, 2, 3, 4, 5], 'rows'))}${titled('TAXES', 37, amounts(taxRows(sheet)))}</div>
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
