import { monthName } from '../../printing/dates.js';
import { inBold, pairs, strip, table } from '../../printing/markup.js';
import { mexicanWorker } from '../mexican-worker.js';
import type { PaySheet } from '../pay-sheet.js';

const grossCents = ({ facts }: PaySheet): number => facts.earnings.reduce((sum, { cents }) => sum + cents, 0);

/** As a fiscal receipt prints: issuer and receiver with their numbers; each perception as key, kind, words, taxed, exempt and both together. */
export const taxedAndExempt = (sheet: PaySheet): string => {
  const { words, facts, ledger } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  // Half of what is no wage is exempt here; the law's own limits depend on more than a receipt says.
  const exemptCents = facts.earnings.map(({ cents }, index) => (index === 0 ? 0 : Math.floor(cents / 2)));
  const exemptSum = exemptCents.reduce((sum, cents) => sum + cents, 0);
  const earned = sheet.lines('earnings').map((line, index) => {
    const exempt = exemptCents[index] ?? 0;
    const taxed = (facts.earnings[index]?.cents ?? 0) - exempt;
    return [
      `P${index + 1}0`,
      `0${index * 18 + 1}`.slice(-3),
      line.description,
      sheet.digits(taxed),
      sheet.digits(exempt),
      line.amount,
    ];
  });
  const [gross] = sheet.gross();
  const sums = inBold([
    '',
    '',
    words.gross,
    sheet.digits(grossCents(sheet) - exemptSum),
    sheet.digits(exemptSum),
    gross,
  ]);
  const withheld = sheet
    .lines('deductions')
    .map((line, index) => [`D${index + 1}0`, `00${index + 1}`, line.description, line.amount]);
  const [total] = sheet.deductions();
  const party = (title: string, lines: readonly string[]): string =>
    `<div style="width:48%"><div class="band" style="padding:2pt 5pt">${title}</div>${lines.join('<br>')}</div>`;
  const issuer = [
    `<b>${sheet.employer()}</b>`,
    `RFC ${ledger.say('employerRFC', facts.employerNumber)}`,
    'Régimen fiscal 601 General de Ley Personas Morales',
    'Registro patronal D4567712103',
    sheet.employerAddress(', '),
  ];
  const receiver = [
    `<b>${sheet.employee()}</b>`,
    `RFC ${ledger.say('employeeRFC', rfc)}`,
    `CURP ${ledger.say('employeeCURP', curp)}`,
    `${words.socialSecurityNumber} ${ledger.say('employeeNSS', nss)}`,
    `${words.employeeNumber} ${facts.employeeNumber} &nbsp; ${words.job} ${facts.job}`,
  ];
  return `<h2>${words.title}</h2><div class="split">${party(words.employer, issuer)}${party(words.employee, receiver)}</div>
${strip([
  [words.payDate, sheet.payDate()],
  [words.periodStart, sheet.start()],
  [words.periodEnd, sheet.end()],
  ['Días pagados', '15.000'],
])}<b>${words.earnings}</b>${table([words.rate, words.hours, words.description, 'Gravado', 'Exento', words.current], [...earned, sums], [3, 4, 5], 'rows ruled')}
<b>${words.deductions}</b>${table([words.rate, words.hours, words.description, 'Importe'], [...withheld, inBold(['', '', words.totalDeductions, total])], [3], 'rows ruled')}
<div class="split"><div class="small" style="width:52%">Folio fiscal 5F0C2B7E-88D1-4A3B-9E60-${facts.employeeNumber.padStart(12, '0')}<br>Método de pago: PUE Pago en una sola exhibición<br>Moneda: MXN</div><div style="width:42%">${pairs(
    [
      ['Subtotal', gross],
      ['Descuentos', total],
      [`<b>${words.net}</b>`, `<b>${sheet.net()[0]}</b>`],
    ],
  )}</div></div>`;
};

/** As a factory's strip prints: the net in a box above, one table with perception, deduction and what is left of each loan. */
export const loansBehind = (sheet: PaySheet): string => {
  const { words, facts, ledger } = sheet;
  const earned = sheet
    .lines('earnings')
    .map((line, index) => [
      `0${index + 1}`,
      line.description,
      index === 0 ? '7.00' : '',
      line.amount,
      '',
      '',
    ]);
  const withheld = sheet
    .lines('deductions')
    .map((line, index) => [
      `5${index + 1}`,
      line.description,
      '',
      '',
      line.amount,
      index < 2 ? '' : sheet.digits(index * 91_350),
    ]);
  const sums = inBold(['', words.gross, '', sheet.gross()[0], sheet.deductions()[0], '']);
  const head = [words.rate, words.description, words.hours, words.earnings, words.deductions, words.current];
  return `<div class="split"><div><b>${sheet.employer()}</b><br>R.F.C. ${ledger.say('employerRFC', facts.employerNumber)}<br>${sheet.employerAddress()}</div><div class="boxed center"><b>${words.net}</b><br><span style="font-size:1.4em">$ ${sheet.net()[0]}</span></div></div>
<h2>${words.title}</h2><div>${words.employeeNumber}: ${facts.employeeNumber} &nbsp; ${words.employee}: <b>${sheet.employee()}</b> &nbsp; ${words.job}: ${facts.job}</div>
<div>${words.period} ${sheet.start()} ${words.to} ${sheet.end()} &nbsp; ${words.payDate}: ${sheet.payDate()}</div>${table(head, [...earned, ...withheld, sums], [2, 3, 4, 5], 'rows grid')}`;
};

/** As a payroll program prints: additions, deductions and bases in three framed columns, their sums in the foot of each. */
export const threeColumns = (sheet: PaySheet): string => {
  const { words, facts, ledger, design } = sheet;
  const month = `${monthName(facts.end, design.language)}/${facts.end.year}`.toUpperCase();
  const earned = sheet
    .lines('earnings', false)
    .map((line, index) => [String(index * 7 + 1), line.description, line.hours, line.amount]);
  const withheld = sheet
    .lines('deductions')
    .map((line, index) => [String(index * 3 + 901), line.description, line.amount]);
  const [gross] = sheet.gross();
  const fund = sheet.money(Math.round(grossCents(sheet) * 0.08));
  const column = (width: number, title: string, content: string): string =>
    `<div class="boxed" style="width:${width}%"><div class="center"><b>${title}</b></div>${content}</div>`;
  const bases = pairs([
    ['BASE INSS', gross],
    ['BASE FGTS', gross],
    ['FGTS', fund],
    ['DEP. IR', '1'],
  ]);
  const foot = (label: string, sum: string): string =>
    `<div class="split" style="gap:4pt"><b>${label}</b><b>${sum}</b></div>`;
  return `<div class="split boxed"><div>${words.employer}: <b>${sheet.employer()}</b><br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)}<br>${sheet.employerAddress(' - ')}</div><div class="right"><b>${words.title}</b><br>${words.period}: ${month}</div></div>
<div class="split boxed"><div>${words.employeeNumber} ${facts.employeeNumber}</div><div>${words.employee}<br><b>${sheet.employee()}</b></div><div>CPF<br>${ledger.say('employeeCPF', facts.employeeTaxNumber)}</div><div>${words.job}<br>${facts.job}</div><div>ADMISSÃO<br>12/04/2016</div></div>
<div class="split" style="gap:4pt;margin-top:4pt">${column(40, words.earnings, `${table([words.rate, words.description, words.hours, words.current], earned, [2, 3], 'rows')}${foot(words.gross, gross)}`)}${column(
    35,
    words.deductions,
    `${table([words.rate, words.description, words.current], withheld, [2], 'rows')}${foot(words.totalDeductions, sheet.deductions()[0])}`,
  )}${column(20, 'BASES', bases)}</div>
<div class="split boxed" style="margin-top:4pt"><span>${words.payDate} ${sheet.payDate()}</span><b>${words.net} ${sheet.net()[0]}</b></div>`;
};

/** As an app shows: one list with a sign before each value, sums as its last rows, bases in one line of small print. */
export const signedList = (sheet: PaySheet): string => {
  const { words, facts, ledger } = sheet;
  const earned = sheet
    .lines('earnings', false)
    .map((line) => [line.description, line.hours, `+ ${line.amount}`]);
  const withheld = sheet.lines('deductions').map((line) => [line.description, '', `- ${line.amount}`]);
  const [gross] = sheet.gross();
  const sums = [
    [words.gross, '', gross],
    [words.totalDeductions, '', `- ${sheet.deductions()[0]}`],
    inBold([words.net, '', sheet.net()[0]]),
  ];
  return `<h1 style="color:${sheet.design.accent}">${words.title}</h1><div>${words.period} ${sheet.start()} ${words.to} ${sheet.end()}</div><div>${words.payDate}: ${sheet.payDate()}</div>
<div class="split" style="margin:10pt 0"><div><span class="label">${words.employee}</span><br><b>${sheet.employee()}</b><br>CPF ${ledger.say('employeeCPF', facts.employeeTaxNumber)}<br>${words.employeeNumber} ${facts.employeeNumber} | ${words.job}: ${facts.job}</div>
<div><span class="label">${words.employer}</span><br><b>${sheet.employer()}</b><br>CNPJ ${ledger.say('employerCNPJ', facts.employerNumber)}</div></div>
${table([words.description, words.hours, words.current], [...earned, ...withheld, ...sums], [1, 2], 'rows ruled')}
<div class="small">Base INSS ${gross} | Base FGTS ${gross} | Depósito FGTS ${sheet.money(Math.round(grossCents(sheet) * 0.08))}</div>`;
};
