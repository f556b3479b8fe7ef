import { pairs, table } from '../../printing/markup.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';
import { netInWords } from './pesos-in-words.js';

/** A municipality's own keys. */
const MUNICIPAL_KEYS: Readonly<Record<string, string>> = {
  'SUELDO BASE': '01',
  'TIEMPO EXTRAORDINARIO': '07',
  'PREVISION SOCIAL MULTIPLE': '12',
  'I.S.P.T.': '51',
  'FONDO DE PENSIONES': '53',
  'SERVICIO MEDICO': '55',
  'CUOTA SINDICAL S.U.T.S.M.': '60',
  'PRESTAMO CORTO PLAZO': '64',
  'SEGURO DE VIDA': '68',
  'CAJA DE AHORRO': '71',
};

/** Of a municipality that pays its workers twice a month. */
export const MUNICIPALITY = employerWords('ORIGINAL - TRABAJADOR', {
  earningNames: ['SUELDO BASE', 'TIEMPO EXTRAORDINARIO', 'PREVISION SOCIAL MULTIPLE'],
  taxNames: ['I.S.P.T.', 'FONDO DE PENSIONES'],
  deductionNames: [
    'SERVICIO MEDICO',
    'CUOTA SINDICAL S.U.T.S.M.',
    'PRESTAMO CORTO PLAZO',
    'SEGURO DE VIDA',
    'CAJA DE AHORRO',
  ],
});

/** After a municipality's pay receipt: municipality, treasury and title in the middle, the worker's data as labels before values in two columns, perceptions and deductions in the rows of one table with the sums in its last, the net with its words, the worker's signature. */
export const municipality = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const keyed = (group: 'earnings' | 'deductions'): string[][] =>
    sheet.lines(group).map((line) => [MUNICIPAL_KEYS[line.description] ?? '', line.description, line.amount]);
  const [earned, taken] = [keyed('earnings'), keyed('deductions')];
  const rows = taken.map((cells, index) => [...(earned[index] ?? ['', '', '']), ...cells]);
  const rest = earned.slice(taken.length).map((cells) => [...cells, '', '', '']);
  const sums = [
    '',
    'TOTAL PERCEPCIONES',
    sheet.gross()[0],
    '',
    'TOTAL DEDUCCIONES',
    sheet.deductions()[0],
  ].map((cell) => `<b>${cell}</b>`);
  const { start, end } = facts;
  const fortnight = end.month * 2 - (start.day === 1 ? 1 : 0);
  return `<div class="center"><b style="font-size:1.25em">${sheet.employer()}</b><br>TESORERIA MUNICIPAL<br>R.F.C. ${ledger.say('employerRFC', facts.employerNumber)}<br><b>RECIBO DE NOMINA</b></div>
<div class="split" style="margin:10pt 0 6pt"><div style="width:50%">${pairs(
    [
      ['NO. EMPLEADO:', facts.employeeNumber],
      ['NOMBRE:', sheet.employee()],
      ['R.F.C.:', ledger.say('employeeRFC', rfc)],
      ['C.U.R.P.:', ledger.say('employeeCURP', curp)],
      ['AFILIACION:', ledger.say('employeeNSS', nss)],
    ],
    'pairs ragged',
  )}</div><div style="width:46%">${pairs(
    [
      [
        'QUINCENA:',
        `${String(fortnight).padStart(2, '0')}/${end.year} &nbsp; DEL ${sheet.start()} AL ${sheet.end()}`,
      ],
      ['FECHA DE PAGO:', sheet.payDate()],
      ['DEPENDENCIA:', 'DIRECCION DE SERVICIOS PUBLICOS'],
      ['PUESTO:', facts.job.toUpperCase()],
      ['CATEGORIA:', 'SINDICALIZADO &nbsp; DIAS: 15'],
    ],
    'pairs ragged',
  )}</div></div>
${table(['CVE', 'PERCEPCIONES', 'IMPORTE', 'CVE', 'DEDUCCIONES', 'IMPORTE'], [...rows, ...rest, sums], [2, 5], 'rows grid')}
<div class="split"><div>(${netInWords(sheet)})</div><div><b>NETO A PAGAR: &nbsp; $${sheet.net()[0]}</b></div></div>
<div style="margin-top:8pt">RECIBI DEL MUNICIPIO LA CANTIDAD NETA ARRIBA INDICADA POR CONCEPTO DE MI SUELDO Y DEMAS PRESTACIONES CORRESPONDIENTES AL PERIODO QUE SE SEÑALA.</div>
<div class="center" style="margin-top:34pt">________________________________________<br>FIRMA DEL TRABAJADOR</div>`;
};
