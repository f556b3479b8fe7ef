import { table } from '../../printing/markup.js';
import { toUnits } from '../../printing/money.js';
import { basesOf } from '../brazilian-month.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** The service's codes of pay, with what the reference of a deduction says. */
const SERVICE_CODES: Readonly<Record<string, readonly [code: string, reference: string]>> = {
  'SALARIO MENSAL': ['0010', ''],
  'HORAS EXTRAS 50%': ['0110', ''],
  'PREMIO PRODUCAO': ['0285', ''],
  'I.N.S.S.': ['5010', '14,00'],
  'I.R.R.F.': ['5020', '27,50'],
  'ADIANTAMENTO QUINZENAL': ['5105', ''],
  'VALE TRANSPORTE': ['5210', '6,00'],
  'VALE REFEICAO': ['5220', ''],
  'ASSISTENCIA MEDICA': ['5310', ''],
  'PREVIDENCIA PRIVADA': ['5402', ''],
  'SEGURO DE VIDA EM GRUPO': ['5330', ''],
};

/** Of a service that runs the pay of other companies. */
export const PAYROLL_SERVICE = employerWords('', {
  earningNames: ['SALARIO MENSAL', 'HORAS EXTRAS 50%', 'PREMIO PRODUCAO'],
  taxNames: ['I.N.S.S.', 'I.R.R.F.'],
  deductionNames: [
    'ADIANTAMENTO QUINZENAL',
    'VALE TRANSPORTE',
    'VALE REFEICAO',
    'ASSISTENCIA MEDICA',
    'PREVIDENCIA PRIVADA',
    'SEGURO DE VIDA EM GRUPO',
  ],
});

/** A row of bordered cells, each with its label in small letters over the value. */
const cells = (items: readonly (readonly [label: string, value: string])[]): string =>
  `<table class="grid" style="width:100%;margin-top:-0.5pt"><tr>${items
    .map(([label, value]) => `<td><span style="font-size:0.8em">${label}</span><br>${value}</td>`)
    .join('')}</tr></table>`;

/** Thirty days of the month's salary, hours of what is paid by the hour. */
function reference({ facts, ledger, digits }: PaySheet, index: number): string {
  const hundredths = index === 0 ? 3000 : facts.earnings[index]?.hoursHundredths;
  return hundredths === undefined
    ? ''
    : ledger.say(`earnings[${index}].hours`, toUnits(hundredths), digits(hundredths));
}

/** After the demonstrativo of ADP's service in Brazil: title over the company's cells with number, month and address, the worker's cells with account and day of credit, the month's lines with references and a column each for earned and withheld, three sums in one row of cells, bases in cells, messages last; the period is a month without days. */
export const payrollService = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const codeOf = (name: string): string => SERVICE_CODES[name]?.[0] ?? '';
  const earned = sheet
    .lines('earnings')
    .map((line, index) => [
      codeOf(line.description),
      line.description,
      reference(sheet, index),
      line.amount,
      '',
    ]);
  const taken = sheet
    .lines('deductions')
    .map((line) => [
      codeOf(line.description),
      line.description,
      SERVICE_CODES[line.description]?.[1] ?? '',
      '',
      line.amount,
    ]);
  const [salary = '', insured = '', fundBase = '', fund = '', taxed = ''] = basesOf(sheet);
  const month = `${String(facts.end.month).padStart(2, '0')}/${facts.end.year}`;
  const head = ['CÓD.', 'DESCRIÇÃO', 'REFERÊNCIA', 'PROVENTOS', 'DESCONTOS'];
  return `<div class="split" style="align-items:flex-end"><b style="font-size:1.3em">DEMONSTRATIVO DE PAGAMENTO</b><span>MENSAL</span></div>
<div style="margin-top:4pt">${cells([
    ['EMPRESA', `<b>${sheet.employer()}</b>`],
    ['CNPJ', ledger.say('employerCNPJ', facts.employerNumber)],
    ['MÊS/ANO', month],
  ])}${cells([['ENDEREÇO', sheet.employerAddress(' - ')]])}${cells([
    ['MATRÍCULA', facts.employeeNumber.padStart(8, '0')],
    ['NOME', `<b>${sheet.employee()}</b>`],
    ['CPF', ledger.say('employeeCPF', facts.employeeTaxNumber)],
    ['ADMISSÃO', '11/03/2019'],
  ])}${cells([
    ['CARGO', facts.job.toUpperCase()],
    ['CENTRO DE CUSTO', '30412 - OPERACOES'],
    ['DEP. IR', '01'],
    ['DEP. SF', '00'],
  ])}${cells([
    ['BANCO', '341'],
    ['AGÊNCIA', '0758'],
    ['CONTA CORRENTE', `0${facts.employeeNumber}-4`],
    ['DATA DE CRÉDITO', sheet.payDate()],
  ])}</div>
<div class="boxed" style="margin-top:6pt;min-height:230pt">${table(head, [...earned, ...taken], [2, 3, 4], 'rows')}</div>
${cells([
  ['TOTAL DE PROVENTOS', sheet.gross()[0]],
  ['TOTAL DE DESCONTOS', sheet.deductions()[0]],
  ['LÍQUIDO A RECEBER', `<b>${sheet.net()[0]}</b>`],
])}
<div style="margin-top:6pt">${cells([
    ['SALÁRIO BASE', salary],
    ['BASE INSS', insured],
    ['BASE FGTS', fundBase],
    ['FGTS DO MÊS', fund],
    ['BASE IRRF', taxed],
  ])}${cells([['MENSAGENS', 'ESTE DEMONSTRATIVO ESTA DISPONIVEL NO PORTAL DO COLABORADOR. EM CASO DE DUVIDAS PROCURE O RH.']])}</div>`;
};
