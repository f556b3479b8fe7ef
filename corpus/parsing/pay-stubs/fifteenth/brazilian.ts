import { monthName } from '../../printing/dates.js';
import { strip, table } from '../../printing/markup.js';
import { codedEvents } from '../coded-events.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Numbers of kinds of pay before their names, of two programs. */
const CODES: Readonly<Record<string, string>> = {
  'SALARIO BASE': '1',
  'HORA EXTRA 50%': '15',
  'GRATIFICACAO FUNCAO': '38',
  'INSS SOBRE SALARIO': '501',
  'IRRF SOBRE SALARIO': '503',
  'VALE TRANSPORTE 6%': '520',
  'CONVENIO FARMACIA': '547',
  'PLANO ODONTOLOGICO': '561',
  'Salário Mensal': '001',
  'Horas Extras 50%': '010',
  'Adicional Noturno 20%': '022',
  'I.N.S.S.': '201',
  'I.R.R.F.': '202',
  'Adiantamento de Salário': '210',
  'Contribuição Assistencial': '218',
  'Vale Transporte': '225',
};

const monthOf = ({ facts: { end } }: PaySheet): string => monthName(end, 'pt');

/** The bases that both programs print at the foot. */
const bases = (sheet: PaySheet): string[] => {
  const gross = sumOf(sheet.facts.earnings, 'cents');
  const fund = Math.round(gross * 0.08);
  return [sheet.facts.earnings[0]?.cents ?? 0, gross, gross, fund, gross].map(sheet.digits);
};

/** Of a program for whole companies. */
export const WHOLE_COMPANY = employerWords('Documento gerado pelo portal do colaborador.', {
  earningNames: ['SALARIO BASE', 'HORA EXTRA 50%', 'GRATIFICACAO FUNCAO'],
  taxNames: ['INSS SOBRE SALARIO', 'IRRF SOBRE SALARIO'],
  deductionNames: ['VALE TRANSPORTE 6%', 'CONVENIO FARMACIA', 'PLANO ODONTOLOGICO'],
});

/** After Sankhya's: company with its number in a frame, reference month and kind of roll at the right, worker's data as labels over values, one table of events, sums and net at the right under it, bases at the foot. */
export const wholeCompany = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const sums = [
    ['Total de vencimentos', sheet.gross()[0]],
    ['Total de descontos', sheet.deductions()[0]],
    ['<b>Líquido a receber</b>', `<b>${sheet.net()[0]}</b>`],
  ];
  return `<div class="boxed split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress(' - ')}<br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)}</div><div class="right"><b>RECIBO DE PAGAMENTO</b><br>Folha mensal - ${String(facts.end.month).padStart(2, '0')}/${facts.end.year}</div></div>
${strip([
  ['Cód. funcionário', facts.employeeNumber],
  ['Nome do funcionário', sheet.employee()],
  ['CPF', ledger.say('employeeCPF', facts.employeeTaxNumber)],
  ['Função', facts.job],
])}${strip([
  ['Departamento', '010200 - Comercial'],
  ['Período', `${sheet.start()} a ${sheet.end()}`],
  ['Data de pagamento', sheet.payDate()],
  ['Admissão', '03/02/2020'],
])}
${table(['Evento', 'Descrição', 'Referência', 'Vencimentos', 'Descontos'], codedEvents(sheet, CODES), [2, 3, 4], 'rows grid')}
<div style="width:46%;margin-left:54%">${table([], sums, [1], 'rows grid')}</div>
${table(['Salário base', 'Base INSS', 'Base FGTS', 'Valor FGTS', 'Base IRRF'], [bases(sheet)], [0, 1, 2, 3, 4], 'rows grid')}
<div>Depósito: Banco 341 &nbsp; Agência 1620 &nbsp; Conta ${facts.employeeNumber}-7</div>`;
};

/** Of an accountants' program. */
export const ACCOUNTANTS = employerWords('', {
  earningNames: ['Salário Mensal', 'Horas Extras 50%', 'Adicional Noturno 20%'],
  taxNames: ['I.N.S.S.', 'I.R.R.F.'],
  deductionNames: ['Adiantamento de Salário', 'Contribuição Assistencial', 'Vale Transporte'],
});

/** After Contmatic Phoenix's: title over company and month, worker in one row of cells, events with sums and net in their foot, bases, and the worker's receipt with lines for day and signature. */
export const accountants = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const month = monthOf(sheet);
  const totals = ['', '', '<b>Totais</b>', `<b>${sheet.gross()[0]}</b>`, `<b>${sheet.deductions()[0]}</b>`];
  const net = ['', '', '<b>Líquido a Receber</b>', '', `<b>${sheet.net()[0]}</b>`];
  const worker = [
    facts.employeeNumber.padStart(6, '0'),
    sheet.employee(),
    facts.job,
    '5211-10',
    '0001',
    '0004',
  ];
  return `<div class="center"><b style="font-size:1.2em">Recibo de Pagamento de Salário</b></div>
<div class="boxed split" style="margin-top:4pt"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}<br>C.N.P.J.: ${ledger.say('employerCNPJ', facts.employerNumber)}</div><div class="right">Referente ao Mês / Ano<br><b>${month.charAt(0).toUpperCase()}${month.slice(1)} / ${facts.end.year}</b></div></div>
${table(['Código', 'Nome do Funcionário', 'Função', 'CBO', 'Depto.', 'Setor'], [worker], [], 'rows grid')}
${table(['Cód.', 'Descrição', 'Referência', 'Proventos', 'Descontos'], [...codedEvents(sheet, CODES), totals, net], [2, 3, 4], 'rows grid')}
${table(['Salário Base', 'Sal. Contr. INSS', 'Base Cálc. FGTS', 'FGTS do Mês', 'Base Cálc. IRRF'], [bases(sheet)], [0, 1, 2, 3, 4], 'rows grid')}
<div style="margin-top:10pt">Declaro ter recebido a importância líquida discriminada neste recibo.</div>
<div class="split" style="margin-top:22pt"><span>____/____/________<br>Data</span><span class="center">______________________________________<br>Assinatura do Funcionário</span></div>`;
};
