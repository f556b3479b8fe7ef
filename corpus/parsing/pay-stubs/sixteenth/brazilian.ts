import { table } from '../../printing/markup.js';
import { basesOf, monthWithYear } from '../brazilian-month.js';
import { codedEvents } from '../coded-events.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

const OFFICE_CODES: Readonly<Record<string, string>> = {
  'Salário Base': '001',
  'Horas Extras 50%': '025',
  'Adicional Noturno': '031',
  'I.N.S.S.': '301',
  'I.R.R.F.': '302',
  'Vale Transporte': '310',
  'Vale Refeição': '312',
  'Adiantamento de Salário': '320',
  'Contribuição Assistencial': '335',
};

/** Of a program for accountants' offices. */
export const ACCOUNTANTS_OFFICE = employerWords(
  'Declaro ter recebido a importância líquida discriminada neste recibo. ____/____/______ &nbsp; ______________________________ Assinatura do Funcionário',
  {
    earningNames: ['Salário Base', 'Horas Extras 50%', 'Adicional Noturno'],
    taxNames: ['I.N.S.S.', 'I.R.R.F.'],
    deductionNames: [
      'Vale Transporte',
      'Vale Refeição',
      'Adiantamento de Salário',
      'Contribuição Assistencial',
    ],
  },
);

/** After Questor's: employer with number and address at the left, title and month at the right, one line for the worker, events in one frame, sums under their columns, bases in the last row. */
export const accountantsOffice = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const events = codedEvents(sheet, OFFICE_CODES);
  const worker = [facts.employeeNumber, sheet.employee(), facts.job, '4110-10', '14/02/2020'];
  const sums = [
    ['', 'Total de Vencimentos', 'Total de Descontos'],
    [`Data de pagamento: ${sheet.payDate()}`, sheet.gross()[0], sheet.deductions()[0]],
    ['', '<b>Valor Líquido</b>', `<b>${sheet.net()[0]}</b>`],
  ];
  const head = ['Salário Base', 'Sal. Contr. INSS', 'Base Cálc. FGTS', 'FGTS do Mês', 'Base Cálc. IRRF'];
  return `<div class="boxed"><div class="split"><div><b>${sheet.employer()}</b><br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)}<br>${sheet.employerAddress()}</div><div class="right"><b style="font-size:1.15em">Recibo de Pagamento de Salário</b><br>Folha Mensal<br>${monthWithYear(sheet)}</div></div>
${table(['Código', 'Nome do Funcionário', 'Função', 'CBO', 'Admissão'], [worker], [], 'rows grid')}
${table(['Cód.', 'Descrição', 'Referência', 'Vencimentos', 'Descontos'], events, [2, 3, 4], 'rows grid')}
${table([], sums, [1, 2], 'rows')}${table(head, [basesOf(sheet)], [0, 1, 2, 3, 4], 'rows grid')}</div>`;
};

const STATEMENT_CODES: Readonly<Record<string, string>> = {
  'SALARIO NORMAL': '1',
  'HORAS EXTRAS 60%': '14',
  COMISSAO: '40',
  'INSS S/ SALARIO': '501',
  'IRRF S/ SALARIO': '505',
  'VALE TRANSPORTE 6%': '520',
  'PLANO ODONTOLOGICO': '533',
  ADIANTAMENTO: '540',
};

/** Of a program for offices that writes in capitals. */
export const MONTHLY_RECEIPT = employerWords(
  'RECEBI A IMPORTANCIA LIQUIDA ACIMA. DATA ____/____/____ ASSINATURA ______________________________',
  {
    earningNames: ['SALARIO NORMAL', 'HORAS EXTRAS 60%', 'COMISSAO'],
    taxNames: ['INSS S/ SALARIO', 'IRRF S/ SALARIO'],
    deductionNames: ['VALE TRANSPORTE 6%', 'PLANO ODONTOLOGICO', 'ADIANTAMENTO'],
  },
);

/** After Mastermaq's: title over employer and worker as labels before values, the period as two days, events with reference, the totals in one row, then bases and the bank. */
export const monthlyReceipt = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const events = codedEvents(sheet, STATEMENT_CODES);
  const [salary = '', ...bases] = basesOf(sheet);
  const totals = [sheet.gross()[0], sheet.deductions()[0], `<b>${sheet.net()[0]}</b>`];
  return `<div class="center"><b style="font-size:1.2em">DEMONSTRATIVO DE PAGAMENTO</b></div>
<div class="split boxed" style="margin-top:6pt"><div>EMPRESA: <b>${sheet.employer()}</b><br>ENDERECO: ${sheet.employerAddress()}<br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)}</div><div style="white-space:nowrap">PERIODO: ${sheet.start()} A ${sheet.end()}<br>PAGAMENTO: ${sheet.payDate()}</div></div>
<div class="split boxed"><div>EMPREGADO: ${facts.employeeNumber} - <b>${sheet.employee()}</b><br>CARGO: ${facts.job}</div><div style="white-space:nowrap">CPF: ${ledger.say('employeeCPF', facts.employeeTaxNumber)}<br>SALARIO: ${salary}</div></div>
${table(['COD', 'DESCRICAO', 'REFERENCIA', 'PROVENTOS', 'DESCONTOS'], events, [2, 3, 4], 'rows ruled')}
${table(['TOTAL DE PROVENTOS', 'TOTAL DE DESCONTOS', 'LIQUIDO A RECEBER'], [totals], [0, 1, 2], 'rows grid')}
${table(['BASE INSS', 'BASE FGTS', 'VALOR FGTS', 'BASE IRRF'], [bases], [0, 1, 2, 3], 'rows grid')}
<div>BANCO: 389 &nbsp; AGENCIA: 0041 &nbsp; CONTA: 02.${facts.employeeNumber}-7</div>`;
};
