import { table } from '../../printing/markup.js';
import { frame } from '../eighteenth/mexican.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Keys of the government's own catalogue of concepts. */
const CONCEPT_KEYS: Readonly<Record<string, string>> = {
  'SALARIO BASE (IMPORTE)': '1003',
  'TIEMPO EXTRAORDINARIO': '1303',
  'AYUDA DE DESPENSA': '1123',
  'IMPUESTO SOBRE LA RENTA': '5001',
  'FONDO DE PENSIONES ISSSTE': '5073',
  'SEGURO DE SALUD ISSSTE': '5083',
  'CUOTA SINDICAL': '5163',
  'FONDO DE AHORRO FONAC': '5213',
  'PRESTAMO PERSONAL ISSSTE': '5323',
};

/** Of the government of the country's capital. */
export const CAPITAL_GOVERNMENT = employerWords(
  'EL DEPOSITO EN LA CUENTA BANCARIA DEL TRABAJADOR HACE LAS VECES DE RECIBO. ESTE COMPROBANTE SE PUEDE CONSULTAR EN LA PLATAFORMA DE CAPITAL HUMANO.',
  {
    earningNames: ['SALARIO BASE (IMPORTE)', 'TIEMPO EXTRAORDINARIO', 'AYUDA DE DESPENSA'],
    taxNames: ['IMPUESTO SOBRE LA RENTA', 'FONDO DE PENSIONES ISSSTE'],
    deductionNames: [
      'SEGURO DE SALUD ISSSTE',
      'CUOTA SINDICAL',
      'FONDO DE AHORRO FONAC',
      'PRESTAMO PERSONAL ISSSTE',
    ],
  },
);

/** After the pay receipt of the government of Mexico City: government, finance ministry and title at the left of the period, the worker's numbers, post and unit in three frames, keyed lists abreast, sums beneath each, the net in a frame of its own, the fiscal folio last. */
export const capitalGovernment = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc } = mexicanWorker(facts);
  const list = (title: string, group: 'earnings' | 'deductions', total: string): string => {
    const rows = sheet
      .lines(group)
      .map((line) => [CONCEPT_KEYS[line.description] ?? '', line.description, line.amount]);
    const sum = ['', `<b>TOTAL DE ${title}</b>`, `<b>${total}</b>`];
    return `<div style="width:49.5%"><div class="center"><b>${title}</b></div>${table(['CLAVE', 'CONCEPTO', 'IMPORTE'], [...rows, sum], [2], 'rows grid')}</div>`;
  };
  const folio = `${facts.employeeNumber.padStart(8, '3B')}-60E7-4F1D-A824-${facts.employeeNumber.padStart(12, '9C')}`;
  return `<div class="split"><div><b style="font-size:1.2em">${sheet.employer()}</b><br>SECRETARIA DE ADMINISTRACION Y FINANZAS<br>R.F.C. ${ledger.say('employerRFC', facts.employerNumber)}</div><div class="right"><b>RECIBO COMPROBANTE DE LIQUIDACION DE PAGO</b><br>PERIODO DE PAGO: DEL ${sheet.start()} AL ${sheet.end()}<br>FECHA DE PAGO: ${sheet.payDate()}</div></div>
<div style="margin-top:8pt">${frame([
    ['NO. DE EMPLEADO', facts.employeeNumber],
    ['NOMBRE', sheet.employee()],
    ['R.F.C.', ledger.say('employeeRFC', rfc)],
    ['C.U.R.P.', ledger.say('employeeCURP', curp)],
  ])}${frame([
    ['CODIGO DE PUESTO', 'A01032'],
    ['DENOMINACION DEL PUESTO', 'ADMINISTRATIVO ESPECIALIZADO'],
    ['NIVEL SALARIAL', '109'],
    ['NO. DE PLAZA', `10${facts.employeeNumber}`],
    ['SECCION SINDICAL', '12'],
  ])}${frame([
    ['UNIDAD ADMINISTRATIVA', '09C001 SECRETARIA DE OBRAS Y SERVICIOS'],
    ['TIPO DE NOMINA', '1 BASE'],
    ['ZONA PAGADORA', '104521'],
    ['DIAS TRABAJADOS', '15'],
  ])}</div>
<div class="split" style="gap:6pt">${list('PERCEPCIONES', 'earnings', sheet.gross()[0])}${list('DEDUCCIONES', 'deductions', sheet.deductions()[0])}</div>
<div class="split"><div>DEPOSITO EN CUENTA: ************${facts.employeeNumber.slice(-4)}</div><div class="boxed"><b>LIQUIDO A COBRAR &nbsp; $ ${sheet.net()[0]}</b></div></div>
<div class="small" style="margin-top:8pt">FOLIO FISCAL: ${folio} &nbsp; SERIE DEL CERTIFICADO DEL SAT: 00001000000505211329</div>`;
};
