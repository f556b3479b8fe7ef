import { pairs, table } from '../../printing/markup.js';
import type { Figure, LineGroup, PaySheet, PrintedLine } from '../pay-sheet.js';

const groups = ({ design }: PaySheet): readonly LineGroup[] =>
  design.taxesAmongDeductions ? ['earnings', 'deductions'] : ['earnings', 'taxes', 'deductions'];
const withYear = ({ design }: PaySheet, cells: readonly string[], year: string): string[] =>
  design.withYearToDate ? [...cells, year] : [...cells];
const totalOf = (sheet: PaySheet, group: LineGroup): readonly [string, Figure] => {
  const { words } = sheet;
  if (group === 'earnings') return [words.gross, sheet.gross()];
  return group === 'taxes' ? [words.totalTaxes, sheet.taxes()] : [words.totalDeductions, sheet.deductions()];
};

/** As payroll services print: one column of all lines without totals of what is withheld, benefits at the right, a voided check below. */
export const withVoidedCheck = (sheet: PaySheet): string => {
  const { words } = sheet;
  const cells = (line: PrintedLine): string[] =>
    withYear(sheet, [line.description, line.rate, line.hours, line.amount], line.yearToDate);
  const [gross, grossOfYear] = sheet.gross();
  const [net, netOfYear] = sheet.net();
  const heading = (text: string): string[] => withYear(sheet, [`<b>${text}</b>`, '', '', ''], '');
  const rows = [
    ...sheet.lines('earnings').map(cells),
    withYear(sheet, [`<b>${words.gross}</b>`, '', '', `<b>${gross}</b>`], grossOfYear),
    heading(words.taxes),
    ...sheet.lines('taxes').map((line) => cells({ ...line, amount: `-${line.amount}` })),
    heading(words.deductions),
    ...sheet.lines('deductions').map((line) => cells({ ...line, amount: `-${line.amount}` })),
    withYear(sheet, [`<b>${words.net}</b>`, '', '', `<b>${net}</b>`], netOfYear),
  ];
  const head = withYear(sheet, [words.earnings, words.rate, words.hours, words.current], words.yearToDate);
  const dates = pairs(
    [
      [words.periodStart, sheet.start()],
      [words.periodEnd, sheet.end()],
      [words.payDate, sheet.payDate()],
    ],
    'pairs',
  );
  return `<div class="split"><div class="small">CO. FILE DEPT. CLOCK NUMBER<br>K7Q ${sheet.facts.employeeNumber} 000100 0000${sheet.facts.employeeNumber} 1</div><div><h1>${words.title}</h1></div></div>
<div class="split"><div>${sheet.employer()}<br>${sheet.employerAddress()}</div>${dates}</div>
<div style="margin:14pt 0 14pt 52%"><b>${sheet.employee()}</b><br>${sheet.employeeAddress()}</div>
<div class="split"><div style="width:66%">${table(head, rows, [1, 2, 3, 4], 'rows')}</div><div class="small" style="width:30%"><b>Other Benefits and Information</b><br>Vacation hrs 24.50<br>Sick hrs 16.00<br>Group term life 8.40</div></div>
<div style="border-top:1pt dashed #333;margin-top:18pt;padding-top:8pt"><div class="split"><span>${words.job} <b>${sheet.employee()}</b></span><span>account XXXXXX${sheet.facts.employeeNumber.slice(-4)}</span><span><b>${net}</b></span></div><div class="center" style="font-size:1.6em;color:#999">THIS IS NOT A CHECK</div></div>`;
};

/** Four figures in a row, then a table for each group, then all totals once more. */
export const figuresFirst = (sheet: PaySheet): string => {
  const { words, design } = sheet;
  const totals = [...groups(sheet).map((group) => totalOf(sheet, group)), [words.net, sheet.net()] as const];
  const figure = ([label, [current]]: readonly [string, Figure]): string =>
    `<div style="background:#f1f5f3;padding:7pt 12pt;width:22%"><div style="font-size:1.3em">${current}</div><div class="small">${label}</div></div>`;
  const group = (of: LineGroup): string => {
    const hourly = of === 'earnings' && design.withHours;
    const rows = sheet
      .lines(of)
      .map((line) =>
        withYear(
          sheet,
          hourly ? [line.description, line.rate, line.hours, line.amount] : [line.description, line.amount],
          line.yearToDate,
        ),
      );
    const head = withYear(
      sheet,
      hourly ? [words[of], words.rate, words.hours, words.current] : [words[of], words.current],
      words.yearToDate,
    );
    return table(head, rows, [1, 2, 3, 4], 'rows ruled');
  };
  return `<div class="split"><div><h1>${words.title}</h1><div class="small">${words.period} ${sheet.start()} ${words.to} ${sheet.end()}<br>${words.payDate} ${sheet.payDate()}</div></div>
<div class="right"><b>${sheet.employer()}</b><br><span class="small">${sheet.employerAddress()}</span></div></div>
<p>${sheet.employee()}<br><span class="small">${sheet.employeeAddress(', ')}</span></p>
<div class="strip">${totals.map(figure).join('')}</div>${groups(sheet).map(group).join('')}
${table(
  withYear(sheet, [words.description, words.current], words.yearToDate),
  totals.map(([label, [current, year]]) => withYear(sheet, [label, current], year)),
  [1, 2],
  'rows zebra',
)}`;
};

/** A voucher printed twice on one sheet: for the employee, and for the files. */
export const twiceOnASheet = (sheet: PaySheet): string => {
  const { words, design } = sheet;
  const small = (of: LineGroup): string => {
    const [label, [current, year]] = totalOf(sheet, of);
    const hours = of === 'earnings' && design.withHours;
    const rows = sheet
      .lines(of)
      .map((line) =>
        withYear(
          sheet,
          hours ? [line.description, line.hours, line.rate, line.amount] : [line.description, line.amount],
          line.yearToDate,
        ),
      );
    rows.push(withYear(sheet, hours ? [label, '', '', current] : [label, current], year));
    const head = withYear(
      sheet,
      hours ? [words[of], words.hours, words.rate, words.current] : [words[of], words.current],
      words.yearToDate,
    );
    return table(head, rows, [1, 2, 3, 4], 'rows');
  };
  const [net, netOfYear] = sheet.net();
  const columns = groups(sheet).map(small);
  const copy = `<div style="font-size:0.88em"><div class="split"><b>${sheet.employer()}</b><span>${sheet.facts.employeeNumber}</span></div>
<div class="split"><div>${words.employee}<br>${sheet.employee()}, ${sheet.employeeAddress(', ')}</div><div>${words.period}: ${sheet.start()} ${words.to} ${sheet.end()}<br>${words.payDate}: ${sheet.payDate()}</div></div>
<div class="split"><div style="width:54%">${columns[0]}</div><div style="width:44%">${columns.slice(1).join('')}${table([], [withYear(sheet, [`<b>${words.net}</b>`, `<b>${net}</b>`], netOfYear)], [1, 2], 'rows grid')}</div></div></div>`;
  return `${copy}<div style="border-top:1pt dashed #555;margin:14pt 0"></div>${copy}`;
};

/** Cells of an office's own spreadsheet: names and figures ruled alike, totals as further lines. */
export const officeSpreadsheet = (sheet: PaySheet): string => {
  const { words } = sheet;
  const block = (of: LineGroup): string[][] => {
    const [label, [current, year]] = totalOf(sheet, of);
    const lines = sheet
      .lines(of)
      .map((line) =>
        withYear(sheet, [line.description, line.hours, line.rate, line.amount], line.yearToDate),
      );
    return [
      withYear(sheet, [`<i>${words[of]}</i>`, '', '', ''], ''),
      ...lines,
      withYear(sheet, [`<b>${label}</b>`, '', '', current], year),
    ];
  };
  const [net, netOfYear] = sheet.net();
  const top = [
    [words.employer, sheet.employer(), words.payDate, sheet.payDate()],
    [words.employee, sheet.employee(), words.periodStart, sheet.start()],
    [words.job, sheet.facts.job, words.periodEnd, sheet.end()],
  ];
  const rows = [
    ...groups(sheet).flatMap(block),
    withYear(sheet, [`<b>${words.net}</b>`, '', '', `<b>${net}</b>`], netOfYear),
  ];
  const head = withYear(sheet, [words.description, words.hours, words.rate, words.current], words.yearToDate);
  return `${words.title ? `<p>${words.title}</p>` : ''}${table([], top, [], 'rows grid')}${table(head, rows, [1, 2, 3, 4], 'rows grid')}`;
};

/** A tax authority's form as a program prints it: issuer and receiver, keyed lines abreast, seals as strings of letters. */
export const fiscalForm = (sheet: PaySheet): string => {
  const { words, facts } = sheet;
  const keyed = (of: LineGroup, first: number): string => {
    const rows = sheet
      .lines(of, false)
      .map((line, index) => [String(first + index).padStart(3, '0'), line.description, line.amount]);
    return table(['Tipo', words[of], words.current], rows, [2], 'rows');
  };
  const seal = Buffer.from(`${facts.employer}${facts.employee}${facts.employeeNumber}`.repeat(4)).toString(
    'base64',
  );
  const totals = pairs(
    [
      [words.gross, sheet.gross()[0]],
      [words.totalDeductions, sheet.deductions()[0]],
      [words.net, `<b>${sheet.net()[0]}</b>`],
    ],
    'pairs rows ruled',
  );
  return `<div class="split"><div style="width:58%"><b>${sheet.employer()}</b><br>RFC: ${facts.employerNumber}<br>${sheet.employerAddress(', ')}<br><span class="small">Régimen fiscal 601</span></div>
<div class="boxed" style="width:36%"><b>${words.title}</b><br>Folio fiscal: ${seal.slice(0, 8)}-${seal.slice(8, 12)}<br>${words.payDate}: ${sheet.payDate()}</div></div>
<div class="boxed" style="margin:6pt 0">${words.employee}: <b>${sheet.employee()}</b> &nbsp; ${words.employeeNumber}: ${facts.employeeNumber} &nbsp; ${words.job}: ${facts.job}<br>
${words.periodStart}: ${sheet.start()} &nbsp; ${words.periodEnd}: ${sheet.end()} &nbsp; Riesgo: Clase I</div>
<div class="split"><div style="width:49%">${keyed('earnings', 1)}</div><div style="width:49%">${keyed('deductions', 51)}</div></div>
<div style="margin-left:52%">${totals}</div><p class="small" style="word-break:break-all">Sello digital del emisor<br>${seal}</p>`;
};

/** A Brazilian booklet's page: code, reference, two columns of money; bases of the month in a row of small boxes. */
export const bookletPage =
  (style: string) =>
  (sheet: PaySheet): string => {
    const { words, facts } = sheet;
    const rows = [
      ...sheet
        .lines('earnings', false)
        .map((line, index) => [String(1001 + index * 3), line.description, line.hours, line.amount, '']),
      ...sheet
        .lines('deductions')
        .map((line, index) => [String(9001 + index * 7), line.description, '', '', line.amount]),
    ];
    const base = sheet.digits(facts.earnings[0]?.cents ?? 0);
    const small = ['Salário base', 'Base INSS', 'Base FGTS', 'Base IRRF']
      .map((label) => `<td><span class="small">${label}</span><br>${base}</td>`)
      .join('');
    return `<div class="boxed"><div class="split"><div><b>${sheet.employer()}</b><br>CNPJ ${facts.employerNumber}<br><span class="small">${sheet.employerAddress(', ')}</span></div><div class="right">${words.title}<br>${words.period} ${sheet.start()} ${words.to} ${sheet.end()}</div></div></div>
<div class="boxed split"><span>${facts.employeeNumber} &nbsp; <b>${sheet.employee()}</b></span><span>${words.job}: ${facts.job}</span></div>
${table([words.employeeNumber, words.description, words.hours, words.earnings, words.deductions], rows, [2, 3, 4], `rows ${style}`)}
${table(
  [],
  [
    ['', words.gross, words.totalDeductions],
    ['', sheet.gross()[0], sheet.deductions()[0]],
    [`${words.payDate} ${sheet.payDate()}`, `<b>${words.net}</b>`, `<b>${sheet.net()[0]}</b>`],
  ],
  [1, 2],
  'rows grid',
)}
<table class="rows grid"><tbody><tr>${small}</tr></tbody></table><p class="small">____/____/______ &nbsp; ______________________________</p>`;
  };

/** One table whose columns are the spans of time; below, where the money went. */
export const whereItWent = (sheet: PaySheet): string => {
  const { words } = sheet;
  const [net, netOfYear] = sheet.net();
  const rows = groups(sheet).flatMap((of) => {
    const [label, [current, year]] = totalOf(sheet, of);
    const lines = sheet
      .lines(of, false)
      .map((line) => withYear(sheet, [`&nbsp;&nbsp;${line.description}`, line.amount], line.yearToDate));
    return [withYear(sheet, [`<b>${label}</b>`, `<b>${current}</b>`], year), ...lines];
  });
  rows.push(withYear(sheet, [`<b>${words.net}</b>`, `<b>${net}</b>`], netOfYear));
  return `<div class="bank">${sheet.employer()}</div><p>${sheet.employee()} · ${sheet.facts.job}</p>
<p class="small">${words.period} ${sheet.start()} ${words.to} ${sheet.end()}. ${words.payDate} ${sheet.payDate()}.</p>
${table(withYear(sheet, [words.title, words.current], words.yearToDate), rows, [1, 2], 'rows ruled')}
<h2>${words.employer}</h2>${table([], [[`****${sheet.facts.employeeNumber.slice(-4)}`, net]], [1], 'rows')}`;
};
