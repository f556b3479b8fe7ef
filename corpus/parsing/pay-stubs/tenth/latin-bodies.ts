import { monthName } from '../../printing/dates.js';
import { inBold, table } from '../../printing/markup.js';
import { sumOf } from '../facts.js';
import { mexicanWorker } from '../mexican-worker.js';
import type { PaySheet } from '../pay-sheet.js';

const cells = (head: readonly string[], row: readonly string[]): string =>
  table(head, [row], [], 'rows grid');

/** Codes under which the institute's pay card lists what is earned and what is withheld. */
const EARNING_CODES = ['002', '041', '035'];
const DEDUCTION_CODES = ['151', '107', '180', '118', '140', '164'];

/** After the pay card of Mexico's social security institute: worker's numbers in two rows of cells, keyed lists abreast, sums beneath each, the net in a box, the CFDI's stamps last. */
export const keyedListsAbreast = (sheet: PaySheet): string => {
  const { words, facts, ledger } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const earned = sheet
    .lines('earnings')
    .map((line, index) => [EARNING_CODES[index] ?? '', line.description, line.amount]);
  const withheld = sheet
    .lines('deductions')
    .map((line, index) => [DEDUCTION_CODES[index] ?? '', line.description, line.amount]);
  const list = (title: string, rows: readonly string[][], label: string, sum: string): string =>
    `<div style="width:49%"><div class="band center" style="padding:2pt"><b>${title}</b></div>${table([words.rate, words.description, words.current], [...rows, inBold(['', label, sum])], [2], 'rows ruled')}</div>`;
  const folio = `8C41D07A-2F9E-4B66-A1D3-${facts.employeeNumber.padStart(12, '0')}`;
  return `<div class="center"><b style="font-size:1.2em">${sheet.employer()}</b><br>R.F.C. ${ledger.say('employerRFC', facts.employerNumber)}<br>${sheet.employerAddress(', ')}<br><b>${words.title}</b></div>
${cells([words.employeeNumber, words.employee, 'R.F.C.', 'C.U.R.P.'], [facts.employeeNumber, sheet.employee(), ledger.say('employeeRFC', rfc), ledger.say('employeeCURP', curp)])}
${cells([words.job, words.socialSecurityNumber, 'ADSCRIPCIÓN', 'JORNADA'], [facts.job.toUpperCase(), ledger.say('employeeNSS', nss), 'H.G.Z. 24', '8.0'])}
${cells([words.period, words.payDate, 'DÍAS PAGADOS'], [`DEL ${sheet.start()} ${words.to} ${sheet.end()}`, sheet.payDate(), '15'])}
<div class="split" style="gap:6pt">${list(words.earnings, earned, words.gross, sheet.gross()[0])}${list(words.deductions, withheld, words.totalDeductions, sheet.deductions()[0])}</div>
<div class="split"><div class="small">Folio fiscal: ${folio}<br>No. de serie del certificado del SAT: 00001000000505142236<br>Método de pago: PUE &nbsp; Moneda: MXN</div><div class="boxed center"><b>${words.net}</b><br><b style="font-size:1.3em">${sheet.net()[0]}</b></div></div>`;
};

/** After Domínio Sistemas' receipt: company and month in one frame, the worker's line, one table with references, sums in its foot over an arrow to the net, six bases in the last row. */
export const arrowToNet = (sheet: PaySheet): string => {
  const { words, facts, ledger, design } = sheet;
  const name = monthName(facts.end, design.language);
  const month = `${name[0]?.toUpperCase()}${name.slice(1)} de ${facts.end.year}`;
  const earned = sheet
    .lines('earnings', false)
    .map((line, index) => [String(8781 + index * 19), line.description, line.hours, line.amount, '']);
  const withheld = sheet
    .lines('deductions')
    .map((line, index) => [String(998 + index), line.description, '', '', line.amount]);
  const [gross] = sheet.gross();
  const grossCents = sumOf(facts.earnings, 'cents');
  const bases = [
    ['Salário Base', sheet.digits(facts.earnings[0]?.cents ?? 0)],
    ['Sal. Contr. INSS', gross],
    ['Base Cálc. FGTS', gross],
    ['F.G.T.S do Mês', sheet.digits(Math.round(grossCents * 0.08))],
    ['Base Cálc. IRRF', sheet.digits(grossCents - (facts.taxes[0]?.cents ?? 0))],
    ['Faixa IRRF', '15,00'],
  ] as const;
  const head = [words.rate, words.description, words.hours, words.earnings, words.deductions];
  const blank = Array.from({ length: 5 }, () => ['&nbsp;', '', '', '', '']);
  return `<div class="boxed"><div class="split"><div><b>${sheet.employer()}</b><br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)} &nbsp; CC: GERAL</div><div class="right">${words.title}<br>${words.period} &nbsp; <b>${month}</b></div></div></div>
<div class="boxed">${table(
    [words.employeeNumber, words.employee, 'CBO', 'Departamento', 'Filial'],
    [
      [facts.employeeNumber, `<b>${sheet.employee()}</b>`, '411010', '1', '1'],
      ['', facts.job.toUpperCase(), '', 'Admissão:', '02/05/2018'],
    ],
    [],
    'rows',
  )}</div>
<div class="boxed">${table(head, [...earned, ...withheld, ...blank], [2, 3, 4], 'rows')}</div>
<div class="boxed"><div class="split"><div></div><div style="width:56%">${table([words.gross, words.totalDeductions], [[gross, sheet.deductions()[0]]], [0, 1], 'rows')}<div class="right">${words.net} => &nbsp; <b>${sheet.net()[0]}</b></div></div></div></div>
<div class="boxed">${table(
    bases.map(([label]) => label),
    [bases.map(([, figure]) => figure)],
    [0, 1, 2, 3, 4, 5],
    'rows',
  )}</div>`;
};

/** After the treasury's of the state of São Paulo: three rows of cells, codes with two dots, nature, quantity, unit and month of each line, three sums in the foot, bases in the last row. */
export const natureOfLines = (sheet: PaySheet): string => {
  const { words, facts, ledger } = sheet;
  const month = `${String(facts.end.month).padStart(2, '0')}/${facts.end.year}`;
  const code = (group: number, index: number): string => `${String(group).padStart(2, '0')}.00${index + 1}`;
  const earned = sheet
    .lines('earnings', false)
    .map((line, index) => [
      code(1, index),
      line.description,
      'N',
      line.hours,
      line.hours ? 'HORAS' : '',
      month,
      line.amount,
      '',
    ]);
  const withheld = sheet
    .lines('deductions')
    .map((line, index) => [code(70, index), line.description, 'N', '', '', month, '', line.amount]);
  const head = [
    words.rate,
    words.description,
    'NAT.',
    words.hours,
    'UNIDADE',
    'PERÍODO',
    words.earnings,
    words.deductions,
  ];
  const grossCents = sumOf(facts.earnings, 'cents');
  const bases = [
    sheet.digits(grossCents - (facts.taxes[0]?.cents ?? 0)),
    sheet.digits(grossCents),
    sheet.digits(grossCents),
    '01',
  ];
  return `<div class="center"><b>${sheet.employer()}</b><br>COORDENADORIA DA ADMINISTRAÇÃO FINANCEIRA<br>DEPARTAMENTO DE DESPESA DE PESSOAL<br><b style="font-size:1.2em">${words.title}</b></div>
${cells([words.employee, 'CPF', words.employeeNumber], [sheet.employee(), ledger.say('employeeCPF', facts.employeeTaxNumber), `${facts.employeeNumber}/01`])}
${cells([words.job, 'UNIDADE DE DESPESA', 'MUNICÍPIO'], [facts.job.toUpperCase(), '080.214 DIRETORIA DE ENSINO', 'CAPITAL'])}
${cells(['BANCO', 'AGÊNCIA', 'CONTA', 'TIPO FOLHA', words.period, words.payDate], ['001', '01523', '000.041.877-2', 'NORMAL', month, sheet.payDate()])}
${table(head, [...earned, ...withheld], [3, 6, 7], 'rows grid')}${cells([words.gross, words.totalDeductions, words.net], inBold([sheet.gross()[0], sheet.deductions()[0], sheet.net()[0]]))}
${cells(['BASE IR', 'BASE REDUTOR', 'BASE CONTRIB. PREV.', 'DEP. IR'], bases)}`;
};
