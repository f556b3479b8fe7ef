import { pairs, strip, table } from '../../printing/markup.js';
import type { Figure, LineGroup, PaySheet } from '../pay-sheet.js';

function linesTable(sheet: PaySheet, group: LineGroup): string {
  const { words, design } = sheet;
  const timed = group === 'earnings' && design.withHours;
  const head = [words[group], ...(timed ? [words.hours, words.rate] : []), words.current, words.yearToDate];
  const rows = sheet
    .lines(group)
    .map((line) => [
      line.description,
      ...(timed ? [line.hours, line.rate] : []),
      line.amount,
      line.yearToDate,
    ]);
  return table(head, rows, head.map((_, column) => column).slice(1), 'rows ');
}

const period = (sheet: PaySheet): string => `${sheet.start()} ${sheet.words.to} ${sheet.end()}`;
const figures = (sheet: PaySheet): readonly (readonly [string, Figure])[] => {
  const { words, design } = sheet;
  return [
    [words.gross, sheet.gross()],
    ...(design.taxesAmongDeductions ? [] : [[words.totalTaxes, sheet.taxes()] as const]),
    [words.totalDeductions, sheet.deductions()],
    [words.net, sheet.net()],
  ];
};
/** A bar of labels above values, earnings left and withholdings right, a bar of totals below. */
export const bar = (sheet: PaySheet): string => {
  const { words, facts } = sheet;
  return `<div class="split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div><h1>${words.title}</h1></div>
${strip(
  [
    [words.employee, sheet.employee()],
    [words.employeeNumber, facts.employeeNumber],
    [words.period, period(sheet)],
    [words.payDate, sheet.payDate()],
  ],
  'strip boxed',
)}
<div>${sheet.employeeAddress(', ')}</div>
<div class="split"><div style="flex:1">${linesTable(sheet, 'earnings')}</div><div style="flex:1">${linesTable(sheet, 'taxes')}${linesTable(sheet, 'deductions')}</div></div>
${strip(
  figures(sheet).map(([label, figure]) => [label, figure[0]]),
  'strip band',
)}${strip(
  figures(sheet).map(([label, figure]) => [`${words.yearToDate} ${label}`, figure[1]]),
  'strip boxed',
)}`;
};

/** As the printed form of a Mexican payroll receipt: issuer, receiver, keyed perceptions and deductions. */
export const payrollReceipt = (sheet: PaySheet): string => {
  const { words, facts } = sheet;
  const keyed = (group: 'earnings' | 'deductions', key: number): string =>
    table(
      ['Tipo', 'Clave', words.description, words.current],
      sheet
        .lines(group)
        .map((line, index) => [`00${index + 1}`, String(key + index), line.description, line.amount]),
      [3],
      'rows grid',
    );
  const [[grossLabel, gross], ...rest] = figures(sheet) as [
    readonly [string, Figure],
    ...(readonly [string, Figure])[],
  ];
  return `<div class="split"><div><b>${sheet.employer()}</b><br>RFC: ${facts.employerNumber}<br>${sheet.employerAddress()}</div><div class="right"><h1>${words.title}</h1>${words.payDate}: ${sheet.payDate()}</div></div>
<div class="boxed">${words.employee}: <b>${sheet.employee()}</b> &nbsp; ${words.employeeNumber}: ${facts.employeeNumber}<br>${words.job}: ${facts.job} &nbsp; ${words.period}: ${period(sheet)}</div>
<div class="split"><div style="flex:1"><h2>${words.earnings}</h2>${keyed('earnings', 101)}</div><div style="flex:1"><h2>${words.deductions}</h2>${keyed('deductions', 201)}</div></div>
${pairs([[grossLabel, gross[0]], ...rest.map(([label, figure]) => [label, figure[0]] as const)], 'pairs boxed')}`;
};

/** As a Brazilian pay slip: one table, earnings and deductions in columns of their own, totals in its foot. */
export const paySlip = (sheet: PaySheet): string => {
  const { words, facts } = sheet;
  const rows = [
    ...sheet
      .lines('earnings')
      .map((line, index) => [String(1 + index).padStart(4, '0'), line.description, '', line.amount, '']),
    ...sheet
      .lines('deductions')
      .map((line, index) => [String(901 + index), line.description, '', '', line.amount]),
  ];
  const bases = strip([
    ['Salário base', sheet.digits(facts.earnings[0]?.cents ?? 0)],
    ['FGTS do mês', sheet.digits(Math.round((facts.earnings[0]?.cents ?? 0) * 0.08))],
  ]);
  return `<div class="boxed"><div class="split"><div><b>${sheet.employer()}</b><br>CNPJ ${facts.employerNumber}<br>${sheet.employerAddress(' - ')}</div><div><h1>${words.title}</h1>${words.period}: ${period(sheet)}</div></div>
<div class="split"><div>${words.employeeNumber} ${facts.employeeNumber}</div><div>${words.employee}: <b>${sheet.employee()}</b></div><div>${words.job}: ${facts.job}</div></div>
${table(['Cód.', words.description, words.hours, words.earnings, words.deductions], rows, [2, 3, 4], 'rows grid')}
${pairs(
  [
    [words.gross, sheet.gross()[0]],
    [words.totalDeductions, sheet.deductions()[0]],
    [words.net, sheet.net()[0]],
  ],
  'pairs grid',
)}${bases}<div>${words.payDate}: ${sheet.payDate()}</div></div>`;
};
