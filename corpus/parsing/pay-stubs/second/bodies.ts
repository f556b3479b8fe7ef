import { pairs, table } from '../../printing/markup.js';
import type { Figure, LineGroup, PaySheet, PrintedLine } from '../pay-sheet.js';

const groups = ({ design }: PaySheet): readonly LineGroup[] =>
  design.taxesAmongDeductions ? ['earnings', 'deductions'] : ['earnings', 'taxes', 'deductions'];
const period = (sheet: PaySheet): string => `${sheet.start()} ${sheet.words.to} ${sheet.end()}`;
const totalOf = (sheet: PaySheet, group: LineGroup): readonly [string, Figure] => {
  const { words } = sheet;
  if (group === 'earnings') return [words.gross, sheet.gross()];
  return group === 'taxes' ? [words.totalTaxes, sheet.taxes()] : [words.totalDeductions, sheet.deductions()];
};

/** All lines in one table, groups parted by a heading line; a matrix of totals whose rows are the spans of time. */
export const oneTable =
  (style: string) =>
  (sheet: PaySheet): string => {
    const { words, design } = sheet;
    const cells = (line: PrintedLine): string[] => [
      line.description,
      line.hours,
      line.rate,
      line.amount,
      line.yearToDate,
    ];
    const rows = groups(sheet).flatMap((group) => [
      [`<b>${words[group]}</b>`, '', '', '', ''],
      ...sheet.lines(group).map(cells),
    ]);
    const totals = [
      ...groups(sheet).map((group) => totalOf(sheet, group)),
      [words.net, sheet.net()] as const,
    ];
    const matrix = table(
      ['', ...totals.map(([label]) => label)],
      [
        [words.current, ...totals.map(([, figure]) => figure[0])],
        ...(design.withYearToDate ? [[words.yearToDate, ...totals.map(([, figure]) => figure[1])]] : []),
      ],
      totals.map((_, column) => column + 1),
      'rows grid',
    );
    return `<div class="center"><b>${sheet.employer()}</b> · ${sheet.employerAddress(' · ')}</div><h1 class="center">${words.title}</h1>
<div class="split"><div>${words.payDate} ${sheet.payDate()}<br>${words.period} ${period(sheet)}</div><div>${sheet.employee()}<br>${sheet.employeeAddress()}</div></div>
${table([words.description, words.hours, words.rate, words.current, words.yearToDate], rows, [1, 2, 3, 4], `rows ${style}`)}${matrix}`;
  };

/** The net pay large at the top, then a card for each group with its lines. */
export const largeNet = (sheet: PaySheet): string => {
  const { words } = sheet;
  const [net, netOfYear] = sheet.net();
  const card = (group: LineGroup): string => {
    const [label, [current, year]] = totalOf(sheet, group);
    const lines = sheet
      .lines(group)
      .map(
        (line) =>
          `<div class="split"><span>${line.description}</span><span>${line.amount}${line.yearToDate ? ` <span class="small">(${line.yearToDate})</span>` : ''}</span></div>`,
      );
    return `<div style="border:0.7pt solid #bbb;border-radius:6pt;padding:6pt;margin:6pt 0"><h2>${words[group]}</h2>${lines.join('')}<div class="split"><b>${label}</b><b>${current}${year ? ` <span class="small">(${year})</span>` : ''}</b></div></div>`;
  };
  return `<div class="split"><div class="bank">${sheet.employer()}</div><div class="small">${words.payDate}<br><b>${sheet.payDate()}</b></div></div>
<p>${words.employee} <b>${sheet.employee()}</b>, ${words.job} ${sheet.facts.job}</p>
<div class="center"><div class="label">${words.net}</div><div style="font-size:2.4em"><b>${net}</b></div>${netOfYear ? `<div class="small">${words.yearToDate} ${netOfYear}</div>` : ''}<div class="small">${words.period} ${period(sheet)}</div></div>
${groups(sheet).map(card).join('')}`;
};

/** As a line printer writes: dots lead from each name to its amount. */
export const dotted = (sheet: PaySheet): string => {
  const { words } = sheet;
  const leader = (name: string, value: string): string =>
    `${name} ${'.'.repeat(Math.max(3, 46 - name.length))} ${value}`;
  const group = (of: LineGroup): string[] => {
    const [label, [current]] = totalOf(sheet, of);
    const lines = sheet.lines(of).map((line) => leader(line.description, line.amount));
    return ['', `== ${words[of].toUpperCase()} ==`, ...lines, leader(label, current)];
  };
  const lines = [
    words.title.toUpperCase(),
    '',
    `${words.employer}: ${sheet.employer()}`,
    `${words.employee}: ${sheet.employee()}    ${words.employeeNumber}: ${sheet.facts.employeeNumber}`,
    `${words.periodStart}: ${sheet.start()}   ${words.periodEnd}: ${sheet.end()}   ${words.payDate}: ${sheet.payDate()}`,
    ...groups(sheet).flatMap(group),
    '',
    leader(words.net, sheet.net()[0]),
  ];
  return `<pre style="font-family:inherit">${lines.join('\n')}</pre>`;
};

/** Earnings and withholdings beside each other line by line in one table, as on a form; boxes of data above. */
export const abreast =
  (style: string) =>
  (sheet: PaySheet): string => {
    const { words } = sheet;
    const [left, right] = [sheet.lines('earnings', false), sheet.lines('deductions')];
    const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, index) => [
      left[index]?.description ?? '',
      left[index]?.amount ?? '',
      right[index]?.description ?? '',
      right[index]?.amount ?? '',
    ]);
    rows.push([
      `<b>${words.gross}</b>`,
      `<b>${sheet.gross()[0]}</b>`,
      `<b>${words.totalDeductions}</b>`,
      `<b>${sheet.deductions()[0]}</b>`,
    ]);
    const data = table(
      [words.employee, words.job, words.period, words.payDate],
      [[sheet.employee(), sheet.facts.job, period(sheet), sheet.payDate()]],
      [],
      'rows grid',
    );
    return `<h1>${words.title}</h1><div>${words.employer}: <b>${sheet.employer()}</b> (${sheet.facts.employerNumber})<br>${sheet.employerAddress(' ')}</div>${data}
${table([words.earnings, words.current, words.deductions, words.current], rows, [1, 3], `rows ${style}`)}${pairs([[words.net, sheet.net()[0]]], 'pairs boxed')}`;
  };

/** A check's stub: two columns of small tables, the employee's data as a list to the left. */
export const stub =
  (style: string) =>
  (sheet: PaySheet): string => {
    const { words, design } = sheet;
    const small = (group: LineGroup): string => {
      const [label, [current, year]] = totalOf(sheet, group);
      const rows = sheet
        .lines(group)
        .map((line) => [line.description, line.amount, ...(design.withYearToDate ? [line.yearToDate] : [])]);
      rows.push([`<b>${label}</b>`, current, ...(design.withYearToDate ? [year] : [])]);
      return table(
        [words[group], words.current, ...(design.withYearToDate ? [words.yearToDate] : [])],
        rows,
        [1, 2],
        `rows ${style}`,
      );
    };
    const number =
      design.country === 'US' ? [[words.socialSecurityNumber, sheet.socialSecurityNumber()] as const] : [];
    const data = pairs(
      [
        [words.employee, sheet.employee()],
        [words.employeeNumber, sheet.facts.employeeNumber],
        ...number,
        [words.periodStart, sheet.start()],
        [words.periodEnd, sheet.end()],
        [words.payDate, sheet.payDate()],
        [words.net, sheet.net()[0]],
      ],
      'pairs ragged',
    );
    const year = design.withYearToDate
      ? `<p class="right">${words.net} ${words.yearToDate}: ${sheet.net()[1]}</p>`
      : '';
    return `<div class="split"><div style="width:34%"><b>${sheet.employer()}</b>${data}</div><div style="width:64%">${groups(sheet).map(small).join('')}${year}</div></div><p class="small center">${words.title}</p>`;
  };
