import { inBold, pairs, table } from '../../printing/markup.js';
import type { LineGroup, PaySheet } from '../pay-sheet.js';

/** As a company's portal prints: one row of particulars, one of sums for the period and one for the year, then the lists two abreast. */
export const portalMatrix = (sheet: PaySheet): string => {
  const { words, facts } = sheet;
  const sums = [sheet.gross(), ['0.00', '0.00'], sheet.taxes(), sheet.deductions(), sheet.net()] as const;
  const particulars = [
    sheet.employee(),
    facts.employeeNumber,
    sheet.start(),
    sheet.end(),
    sheet.payDate(),
    '000481',
  ];
  const head = [
    words.employee,
    words.employeeNumber,
    words.periodStart,
    words.periodEnd,
    words.payDate,
    'Check Number',
  ];
  const list = (group: LineGroup): string => {
    const rows = sheet
      .lines(group)
      .map((line) =>
        group === 'earnings'
          ? [line.description, line.hours, line.rate, line.amount, line.yearToDate]
          : [line.description, line.amount, line.yearToDate],
      );
    const columns =
      group === 'earnings'
        ? [words.description, words.hours, words.rate, words.current, words.yearToDate]
        : [words.description, words.current, words.yearToDate];
    return `<div style="width:48%"><div class="center"><b>${words[group]}</b></div>${table(columns, rows, [1, 2, 3, 4], 'rows grid')}</div>`;
  };
  return `<div class="split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}</div><div>${sheet.employeeAddress()}</div></div>
${table(head, [particulars], [], 'rows grid')}${table(
  ['', words.gross, 'Pre Tax Deductions', words.totalTaxes, words.totalDeductions, words.net],
  [
    ['Current', ...sums.map(([current]) => current)],
    ['YTD', ...sums.map(([, ofYear]) => ofYear)],
  ],
  [1, 2, 3, 4, 5],
  'rows grid',
)}<div class="split">${list('earnings')}${list('taxes')}</div><div class="split">${list('deductions')}<div></div></div>`;
};

/** As a small shop's payroll service prints: period and payday in the title, lists over the whole width, a summary at the end. */
export const titledByPeriod = (sheet: PaySheet): string => {
  const { words } = sheet;
  const list = (group: LineGroup): string => {
    const withRate = group === 'earnings';
    const rows = sheet
      .lines(group)
      .map((line) => [
        line.description,
        ...(withRate ? [line.rate, line.hours] : []),
        line.amount,
        line.yearToDate,
      ]);
    const head = [
      words[group],
      ...(withRate ? [words.rate, words.hours] : []),
      words.current,
      words.yearToDate,
    ];
    return table(head, rows, withRate ? [1, 2, 3, 4] : [1, 2], 'rows ruled');
  };
  const summary = [
    ['<b>Summary</b>', `<b>${words.current}</b>`, `<b>${words.yearToDate}</b>`],
    [words.gross, ...sheet.gross()],
    [words.totalTaxes, ...sheet.taxes()],
    [words.totalDeductions, ...sheet.deductions()],
    [`<b>${words.net}</b>`, ...inBold(sheet.net())],
  ];
  return `<h2>${words.title} ${sheet.start()} ${words.to} ${sheet.end()}</h2><div>${words.payDate}: ${sheet.payDate()}</div>
<div class="split" style="margin:12pt 0"><div><b>Employee</b><br>${sheet.employee()}<br>${sheet.employeeAddress()}</div><div style="width:45%"><b>Company</b><br>${sheet.employer()}<br>${sheet.employerAddress()}</div></div>
${list('earnings')}${list('taxes')}${list('deductions')}${table([], summary, [1, 2], 'rows')}`;
};

/** As a stamped receipt prints: issuer and worker in cells of label and value, kinds and keys before each name, sums under each list. */
export const stampedCells = (sheet: PaySheet): string => {
  const { words, facts, ledger } = sheet;
  const list = (group: 'earnings' | 'deductions', sum: readonly [string, string]): string => {
    const rows = sheet
      .lines(group)
      .map((line, index) => [
        String(group === 'earnings' ? 1 + index * 18 : 2 + index).padStart(3, '0'),
        `${group === 'earnings' ? 'P' : 'D'}0${index + 1}`,
        line.description,
        line.amount,
      ]);
    return `<p style="margin:6pt 0 0"><b>${words[group]}</b></p>${table([words.hours, words.rate, words.description, words.current], [...rows, ['', '', ...inBold(sum)]], [3], 'rows grid')}`;
  };
  return `<div class="split"><b>${words.title}</b><span class="small">Folio fiscal: 7C0D8A1E-55F2-4B3A-9D10-${facts.employeeNumber.padStart(12, '4')}</span></div>
${table(
  [],
  [
    [
      `<b>${words.employer}</b>`,
      sheet.employer(),
      '<b>RFC</b>',
      ledger.say('employerRFC', facts.employerNumber),
    ],
    [`<b>${words.employee}</b>`, sheet.employee(), `<b>${words.employeeNumber}</b>`, facts.employeeNumber],
    [`<b>${words.periodStart}</b>`, sheet.start(), `<b>${words.periodEnd}</b>`, sheet.end()],
    [`<b>${words.payDate}</b>`, sheet.payDate(), `<b>${words.job}</b>`, facts.job],
  ],
  [],
  'rows grid',
)}${list('earnings', [words.gross, sheet.gross()[0]])}${list('deductions', [words.totalDeductions, sheet.deductions()[0]])}
<div style="width:45%;margin-left:55%">${pairs([[`<b>${words.net}</b>`, `<b>${sheet.net()[0]}</b>`]], 'pairs rows')}</div>`;
};

/** As a Brazilian town prints: names before codes, additions and deductions in columns, their sums in one row, the net under it. */
export const sumsInOneRow = (sheet: PaySheet): string => {
  const { words, facts, ledger } = sheet;
  const line = (group: 'earnings' | 'deductions'): string[][] =>
    sheet
      .lines(group, false)
      .map(({ description, hours, amount }, index) => [
        description,
        String(group === 'earnings' ? 100 + index * 7 : 510 + index * 11),
        hours,
        group === 'earnings' ? amount : '',
        group === 'deductions' ? amount : '',
      ]);
  const rows = [
    ...line('earnings'),
    ...line('deductions'),
    [
      '',
      '',
      '',
      `${words.gross}<br><b>${sheet.gross()[0]}</b>`,
      `${words.totalDeductions}<br><b>${sheet.deductions()[0]}</b>`,
    ],
    ['', '', '', words.net, `<b>${sheet.net()[0]}</b>`],
  ];
  return `<div class="boxed"><b>${sheet.employer()}</b><br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)}<br>${sheet.employerAddress(' - ')}</div><div class="center"><b>${words.title}</b></div>
<div class="boxed split"><div>${words.employeeNumber}: ${facts.employeeNumber}<br>${words.employee}: <b>${sheet.employee()}</b><br>CPF: ${ledger.say('employeeCPF', facts.employeeTaxNumber)}</div><div>${words.job}: ${facts.job}<br>${words.period}: ${sheet.start()} ${words.to} ${sheet.end()}<br>${words.payDate}: ${sheet.payDate()}</div></div>
${table([words.description, 'Cód.', words.hours, words.earnings, words.deductions], rows, [2, 3, 4], 'rows grid')}`;
};
