import { diceFrom } from '../../../pdf-forgeries/dice.js';
import { cpf } from '../../identifiers/identifiers.js';
import { table } from '../../printing/markup.js';
import { basesOf, monthWithYear } from '../brazilian-month.js';
import { codedEvents } from '../coded-events.js';
import { frame } from '../eighteenth/mexican.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

const HOUSEHOLD_CODES: Readonly<Record<string, string>> = {
  Salário: 'eSoc1000',
  'Horas extras 50%': 'eSoc1130',
  'Adicional noturno': 'eSoc1150',
  'Contribuição previdenciária': 'eSoc5000',
  'Imposto de renda retido na fonte': 'eSoc5030',
  'Vale-transporte': 'eSoc5210',
  'Adiantamento de salário': 'eSoc5180',
  'Pensão alimentícia': 'eSoc5310',
};

/** Of the federal system in which households declare whom they employ. */
export const HOUSEHOLD = employerWords(
  'Recebi a importância líquida discriminada neste recibo em ____/____/________. &nbsp; Assinatura do(a) trabalhador(a): ________________________________',
  {
    earningNames: ['Salário', 'Horas extras 50%', 'Adicional noturno'],
    taxNames: ['Contribuição previdenciária', 'Imposto de renda retido na fonte'],
    deductionNames: ['Vale-transporte', 'Adiantamento de salário', 'Pensão alimentícia'],
  },
);

/** After the receipt of eSocial for domestic employers: title over the month, the household and the worker each with a CPF in a frame, entitlements and deductions in one table, sums and net in one row, bases, the line to sign. */
export const household = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const events = codedEvents(sheet, HOUSEHOLD_CODES).map(([code = '', name = '', , ...amounts]) => [
    code,
    name,
    ...amounts,
  ]);
  const totals = [sheet.gross()[0], sheet.deductions()[0], `<b>${sheet.net()[0]}</b>`];
  const employersOwn = cpf(diceFrom(Number(facts.employeeNumber)));
  return `<div class="center"><h1>Recibo de Pagamento de Salário</h1>Competência: ${monthWithYear(sheet)}</div>
<h2>Empregador</h2>${frame([
    ['Nome', sheet.employer()],
    ['CPF', employersOwn],
    ['Endereço', sheet.employerAddress(' - ')],
  ])}
<h2>Trabalhador</h2>${frame([
    ['Nome', sheet.employee()],
    ['CPF', ledger.say('employeeCPF', facts.employeeTaxNumber)],
    ['Cargo', 'Empregado doméstico nos serviços gerais'],
  ])}${frame([
    ['Data de admissão', '03/02/2020'],
    ['CBO', '5121-05'],
    ['Tipo de salário', 'Mensal'],
    ['Data do pagamento', sheet.payDate()],
  ])}
${table(['Rubrica', 'Descrição', 'Vencimentos (R$)', 'Descontos (R$)'], events, [2, 3], 'rows grid')}
${table(['Total de vencimentos', 'Total de descontos', 'Valor líquido'], [totals], [0, 1, 2], 'rows grid')}
${table(['Salário contratual', 'Base da contribuição previdenciária', 'Base do FGTS', 'FGTS', 'Base do IRRF'], [basesOf(sheet)], [0, 1, 2, 3, 4], 'rows grid')}`;
};

const SUITE_CODES: Readonly<Record<string, string>> = {
  'HORAS NORMAIS DIURNAS': '001',
  'HORAS EXTRAS 50% DIURNAS': '040',
  'ADIC PERICULOSIDADE 30%': '062',
  'INSS NORMAL': '401',
  'IMPOSTO DE RENDA NORMAL': '405',
  REFEICOES: '430',
  'PLANO SAUDE': '438',
  'ASSOC EMPREGADOS': '451',
  'SEGURO VIDA GRUPO': '455',
};

/** Of a whole suite for industry. */
export const INDUSTRIAL_SUITE = employerWords('', {
  earningNames: ['HORAS NORMAIS DIURNAS', 'HORAS EXTRAS 50% DIURNAS', 'ADIC PERICULOSIDADE 30%'],
  taxNames: ['INSS NORMAL', 'IMPOSTO DE RENDA NORMAL'],
  deductionNames: ['REFEICOES', 'PLANO SAUDE', 'ASSOC EMPREGADOS', 'SEGURO VIDA GRUPO'],
});

/** After the pay envelope of Datasul's suite: letters of one width between rules, company and title in one line, labels before values in three lines, events with quantity, sums under their columns and the net beneath, bases in one row, the account, the line to sign. */
export const industrialSuite = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const rule = '<div style="border-top:0.8pt dashed #222;margin:3pt 0"></div>';
  const sums = ['', 'TOTAIS', '', sheet.gross()[0], sheet.deductions()[0]];
  const { year, month } = facts.end;
  return `${rule}<div class="split"><div>${sheet.employer()}<br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)}</div><div class="right">ENVELOPE DE PAGAMENTO<br>Ref: ${String(month).padStart(2, '0')}/${year} &nbsp; MENSAL</div></div>${rule}
<div>Estab: 101 &nbsp; Matricula: ${facts.employeeNumber}-3 &nbsp; Nome: ${sheet.employee()}<br>Cargo: ${facts.job} &nbsp; CPF: ${ledger.say('employeeCPF', facts.employeeTaxNumber)} &nbsp; Admissao: 11/04/2016<br>Periodo: ${sheet.start()} a ${sheet.end()} &nbsp; Credito: ${sheet.payDate()} &nbsp; C.Custo: 30412</div>${rule}
${table(['Evt', 'Descricao', 'Quantidade', 'Vencimentos', 'Descontos'], [...codedEvents(sheet, SUITE_CODES), sums], [2, 3, 4], 'rows')}
<div class="right">LIQUIDO A RECEBER: &nbsp; ${sheet.net()[0]}</div>${rule}
${table(['Salario Base', 'Base INSS', 'Base FGTS', 'FGTS Mes', 'Base IRRF'], [basesOf(sheet)], [0, 1, 2, 3, 4], 'rows')}${rule}
<div>Banco: 237 &nbsp; Agencia: 0348-4 &nbsp; Conta: 00${facts.employeeNumber}-1</div>
<div style="margin-top:18pt">Recebi o valor acima em ___/___/_____ &nbsp; Assinatura ______________________________</div>`;
};
