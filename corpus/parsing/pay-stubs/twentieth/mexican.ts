import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import { frame } from '../eighteenth/mexican.js';
import { sumOf } from '../facts.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Kinds of the authority's catalogue (SAT, c_TipoPercepcion, c_TipoDeduccion) in words, then the employer's own key. */
const FISCAL_KINDS: Readonly<Record<string, readonly [kind: string, own: string]>> = {
  Sueldo: ['Sueldos, Salarios Rayas y Jornales', '001'],
  'Horas extra': ['Horas extra', '002'],
  'Premio por puntualidad': ['Premios por puntualidad', '003'],
  'Impuesto Sobre la Renta': ['ISR', '101'],
  'Cuotas obreras IMSS': ['Seguridad social', '102'],
  'Crédito INFONAVIT': ['Pago por crédito de vivienda', '103'],
  'Crédito FONACOT': ['Pago de abonos INFONACOT', '104'],
  'Préstamo personal': ['Otros', '105'],
};

/** Of the tax authority's own portal, with which small employers stamp their receipts. */
export const AUTHORITY_PORTAL = employerWords(
  'Este documento es una representación impresa de un CFDI &nbsp; Página 1 de 1',
  {
    earningNames: ['Sueldo', 'Horas extra', 'Premio por puntualidad'],
    taxNames: ['Impuesto Sobre la Renta', 'Cuotas obreras IMSS'],
    deductionNames: ['Crédito INFONAVIT', 'Crédito FONACOT', 'Préstamo personal'],
  },
);

/** After a receipt of payroll as the tax authority's portal (SAT) prints it: issuer's and receiver's data at the left of the folio's as labels before values, the one concept with its discount, subtotal, discount and total, then the complement: days, the worker's data, perceptions with taxed and exempt parts, deductions, seals last. */
export const authorityPortal = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const [gross, deductions, net] = [sheet.gross()[0], sheet.deductions()[0], sheet.net()[0]];
  const kind = (name: string): readonly string[] => FISCAL_KINDS[name] ?? ['', ''];
  const earned = sheet
    .lines('earnings')
    .map((line) => [...kind(line.description), line.description, `$ ${line.amount}`, '$ 0.00']);
  const taken = sheet
    .lines('deductions')
    .map((line) => [...kind(line.description), line.description, `$ ${line.amount}`]);
  const tax = facts.taxes[0]?.cents ?? 0;
  const others = sumOf(sheet.withheld('deductions'), 'cents') - tax;
  const daily = Math.round((facts.earnings[0]?.cents ?? 0) / 15);
  const folio = `${facts.employeeNumber.padStart(8, '5D')}-1F62-4C8B-9A37-${facts.employeeNumber.padStart(12, '2E')}`;
  const column = (items: readonly (readonly [string, string])[]): string =>
    `<div style="width:49%">${pairs(
      items.map(([label, value]) => [`<b>${label}</b>`, value] as const),
      'pairs ragged',
    )}</div>`;
  const concept = ['84111505', '1.00', 'ACT', gross, gross, deductions, 'No objeto de impuesto.'];
  return `<div class="split">${column([
    ['RFC emisor:', ledger.say('employerRFC', facts.employerNumber)],
    ['Nombre emisor:', sheet.employer()],
    ['RFC receptor:', ledger.say('employeeRFC', rfc)],
    ['Nombre receptor:', sheet.employee()],
    ['Código postal del receptor:', '68000'],
    ['Régimen fiscal receptor:', 'Sueldos y Salarios e Ingresos Asimilados a Salarios'],
    ['Uso CFDI:', 'Nómina'],
  ])}${column([
    ['Folio fiscal:', folio],
    ['No. de serie del CSD:', '00001000000507763241'],
    [
      'Código postal, fecha y hora de emisión:',
      `68000 ${formatDay(facts.payDate, 'YYYY-MM-DD', 'es')} 13:26:05`,
    ],
    ['Efecto de comprobante:', 'Nómina'],
    ['Régimen fiscal:', 'General de Ley Personas Morales'],
    ['Exportación:', 'No aplica'],
  ])}</div>
<div style="margin-top:8pt"><b>Conceptos</b></div>${table(['Clave del producto y/o servicio', 'Cantidad', 'Clave de unidad', 'Valor unitario', 'Importe', 'Descuento', 'Objeto impuesto'], [concept], [3, 4, 5], 'rows grid')}
<div class="split"><div><b>Descripción:</b> Pago de nómina<br>Moneda: Peso Mexicano<br>Método de pago: Pago en una sola exhibición</div><div style="width:36%">${pairs(
    [
      ['Subtotal', `$ ${gross}`],
      ['Descuento', `$ ${deductions}`],
      ['<b>Total</b>', `<b>$ ${net}</b>`],
    ],
    'rows',
  )}</div></div>
<div><b>Complemento de nómina</b></div>
${frame([
  ['Tipo de nómina', 'Ordinaria'],
  ['Fecha de pago', sheet.payDate()],
  ['Fecha inicial de pago', sheet.start()],
  ['Fecha final de pago', sheet.end()],
  ['Días pagados', '15.000'],
  ['Registro patronal', 'J2819034107'],
])}${frame([
  ['CURP', ledger.say('employeeCURP', curp)],
  ['Número de seguridad social', ledger.say('employeeNSS', nss)],
  ['Número de empleado', facts.employeeNumber],
  ['Puesto', facts.job],
  ['Periodicidad de pago', 'Quincenal'],
  ['Salario diario integrado', `$ ${sheet.digits(Math.round(daily * 1.0493))}`],
])}
<div><b>Percepciones</b></div>${table(['Tipo de percepción', 'Clave', 'Concepto', 'Importe gravado', 'Importe exento'], earned, [3, 4], 'rows grid')}
<div class="right">Total percepciones: $ ${gross} &nbsp; Total gravado: $ ${gross} &nbsp; Total exento: $ 0.00</div>
<div><b>Deducciones</b></div>${table(['Tipo de deducción', 'Clave', 'Concepto', 'Importe'], taken, [3], 'rows grid')}
<div class="right">Total deducciones: $ ${deductions} &nbsp; Total impuestos retenidos: $ ${sheet.digits(tax)} &nbsp; Total otras deducciones: $ ${sheet.digits(others)}</div>
<div class="small" style="margin-top:8pt;word-break:break-all"><b>Sello digital del CFDI:</b><br>Vd3QkMx9ZrTb7LwPo1YcHs5NfEaUj8GiKv2SqCt6RmBl4XnDz0WpAhOyFuJgIe==<br><b>Sello digital del SAT:</b><br>bT6RwKq1MzVx8PcYl3NfHd9SgUoJa5EiLk7QtCm2ZrBv4XnWp0GyDhAsOuFjIe==</div>`;
};
