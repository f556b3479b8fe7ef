import { pairs, table } from '../../printing/markup.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Keys of the tax authority's catalogue of perceptions and deductions (SAT, c_TipoPercepcion, c_TipoDeduccion). */
const FISCAL_KEYS: Readonly<Record<string, string>> = {
  Sueldo: '001',
  'Horas extra': '019',
  Bono: '038',
  'ISR retenido': '002',
  'Seguro social': '001',
  'Crédito Infonavit': '010',
  'Préstamo de nómina': '004',
  'Fondo de ahorro': '004',
};

/** Of a payroll service on the web. */
export const WEB_PAYROLL = employerWords(
  'Este documento es una representación impresa de un CFDI versión 4.0, complemento de nómina 1.2.',
  {
    earningNames: ['Sueldo', 'Horas extra', 'Bono'],
    taxNames: ['ISR retenido', 'Seguro social'],
    deductionNames: ['Crédito Infonavit', 'Préstamo de nómina', 'Fondo de ahorro'],
  },
);

/** After Runa's: employer and title over a rule, the worker's data at the left of the period's, perceptions with taxed and exempt parts, deductions, the three sums at the right, seals last. */
export const webPayroll = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const daily = Math.round((facts.earnings[0]?.cents ?? 0) / 15);
  const earned = sheet
    .lines('earnings')
    .map((line) =>
      [FISCAL_KEYS[line.description] ?? '', line.description, line.amount, '$0.00', line.amount].map(dollars),
    );
  const taken = sheet
    .lines('deductions')
    .map((line) => [FISCAL_KEYS[line.description] ?? '', line.description, line.amount].map(dollars));
  const folio = `${facts.employeeNumber.padStart(8, 'C')}-7A10-4D3B-8E64-${facts.employeeNumber.padStart(12, 'E')}`;
  const totals = pairs([
    ['Total percepciones', `$${sheet.gross()[0]}`],
    ['Total deducciones', `$${sheet.deductions()[0]}`],
    ['<b>Neto a pagar</b>', `<b>$${sheet.net()[0]}</b>`],
  ]);
  return `<div class="split" style="border-bottom:1.5pt solid #3f3d9e;padding-bottom:6pt"><div><b style="font-size:1.2em">${sheet.employer()}</b><br>RFC: ${ledger.say('employerRFC', facts.employerNumber)}<br>Registro patronal: Y6428137104<br>Régimen fiscal: 601 - General de Ley Personas Morales</div><div class="right"><b style="font-size:1.4em">Recibo de nómina</b><br>Lugar de expedición: 06760<br>Tipo de nómina: O - Ordinaria</div></div>
<div class="split" style="margin:8pt 0"><div style="width:50%"><b>${sheet.employee()}</b>${pairs([
    ['RFC', ledger.say('employeeRFC', rfc)],
    ['CURP', ledger.say('employeeCURP', curp)],
    ['NSS', ledger.say('employeeNSS', nss)],
    ['Número de empleado', facts.employeeNumber],
    ['Puesto', facts.job],
  ])}</div><div style="width:46%">${pairs([
    ['Periodo de pago', `${sheet.start()} - ${sheet.end()}`],
    ['Fecha de pago', sheet.payDate()],
    ['Días pagados', '15.000'],
    ['Periodicidad', '04 - Quincenal'],
    ['Salario diario', `$${sheet.digits(daily)}`],
    ['SDI', `$${sheet.digits(Math.round(daily * 1.0493))}`],
  ])}</div></div>
<h2>Percepciones</h2>${table(['Clave', 'Concepto', 'Gravado', 'Exento', 'Total'], earned, [2, 3, 4], 'rows ruled')}
<h2>Deducciones</h2>${table(['Clave', 'Concepto', 'Total'], taken, [2], 'rows ruled')}
<div class="split"><div></div><div style="width:42%">${totals}</div></div>
<div class="small" style="margin-top:10pt">Folio fiscal: ${folio}<br>Método de pago: PUE &nbsp; Moneda: MXN &nbsp; Uso del CFDI: CN01 Nómina<br>Sello digital del CFDI: Kx8RtZq2vPn6mW0cYsLd4+uGfJb9hTe3oAiX7EyQrMNVkHwSzCU5BgDlFOpajI/1Tq==</div>`;
};

/** An amount with the peso sign; keys and names as they are. */
function dollars(cell: string): string {
  return /^[\d,]+\.\d\d$/.test(cell) ? `$${cell}` : cell;
}

/** Keys of the health services' own catalogue. */
const HEALTH_KEYS: Readonly<Record<string, string>> = {
  'SUELDO BASE': '07',
  'ASIGNACION BRUTA': '42',
  'AYUDA PARA GASTOS DE ACTUALIZACION': '55',
  'IMPUESTO SOBRE LA RENTA': '01',
  'SERVICIO MEDICO ISSSTE': '02',
  'FONDO DE PENSIONES ISSSTE': '04',
  'CUOTA SINDICAL S.N.T.S.A.': '58',
  'PRESTAMO PERSONAL ISSSTE': '03',
  'SEGURO DE VIDA': '51',
  'SEGURO COLECTIVO': '77',
};

/** Of a state's health services, which pay twice a month. */
export const HEALTH_SERVICES = employerWords(
  'EL TRABAJADOR CUENTA CON 10 DIAS HABILES PARA CUALQUIER ACLARACION EN EL DEPARTAMENTO DE RECURSOS HUMANOS DE SU JURISDICCION.',
  {
    earningNames: ['SUELDO BASE', 'ASIGNACION BRUTA', 'AYUDA PARA GASTOS DE ACTUALIZACION'],
    taxNames: ['IMPUESTO SOBRE LA RENTA', 'SERVICIO MEDICO ISSSTE'],
    deductionNames: [
      'FONDO DE PENSIONES ISSSTE',
      'CUOTA SINDICAL S.N.T.S.A.',
      'PRESTAMO PERSONAL ISSSTE',
      'SEGURO DE VIDA',
      'SEGURO COLECTIVO',
    ],
  },
);

/** After the pay voucher of a state's health services: body and direction at the top, the worker's numbers and post in rows of cells, two lists with concept and key abreast, sums beneath each, the net at the right. */
export const healthServices = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc } = mexicanWorker(facts);
  const keyed = (group: 'earnings' | 'deductions'): string[][] =>
    sheet.lines(group).map((line) => [HEALTH_KEYS[line.description] ?? '', line.description, line.amount]);
  const fortnight = facts.end.month * 2 - (facts.end.day > 15 ? 0 : 1);
  const worker = [sheet.employee(), ledger.say('employeeRFC', rfc), ledger.say('employeeCURP', curp)];
  const post = [
    'ENFERMERA GENERAL TITULADA A',
    'M02035',
    `416 2401 103 ${facts.employeeNumber.padStart(6, '0')}`,
    'MNSSA001724 CENTRO DE SALUD',
  ];
  const pay = [
    `${String(fortnight).padStart(2, '0')}/${facts.end.year}`,
    `${sheet.start()} AL ${sheet.end()}`,
    sheet.payDate(),
    `00${facts.employeeNumber}`,
  ];
  const list = (title: string, group: 'earnings' | 'deductions', total: readonly [string, string]): string =>
    `<div style="width:49%">${table(['CPTO.', title, 'IMPORTE'], [...keyed(group), ['', ...total.map((cell) => `<b>${cell}</b>`)]], [2], 'rows')}</div>`;
  return `<div class="center"><b style="font-size:1.15em">${sheet.employer()}</b><br>DIRECCION ADMINISTRATIVA - DEPARTAMENTO DE RECURSOS HUMANOS<br><b>COMPROBANTE DE PERCEPCIONES Y DEDUCCIONES</b></div>
${table(['NOMBRE', 'R.F.C.', 'C.U.R.P.'], [worker], [], 'rows grid')}${table(['PUESTO', 'CODIGO', 'CLAVE PRESUPUESTAL', 'C.L.U.E.S.'], [post], [], 'rows grid')}${table(['QUINCENA', 'PERIODO', 'FECHA DE PAGO', 'No. COMPROBANTE'], [pay], [], 'rows grid')}
<div class="split boxed" style="gap:10pt">${list('PERCEPCIONES', 'earnings', ['TOTAL PERCEPCIONES', sheet.gross()[0]])}${list('DEDUCCIONES', 'deductions', ['TOTAL DEDUCCIONES', sheet.deductions()[0]])}</div>
<div class="right" style="margin-top:6pt;font-size:1.15em"><b>LIQUIDO A COBRAR: &nbsp; ${sheet.net()[0]}</b></div>
<div style="margin-top:26pt" class="center">____________________________<br>FIRMA DEL TRABAJADOR</div>`;
};
