import { formatDay, monthName } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import { codedEvents } from '../coded-events.js';
import { sumOf } from '../facts.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Keys of the tax authority's catalogue of kinds (SAT, c_TipoPercepcion and c_TipoDeduccion) and the employer's own key. */
const CFDI_KEYS: Readonly<Record<string, readonly [sat: string, own: string]>> = {
  'Sueldos, Salarios Rayas y Jornales': ['001', 'P001'],
  Comisiones: ['028', 'P028'],
  'Premios por puntualidad': ['010', 'P010'],
  ISR: ['002', 'D002'],
  'Seguridad social': ['001', 'D001'],
  'Pago por crédito de vivienda': ['010', 'D010'],
  'Pago de abonos INFONACOT': ['011', 'D011'],
  'Fondo de ahorro': ['004', 'D004'],
};

/** Of a service on the web that stamps small companies' receipts. */
export const STAMPED_RECEIPT = employerWords(
  'Este documento es una representación impresa de un CFDI versión 4.0, complemento Nómina 1.2.',
  {
    earningNames: ['Sueldos, Salarios Rayas y Jornales', 'Comisiones', 'Premios por puntualidad'],
    taxNames: ['ISR', 'Seguridad social'],
    deductionNames: ['Pago por crédito de vivienda', 'Pago de abonos INFONACOT', 'Fondo de ahorro'],
  },
);

/** After Facturama's printed CFDI: issuer at the left, folio and stamps at the right, the receiver's data in a grid, kind and key before each concept, taxed and exempt parts, totals at the right, seals at the foot. */
export const stampedReceipt = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const keyed = (description: string): string[] => [...(CFDI_KEYS[description] ?? ['', ''])];
  const earned = sheet
    .lines('earnings')
    .map((line) => [...keyed(line.description), line.description, line.amount, '0.00']);
  const withheld = sheet
    .lines('deductions')
    .map((line) => [...keyed(line.description), line.description, line.amount]);
  const daily = Math.round((facts.earnings[0]?.cents ?? 0) / 15);
  const folio = `B7E2F04C-91AD-4D38-A6C5-${facts.employeeNumber.padStart(12, '0')}`;
  const receiver: readonly (readonly string[])[] = [
    ['Nombre:', `<b>${sheet.employee()}</b>`, 'No. empleado:', facts.employeeNumber],
    ['RFC:', ledger.say('employeeRFC', rfc), 'CURP:', ledger.say('employeeCURP', curp)],
    ['NSS:', ledger.say('employeeNSS', nss), 'Puesto:', facts.job],
    [
      'Tipo de contrato:',
      '01 - Contrato de trabajo por tiempo indeterminado',
      'Tipo de régimen:',
      '02 - Sueldos',
    ],
    ['Periodicidad de pago:', '04 - Quincenal', 'Días pagados:', '15.000'],
    ['Fecha inicial de pago:', sheet.start(), 'Fecha final de pago:', sheet.end()],
    [
      'Fecha de pago:',
      sheet.payDate(),
      'Salario diario integrado:',
      `$${sheet.digits(Math.round(daily * 1.0493))}`,
    ],
  ];
  const totals = [
    ['Total percepciones', sheet.gross()[0]],
    ['Total deducciones', sheet.deductions()[0]],
    ['<b>Total</b>', `<b>${sheet.net()[0]}</b>`],
  ];
  return `<div class="split"><div><b style="font-size:1.2em">${sheet.employer()}</b><br>RFC: ${ledger.say('employerRFC', facts.employerNumber)}<br>Registro patronal: Y6041827100<br>Régimen fiscal: 601 - General de Ley Personas Morales<br>${sheet.employerAddress()}</div><div class="right"><b>RECIBO DE NÓMINA</b><br><span class="small">Folio fiscal<br>${folio}<br>Serie y folio: N ${facts.employeeNumber}<br>Fecha de emisión: ${formatDay(facts.payDate, 'YYYY-MM-DD', 'es')}T10:42:18<br>No. certificado SAT: 00001000000509846663</span></div></div>
<div class="band" style="padding:2pt 5pt;margin-top:6pt"><b>Receptor</b></div>${table([], receiver, [], 'rows grid')}
<div class="band" style="padding:2pt 5pt"><b>Percepciones</b></div>${table(['Tipo', 'Clave', 'Concepto', 'Importe gravado', 'Importe exento'], earned, [3, 4], 'rows grid')}
<div class="band" style="padding:2pt 5pt"><b>Deducciones</b></div>${table(['Tipo', 'Clave', 'Concepto', 'Importe'], withheld, [3], 'rows grid')}
<div class="split"><div class="small" style="width:52%">Método de pago: PUE - Pago en una sola exhibición<br>Moneda: MXN - Peso Mexicano<br>Tipo de comprobante: N - Nómina</div><div style="width:40%">${table([], totals, [1], 'rows grid')}</div></div>
<div class="small">Sello digital del CFDI<br>hT4vQm0Zr8sKpY2bNw7LcX1eJd6GfUa3oRi5EkSyMx9BvCnqPzWuHtAgDlOjFI==</div>`;
};

/** The program's numbers of events before their names. */
const EVENT_CODES: Readonly<Record<string, string>> = {
  'SALARIO MENSAL': '0001',
  'HORAS EXTRAS 50%': '0014',
  'ADICIONAL DE INSALUBRIDADE': '0027',
  'INSS FOLHA': '0501',
  'IRRF FOLHA': '0503',
  'VALE TRANSPORTE': '0511',
  'ADIANTAMENTO SALARIAL': '0506',
  'VALE ALIMENTACAO': '0520',
  'ASSISTENCIA MEDICA': '0533',
};

/** Of an accountants' program. */
export const MONTHLY_STATEMENT = employerWords(
  'Declaro ter recebido a importância líquida discriminada neste recibo. &nbsp; Data: ___/___/_____ &nbsp; Assinatura: ____________________________',
  {
    earningNames: ['SALARIO MENSAL', 'HORAS EXTRAS 50%', 'ADICIONAL DE INSALUBRIDADE'],
    taxNames: ['INSS FOLHA', 'IRRF FOLHA'],
    deductionNames: ['VALE TRANSPORTE', 'ADIANTAMENTO SALARIAL', 'VALE ALIMENTACAO', 'ASSISTENCIA MEDICA'],
  },
);

/** After Alterdata's receipt: company and month in the head, one row of the employee, codes and events with reference, earned beside withheld, message at the left of the sums, bases in the foot. */
export const monthlyStatement = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const events = codedEvents(sheet, EVENT_CODES);
  const grossCents = sumOf(facts.earnings, 'cents');
  const bases = [
    facts.earnings[0]?.cents ?? 0,
    grossCents,
    grossCents,
    Math.round(grossCents * 0.08),
    grossCents,
  ].map(sheet.digits);
  const month = `${monthName(facts.start, 'pt')}/${facts.start.year}`;
  const sum = (label: string, amount: string): string =>
    `<div class="split"><span>${label}</span><b>${amount}</b></div>`;
  return `<div class="split boxed"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress()}<br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)}</div><div class="right"><b>Demonstrativo de Pagamento</b><br>Folha Mensal<br>${month.slice(0, 1).toUpperCase()}${month.slice(1)}</div></div>
${table(['Código', 'Nome do Funcionário', 'CPF', 'Cargo', 'Admissão'], [[facts.employeeNumber, sheet.employee(), ledger.say('employeeCPF', facts.employeeTaxNumber), facts.job, '01/08/2019']], [], 'rows grid')}
${table(['Cód.', 'Descrição', 'Referência', 'Vencimentos', 'Descontos'], events, [2, 3, 4], 'rows grid')}
<div class="split" style="gap:6pt"><div class="boxed small" style="width:46%">Crédito em conta em ${sheet.payDate()}<br>Banco: 104 &nbsp; Agência: 0412 &nbsp; Conta: 3701-2</div><div class="boxed" style="width:50%">${sum('Total de Vencimentos', sheet.gross()[0])}${sum('Total de Descontos', sheet.deductions()[0])}${sum('Valor Líquido', sheet.net()[0])}</div></div>
${table(['Salário Base', 'Sal. Contr. INSS', 'Base Cálc. FGTS', 'FGTS do Mês', 'Base Cálc. IRRF'], [bases], [0, 1, 2, 3, 4], 'rows grid')}`;
};
