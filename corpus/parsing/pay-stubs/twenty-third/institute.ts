import { withoutAccents } from '../../id-cards/without-accents.js';
import { inBold, table } from '../../printing/markup.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { LineGroup, PaySheet } from '../pay-sheet.js';

/** Numbers of the federal administration's concepts of pay. */
const FEDERAL_CONCEPTS: Readonly<Record<string, string>> = {
  'SUELDOS COMPACTADOS': '07',
  'TIEMPO EXTRAORDINARIO': '19',
  'AYUDA DE DESPENSA': '38',
  'IMPUESTO SOBRE LA RENTA': '01',
  'SEGURO DE CESANTIA Y VEJEZ': '02',
  'SEGURO DE SALUD': '04',
  'PRESTAMO CORTO PLAZO': '03',
  'CUOTA SINDICAL': '58',
  'CREDITO HIPOTECARIO': '64',
  'SEGURO COLECTIVO DE RETIRO': '21',
  FONAC: '77',
};

/** Of an institute for the social security of the state's workers, to its own. */
export const STATE_INSTITUTE = employerWords(
  'SUBDIRECCION DE PERSONAL. CUALQUIER ACLARACION DEBERA SOLICITARSE EN EL AREA DE RECURSOS HUMANOS DE SU ADSCRIPCION.',
  {
    earningNames: ['SUELDOS COMPACTADOS', 'TIEMPO EXTRAORDINARIO', 'AYUDA DE DESPENSA'],
    taxNames: ['IMPUESTO SOBRE LA RENTA', 'SEGURO DE CESANTIA Y VEJEZ'],
    deductionNames: [
      'SEGURO DE SALUD',
      'PRESTAMO CORTO PLAZO',
      'CUOTA SINDICAL',
      'CREDITO HIPOTECARIO',
      'SEGURO COLECTIVO DE RETIRO',
      'FONAC',
    ],
  },
);

/** Both surnames before the given names and no accents, as federal bodies write their workers. */
const surnamesFirst = (name: string): string => {
  const words = withoutAccents(name).split(' ');
  return [...words.slice(-2), ...words.slice(0, -2)].join(' ');
};

/** A row of framed cells, small labels over values in the middle. */
const cells = (items: readonly (readonly [label: string, value: string])[]): string =>
  `<table class="rows grid center" style="margin:0"><tbody><tr>${items.map(([label, value]) => `<td class="center"><span style="font-size:0.78em">${label}</span><br>${value}</td>`).join('')}</tr></tbody></table>`;

/**
 * After the comprobante de percepciones y descuentos of ISSSTE to its own workers: institute, direction and title in the middle, the worker's cells in three rows with the
 * surnames first, perceptions beside discounts in two framed lists of equal height, both sums and the net in one row.
 */
export const stateInstitute = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc } = mexicanWorker(facts);
  const { start, end } = facts;
  const fortnight = String(end.month * 2 - (start.day === 1 ? 1 : 0)).padStart(2, '0');
  const list = (title: string, group: LineGroup): string => {
    const rows = sheet
      .lines(group)
      .map((line) => [FEDERAL_CONCEPTS[line.description] ?? '', line.description, line.amount]);
    return `<div style="width:50%;min-height:150pt;border:0.5pt solid #666"><div class="center" style="background:#e8e8e8"><b>${title}</b></div>${table(['CPTO.', 'DESCRIPCION', 'IMPORTE'], rows, [2], 'rows')}</div>`;
  };
  return `<div class="center"><b style="font-size:1.15em">${sheet.employer()}</b><br>DIRECCION DE ADMINISTRACION<br>R.F.C. ${ledger.say('employerRFC', facts.employerNumber)}<br><b>COMPROBANTE DE PERCEPCIONES Y DESCUENTOS</b></div>
<div style="margin-top:8pt">${cells([
    ['NOMBRE', `<b>${ledger.say('employeeName', surnamesFirst(facts.employee))}</b>`],
    ['R.F.C.', ledger.say('employeeRFC', rfc)],
    ['C.U.R.P.', ledger.say('employeeCURP', curp)],
    ['NUM. EMPLEADO', facts.employeeNumber],
  ])}${cells([
    ['CLAVE PRESUPUESTAL', '046 1103 CF40004 02417'],
    ['NIVEL', '27ZA'],
    ['PUESTO', 'APOYO ADMINISTRATIVO EN SALUD A4'],
    ['TIPO DE PLAZA', 'BASE'],
  ])}${cells([
    ['ADSCRIPCION', 'CLINICA DE MEDICINA FAMILIAR ORIENTE'],
    ['QUINCENA', `${fortnight}/${end.year}`],
    ['PERIODO DE PAGO', `${sheet.start()} AL ${sheet.end()}`],
    ['FECHA DE PAGO', sheet.payDate()],
    ['COMPROBANTE', `0${facts.employeeNumber.padStart(7, '81')}`],
  ])}</div>
<div style="display:flex;margin-top:6pt">${list('PERCEPCIONES', 'earnings')}${list('DESCUENTOS', 'deductions')}</div>
${table(
  ['TOTAL PERCEPCIONES', 'TOTAL DESCUENTOS', 'LIQUIDO'],
  [inBold([sheet.gross()[0], sheet.deductions()[0], sheet.net()[0]])],
  [0, 1, 2],
  'rows grid',
)}
<div>FORMA DE PAGO: DEPOSITO EN CUENTA ********${facts.employeeNumber.slice(-4)} &nbsp;&nbsp; ANTIGÜEDAD: 11 AÑOS 04 MESES</div>`;
};
