import { withoutAccents } from '../../id-cards/without-accents.js';
import { table } from '../../printing/markup.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { LineGroup, PaySheet } from '../pay-sheet.js';
import { netInWords } from '../twenty-first/pesos-in-words.js';

/** The state's keys of concepts. */
const SECRETARIAT_KEYS: Readonly<Record<string, string>> = {
  'SUELDO BASE': '1001',
  'COMPENSACION POR RIESGO': '1034',
  'APOYO PARA DESPENSA': '1052',
  'IMPUESTO SOBRE LA RENTA': '2001',
  'CUOTA FONDO DE PENSIONES': '2010',
  'SERVICIO MEDICO': '2014',
  'SEGURO DE VIDA POLICIAL': '2031',
  'PRESTAMO A CORTO PLAZO': '2042',
  'CAJA DE AHORRO': '2055',
  'PENSION ALIMENTICIA': '2070',
  'FALTAS Y RETARDOS': '2081',
};

/** Of a state's secretariat that pays its police. */
export const SECURITY_SECRETARIAT = employerWords(
  'LA FIRMA DE ESTE COMPROBANTE ACREDITA QUE RECIBI EL IMPORTE NETO SEÑALADO, CORRESPONDIENTE AL PERIODO INDICADO, SIN QUE SE ME ADEUDE CANTIDAD ALGUNA.',
  {
    earningNames: ['SUELDO BASE', 'COMPENSACION POR RIESGO', 'APOYO PARA DESPENSA'],
    taxNames: ['IMPUESTO SOBRE LA RENTA', 'CUOTA FONDO DE PENSIONES'],
    deductionNames: [
      'SERVICIO MEDICO',
      'SEGURO DE VIDA POLICIAL',
      'PRESTAMO A CORTO PLAZO',
      'CAJA DE AHORRO',
      'PENSION ALIMENTICIA',
      'FALTAS Y RETARDOS',
    ],
  },
);

/** Both surnames before the given names and no accents, as the register has it. */
function nameFromRegister({ facts, ledger }: PaySheet): string {
  const words = withoutAccents(facts.employee).split(' ');
  return ledger.say('employeeName', [...words.slice(-2), ...words.slice(0, -2)].join(' '));
}

/** Perceptions at the left of deductions in the rows of one table, over their sums. */
function concepts(sheet: PaySheet): string {
  const keyed = (group: LineGroup): string[][] =>
    sheet
      .lines(group)
      .map((line) => [SECRETARIAT_KEYS[line.description] ?? '', line.description, line.amount]);
  const [earned, taken] = [keyed('earnings'), keyed('deductions')];
  const empty = ['', '', ''];
  const rows = Array.from({ length: Math.max(earned.length, taken.length, 9) }, (_, index) => [
    ...(earned[index] ?? empty),
    ...(taken[index] ?? ['&nbsp;', '', '']),
  ]);
  const sums = [
    '',
    '<b>TOTAL PERCEPCIONES</b>',
    `<b>${sheet.gross()[0]}</b>`,
    '',
    '<b>TOTAL DEDUCCIONES</b>',
    `<b>${sheet.deductions()[0]}</b>`,
  ];
  return `<style>.halves td { border-top: 0; border-bottom: 0; } .halves tr:last-child td { border-top: 0.5pt solid #666; border-bottom: 0.5pt solid #666; }</style>${table(['CLAVE', 'PERCEPCIONES', 'IMPORTE', 'CLAVE', 'DEDUCCIONES', 'IMPORTE'], [...rows, sums], [2, 5], 'rows grid halves')}`;
}

/** A row of framed cells, labels on a tint over values. */
const cells = (items: readonly (readonly [label: string, value: string])[]): string =>
  `<table class="rows grid" style="margin:0"><thead><tr>${items.map(([label]) => `<th style="background:#e6e6e6;font-size:0.8em">${label}</th>`).join('')}</tr></thead><tbody><tr>${items.map(([, value]) => `<td>${value}</td>`).join('')}</tr></tbody></table>`;

/**
 * After the comprobante de pago of a Mexican state's secretariat of public security: secretariat, office and title in the middle, the policeman's name with the surnames first, his
 * numbers, rank, badge and place in framed cells, perceptions beside deductions in the rows of one table over their sums, the net with its words, the line for the signature last.
 */
export const securitySecretariat = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc } = mexicanWorker(facts);
  const { start, end } = facts;
  const fortnight = String(end.month * 2 - (start.day === 1 ? 1 : 0)).padStart(2, '0');
  return `<div class="center"><b style="font-size:1.25em">${sheet.employer()}</b><br>OFICIALIA MAYOR - DEPARTAMENTO DE NOMINAS<br>R.F.C. ${ledger.say('employerRFC', facts.employerNumber)}<br>${sheet.employerAddress(', ')}<br><b style="font-size:1.15em">COMPROBANTE DE PAGO</b></div>
<div style="margin-top:8pt">${cells([
    ['NUM. DE EMPLEADO', facts.employeeNumber.padStart(6, '1')],
    ['NOMBRE', `<b>${nameFromRegister(sheet)}</b>`],
    ['R.F.C.', ledger.say('employeeRFC', rfc)],
    ['C.U.R.P.', ledger.say('employeeCURP', curp)],
  ])}${cells([
    ['GRADO', withoutAccents(facts.job).toUpperCase()],
    ['PLACA', `${facts.employeeNumber.slice(0, 4)}-P`],
    ['CORPORACION', 'POLICIA ESTATAL PREVENTIVA'],
    ['ADSCRIPCION', 'DELEGACION REGION IV SIERRA NORTE'],
    ['CATEGORIA', 'OPERATIVO'],
  ])}${cells([
    ['QUINCENA', `${fortnight}/${end.year}`],
    ['PERIODO DE PAGO', `DEL ${sheet.start()} AL ${sheet.end()}`],
    ['FECHA DE PAGO', sheet.payDate()],
    ['DIAS PAGADOS', '15'],
    ['FECHA DE INGRESO', '16/08/2014'],
    ['FOLIO', facts.employeeNumber.padStart(8, '03')],
  ])}</div>
<div style="margin-top:6pt">${concepts(sheet)}</div>
<div class="split boxed"><span>(${netInWords(sheet)})</span><b style="font-size:1.15em">NETO A PAGAR: $ ${sheet.net()[0]}</b></div>
<div style="margin-top:5pt">PAGO POR TRANSFERENCIA &nbsp; BANCO: 072 &nbsp; CUENTA: ******${facts.employeeNumber.slice(-4)}</div>
<div class="center" style="margin:44pt auto 10pt;width:200pt;border-top:0.6pt solid #333">FIRMA DEL INTERESADO</div>`;
};
