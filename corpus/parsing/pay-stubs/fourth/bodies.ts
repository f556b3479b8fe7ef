import { pairs, strip, table } from '../../printing/markup.js';
import type { Figure, LineGroup, PaySheet, PrintedLine } from '../pay-sheet.js';

const groupsOf = ({ design }: PaySheet): readonly LineGroup[] =>
  design.taxesAmongDeductions ? ['earnings', 'deductions'] : ['earnings', 'taxes', 'deductions'];
const year = ({ design }: PaySheet, cells: readonly string[], figure: string): string[] =>
  design.withYearToDate ? [...cells, figure] : [...cells];
const totalOf = (sheet: PaySheet, group: LineGroup): readonly [label: string, figure: Figure] => {
  const { words } = sheet;
  if (group === 'earnings') return [words.gross, sheet.gross()];
  return group === 'taxes' ? [words.totalTaxes, sheet.taxes()] : [words.totalDeductions, sheet.deductions()];
};

/** Name and figures of a group's lines under its name; hours and rate for earnings where the design has them; the total last. */
function groupTable(sheet: PaySheet, group: LineGroup, style: string): string {
  const { words, design } = sheet;
  const isHourly = group === 'earnings' && design.withHours;
  const cells = (line: PrintedLine): string[] =>
    year(
      sheet,
      [line.description, ...(isHourly ? [line.hours, line.rate] : []), line.amount],
      line.yearToDate,
    );
  const [label, [current, ofYear]] = totalOf(sheet, group);
  const total = year(
    sheet,
    [`<b>${label}</b>`, ...(isHourly ? ['', ''] : []), `<b>${current}</b>`],
    `<b>${ofYear}</b>`,
  );
  const head = year(
    sheet,
    [words[group], ...(isHourly ? [words.hours, words.rate] : []), words.current],
    words.yearToDate,
  );
  return table(head, [...sheet.lines(group).map(cells), total], [1, 2, 3, 4], `rows ${style}`);
}

/** Employer's block above, the employee's beneath; dates in one line; a table a group, one beneath the other. */
export const stackedGroups = (sheet: PaySheet): string => {
  const { words } = sheet;
  const [net, ofYear] = sheet.net();
  return `<div>${sheet.employer()}<br>${sheet.employerAddress()}</div><div style="margin:22pt 0 10pt">${sheet.employee()}<br>${sheet.employeeAddress()}</div>
<div class="split"><b>${words.title}</b><span>${words.period}: ${sheet.start()} ${words.to} ${sheet.end()}</span><span>${words.payDate}: ${sheet.payDate()}</span></div>
${groupsOf(sheet)
  .map((group) => groupTable(sheet, group, ''))
  .join(
    '',
  )}${table([], [year(sheet, [`<b>${words.net}</b>`, `<b>${net}</b>`], `<b>${ofYear}</b>`)], [1, 2], 'rows grid')}`;
};

/** The groups abreast under a strip of labelled values, parties at the left and right of the head. */
export const groupsAbreast = (sheet: PaySheet): string => {
  const { words } = sheet;
  const [net, ofYear] = sheet.net();
  const share = Math.floor(100 / groupsOf(sheet).length) - 2;
  const columns = groupsOf(sheet).map(
    (group) =>
      `<div style="width:${group === 'earnings' ? share + 6 : share - 3}%">${groupTable(sheet, group, 'ruled')}</div>`,
  );
  return `<div class="split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div class="right"><h1>${words.title}</h1></div></div>
${strip([
  [words.employee, sheet.employee()],
  [words.employeeNumber, sheet.facts.employeeNumber],
  [words.period, `${sheet.start()} ${words.to} ${sheet.end()}`],
  [words.payDate, sheet.payDate()],
])}<div class="split">${columns.join('')}</div>${strip([
    [words.net, net],
    ...(sheet.design.withYearToDate ? ([[`${words.net} ${words.yearToDate}`, ofYear]] as const) : []),
  ])}`;
};

/** A form of boxed cells, label small over value; all lines in one table with a column of money for each direction. */
export const boxedForm = (sheet: PaySheet): string => {
  const { words, facts, design } = sheet;
  const cell = (label: string, value: string): string => `<span class="small">${label}</span><br>${value}`;
  const top = [
    [
      cell(words.employer, sheet.employer()),
      cell(design.country === 'BR' ? 'CNPJ' : 'RFC', facts.employerNumber),
      cell(words.payDate, sheet.payDate()),
    ],
    [
      cell(words.employee, sheet.employee()),
      cell(words.employeeNumber, facts.employeeNumber),
      cell(words.job, facts.job),
    ],
    [cell(words.periodStart, sheet.start()), cell(words.periodEnd, sheet.end()), ''],
  ];
  const lines = [
    ...sheet.lines('earnings', false).map((line) => [line.description, line.hours, line.amount, '']),
    ...sheet.lines('deductions').map((line) => [line.description, '', '', line.amount]),
    [`<b>${words.gross}</b>`, '', sheet.gross()[0], ''],
    [`<b>${words.totalDeductions}</b>`, '', '', sheet.deductions()[0]],
    [`<b>${words.net}</b>`, '', `<b>${sheet.net()[0]}</b>`, ''],
  ];
  return `<p class="center"><b>${words.title}</b></p>${table([], top, [], 'rows grid')}${table([words.description, words.hours, words.earnings, words.deductions], lines, [1, 2, 3], 'rows grid')}`;
};

/** From gross down to net as an account is told: each group's total first, what it consists of indented beneath. */
export const fromGrossToNet = (sheet: PaySheet): string => {
  const { words } = sheet;
  const [net, ofYear] = sheet.net();
  const parts = groupsOf(sheet).flatMap((group) => {
    const [label, [current, ofTheYear]] = totalOf(sheet, group);
    const lines = sheet
      .lines(group, false)
      .map((line) => year(sheet, [`&nbsp;&nbsp;&nbsp;${line.description}`, line.amount], line.yearToDate));
    return [...lines, year(sheet, [`<b>${label}</b>`, `<b>${current}</b>`], `<b>${ofTheYear}</b>`)];
  });
  const rows = [...parts, year(sheet, [`<b>${words.net}</b>`, `<b>${net}</b>`], ofYear)];
  const left = pairs(
    [
      [words.employee, sheet.employee()],
      [words.job, sheet.facts.job],
      [words.period, `${sheet.start()} ${words.to} ${sheet.end()}`],
      [words.payDate, sheet.payDate()],
    ],
    'pairs ragged',
  );
  return `<div class="band"><b>${sheet.employer()}</b> &nbsp; ${words.title}</div>${left}${table(year(sheet, [words.description, words.current], words.yearToDate), rows, [1, 2], 'rows zebra')}`;
};

/** The cheque above, as it is torn off: whom it pays and how much; the statement of it below. */
export const chequeAbove = (sheet: PaySheet): string => {
  const { words } = sheet;
  const [net, ofYear] = sheet.net();
  const cheque = `<div class="boxed" style="padding:10pt"><div class="split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div class="right">No. ${sheet.facts.employeeNumber}77<br>${words.payDate} ${sheet.payDate()}</div></div>
<div class="split" style="margin-top:10pt"><div><span class="small">${words.employee}</span><br>${sheet.employee()}<br>${sheet.employeeAddress()}</div><div class="boxed">**${net}</div></div></div>`;
  return `${cheque}<p>${words.period} ${sheet.start()} ${words.to} ${sheet.end()} &nbsp;&nbsp; ${words.job}: ${sheet.facts.job}</p>
${groupsOf(sheet)
  .map((group) => groupTable(sheet, group, 'zebra'))
  .join('')}${table([], [year(sheet, [`<b>${words.net}</b>`, `<b>${net}</b>`], ofYear)], [1, 2], 'rows')}`;
};
