import { formatDay } from '../../printing/dates.js';
import { inBold, table } from '../../printing/markup.js';
import { toUnits } from '../../printing/money.js';
import { basesOf, monthWithYear } from '../brazilian-month.js';
import { type PayLine, sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** The suite's codes of events. */
const SUITE_CODES: Readonly<Record<string, string>> = {
  'Vencimento Base': '1',
  'Horas Extras 50%': '24',
  'Adicional por Tempo de Serviço': '37',
  'Previdência Municipal - RPPS': '203',
  'Imposto de Renda Retido na Fonte': '210',
  'Empréstimo Consignado - Caixa': '318',
  'Plano de Saúde - Coparticipação': '331',
  'Sindicato dos Servidores Municipais': '340',
  'Associação dos Servidores': '342',
  'Vale Alimentação - Desconto': '355',
  'Vale Transporte': '356',
};

/** Of a suite in which cities run their administration. */
export const MUNICIPALITY = employerWords('', {
  earningNames: ['Vencimento Base', 'Horas Extras 50%', 'Adicional por Tempo de Serviço'],
  taxNames: ['Previdência Municipal - RPPS', 'Imposto de Renda Retido na Fonte'],
  deductionNames: [
    'Empréstimo Consignado - Caixa',
    'Plano de Saúde - Coparticipação',
    'Sindicato dos Servidores Municipais',
    'Associação dos Servidores',
    'Vale Alimentação - Desconto',
    'Vale Transporte',
  ],
});

/** Events that are a share of the month's pay. */
const SHARES: ReadonlySet<string> = new Set([
  'Previdência Municipal - RPPS',
  'Sindicato dos Servidores Municipais',
  'Vale Transporte',
]);

/** Thirty days of the month's pay, hours of what is paid by the hour, else the share of the salary that is paid beside it. */
function referenceOfEarning({ facts, ledger, digits }: PaySheet, index: number): string {
  const [salary, line] = [facts.earnings[0]?.cents ?? 0, facts.earnings[index]];
  const hundredths = index === 0 ? 3000 : line?.hoursHundredths;
  if (hundredths === undefined) return `${digits(Math.round(((line?.cents ?? 0) * 10_000) / salary))}%`;
  return ledger.say(`earnings[${index}].hours`, toUnits(hundredths), digits(hundredths));
}

/** The rate of the tax, the share of pay, or which of its instalments a loan is at. */
function referenceOfDeduction({ facts, digits }: PaySheet, { description, cents }: PayLine): string {
  if (description === 'Imposto de Renda Retido na Fonte') return '27,50%';
  if (description === 'Empréstimo Consignado - Caixa') return '14/72';
  return SHARES.has(description)
    ? `${digits(Math.round((cents * 10_000) / sumOf(facts.earnings, 'cents')))}%`
    : '';
}

/** A line of labels in bold, each before its value. */
const labelled = (items: readonly (readonly [label: string, value: string, width: number])[]): string =>
  `<div style="display:flex;padding:1.5pt 0">${items.map(([label, value, width]) => `<div style="width:${width}%"><b>${label}:</b> ${value}</div>`).join('')}</div>`;

/**
 * After the demonstrativo de pagamento of a city on IPM's suite: arms, municipality, number and address at the left of title and month, the servant's lines with labels before values,
 * events with references and a column each for earned and withheld, sums and the net under them, bases in one row, the code that proves it and the program's line last.
 */
export const municipality = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const codeOf = (name: string): string => SUITE_CODES[name] ?? '';
  const earned = sheet
    .lines('earnings')
    .map((line, index) => [
      codeOf(line.description),
      line.description,
      referenceOfEarning(sheet, index),
      line.amount,
      '',
    ]);
  const references = sheet.withheld('deductions').map((line) => referenceOfDeduction(sheet, line));
  const taken = sheet
    .lines('deductions')
    .map((line, index) => [
      codeOf(line.description),
      line.description,
      references[index] ?? '',
      '',
      line.amount,
    ]);
  const [salary = '', insured = '', , , taxed = ''] = basesOf(sheet);
  const proof = `${facts.employeeNumber.padStart(6, '7')}.${facts.end.month}F4C.91D0.B3A7`;
  const issued = formatDay(facts.payDate, 'DD/MM/YYYY', 'pt');
  return `<div style="border:0.8pt solid #555;padding:5pt 7pt"><div class="split" style="align-items:center"><div style="display:flex;gap:8pt;align-items:center"><div style="width:34pt;height:40pt;border:1pt solid #35604a;border-radius:3pt 3pt 17pt 17pt;background:#dbe8df"></div><div><b style="font-size:1.25em">${sheet.employer()}</b><br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)}<br>${sheet.employerAddress(', ')}</div></div><div class="right"><b style="font-size:1.25em">Demonstrativo de Pagamento</b><br>Competência: ${monthWithYear(sheet)}<br>Folha Mensal</div></div></div>
<div style="border:0.8pt solid #555;border-top:0;padding:4pt 7pt">${labelled([
    ['Matrícula', `${facts.employeeNumber}/1`, 24],
    ['Nome', sheet.employee(), 46],
    ['CPF', ledger.say('employeeCPF', facts.employeeTaxNumber), 30],
  ])}${labelled([
    ['Cargo', facts.job, 45],
    ['Regime', 'Estatutário', 25],
    ['Admissão', '02/05/2012', 30],
  ])}${labelled([
    ['Lotação', 'Secretaria Municipal de Educação', 45],
    ['Nível/Ref.', 'III - 07', 25],
    ['Carga Horária', '40 h/semana', 30],
  ])}${labelled([
    ['Banco', '104 - Caixa', 24],
    ['Agência', '0921', 21],
    ['Conta', `${facts.employeeNumber}-7`, 25],
    ['Data de Pagamento', sheet.payDate(), 30],
  ])}</div>
<div style="display:flow-root;min-height:220pt;border:0.8pt solid #555;border-top:0">${table(['Evento', 'Descrição', 'Referência', 'Proventos', 'Descontos'], [...earned, ...taken], [2, 3, 4], 'rows zebra')}</div>
<div style="border:0.8pt solid #555;border-top:0;display:flex;justify-content:flex-end"><div style="width:48%">${table(
    [],
    [
      ['Total de Proventos', sheet.gross()[0]],
      ['Total de Descontos', sheet.deductions()[0]],
      inBold(['Valor Líquido', sheet.net()[0]]),
    ],
    [1],
    'rows',
  )}</div></div>
<div style="margin-top:6pt">${table(['Salário Base', 'Base Previdência', 'Base IRRF', 'Dep. IRRF', 'Dep. Sal. Família'], [[salary, insured, taxed, '1', '0']], [0, 1, 2, 3, 4], 'rows grid')}</div>
<div class="small" style="margin-top:10pt">A autenticidade deste documento pode ser conferida no portal do município com o código ${proof}</div>
<div class="split small" style="border-top:0.5pt solid #999;margin-top:4pt"><span>Atenda Web - Folha de Pagamento</span><span>Emitido em ${issued} 08:41:17</span><span>Página 1 de 1</span></div>`;
};
