import { table } from '../../printing/markup.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** The tax authority's key and the company's own before the names of kinds of pay. */
const CFDI_KEYS: Readonly<Record<string, readonly [kind: string, key: string]>> = {
  'Sueldos, Salarios Rayas y Jornales': ['001', 'P001'],
  'Horas extra': ['019', 'P019'],
  'Premios por puntualidad': ['010', 'P010'],
  ISR: ['002', 'D002'],
  'Seguridad social': ['001', 'D001'],
  'Préstamo INFONAVIT': ['010', 'D010'],
  'Aportación a caja de ahorro': ['004', 'D004'],
  'Pensión alimenticia': ['007', 'D007'],
};

/** Of an open program for whole companies, which prints the fiscal receipt. */
export const OPEN_PROGRAM = employerWords('Este documento es una representación impresa de un CFDI', {
  earningNames: ['Sueldos, Salarios Rayas y Jornales', 'Horas extra', 'Premios por puntualidad'],
  taxNames: ['ISR', 'Seguridad social'],
  deductionNames: ['Préstamo INFONAVIT', 'Aportación a caja de ahorro', 'Pensión alimenticia'],
});

/** After Odoo's: company at the left over a rule, the receipt's number as a title, worker's data in a grid of labels beside values, perceptions over deductions with the authority's keys, sums at the right, the stamp last. */
export const openProgram = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const daily = Math.round((facts.earnings[0]?.cents ?? 0) / 15);
  const keyed = (group: 'earnings' | 'deductions'): string[][] =>
    sheet
      .lines(group)
      .map((line) => [...(CFDI_KEYS[line.description] ?? []), line.description, `$ ${line.amount}`]);
  const head = ['Tipo', 'Clave', 'Concepto', 'Importe'];
  const label = (text: string): string => `<b>${text}</b>`;
  const worker = [
    [label('Empleado'), sheet.employee(), label('Puesto'), facts.job],
    [label('No. de empleado'), facts.employeeNumber, label('Departamento'), 'Operaciones'],
    [label('RFC'), ledger.say('employeeRFC', rfc), label('Periodo'), `${sheet.start()} - ${sheet.end()}`],
    [label('CURP'), ledger.say('employeeCURP', curp), label('Fecha de pago'), sheet.payDate()],
    [label('NSS'), ledger.say('employeeNSS', nss), label('Días pagados'), '15.00'],
    [
      label('Tipo de contrato'),
      '01 Contrato de trabajo por tiempo indeterminado',
      label('Salario diario'),
      `$ ${sheet.digits(daily)}`,
    ],
  ];
  const sums = [
    ['Total percepciones', `$ ${sheet.gross()[0]}`],
    ['Total deducciones', `$ ${sheet.deductions()[0]}`],
    ['<b>Neto a pagar</b>', `<b>$ ${sheet.net()[0]}</b>`],
  ];
  return `<div style="border-bottom:1pt solid #333;padding-bottom:6pt"><b>${sheet.employer()}</b><br>${sheet.employerAddress()}<br>RFC: ${ledger.say('employerRFC', facts.employerNumber)} &nbsp; Registro patronal: E2310867101</div>
<h1 style="margin-top:12pt;font-weight:normal">Recibo de nómina SLIP/0${facts.employeeNumber}</h1>
${table([], worker, [], 'rows ruled')}
<h2>Percepciones</h2>${table(head, keyed('earnings'), [3], 'rows ruled')}<h2>Deducciones</h2>${table(head, keyed('deductions'), [3], 'rows ruled')}
<div style="width:44%;margin-left:56%">${table([], sums, [1], 'rows ruled')}</div>
<div class="small" style="word-break:break-all"><b>Folio fiscal:</b> 4D1B77E0-52C9-4F8A-8E36-${facts.employeeNumber.padStart(12, 'C')} &nbsp; <b>Método de pago:</b> PUE &nbsp; <b>Lugar de expedición:</b> 50000<br><b>Sello digital del emisor:</b> aP3kVt9ZbQ1wNe7LxR0uYsHdG5mCfJi8oT2vKqE4rXzW6yBnMlOpUgSh+DjFcAIw==</div>`;
};

/** Keys of the company's catalogue before the names. */
const STATE_COMPANY_KEYS: Readonly<Record<string, string>> = {
  'SALARIO TABULADO': '001',
  'TIEMPO EXTRA DOBLE': '014',
  'AYUDA DE RENTA': '032',
  'IMPUESTO SOBRE LA RENTA': '301',
  'CUOTA SINDICAL ORDINARIA': '310',
  'FONDO DE AHORRO': '322',
  'PRESTAMO ADMINISTRATIVO': '341',
  'CREDITO HIPOTECARIO': '355',
};

/** Of a company of the state, which pays each fortnight of fourteen days. */
export const STATE_COMPANY = employerWords(
  'RECIBÍ DE CONFORMIDAD EL IMPORTE NETO DE ESTE COMPROBANTE. CUALQUIER ACLARACIÓN DEBERÁ PRESENTARSE EN LA VENTANILLA DE PERSONAL DE SU CENTRO DE TRABAJO.',
  {
    earningNames: ['SALARIO TABULADO', 'TIEMPO EXTRA DOBLE', 'AYUDA DE RENTA'],
    taxNames: ['IMPUESTO SOBRE LA RENTA', 'CUOTA SINDICAL ORDINARIA'],
    deductionNames: ['FONDO DE AHORRO', 'PRESTAMO ADMINISTRATIVO', 'CREDITO HIPOTECARIO'],
  },
);

/** After Petróleos Mexicanos': company and title in the middle, the worker's token, place and post in rows of cells, one table of keys with a column each for perceptions and deductions, three sums at the foot. */
export const stateCompany = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc } = mexicanWorker(facts);
  const earned = sheet
    .lines('earnings')
    .map((line, index) => [
      STATE_COMPANY_KEYS[line.description] ?? '',
      line.description,
      index === 0 ? '14.00' : '',
      line.amount,
      '',
    ]);
  const taken = sheet
    .lines('deductions')
    .map((line) => [STATE_COMPANY_KEYS[line.description] ?? '', line.description, '', '', line.amount]);
  const worker = [
    facts.employeeNumber.padStart(6, '3'),
    sheet.employee(),
    ledger.say('employeeRFC', rfc),
    ledger.say('employeeCURP', curp),
  ];
  const post = ['241 COMPLEJO PROCESADOR', facts.job.toUpperCase(), '18', '0', 'PLANTA'];
  const period = [`DEL ${sheet.start()} AL ${sheet.end()}`, sheet.payDate(), `08${facts.employeeNumber}`];
  const sums = [sheet.gross()[0], sheet.deductions()[0], `<b>${sheet.net()[0]}</b>`];
  return `<div class="center"><b style="font-size:1.2em">${sheet.employer()}</b><br>R.F.C. ${ledger.say('employerRFC', facts.employerNumber)}<br>SUBDIRECCIÓN DE CAPITAL HUMANO<br><b>COMPROBANTE DE PAGO</b></div>
${table(['FICHA', 'NOMBRE', 'R.F.C.', 'C.U.R.P.'], [worker], [], 'rows grid')}
${table(['CENTRO DE TRABAJO', 'CATEGORÍA', 'NIVEL', 'JORNADA', 'SITUACIÓN'], [post], [], 'rows grid')}
${table(['CATORCENA', 'FECHA DE PAGO', 'FOLIO'], [period], [], 'rows grid')}
${table(['CLAVE', 'CONCEPTO', 'UNIDADES', 'PERCEPCIONES', 'DEDUCCIONES'], [...earned, ...taken], [2, 3, 4], 'rows grid')}
${table(['TOTAL PERCEPCIONES', 'TOTAL DEDUCCIONES', 'NETO'], [sums], [0, 1, 2], 'rows grid')}
<div>DEPÓSITO EN CUENTA &nbsp; BANCO 0072 &nbsp; CUENTA ******${facts.employeeNumber}</div>`;
};
