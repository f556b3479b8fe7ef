import { monthName } from '../../printing/dates.js';
import { inBold, strip, table } from '../../printing/markup.js';
import type { LineGroup, PaySheet } from '../pay-sheet.js';

/** As an accounting program prints a Mexican receipt: two lists in one frame, their sums in its foot, the net under the right one. */
export const twoListsFramed = (sheet: PaySheet): string => {
  const { words, facts, ledger } = sheet;
  const list = (group: LineGroup): string => {
    const rows = sheet
      .lines(group)
      .map((line, index) => [
        String(group === 'earnings' ? index * 9 + 1 : index + 1).padStart(3, '0'),
        String(index * 4 + (group === 'earnings' ? 1 : 52)),
        line.description,
        line.amount,
      ]);
    return `<div style="width:49%"><div class="center"><b>${words[group]}</b></div>${table([words.rate, words.hours, words.description, words.current], rows, [3], 'rows')}</div>`;
  };
  const sums = [
    words.gross,
    sheet.gross()[0],
    '&nbsp;'.repeat(6),
    words.totalDeductions,
    sheet.deductions()[0],
  ];
  return `<div class="center"><b>${sheet.employer()}</b><br>RFC: ${ledger.say('employerRFC', facts.employerNumber)} &nbsp; Reg. Pat. IMSS: B47-11093-10-6<br>${sheet.employerAddress(', ')}<h2>${words.title}</h2></div>
<div class="split"><div>${facts.employeeNumber} &nbsp; <b>${sheet.employee()}</b><br>${words.job}: 004 / ${facts.job}</div><div>${words.period} ${sheet.start()} ${words.to} ${sheet.end()}<br>${words.payDate}: ${sheet.payDate()}<br>Días pagados: 15.00</div></div>
<div class="boxed" style="margin-top:6pt"><div class="split">${list('earnings')}${list('deductions')}</div>${table([], [sums], [1, 4], 'rows')}${table([], [inBold(['', words.net, sheet.net()[0]])], [1, 2], 'rows')}</div>`;
};

/** As a Mexican state prints: particulars over their values in cells, one list with P or D before each line, three sums in a row. */
export const lettersInOneList = (sheet: PaySheet): string => {
  const { words, facts, ledger } = sheet;
  const lines = (group: 'earnings' | 'deductions', letter: string): string[][] =>
    sheet
      .lines(group)
      .map((line, index) => [
        letter,
        `${letter === 'P' ? '07' : '0'}${index + 1}`,
        line.description,
        line.amount,
      ]);
  const rows = [...lines('earnings', 'P'), ...lines('deductions', 'D')];
  return `<div class="split"><div><b>${sheet.employer()}</b><br><span class="small">${words.employer} R.F.C. ${ledger.say('employerRFC', facts.employerNumber)}</span></div><b>${words.title}</b></div>
${table([words.employee, words.employeeNumber], [[sheet.employee(), facts.employeeNumber]], [], 'rows grid')}${table(
  [words.job, words.period, words.payDate],
  [[facts.job, `${sheet.start()} ${words.to} ${sheet.end()}`, sheet.payDate()]],
  [],
  'rows grid',
)}${table([words.hours, words.rate, words.description, words.current], rows, [3], 'rows ruled')}${table(
  [words.gross, words.totalDeductions, words.net],
  [inBold([sheet.gross()[0], sheet.deductions()[0], sheet.net()[0]])],
  [0, 1, 2],
  'rows grid',
)}`;
};

/** As a Brazilian staff portal shows: the net in large figures first, then a panel each for additions, deductions and bases. */
export const panels = (sheet: PaySheet): string => {
  const { words, facts, ledger } = sheet;
  const panel = (group: 'earnings' | 'deductions', label: string, sum: string): string => {
    const rows = sheet.lines(group, false).map((line) => [line.description, line.hours, line.amount]);
    return `<div style="background:#f1f3f2;padding:5pt;margin-top:8pt"><b>${words[group]}</b>${table([words.description, words.hours, words.current], [...rows, inBold([label, '', sum])], [1, 2], 'rows')}</div>`;
  };
  const [gross] = sheet.gross();
  const fund = sheet.money(Math.round(facts.earnings.reduce((total, { cents }) => total + cents, 0) * 0.08));
  return `<div class="split"><div><b>${sheet.employer()}</b><br>CNPJ ${ledger.say('employerCNPJ', facts.employerNumber)}<br>${sheet.employerAddress()}</div><h1>${words.title}</h1></div>
${strip([
  [words.employee, sheet.employee()],
  [words.employeeNumber, facts.employeeNumber],
  [words.job, facts.job],
])}${strip([
  ['CPF', ledger.say('employeeCPF', facts.employeeTaxNumber)],
  [words.period, `${sheet.start()} ${words.to} ${sheet.end()}`],
  [words.payDate, sheet.payDate()],
])}<div class="band split"><span>${words.net}</span><b style="font-size:1.5em">R$ ${sheet.net()[0]}</b></div>${panel('earnings', words.gross, gross)}${panel('deductions', words.totalDeductions, sheet.deductions()[0])}
<div style="background:#f1f3f2;padding:5pt;margin-top:8pt"><b>Bases de cálculo</b>${strip([
    ['Base INSS', gross],
    ['Base FGTS', gross],
    ['FGTS do mês', fund],
    ['Dependentes IR', '0'],
  ])}</div>`;
};

/** As a federal body's voucher: the month instead of days, codes with a sequence, what is earned and withheld in columns, three sums in the foot. */
export const servantVoucher = (sheet: PaySheet): string => {
  const { words, facts, ledger, design } = sheet;
  const month = `${monthName(facts.end, design.language).slice(0, 3).toUpperCase()}/${facts.end.year}`;
  const line = (group: 'earnings' | 'deductions'): string[][] =>
    sheet
      .lines(group, false)
      .map((printed, index) => [
        `${group === 'earnings' ? '000' : '820'}${index * 13 + 10}`,
        String(index % 2),
        printed.description,
        group === 'earnings' ? printed.amount : '',
        group === 'deductions' ? printed.amount : '',
      ]);
  const cells = (head: readonly string[], row: readonly string[]): string =>
    table(head, [row], [], 'rows grid');
  return `<div class="center"><b>${words.title}</b></div>${cells([words.employer, 'CNPJ', words.period], [sheet.employer(), ledger.say('employerCNPJ', facts.employerNumber), month])}${cells(
    [words.employee, words.employeeNumber, 'CPF'],
    [sheet.employee(), facts.employeeNumber, ledger.say('employeeCPF', facts.employeeTaxNumber)],
  )}${cells([words.job, 'BANCO', 'AGÊNCIA', words.payDate], [facts.job, '001', '01877-4', sheet.payDate()])}${table(
    [words.rate, words.hours, words.description, words.earnings, words.deductions],
    [...line('earnings'), ...line('deductions')],
    [3, 4],
    'rows',
  )}${table([words.gross, words.totalDeductions, words.net], [inBold([sheet.gross()[0], sheet.deductions()[0], sheet.net()[0]])], [0, 1, 2], 'rows grid')}`;
};
