import { table } from '../../printing/markup.js';
import { basesOf, monthWithYear } from '../brazilian-month.js';
import { codedEvents } from '../coded-events.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

const WHOLE_CODES: Readonly<Record<string, string>> = {
  'SALARIO MENSAL': '101',
  'HORA EXTRA 50%': '112',
  'DSR S/ HORA EXTRA': '119',
  INSS: '401',
  IRRF: '410',
  'VALE TRANSPORTE': '433',
  'ASSIST. MEDICA TITULAR': '441',
  'ADIANTAMENTO QUINZENAL': '450',
  REFEICAO: '437',
};

/** Of a program for whole companies that prints in letters of one width. */
export const WHOLE_PROGRAM = employerWords(
  'Recebi o valor acima em ___/___/_____ &nbsp;&nbsp; ____________________________________ Assinatura do Funcionario',
  {
    earningNames: ['SALARIO MENSAL', 'HORA EXTRA 50%', 'DSR S/ HORA EXTRA'],
    taxNames: ['INSS', 'IRRF'],
    deductionNames: ['VALE TRANSPORTE', 'ASSIST. MEDICA TITULAR', 'ADIANTAMENTO QUINZENAL', 'REFEICAO'],
  },
);

/** After TOTVS Protheus's: company and number at the left of the month, the worker's matriculation before the name, cost centre and function beneath, events, totals in the last rows with the day and account of the credit, bases in one row. */
export const wholeProgram = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const matriculation = facts.employeeNumber.padStart(6, '0');
  const totals = [
    ['', 'TOTAIS', '', sheet.gross()[0], sheet.deductions()[0]],
    ['', '<b>LIQUIDO A RECEBER</b>', '', `<b>${sheet.net()[0]}</b>`, ''],
  ];
  const head = ['SALARIO BASE', 'BASE INSS', 'BASE FGTS', 'FGTS DO MES', 'BASE IRRF'];
  return `<div class="boxed split"><div>EMPRESA: <b>${sheet.employer()}</b><br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)}<br>${sheet.employerAddress()}</div><div class="right"><b>RECIBO DE PAGAMENTO</b><br>FOLHA DE ${monthWithYear(sheet).toUpperCase()}</div></div>
<div class="boxed">MATRICULA: ${matriculation} &nbsp; NOME: <b>${sheet.employee()}</b> &nbsp; CPF: ${ledger.say('employeeCPF', facts.employeeTaxNumber)}<br>C.CUSTO: 000210101 PRODUCAO &nbsp; FUNCAO: ${facts.job} &nbsp; ADMISSAO: 03/08/2018</div>
${table(['COD', 'DESCRICAO', 'REFERENCIA', 'PROVENTOS', 'DESCONTOS'], [...codedEvents(sheet, WHOLE_CODES), ...totals], [2, 3, 4], 'rows grid')}
<div>CREDITO EM: ${sheet.payDate()} &nbsp; BANCO: 389 &nbsp; AGENCIA: 0217 &nbsp; CONTA: 1${facts.employeeNumber}-4</div>
${table(head, [basesOf(sheet)], [0, 1, 2, 3, 4], 'rows grid')}`;
};

const PERSON_CODES: Readonly<Record<string, string>> = {
  'Salário Mensal': '001',
  'Hora Extra 50%': '012',
  Gratificação: '028',
  'INSS sobre Salário': '301',
  'IRRF sobre Salário': '304',
  'Vale-Transporte': '311',
  'Vale-Alimentação': '312',
  'Mensalidade Sindical': '330',
  'Plano de Saúde': '341',
};

/** Of a program for accountants and small companies. */
export const SMALL_COMPANIES = employerWords(
  'Declaro ter recebido a importância líquida discriminada neste recibo. Data ___/___/_____ Assinatura ______________________________',
  {
    earningNames: ['Salário Mensal', 'Hora Extra 50%', 'Gratificação'],
    taxNames: ['INSS sobre Salário', 'IRRF sobre Salário'],
    deductionNames: ['Vale-Transporte', 'Vale-Alimentação', 'Mensalidade Sindical', 'Plano de Saúde'],
  },
);

/** After Nasajon's: title over the employer's frame with the period's two days, worker's row of cells, events, both totals over the net at the right of where the pay went, bases with their tax bracket. */
export const smallCompanies = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const worker = [
    facts.employeeNumber,
    sheet.employee(),
    ledger.say('employeeCPF', facts.employeeTaxNumber),
    facts.job,
    'Administrativo',
  ];
  const sums = table(
    ['Total de Vencimentos', 'Total de Descontos'],
    [
      [sheet.gross()[0], sheet.deductions()[0]],
      ['<b>Líquido a Receber</b>', `<b>${sheet.net()[0]}</b>`],
    ],
    [0, 1],
    'rows grid',
  );
  const head = ['Salário-Base', 'Base INSS', 'Base FGTS', 'FGTS do Mês', 'Base IRRF'];
  return `<div class="split"><b style="font-size:1.25em">Recibo de Pagamento</b><span>Período: ${sheet.start()} a ${sheet.end()}</span></div>
<div class="boxed"><b>${sheet.employer()}</b><br>${sheet.employerAddress()}<br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)}</div>
${table(['Código', 'Nome', 'CPF', 'Cargo', 'Lotação'], [worker], [], 'rows grid')}
${table(['Código', 'Descrição', 'Referência', 'Vencimentos', 'Descontos'], codedEvents(sheet, PERSON_CODES), [2, 3, 4], 'rows grid')}
<div class="split" style="gap:10pt"><div>Data do pagamento: ${sheet.payDate()}<br>Banco 389 &nbsp; Agência 1180 &nbsp; Conta 0${facts.employeeNumber}-2</div><div style="width:46%">${sums}</div></div>
${table(head, [basesOf(sheet)], [0, 1, 2, 3, 4], 'rows grid')}`;
};
