import { monthName } from '../../printing/dates.js';
import { strip, table } from '../../printing/markup.js';
import { codedEvents } from '../coded-events.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Numbers of kinds of pay before their names, a company's and a municipality's. */
const CODES: Readonly<Record<string, string>> = {
  'Salário Mensalista': '0010',
  'Horas Extras 50%': '0125',
  'Adicional de Insalubridade': '0210',
  'INSS Folha': '5010',
  'IRRF Folha': '5020',
  'Vale Transporte': '5130',
  'Assistência Médica': '5210',
  'Adiantamento Quinzenal': '5300',
  'VENCIMENTO BASICO': '1',
  'ADICIONAL TEMPO DE SERVICO': '24',
  'GRATIFICACAO DE FUNCAO': '57',
  'CONTRIBUICAO PREVIDENCIARIA': '501',
  'IMPOSTO DE RENDA': '503',
  'CONSIGNADO CAIXA': '620',
  'MENSALIDADE SINDICATO': '615',
  'PLANO DE SAUDE SERVIDOR': '630',
};

const monthOf = ({ facts: { end } }: PaySheet): string => monthName(end, 'pt');

/** Of a service for large companies' pay. */
export const LARGE_COMPANIES = employerWords('Documento emitido eletronicamente. Dispensa assinatura.', {
  earningNames: ['Salário Mensalista', 'Horas Extras 50%', 'Adicional de Insalubridade'],
  taxNames: ['INSS Folha', 'IRRF Folha'],
  deductionNames: ['Vale Transporte', 'Assistência Médica', 'Adiantamento Quinzenal'],
});

/** After LG's: title with the month, company and employee as labels over values, one table with reference, earnings before deductions, sums and net in its foot, bases beneath. */
export const largeCompanies = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const month = monthOf(sheet);
  const events = codedEvents(sheet, CODES);
  const gross = sumOf(facts.earnings, 'cents');
  const totals = ['', '<b>Total</b>', '', `<b>${sheet.gross()[0]}</b>`, `<b>${sheet.deductions()[0]}</b>`];
  const net = ['', '<b>Valor Líquido</b>', '', '', `<b>${sheet.net()[0]}</b>`];
  const contributions = Math.round(gross * 0.08);
  return `<div class="split"><b style="font-size:1.3em">Demonstrativo de Pagamento</b><b>${month.charAt(0).toUpperCase()}${month.slice(1)}/${facts.end.year}</b></div><hr>
<div class="split"><div><span class="label">Empresa</span><br><b>${sheet.employer()}</b><br>${sheet.employerAddress(' - ')}</div><div><span class="label">CNPJ</span><br><b>${ledger.say('employerCNPJ', facts.employerNumber)}</b></div></div>
${strip([
  ['Matrícula', facts.employeeNumber.padStart(6, '0')],
  ['Nome', sheet.employee()],
  ['CPF', ledger.say('employeeCPF', facts.employeeTaxNumber)],
])}${strip([
  ['Cargo', facts.job],
  ['Centro de Custo', '3.01.004 Operações'],
  ['Admissão', '11/08/2019'],
  ['Data do Crédito', sheet.payDate()],
])}
${table(['Código', 'Descrição', 'Referência', 'Proventos', 'Descontos'], [...events, totals, net], [2, 3, 4], 'rows ruled')}
${table(['Salário Base', 'Base INSS', 'Base FGTS', 'FGTS do Mês', 'Base IRRF'], [[facts.earnings[0]?.cents ?? 0, gross, gross, contributions, gross].map(sheet.digits)], [0, 1, 2, 3, 4], 'rows grid')}
<div>Banco: 041 &nbsp; Agência: 0839 &nbsp; Conta: 35.0${facts.employeeNumber}-0</div>`;
};

/** Of a city that pays its servants. */
export const CITY_PAYSLIP = employerWords(
  'A autenticidade deste documento pode ser verificada no portal do servidor, código 7F2C-91AD-40B8.',
  {
    earningNames: ['VENCIMENTO BASICO', 'ADICIONAL TEMPO DE SERVICO', 'GRATIFICACAO DE FUNCAO'],
    taxNames: ['CONTRIBUICAO PREVIDENCIARIA', 'IMPOSTO DE RENDA'],
    deductionNames: ['CONSIGNADO CAIXA', 'MENSALIDADE SINDICATO', 'PLANO DE SAUDE SERVIDOR'],
  },
);

/** After a municipal government's contracheque: the city over the title, month and kind of roll in cells, servant's data in a grid, one table of codes, sums and bases at the foot. */
export const cityPayslip = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const earned = sheet
    .lines('earnings')
    .map((line, index) => [
      CODES[line.description] ?? '',
      line.description,
      index === 0 ? '30,00' : '',
      line.amount,
      '',
    ]);
  const taken = sheet
    .lines('deductions')
    .map((line) => [CODES[line.description] ?? '', line.description, '', '', line.amount]);
  const gross = sumOf(facts.earnings, 'cents');
  const servant = [
    facts.employeeNumber.padStart(7, '0'),
    sheet.employee(),
    ledger.say('employeeCPF', facts.employeeTaxNumber),
  ];
  const post = [facts.job, 'SECRETARIA MUNICIPAL DE SAUDE', 'ESTATUTARIO', '02/05/2014', 'II-C'];
  const sums = [sheet.gross()[0], sheet.deductions()[0], `<b>${sheet.net()[0]}</b>`];
  return `<div class="split"><div><b style="font-size:1.15em">${sheet.employer()}</b><br>SECRETARIA MUNICIPAL DE ADMINISTRACAO<br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)}</div><div class="right"><b>CONTRACHEQUE</b><br>Mês/Ano: ${monthOf(sheet).toUpperCase()}/${facts.end.year}<br>Folha: MENSAL<br>Data de pagamento: ${sheet.payDate()}</div></div>
${table(['Matrícula', 'Nome do servidor', 'CPF'], [servant], [], 'rows grid')}${table(['Cargo', 'Lotação', 'Vínculo', 'Admissão', 'Nível'], [post], [], 'rows grid')}
${table(['Cód.', 'Descrição', 'Ref.', 'Vantagens', 'Descontos'], [...earned, ...taken], [2, 3, 4], 'rows grid')}
${table(['Total de vantagens', 'Total de descontos', 'Líquido a receber'], [sums], [0, 1, 2], 'rows grid')}${table(['Base previdência', 'Base I.R.R.F.', 'Margem consignável'], [[sheet.digits(gross), sheet.digits(gross), sheet.digits(Math.round(gross * 0.3))]], [0, 1, 2], 'rows grid')}`;
};
