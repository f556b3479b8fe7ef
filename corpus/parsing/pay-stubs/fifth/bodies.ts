import { pairs, strip, table } from '../../printing/markup.js';
import type { Figure, LineGroup, PaySheet, PrintedLine } from '../pay-sheet.js';

const groupsOf = ({ design }: PaySheet): readonly LineGroup[] =>
  design.taxesAmongDeductions ? ['earnings', 'deductions'] : ['earnings', 'taxes', 'deductions'];
const withYear = ({ design }: PaySheet, cells: readonly string[], figure: string): string[] =>
  design.withYearToDate ? [...cells, figure] : [...cells];
const dates = (sheet: PaySheet): (readonly [string, string])[] => [
  [sheet.words.periodStart, sheet.start()],
  [sheet.words.periodEnd, sheet.end()],
  [sheet.words.payDate, sheet.payDate()],
];
/** Labels and figures of gross, what is withheld, and net. */
function sumsOf(sheet: PaySheet): (readonly [label: string, figure: Figure])[] {
  const { words, design } = sheet;
  return [
    [words.gross, sheet.gross()],
    ...(design.taxesAmongDeductions ? [] : ([[words.totalTaxes, sheet.taxes()]] as const)),
    [words.totalDeductions, sheet.deductions()],
    [words.net, sheet.net()],
  ];
}
const listOfSums = (sheet: PaySheet): string =>
  table(
    [],
    sumsOf(sheet).map(([label, [current, ofYear]]) => withYear(sheet, [label, current], ofYear)),
    [1, 2],
    'pairs rows',
  );
/** A company's number as the country has it, where the document's fields know it. */
const companyNumber = (sheet: PaySheet): string => {
  const { design, facts, ledger } = sheet;
  if (design.country === 'US') return `FEIN ${facts.employerNumber}`;
  return design.country === 'BR'
    ? `CNPJ ${ledger.say('employerCNPJ', facts.employerNumber)}`
    : `RFC ${ledger.say('employerRFC', facts.employerNumber)}`;
};

/** The employer in a band over the page; earnings at the left, what is withheld under it, the employee's address low as for a window. */
export const headerBand = (sheet: PaySheet): string => {
  const { words, design } = sheet;
  const [net, ofYear] = sheet.net();
  const [gross, grossOfYear] = sheet.gross();
  const earnings = sheet
    .lines('earnings')
    .map((line) =>
      withYear(
        sheet,
        [line.description, ...(design.withHours ? [line.rate, line.hours] : []), line.amount],
        line.yearToDate,
      ),
    );
  const head = withYear(
    sheet,
    [words.earnings, ...(design.withHours ? [words.rate, words.hours] : []), words.current],
    words.yearToDate,
  );
  const total = withYear(
    sheet,
    [`<b>${words.gross}</b>`, ...(design.withHours ? ['', ''] : []), `<b>${gross}</b>`],
    `<b>${grossOfYear}</b>`,
  );
  const withheld = groupsOf(sheet)
    .filter((group) => group !== 'earnings')
    .flatMap((group) => [
      [`<b>${words[group]}</b>`, '', ''],
      ...sheet
        .lines(group)
        .map((line) => withYear(sheet, [line.description, `-${line.amount}`], line.yearToDate)),
    ]);
  return `<div class="band split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div><b>${words.title}</b>${pairs(dates(sheet), 'pairs ragged')}</div></div>
${table(head, [...earnings, total], [1, 2, 3, 4], 'rows')}${table([], [...withheld, withYear(sheet, [`<b>${words.net}</b>`, `<b>${net}</b>`], ofYear)], [1, 2], 'rows')}
<div style="margin:30pt 0 0 40pt">${sheet.employee()}<br>${sheet.employeeAddress()}</div>`;
};

/** The employee first and the net pay large; the employer stands in the last line, with its number. */
export const employerInFooter = (sheet: PaySheet): string => {
  const { words } = sheet;
  const [net] = sheet.net();
  const list = (group: LineGroup): string => {
    const rows = sheet
      .lines(group, false)
      .map((line) => withYear(sheet, [line.description, line.amount], line.yearToDate));
    return `<h2>${words[group]}</h2>${table(withYear(sheet, ['', words.current], words.yearToDate), rows, [1, 2], 'rows ruled')}`;
  };
  return `<div class="split"><div><span class="label">${words.employee}</span><br><span style="font-size:1.3em">${sheet.employee()}</span><br>${sheet.employeeAddress()}</div><div class="right"><span style="font-size:1.9em">${net}</span><br><span class="label">${words.net}</span></div></div>
${strip(dates(sheet))}${groupsOf(sheet).map(list).join('')}${listOfSums(sheet)}
<p class="center" style="border-top:0.5pt solid #777">${sheet.employer()} · ${sheet.employerAddress(', ')} · ${companyNumber(sheet)}</p>`;
};

/** All lines in one list, the rate before the hours; the sums in a small matrix: a row for the period, a row for the year. */
export const matrixOfSums = (sheet: PaySheet): string => {
  const { words, design } = sheet;
  const lines = groupsOf(sheet).flatMap((group) => [
    [`<b>${words[group]}</b>`],
    ...sheet
      .lines(group)
      .map((line) =>
        withYear(sheet, [line.description, line.rate, line.hours, line.amount], line.yearToDate),
      ),
  ]);
  const sums = sumsOf(sheet);
  const matrix = [
    [words.current, ...sums.map(([, [current]]) => current)],
    ...(design.withYearToDate ? [[words.yearToDate, ...sums.map(([, [, ofYear]]) => ofYear)]] : []),
  ];
  const parties = (name: string, address: string): string =>
    `<div style="width:30%"><b>${name}</b><br>${address}</div>`;
  return `<h1>${words.title}</h1><div class="split">${parties(sheet.employer(), sheet.employerAddress())}${parties(sheet.employee(), sheet.employeeAddress())}<div style="width:32%">${pairs(dates(sheet), 'pairs ragged')}</div></div>
${table(withYear(sheet, [words.description, words.rate, words.hours, words.current], words.yearToDate), lines, [1, 2, 3, 4], 'rows')}${table(['', ...sums.map(([label]) => label)], matrix, [1, 2, 3, 4], 'rows grid')}`;
};

/** Rows of two lists side by side: `cells` of the one, then of the other; the shorter is filled with empty cells. */
function abreast(
  left: readonly string[][],
  right: readonly string[][],
  leftWidth: number,
  rightWidth: number,
): string[][] {
  const empty = (count: number): string[] => Array.from({ length: count }, () => '');
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => [
    ...(left[row] ?? empty(leftWidth)),
    ...(right[row] ?? empty(rightWidth)),
  ]);
}

/** One table whose rows hold an earning at the left and something withheld at the right. */
export const oneTableTwoSides = (sheet: PaySheet): string => {
  const { words, design } = sheet;
  const earning = ({ description, hours, amount, yearToDate }: PrintedLine): string[] =>
    withYear(sheet, [description, ...(design.withHours ? [hours] : []), amount], yearToDate);
  const withheld = ({ description, amount, yearToDate }: PrintedLine): string[] =>
    withYear(sheet, [description, amount], yearToDate);
  const right = groupsOf(sheet)
    .slice(1)
    .flatMap((group) => sheet.lines(group).map(withheld));
  const headLeft = withYear(
    sheet,
    [words.earnings, ...(design.withHours ? [words.hours] : []), words.current],
    words.yearToDate,
  );
  const headRight = withYear(sheet, [words.deductions, words.current], words.yearToDate);
  const rows = abreast(sheet.lines('earnings', false).map(earning), right, headLeft.length, headRight.length);
  const numeric = [
    ...headLeft.keys(),
    ...[...headRight.keys()].map((column) => column + headLeft.length),
  ].filter((column) => column !== 0 && column !== headLeft.length);
  return `<div class="split"><div>${sheet.employer()}<br>${companyNumber(sheet)}</div><b>${words.title}</b></div>
${table(
  [],
  [
    [words.employee, sheet.employee(), words.employeeNumber, sheet.facts.employeeNumber],
    [words.period, `${sheet.start()} ${words.to} ${sheet.end()}`, words.payDate, sheet.payDate()],
  ],
  [],
  'rows grid',
)}
${table([...headLeft, ...headRight], rows, numeric, 'rows grid')}<div style="margin-left:55%">${listOfSums(sheet)}</div>`;
};

/** Keys, names and amounts of what is earned and withheld side by side, sums beneath each, net in words' place at the right. */
export const keysTwoSides = (sheet: PaySheet): string => {
  const { words, facts } = sheet;
  const keyed = (group: LineGroup, first: number): string[][] =>
    sheet
      .lines(group, false)
      .map((line, index) => [String(first + index).padStart(3, '0'), line.description, line.amount]);
  const rows = abreast(keyed('earnings', 1), keyed('deductions', 45), 3, 3);
  const half = [words.hours, words.description, words.current];
  const total = [
    '',
    `<b>${words.gross}</b>`,
    `<b>${sheet.gross()[0]}</b>`,
    '',
    `<b>${words.totalDeductions}</b>`,
    `<b>${sheet.deductions()[0]}</b>`,
  ];
  return `<div class="center"><b>${sheet.employer()}</b><br>${companyNumber(sheet)}<br>${sheet.employerAddress(', ')}</div><p class="center"><b>${words.title}</b></p>
<div class="split"><div>${words.employee}: ${sheet.employee()}<br>${words.job}: ${facts.job}</div><div>${words.employeeNumber}: ${facts.employeeNumber}<br>${words.period} ${sheet.start()} ${words.to} ${sheet.end()}<br>${words.payDate}: ${sheet.payDate()}</div></div>
<div class="split" style="margin-top:8pt"><b style="width:50%">${words.earnings}</b><b style="width:50%">${words.deductions}</b></div>${table([...half, ...half], [...rows, total], [2, 5], 'rows ruled')}
<p class="right" style="font-size:1.2em">${words.net}: <b>${sheet.net()[0]}</b></p>`;
};

/** Code, name, reference, a column for each direction; sums and net at the foot, then a row of bases that are no pay. */
export const codedSlip = (sheet: PaySheet): string => {
  const { words, facts } = sheet;
  const lines = [
    ...sheet
      .lines('earnings', false)
      .map((line, index) => [
        String(1 + index * 24).padStart(4, '0'),
        line.description,
        line.hours,
        line.amount,
        '',
      ]),
    ...sheet
      .lines('deductions')
      .map((line, index) => [String(901 + index * 13), line.description, '', '', line.amount]),
    ['', '', `<b>${words.gross}</b>`, `<b>${sheet.gross()[0]}</b>`, ''],
    ['', '', `<b>${words.totalDeductions}</b>`, '', `<b>${sheet.deductions()[0]}</b>`],
    ['', '', `<b>${words.net}</b>`, '', `<b>${sheet.net()[0]}</b>`],
  ];
  const bases = [
    [words.rate, sheet.digits(facts.earnings[0]?.cents ?? 0)],
    ['Sal. Contr. INSS', sheet.digits(Math.round((facts.earnings[0]?.cents ?? 0) * 0.97))],
    ['Base Cálc. FGTS', sheet.digits(Math.round((facts.earnings[0]?.cents ?? 0) * 0.98))],
    ['F.G.T.S. do Mês', sheet.digits(Math.round((facts.earnings[0]?.cents ?? 0) * 0.08))],
  ] as const;
  return `<div class="split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}<br>${companyNumber(sheet)}</div><div class="right"><b>${words.title}</b><br>${words.period}<br>${sheet.start()} ${words.to} ${sheet.end()}</div></div>
${strip([
  [words.employeeNumber, facts.employeeNumber],
  [words.employee, sheet.employee()],
  [words.job, `5174 ${facts.job}`],
  [words.payDate, sheet.payDate()],
])}${table(['Cód.', words.description, words.hours, words.earnings, words.deductions], lines, [2, 3, 4], 'rows grid')}${strip(bases)}`;
};
