import { pairs, table } from '../../printing/markup.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Numbers of concepts as the program of an assembly plant gives them. */
const PLANT_CONCEPTS: Readonly<Record<string, string>> = {
  Sueldo: '1',
  'Horas Dobles': '4',
  'Premio de Asistencia': '12',
  ISR: '51',
  IMSS: '52',
  'Fondo de Ahorro': '57',
  'Préstamo Infonavit': '61',
  'Cuota Sindical': '70',
  Comedor: '74',
};

/** Of a program for plants that pay by the week. */
export const WEEKLY_PLANT = employerWords(
  'Este documento es una representación impresa de un CFDI. Recibí de conformidad la cantidad indicada, sin que a la fecha se me adeude cantidad alguna por otro concepto. Firma del empleado: ____________________',
  {
    earningNames: ['Sueldo', 'Horas Dobles', 'Premio de Asistencia'],
    taxNames: ['ISR', 'IMSS'],
    deductionNames: ['Fondo de Ahorro', 'Préstamo Infonavit', 'Cuota Sindical', 'Comedor'],
  },
);

/** After Tress's: employer with both numbers in the midst, worker at the left of period and wage, perceptions beside deductions in one frame, sums under each, the net in a band, fiscal folio and seal last. */
export const weeklyPlant = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const daily = Math.round((facts.earnings[0]?.cents ?? 0) / 7);
  const list = (group: 'earnings' | 'deductions'): string[][] =>
    sheet.lines(group).map((line) => [PLANT_CONCEPTS[line.description] ?? '', line.description, line.amount]);
  const week = Math.ceil((facts.end.month * 30.4 - 30 + facts.end.day) / 7);
  const folio = `${facts.employeeNumber.padStart(8, 'A')}-41F7-4C02-9B5E-${facts.employeeNumber.padStart(12, 'D')}`;
  const half = (title: string, group: 'earnings' | 'deductions', total: readonly [string, string]): string =>
    `<div style="width:49%">${table(['Núm.', title, 'Importe'], [...list(group), ['', ...total].map((cell) => `<b>${cell}</b>`)], [2], 'rows')}</div>`;
  return `<div class="center"><b style="font-size:1.2em">${sheet.employer()}</b><br>RFC: ${ledger.say('employerRFC', facts.employerNumber)} &nbsp; Reg. Patronal: A4519283107<br>${sheet.employerAddress(', ')}<br><b>RECIBO DE NÓMINA</b></div>
<div class="split" style="margin:8pt 0"><div style="width:52%">${pairs(
    [
      ['Empleado:', `${facts.employeeNumber} ${sheet.employee()}`],
      ['R.F.C.:', ledger.say('employeeRFC', rfc)],
      ['C.U.R.P.:', ledger.say('employeeCURP', curp)],
      ['I.M.S.S.:', ledger.say('employeeNSS', nss)],
      ['Puesto:', facts.job],
    ],
    'pairs ragged',
  )}</div><div style="width:46%">${pairs([
    ['Período:', `Semanal ${week}`],
    ['Del:', `${sheet.start()} al ${sheet.end()}`],
    ['Fecha de Pago:', sheet.payDate()],
    ['Días Trabajados:', '7.00'],
    ['Salario Diario:', sheet.digits(daily)],
    ['Salario Integrado:', sheet.digits(Math.round(daily * 1.0493))],
  ])}</div></div>
<div class="split boxed" style="gap:10pt">${half('Percepciones', 'earnings', ['Total Percepciones', sheet.gross()[0]])}${half('Deducciones', 'deductions', ['Total Deducciones', sheet.deductions()[0]])}</div>
<div class="band right" style="padding:3pt 8pt"><b>Neto a Pagar: $ ${sheet.net()[0]}</b></div>
<div class="small" style="margin-top:8pt">Folio Fiscal: ${folio} &nbsp; Lugar de expedición: 32300 &nbsp; Régimen: 02 Sueldos &nbsp; Uso CFDI: CN01<br>Sello Digital del CFDI: Vb3NqLp8TzR0wYcXh2KeGd6uMf9sJaQ1oIiZ7EyBrWkOHnSgCU5tDxPFjlmA4v8=</div>`;
};

/** Keys of a judiciary's own catalogue. */
const COURT_KEYS: Readonly<Record<string, string>> = {
  'SUELDO TABULAR': '001',
  'COMPENSACION GARANTIZADA': '014',
  DESPENSA: '022',
  'I.S.R.': '201',
  'SERVICIO MEDICO': '204',
  'FONDO DE PENSIONES': '206',
  'CUOTA SINDICAL': '211',
  'SEGURO DE VIDA': '218',
  'CAJA DE AHORRO': '230',
};

/** Of a state's judiciary, which pays twice a month. */
export const STATE_COURTS = employerWords(
  'PARA CUALQUIER ACLARACION DISPONE DE 15 DIAS HABILES ANTE LA DIRECCION DE RECURSOS HUMANOS DE LA OFICIALIA MAYOR.',
  {
    earningNames: ['SUELDO TABULAR', 'COMPENSACION GARANTIZADA', 'DESPENSA'],
    taxNames: ['I.S.R.', 'SERVICIO MEDICO'],
    deductionNames: ['FONDO DE PENSIONES', 'CUOTA SINDICAL', 'SEGURO DE VIDA', 'CAJA DE AHORRO'],
  },
);

/** After the pay voucher of a state's judiciary: body, council and title in the midst, the servant's data as labels before values in two columns, one list after the other with perceptions and deductions in columns of their own, sums under them, the net in the last row. */
export const stateCourts = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc } = mexicanWorker(facts);
  const rows = [
    ...sheet
      .lines('earnings')
      .map((line) => [COURT_KEYS[line.description] ?? '', line.description, line.amount, '']),
    ...sheet
      .lines('deductions')
      .map((line) => [COURT_KEYS[line.description] ?? '', line.description, '', line.amount]),
    ['', '<b>TOTALES</b>', `<b>${sheet.gross()[0]}</b>`, `<b>${sheet.deductions()[0]}</b>`],
    ['', '<b>NETO A PAGAR</b>', '', `<b>${sheet.net()[0]}</b>`],
  ];
  const left = pairs(
    [
      ['NOMBRE:', sheet.employee()],
      ['R.F.C.:', ledger.say('employeeRFC', rfc)],
      ['C.U.R.P.:', ledger.say('employeeCURP', curp)],
      ['CATEGORIA:', 'ACTUARIO JUDICIAL B'],
    ],
    'pairs ragged',
  );
  const right = pairs(
    [
      ['No. EMPLEADO:', facts.employeeNumber],
      ['ADSCRIPCION:', 'JUZGADO SEGUNDO FAMILIAR'],
      ['PERIODO DE PAGO:', `${sheet.start()} AL ${sheet.end()}`],
      ['FECHA DE PAGO:', sheet.payDate()],
    ],
    'pairs ragged',
  );
  return `<div class="center"><b style="font-size:1.2em">${sheet.employer()}</b><br>CONSEJO DE LA JUDICATURA<br>OFICIALIA MAYOR - DIRECCION DE RECURSOS HUMANOS<br><b>COMPROBANTE DE PAGO DE NOMINA</b></div>
<div class="split boxed" style="margin-top:8pt"><div style="width:52%">${left}</div><div style="width:46%">${right}</div></div>
${table(['CLAVE', 'CONCEPTO', 'PERCEPCIONES', 'DEDUCCIONES'], rows, [2, 3], 'rows grid')}
<div>FORMA DE PAGO: TRANSFERENCIA ELECTRONICA &nbsp; CUENTA: ******${facts.employeeNumber.slice(-4)}</div>`;
};
