import { pairs, strip, table } from '../../printing/markup.js';
import { amountRows } from '../amount-rows.js';
import type { LineGroup, PaySheet } from '../pay-sheet.js';

/** Shares of gross pay that an employer owes (26 U.S.C. 3111); the page prints them, no field holds them. */
const EMPLOYER_TAXES = [
  ['Social Security', 0.062],
  ['Medicare', 0.0145],
] as const;

/** As a payroll provider prints: the employer's own taxes and shares beside the employee's, a table of four sums at the end. */
export const employerBesideEmployee = (sheet: PaySheet): string => {
  const { words, facts } = sheet;
  const [gross, grossOfYear] = sheet.gross();
  const sumCents = (of: 'cents' | 'yearToDateCents'): number =>
    facts.earnings.reduce((sum, line) => sum + line[of], 0);
  const earned = sheet
    .lines('earnings')
    .map((line) => [line.description, line.rate, line.hours, line.amount, line.yearToDate]);
  const taxes = amountRows(sheet, 'taxes');
  const owed = EMPLOYER_TAXES.map(([name, share]) => [
    name,
    ...(['cents', 'yearToDateCents'] as const).map((of) => sheet.digits(Math.round(sumCents(of) * share))),
  ]);
  const deductions = sheet
    .lines('deductions')
    .map((line, index) => [
      line.description,
      line.amount,
      line.yearToDate,
      index === 0 ? sheet.digits(18_450) : sheet.digits(0),
      index === 0 ? sheet.digits(110_700) : sheet.digits(0),
    ]);
  const sums = [
    [words.gross, gross, grossOfYear],
    [words.totalTaxes, ...sheet.taxes()],
    [words.totalDeductions, ...sheet.deductions()],
    [words.net, ...sheet.net()].map((cell) => `<b>${cell}</b>`),
  ];
  const spans = [words.current, words.yearToDate];
  return `<div class="split"><div><h1>${words.title}</h1>${words.period}: ${sheet.start()} ${words.to} ${sheet.end()}<br>${words.payDate}: ${sheet.payDate()}</div>
<div><span class="label">${words.employer}</span><br><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div><span class="label">${words.employee}</span><br><b>${sheet.employee()}</b><br>${sheet.employeeAddress()}<br>${words.socialSecurityNumber}: ${sheet.socialSecurityNumber()}</div></div>
${table([words.earnings, words.rate, words.hours, ...spans], earned, [1, 2, 3, 4], 'rows ruled')}
<div class="split"><div style="width:48%">${table([words.taxes, ...spans], taxes, [1, 2], 'rows ruled')}</div><div style="width:48%">${table(['Employer Taxes', ...spans], owed, [1, 2], 'rows ruled')}</div></div>
${table([words.deductions, 'Employee current', 'Employee YTD', 'Company current', 'Company YTD'], deductions, [1, 2, 3, 4], 'rows ruled')}
<div style="width:56%">${table(['Summary', ...spans], sums, [1, 2], 'rows ruled')}</div>`;
};

/** As a pegboard's strip is written: each line a column with its figures beneath, the sum as last column; one row for this pay, one for the year. */
export const linesAsColumns = (sheet: PaySheet): string => {
  const { words, facts } = sheet;
  const block = (
    groups: readonly LineGroup[],
    sums: readonly (readonly [string, string, string])[],
  ): string => {
    const lines = groups.flatMap((group) => sheet.lines(group));
    const head = ['', ...lines.map((line) => line.description), ...sums.map(([label]) => label)];
    const row = (label: string, of: 'hours' | 'rate'): string[] => [
      label,
      ...lines.map((line) => line[of]),
      ...sums.map(() => ''),
    ];
    const rows = [
      ...(groups.includes('earnings') ? [row(words.hours, 'hours'), row(words.rate, 'rate')] : []),
      [words.current, ...lines.map((line) => line.amount), ...sums.map(([, current]) => `<b>${current}</b>`)],
      [words.yearToDate, ...lines.map((line) => line.yearToDate), ...sums.map(([, , ofYear]) => ofYear)],
    ];
    return table(
      head,
      rows,
      head.map((_, column) => column).filter((column) => column > 0),
      'rows grid',
    );
  };
  return `<div class="split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress(', ')}</div><b>${words.title}</b></div>
${strip([
  [words.employeeNumber, facts.employeeNumber],
  [words.employee, sheet.employee()],
  [words.socialSecurityNumber, sheet.socialSecurityNumber()],
  [words.periodStart, sheet.start()],
  [words.periodEnd, sheet.end()],
  [words.payDate, sheet.payDate()],
])}<b>${words.earnings}</b>${block(['earnings'], [[words.gross, ...sheet.gross()]])}<b>${words.taxes}</b>${block(
    ['taxes', 'deductions'],
    [
      [words.totalTaxes, ...sheet.taxes()],
      [words.totalDeductions, ...sheet.deductions()],
    ],
  )}<div class="split"><div></div>${pairs([
    [`<b>${words.net}</b>`, `<b>${sheet.net()[0]}</b>`],
    [`${words.net} ${words.yearToDate}`, sheet.net()[1]],
  ])}</div>`;
};
