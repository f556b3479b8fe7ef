import { monthName } from '../../printing/dates.js';
import { inBold, table } from '../../printing/markup.js';
import { codedEvents } from '../coded-events.js';
import { sumOf } from '../facts.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

const PREFECTURE_CODES: Readonly<Record<string, string>> = {
  'PADRAO DE VENCIMENTO': '001',
  'HORAS SUPLEMENTARES': '047',
  'ADICIONAL TEMPO DE SERVICO': '063',
  'CONTRIB PREVIDENCIARIA RPPS': '501',
  'IMPOSTO DE RENDA NA FONTE': '510',
  'CONTRIB HOSPITAL SERVIDOR 3%': '523',
  'MENSALIDADE SINDICAL': '604',
  'EMPRESTIMO CONSIGNADO': '642',
  'SEGURO DE VIDA EM GRUPO': '631',
  'DESCONTO VALE TRANSPORTE': '538',
};

/** Of a large city. */
export const PREFECTURE = employerWords(
  'Documento emitido eletronicamente pelo Portal do Servidor. Consulte seus holerites anteriores na área restrita.',
  {
    earningNames: ['PADRAO DE VENCIMENTO', 'HORAS SUPLEMENTARES', 'ADICIONAL TEMPO DE SERVICO'],
    taxNames: ['CONTRIB PREVIDENCIARIA RPPS', 'IMPOSTO DE RENDA NA FONTE'],
    deductionNames: [
      'CONTRIB HOSPITAL SERVIDOR 3%',
      'MENSALIDADE SINDICAL',
      'EMPRESTIMO CONSIGNADO',
      'SEGURO DE VIDA EM GRUPO',
      'DESCONTO VALE TRANSPORTE',
    ],
  },
);

/** A row of cells with small labels over values, of the widths that the form gives them. */
const cells = (items: readonly (readonly [label: string, value: string, width: number])[]): string =>
  `<table class="rows grid" style="margin:0;table-layout:fixed"><tbody><tr>${items.map(([label, value, width]) => `<td style="width:${width}%"><span style="font-size:0.76em;color:#444">${label}</span><br>${value}</td>`).join('')}</tr></tbody></table>`;

/**
 * After the demonstrativo de pagamento of the city of São Paulo: prefecture with its number over secretariat and title, the servant's cells in four rows with labels over values,
 * events with the month that each is of, sums under their columns, the net in a row of its own, bases last; of the days only that of the credit.
 */
export const prefecture = (sheet: PaySheet): string => {
  const { facts, ledger, digits } = sheet;
  const { month, year } = facts.end;
  const monthPaid = `${String(month).padStart(2, '0')}/${year}`;
  const events = codedEvents(sheet, PREFECTURE_CODES).map(([code = '', name = '', , ...amounts]) => [
    code,
    name,
    monthPaid,
    ...amounts,
  ]);
  const gross = sumOf(facts.earnings, 'cents');
  const taxed = gross - (facts.taxes[0]?.cents ?? 0);
  const register = facts.employeeNumber.padStart(6, '7');
  const number = `${register.slice(0, 3)}.${register.slice(3)}.${facts.employeeNumber[0]}`;
  const sums = inBold(['', 'TOTAIS', '', sheet.gross()[0], sheet.deductions()[0]]);
  return `<div class="split" style="align-items:center"><div><b style="font-size:1.2em">${sheet.employer()}</b><br>SECRETARIA MUNICIPAL DE GESTÃO<br>CNPJ ${ledger.say('employerCNPJ', facts.employerNumber)}</div><div class="right"><b style="font-size:1.2em">DEMONSTRATIVO DE PAGAMENTO</b><br>${monthName(facts.end, 'pt').toUpperCase()} DE ${year}<br>FOLHA NORMAL</div></div>
<div style="margin:8pt 0">${cells([
    ['REGISTRO FUNCIONAL / VÍNCULO', `${number} / 1`, 26],
    ['NOME', `<b>${sheet.employee()}</b>`, 48],
    ['CPF', ledger.say('employeeCPF', facts.employeeTaxNumber), 26],
  ])}${cells([
    ['CARGO / FUNÇÃO', 'ASSISTENTE ADMINISTRATIVO DE GESTÃO', 52],
    ['PADRÃO', 'QMB6', 14],
    ['JORNADA', 'J40', 14],
    ['INÍCIO DE EXERCÍCIO', '04/02/2013', 20],
  ])}${cells([
    ['UNIDADE DE LOTAÇÃO', 'SUBPREFEITURA CAMPO LARGO - COORDENADORIA DE OBRAS', 74],
    ['REGIME JURÍDICO', 'EFETIVO', 26],
  ])}${cells([
    ['BANCO', '001', 12],
    ['AGÊNCIA', '1897-X', 18],
    ['CONTA CORRENTE', `${facts.employeeNumber}-3`, 26],
    ['DATA DO CRÉDITO', sheet.payDate(), 24],
    ['DEP. IR', '01', 10],
    ['DEP. SF', '00', 10],
  ])}</div>
${table(['CÓDIGO', 'DENOMINAÇÃO', 'MÊS REF.', 'VENCIMENTOS', 'DESCONTOS'], [...events, sums], [3, 4], 'rows grid')}
<div class="split" style="justify-content:flex-end"><div class="boxed"><b>LÍQUIDO A RECEBER &nbsp;&nbsp; R$ ${sheet.net()[0]}</b></div></div>
<div style="margin-top:8pt">${table(['BASE PREVIDÊNCIA', 'BASE IMPOSTO DE RENDA', 'MARGEM CONSIGNÁVEL'], [[digits(gross), digits(taxed), digits(Math.round(gross * 0.3))]], [0, 1, 2], 'rows grid')}</div>`;
};
