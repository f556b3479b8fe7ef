import { table } from '../../printing/markup.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Of a program for small companies, which prints the fiscal receipt. */
export const FISCAL_RECEIPT = employerWords(
  'Este documento es una representación impresa de un CFDI. Recibí de conformidad el importe neto de este recibo, por los servicios prestados hasta la fecha. ______________________ Firma del empleado',
  {
    earningNames: ['Sueldo', 'Horas extras', 'Premio de puntualidad'],
    taxNames: ['I.S.R.', 'I.M.S.S.'],
    deductionNames: ['Infonavit', 'Préstamo', 'Caja de ahorro', 'Pensión alimenticia'],
  },
);

/** After Microsip's: issuer with tax data at the left, folio at the right, the worker's data in a frame, perceptions beside deductions with their sums, the net, the seal last. */
export const fiscalReceipt = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const daily = Math.round((facts.earnings[0]?.cents ?? 0) / 15);
  const earned = sheet
    .lines('earnings')
    .map((line, index) => [line.description, index === 0 ? '15.00' : '', line.amount]);
  const taken = sheet.lines('deductions').map((line) => [line.description, line.amount]);
  const cell = (label: string, value: string): string => `<div><b>${label}</b> ${value}</div>`;
  const folio = `${facts.employeeNumber.padStart(8, 'B')}-41D7-4E0C-9A25-${facts.employeeNumber.padStart(12, 'F')}`;
  const earnedTable = table(
    ['Concepto', 'Unidades', 'Importe'],
    [...earned, ['<b>Total percepciones</b>', '', sheet.gross()[0]]],
    [1, 2],
    'rows',
  );
  const takenTable = table(
    ['Concepto', 'Importe'],
    [...taken, ['<b>Total deducciones</b>', sheet.deductions()[0]]],
    [1],
    'rows',
  );
  return `<div class="split"><div><b style="font-size:1.2em">${sheet.employer()}</b><br>RFC: ${ledger.say('employerRFC', facts.employerNumber)}<br>${sheet.employerAddress()}<br>Régimen fiscal: 601 General de Ley Personas Morales<br>Registro patronal: D3810442105</div><div class="right boxed"><b>RECIBO DE NÓMINA</b><br>Folio: N ${facts.employeeNumber}<br>Fecha de pago: ${sheet.payDate()}<br>Lugar de expedición: 64620</div></div>
<div class="split boxed" style="margin:8pt 0"><div>${cell('Empleado:', `${facts.employeeNumber} ${sheet.employee()}`)}${cell('RFC:', ledger.say('employeeRFC', rfc))}${cell('CURP:', ledger.say('employeeCURP', curp))}${cell('NSS:', ledger.say('employeeNSS', nss))}</div><div>${cell('Puesto:', facts.job)}${cell('Departamento:', 'Administración')}${cell('Período:', `del ${sheet.start()} al ${sheet.end()}`)}${cell('Salario diario:', sheet.digits(daily))}${cell('Salario diario integrado:', sheet.digits(Math.round(daily * 1.0493)))}</div></div>
<div class="split" style="gap:10pt"><div style="width:52%"><div class="band" style="padding:2pt 5pt"><b>Percepciones</b></div>${earnedTable}</div><div style="width:46%"><div class="band" style="padding:2pt 5pt"><b>Deducciones</b></div>${takenTable}</div></div>
<div class="right" style="font-size:1.2em"><b>Neto a recibir: &nbsp; $${sheet.net()[0]}</b></div>
<div class="small" style="margin-top:8pt">Folio fiscal: ${folio} &nbsp; Método de pago: PUE Pago en una sola exhibición &nbsp; Forma de pago: 99 Por definir<br>Sello digital del CFDI: hT4vQm0Zr8sYw2Kc+Lx7pNf1DgUe9aJb5oRi3EtXqMVyHkPzSWCu6BnGlOdAjFI/4Tv0rw==</div>`;
};

/** Keys of the federal catalogue before the names. */
const FEDERAL_KEYS: Readonly<Record<string, string>> = {
  'SUELDO BASE': '07',
  'COMPENSACION GARANTIZADA': '06',
  'PREVISION SOCIAL MULTIPLE': '44',
  'IMPUESTO SOBRE LA RENTA': '01',
  'SEGURO DE SALUD TRABAJADOR EN ACTIVO': '04',
  'SEGURO DE RETIRO, CESANTIA EN EDAD AVANZADA Y VEJEZ': '02',
  'SEGURO COLECTIVO DE RETIRO': '77',
  'FONDO DE AHORRO CAPITALIZABLE': '21',
  'PRESTAMO A CORTO PLAZO ISSSTE': '03',
  'AMORTIZACION FOVISSSTE': '64',
};

/** Of a ministry of the federation, which pays twice a month. */
export const FEDERAL_VOUCHER = employerWords(
  'Comprobante de liquidación de pago. El depósito en la cuenta bancaria del servidor público hace las veces de firma de recibido.',
  {
    earningNames: ['SUELDO BASE', 'COMPENSACION GARANTIZADA', 'PREVISION SOCIAL MULTIPLE'],
    taxNames: ['IMPUESTO SOBRE LA RENTA', 'SEGURO DE SALUD TRABAJADOR EN ACTIVO'],
    deductionNames: [
      'SEGURO DE RETIRO, CESANTIA EN EDAD AVANZADA Y VEJEZ',
      'SEGURO COLECTIVO DE RETIRO',
      'FONDO DE AHORRO CAPITALIZABLE',
      'PRESTAMO A CORTO PLAZO ISSSTE',
      'AMORTIZACION FOVISSSTE',
    ],
  },
);

/** After a federal ministry's: names and keys of the worker and of the post in rows of cells, perceptions and deductions abreast in one grid, three sums at the foot. */
export const federalVoucher = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc } = mexicanWorker(facts);
  const keyed = (group: 'earnings' | 'deductions'): string[][] =>
    sheet.lines(group).map((line) => [FEDERAL_KEYS[line.description] ?? '', line.description, line.amount]);
  const [earned, taken] = [keyed('earnings'), keyed('deductions')];
  const empty = ['', '', ''];
  const rows = Array.from({ length: Math.max(earned.length, taken.length) }, (_, line) => [
    ...(earned[line] ?? empty),
    ...(taken[line] ?? empty),
  ]);
  const head = ['CVE.', 'PERCEPCIONES', 'IMPORTE', 'CVE.', 'DEDUCCIONES', 'IMPORTE'];
  const worker = [
    sheet.employee(),
    ledger.say('employeeRFC', rfc),
    ledger.say('employeeCURP', curp),
    facts.employeeNumber,
  ];
  const post = ['411 DIRECCION GENERAL DE RECURSOS', 'P13', facts.job.toUpperCase(), '09 CIUDAD DE MEXICO'];
  const period = [`${sheet.start()} AL ${sheet.end()}`, sheet.payDate(), `0004${facts.employeeNumber}`];
  return `<div class="center"><b style="font-size:1.15em">${sheet.employer()}</b><br>OFICIALÍA MAYOR<br><b>COMPROBANTE DE LIQUIDACIÓN DE PAGO</b></div>
${table(['NOMBRE DEL TRABAJADOR', 'R.F.C.', 'C.U.R.P.', 'NÚM. DE EMPLEADO'], [worker], [], 'rows grid')}
${table(['UNIDAD ADMINISTRATIVA', 'NIVEL', 'PUESTO', 'ENTIDAD'], [post], [], 'rows grid')}
${table(['PERIODO DE PAGO', 'FECHA DE PAGO', 'NÚM. DE COMPROBANTE'], [period], [], 'rows grid')}
${table(head, rows, [2, 5], 'rows grid')}
${table(['TOTAL PERCEPCIONES', 'TOTAL DEDUCCIONES', 'NETO A PAGAR'], [[sheet.gross()[0], sheet.deductions()[0], `<b>${sheet.net()[0]}</b>`]], [0, 1, 2], 'rows grid')}`;
};
