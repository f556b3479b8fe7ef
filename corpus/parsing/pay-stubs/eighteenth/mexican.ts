import { table } from '../../printing/markup.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Keys of the tax authority's catalogue of perceptions and deductions (SAT, c_TipoPercepcion, c_TipoDeduccion), then the program's own. */
const FISCAL_KEYS: Readonly<Record<string, readonly [fiscal: string, own: string]>> = {
  Sueldo: ['001', 'P001'],
  'Horas extra dobles': ['019', 'P010'],
  'Vales de despensa': ['029', 'P029'],
  ISR: ['002', 'D002'],
  IMSS: ['001', 'D001'],
  'Descuento Infonavit': ['010', 'D010'],
  'Préstamo Fonacot': ['011', 'D011'],
  'Caja de ahorro': ['004', 'D020'],
};

/** Of a platform for personnel that prints the fiscal receipt. */
export const PERSONNEL_PLATFORM = employerWords(
  'Este documento es una representación impresa de un CFDI. Se puso a mi disposición el archivo XML correspondiente y recibí la cantidad neta a que este comprobante se refiere.',
  {
    earningNames: ['Sueldo', 'Horas extra dobles', 'Vales de despensa'],
    taxNames: ['ISR', 'IMSS'],
    deductionNames: ['Descuento Infonavit', 'Préstamo Fonacot', 'Caja de ahorro'],
  },
);

/** A row of labels over values, as one frame of a receipt has it. */
export const frame = (items: readonly (readonly [label: string, value: string])[]): string =>
  table(
    items.map(([label]) => label),
    [items.map(([, value]) => value)],
    [],
    'rows grid',
  );

/** After Worky's: employer with its fiscal data at the left, title with fiscal folio at the right, worker's data as labels over values in three frames, perceptions beside deductions, sums in one row, seals last. */
export const personnelPlatform = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const daily = Math.round((facts.earnings[0]?.cents ?? 0) / 15);
  const keyed = (group: 'earnings' | 'deductions'): string[][] =>
    sheet
      .lines(group)
      .map((line) => [...(FISCAL_KEYS[line.description] ?? ['', '']), line.description, `$${line.amount}`]);
  const list = (title: string, group: 'earnings' | 'deductions'): string =>
    `<div style="width:49%"><div class="band" style="padding:2pt 6pt"><b>${title}</b></div>${table(['SAT', 'Clave', 'Concepto', 'Importe'], keyed(group), [3], 'rows ruled')}</div>`;
  const folio = `${facts.employeeNumber.padStart(8, '4F')}-91B2-4C07-A5D8-${facts.employeeNumber.padStart(12, '0B')}`;
  const sums = [`$${sheet.gross()[0]}`, `$${sheet.deductions()[0]}`, `<b>$${sheet.net()[0]}</b>`];
  return `<div class="split"><div><b style="font-size:1.2em">${sheet.employer()}</b><br>RFC: ${ledger.say('employerRFC', facts.employerNumber)}<br>Registro patronal: F1234086105<br>601 General de Ley Personas Morales</div><div class="right"><b style="font-size:1.3em">Recibo de nómina</b><br><span class="small">Folio fiscal (UUID)<br>${folio}</span><br>Lugar de expedición: 91000</div></div>
<div style="margin-top:8pt"><b>Datos del colaborador</b></div>
${frame([
  ['Nombre', sheet.employee()],
  ['No. de colaborador', facts.employeeNumber],
  ['Puesto', facts.job],
])}${frame([
  ['RFC', ledger.say('employeeRFC', rfc)],
  ['CURP', ledger.say('employeeCURP', curp)],
  ['NSS', ledger.say('employeeNSS', nss)],
  ['Salario diario', `$${sheet.digits(daily)}`],
  ['SBC', `$${sheet.digits(Math.round(daily * 1.0493))}`],
])}${frame([
  ['Inicio del periodo', sheet.start()],
  ['Fin del periodo', sheet.end()],
  ['Fecha de pago', sheet.payDate()],
  ['Días pagados', '15'],
  ['Periodicidad', 'Quincenal'],
])}
<div class="split" style="gap:10pt;margin-top:6pt">${list('Percepciones', 'earnings')}${list('Deducciones', 'deductions')}</div>
${table(['Total de percepciones', 'Total de deducciones', 'Neto a recibir'], [sums], [0, 1, 2], 'rows grid')}
<div class="small">Método de pago: PUE Pago en una sola exhibición &nbsp; Forma de pago: 99 Por definir &nbsp; Moneda: MXN<br>Sello digital del SAT: Qm4ZtYc8Rk1uXvB0sHjN6wEaPdL9gFiO3nTzKy7UeVbMq2WxS5CrDhGlJp+oAf/Iw==</div>`;
};

/** Keys of the company's own catalogue of concepts. */
const COMPANY_KEYS: Readonly<Record<string, string>> = {
  'SALARIO TABULADO': '001',
  'TIEMPO EXTRA DOBLE': '011',
  'AYUDA DE RENTA': '024',
  'IMPUESTO S/PRODUCTO DEL TRABAJO': '150',
  'CUOTA I.M.S.S. OBRERA': '152',
  'CUOTA SINDICAL': '160',
  'FONDO DE AHORRO': '171',
  'PRESTAMO HABITACIONAL': '183',
  'CONSUMO DE ENERGIA': '190',
};

/** Of the federal company that makes and sells electricity. */
export const POWER_COMPANY = employerWords(
  'RECIBI DE CONFORMIDAD LA CANTIDAD NETA QUE SE INDICA, SIN QUE SE ME ADEUDE A LA FECHA CANTIDAD ALGUNA POR OTRO CONCEPTO. FIRMA DEL TRABAJADOR ____________________',
  {
    earningNames: ['SALARIO TABULADO', 'TIEMPO EXTRA DOBLE', 'AYUDA DE RENTA'],
    taxNames: ['IMPUESTO S/PRODUCTO DEL TRABAJO', 'CUOTA I.M.S.S. OBRERA'],
    deductionNames: ['CUOTA SINDICAL', 'FONDO DE AHORRO', 'PRESTAMO HABITACIONAL', 'CONSUMO DE ENERGIA'],
  },
);

/** After the comprobante of the Comisión Federal de Electricidad: company and title in the middle, the worker's register, category and centre in rows of cells, all concepts in one table of perceptions before deductions, sums under their columns. */
export const powerCompany = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const key = (description: string): string => COMPANY_KEYS[description] ?? '';
  const concepts = [
    ...sheet.lines('earnings').map((line) => [key(line.description), line.description, line.amount, '']),
    ...sheet.lines('deductions').map((line) => [key(line.description), line.description, '', line.amount]),
    ['', '<b>TOTALES</b>', `<b>${sheet.gross()[0]}</b>`, `<b>${sheet.deductions()[0]}</b>`],
  ];
  return `<div class="center"><b style="font-size:1.2em;color:#00704a">${sheet.employer()}</b><br>RFC ${ledger.say('employerRFC', facts.employerNumber)}<br><b>COMPROBANTE DE PAGO DE SALARIOS Y PRESTACIONES</b></div>
${frame([
  ['R.P.E.', `9${facts.employeeNumber.slice(0, 4)}`],
  ['NOMBRE DEL TRABAJADOR', sheet.employee()],
  ['CATEGORIA', 'OFICIAL LINIERO II'],
])}${frame([
  ['R.F.C.', ledger.say('employeeRFC', rfc)],
  ['C.U.R.P.', ledger.say('employeeCURP', curp)],
  ['No. SEGURIDAD SOCIAL', ledger.say('employeeNSS', nss)],
])}${frame([
  ['CENTRO DE TRABAJO', 'DV04 ZONA DISTRIBUCION XALAPA'],
  ['PERIODO DE PAGO', `${sheet.start()} AL ${sheet.end()}`],
  ['FECHA DE PAGO', sheet.payDate()],
  ['TIPO DE CONTRATO', 'BASE'],
])}
${table(['CVE.', 'CONCEPTO', 'PERCEPCIONES', 'DEDUCCIONES'], concepts, [2, 3], 'rows ruled')}
<div class="right" style="font-size:1.15em"><b>NETO A PAGAR $ ${sheet.net()[0]}</b></div>
<div>DEPOSITO EN CUENTA: BANCO 072 &nbsp; CTA. ******${facts.employeeNumber.slice(-4)}</div>`;
};
