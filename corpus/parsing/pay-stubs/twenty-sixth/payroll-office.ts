import { daysAfter, formatDay } from '../../printing/dates.js';
import { inBold, pairs, table } from '../../printing/markup.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { LineGroup, PaySheet } from '../pay-sheet.js';
import { netInWords } from '../twenty-first/pesos-in-words.js';

/** The program's keys of concepts. */
const OFFICE_KEYS: Readonly<Record<string, string>> = {
  'SUELDO NORMAL': '1',
  'TIEMPO EXTRA DOBLE': '12',
  'PREMIO DE ASISTENCIA Y PUNTUALIDAD': '27',
  'I.S.R. RETENIDO': '201',
  'CUOTA OBRERA I.M.S.S.': '204',
  'CREDITO INFONAVIT': '215',
  'CREDITO FONACOT': '218',
  'CUOTA SINDICAL': '230',
  'FONDO DE AHORRO EMPLEADO': '241',
  'SEGURO DE GASTOS MEDICOS': '255',
  'SERVICIO DE COMEDOR': '262',
};

/** Of a personnel system in which large Mexican companies run their payroll. */
export const PAYROLL_OFFICE = employerWords(
  'Este documento es una representación impresa de un CFDI de nómina.',
  {
    earningNames: ['SUELDO NORMAL', 'TIEMPO EXTRA DOBLE', 'PREMIO DE ASISTENCIA Y PUNTUALIDAD'],
    taxNames: ['I.S.R. RETENIDO', 'CUOTA OBRERA I.M.S.S.'],
    deductionNames: [
      'CREDITO INFONAVIT',
      'CREDITO FONACOT',
      'CUOTA SINDICAL',
      'FONDO DE AHORRO EMPLEADO',
      'SEGURO DE GASTOS MEDICOS',
      'SERVICIO DE COMEDOR',
    ],
  },
);

/** One group of concepts with keys over its sum. */
function concepts(sheet: PaySheet, group: LineGroup, title: string, total: string): string {
  const rows = sheet
    .lines(group)
    .map((line) => [OFFICE_KEYS[line.description] ?? '', line.description, `$${line.amount}`]);
  const sum = inBold(['', `Total ${title.toLowerCase()}`, `$${total}`]);
  const list = table(['Clave', 'Concepto', 'Importe'], rows, [2], 'rows');
  return `<div style="width:50%;border:0.7pt solid #666"><div class="center" style="background:#e3e8ee"><b>${title.toUpperCase()}</b></div><div style="min-height:120pt">${list}</div>${table([], [sum], [2], 'rows')}</div>`;
}

/** A seal as the authority's scheme has it: letters and digits without a meaning, the same for the same receipt. */
const sealOf = (number: string, length: number): string =>
  Array.from({ length }, (_, index) =>
    'kQ7dZx+Rb2LmT9/vWyH4sNfJ0'.charAt((index * (Number(number) % 23 || 7) + index * index) % 25),
  ).join('');

/** Numbers and seals of the receipt, beside its code of squares, which holds no field of its own. */
function fiscalData({ facts }: PaySheet): string {
  const stamped = formatDay(daysAfter(facts.payDate, -1), 'YYYY-MM-DD', 'es');
  const folio = `5B7E${facts.employeeNumber.padStart(4, '0').slice(-4)}-91C4-4D0A-B63F-2E8A${facts.employeeNumber.padStart(8, 'D')}`;
  return `<div class="small" style="margin-top:12pt;word-break:break-all"><b>Folio fiscal:</b> ${folio} &nbsp; <b>Fecha y hora de certificación:</b> ${stamped}T18:22:41<br><b>No. de serie del certificado SAT:</b> 00001000000509846663 &nbsp; <b>No. de serie del certificado del emisor:</b> 00001000000513872204<br><b>Sello digital del CFDI:</b><br>${sealOf(facts.employeeNumber, 172)}==<br><b>Sello digital del SAT:</b><br>${sealOf(`${facts.employeeNumber}3`, 172)}==</div>`;
}

/**
 * After the receipt printed from Fortia: company with its numbers at the left of the title, worker's numbers in two columns of a frame, perceptions and deductions in frames beside each
 * other with their sums, the net with its words, the line for the signature, fiscal numbers and seals last.
 */
export const payrollOffice = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const [gross, deductions, net] = [sheet.gross()[0], sheet.deductions()[0], sheet.net()[0]];
  return `<div class="split" style="align-items:flex-start"><div><b style="font-size:1.3em">${sheet.employer()}</b><br>RFC: ${ledger.say('employerRFC', facts.employerNumber)} &nbsp; Registro patronal: D4518823106<br>${sheet.employerAddress()}<br>Régimen fiscal: 601 General de Ley Personas Morales</div><div class="right"><b style="font-size:1.4em">Recibo de Nómina</b><br>Recibo: ${facts.employeeNumber.padStart(7, '2')}<br>Fecha de pago: ${sheet.payDate()}</div></div>
<div class="split" style="border:0.7pt solid #666;margin:10pt 0;padding:2pt 4pt">${pairs(
    [
      ['<b>No. de empleado:</b>', facts.employeeNumber],
      ['<b>Nombre:</b>', sheet.employee()],
      ['<b>RFC:</b>', ledger.say('employeeRFC', rfc)],
      ['<b>CURP:</b>', ledger.say('employeeCURP', curp)],
      ['<b>No. Seguro Social:</b>', ledger.say('employeeNSS', nss)],
      ['<b>Puesto:</b>', facts.job.toUpperCase()],
    ],
    'pairs ragged',
  )}${pairs(
    [
      ['<b>Periodo:</b>', `${sheet.start()} - ${sheet.end()}`],
      ['<b>Tipo de nómina:</b>', 'QUINCENAL'],
      ['<b>Días pagados:</b>', '15.00'],
      ['<b>Departamento:</b>', '4100 OPERACIONES'],
      ['<b>Fecha de ingreso:</b>', '14/03/2016'],
      ['<b>Salario diario:</b>', `$${sheet.digits(Math.round((facts.earnings[0]?.cents ?? 0) / 15))}`],
    ],
    'pairs ragged',
  )}</div>
<div class="split" style="gap:6pt;align-items:stretch">${concepts(sheet, 'earnings', 'Percepciones', gross)}${concepts(sheet, 'deductions', 'Deducciones', deductions)}</div>
<div class="split" style="margin-top:8pt;border:0.7pt solid #666;padding:4pt"><span>${netInWords(sheet)}</span><b style="font-size:1.2em">Neto a pagar: $${net}</b></div>
<div style="margin-top:6pt">Forma de pago: Transferencia electrónica &nbsp; Banco: BANCO DEL NEVADO &nbsp; Cuenta: ******${facts.employeeNumber.slice(-4)}</div>
<div class="small" style="margin-top:12pt">Recibí de la empresa la cantidad señalada a mi entera satisfacción por concepto de mi salario y demás prestaciones del periodo, sin que a la fecha se me adeude cantidad alguna.</div>
<div class="center" style="margin:34pt auto 0;width:210pt;border-top:0.6pt solid #333">Firma del empleado</div>
${fiscalData(sheet)}`;
};
