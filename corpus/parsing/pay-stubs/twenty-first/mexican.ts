import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import { frame } from '../eighteenth/mexican.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';
import { netInWords } from './pesos-in-words.js';

/** Keys of the tax authority's catalogue (SAT, c_TipoPercepcion, c_TipoDeduccion), then the employer's own, and the exempt part in thousandths. */
const FISCAL_KEYS: Readonly<Record<string, readonly [fiscal: string, own: string, exempt: number]>> = {
  Sueldo: ['001', '00001', 0],
  'Horas extra': ['019', '00019', 500],
  'Bono de despensa': ['029', '00029', 1000],
  'Impuesto sobre la renta': ['002', '00102', 0],
  'Seguridad social (IMSS)': ['001', '00101', 0],
  'Crédito de vivienda INFONAVIT': ['010', '00110', 0],
  'Pensión alimenticia': ['007', '00107', 0],
  'Aportación fondo de ahorro': ['004', '00104', 0],
};

/** Of a provider that certifies fiscal documents. */
export const CERTIFICATION_PROVIDER = employerWords(
  'Este documento es una representación impresa de un CFDI',
  {
    earningNames: ['Sueldo', 'Horas extra', 'Bono de despensa'],
    taxNames: ['Impuesto sobre la renta', 'Seguridad social (IMSS)'],
    deductionNames: ['Crédito de vivienda INFONAVIT', 'Pensión alimenticia', 'Aportación fondo de ahorro'],
  },
);

const dailyCents = ({ facts }: PaySheet): number => Math.round((facts.earnings[0]?.cents ?? 0) / 15);

/** After a receipt of Solución Factible's: issuer with its address at the left of a box of folios, receiver and its numbers in a titled box, days and wages in cells, perceptions with taxed, exempt and whole amount over deductions, the amount in words beside the sums, seals last. */
export const certificationProvider = (sheet: PaySheet): string => {
  const { facts, ledger, digits } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const [gross, deductions, net] = [sheet.gross()[0], sheet.deductions()[0], sheet.net()[0]];
  const keys = (name: string): readonly [string, string, number] => FISCAL_KEYS[name] ?? ['', '', 0];
  const earned = sheet.lines('earnings').map((line, index) => {
    const [fiscal, own, permille] = keys(line.description);
    const cents = facts.earnings[index]?.cents ?? 0;
    const exempt = Math.round((cents * permille) / 1000);
    return [fiscal, own, line.description, digits(cents - exempt), digits(exempt), line.amount];
  });
  const taken = sheet
    .lines('deductions')
    .map((line) => [...keys(line.description).slice(0, 2).map(String), line.description, line.amount]);
  const folio = `${facts.employeeNumber.padStart(8, '6B')}-3D18-4A75-91CE-${facts.employeeNumber.padStart(12, '8F')}`;
  const title = (words: string): string =>
    `<div class="band" style="padding:2pt 6pt;margin-top:6pt"><b>${words}</b></div>`;
  const stamped = formatDay(facts.payDate, 'YYYY-MM-DD', 'es');
  return `<div class="split"><div style="width:52%"><b style="font-size:1.25em">${sheet.employer()}</b><br>RFC: ${ledger.say('employerRFC', facts.employerNumber)}<br>${sheet.employerAddress()}<br>Régimen fiscal: 601 - General de Ley Personas Morales<br>Registro patronal: B4710926108</div><div style="width:44%" class="boxed"><b>Recibo de Nómina</b><br>Serie y folio: NOM ${facts.employeeNumber}<br>Folio fiscal: ${folio}<br>Fecha de emisión: ${stamped}T10:42:17<br>Fecha de certificación: ${stamped}T10:42:19<br>Lugar de expedición: 44100</div></div>
${title('Receptor')}<div class="split"><div style="width:52%">${pairs(
    [
      ['Nombre:', `<b>${sheet.employee()}</b>`],
      ['RFC:', ledger.say('employeeRFC', rfc)],
      ['CURP:', ledger.say('employeeCURP', curp)],
      ['NSS:', ledger.say('employeeNSS', nss)],
    ],
    'pairs ragged',
  )}</div><div style="width:44%">${pairs(
    [
      ['No. empleado:', facts.employeeNumber],
      ['Puesto:', facts.job],
      ['Departamento:', 'Operaciones'],
      ['Tipo de contrato:', '01 - Por tiempo indeterminado'],
    ],
    'pairs ragged',
  )}</div></div>
${frame([
  ['Fecha de pago', sheet.payDate()],
  ['Fecha inicial', sheet.start()],
  ['Fecha final', sheet.end()],
  ['Días pagados', '15.000'],
  ['Periodicidad', '04 - Quincenal'],
  ['Salario base', digits(dailyCents(sheet))],
  ['SDI', digits(Math.round(dailyCents(sheet) * 1.0493))],
])}
${title('Percepciones')}${table(['Tipo', 'Clave', 'Concepto', 'Gravado', 'Exento', 'Importe'], earned, [3, 4, 5], 'rows ruled')}
${title('Deducciones')}${table(['Tipo', 'Clave', 'Concepto', 'Importe'], taken, [3], 'rows ruled')}
<div class="split" style="margin-top:8pt"><div style="width:56%"><b>Importe con letra:</b><br>${netInWords(sheet)}<br><br>Forma de pago: 99 - Por definir<br>Método de pago: PUE - Pago en una sola exhibición<br>Moneda: MXN - Peso Mexicano</div><div style="width:38%">${pairs(
    [
      ['Total percepciones', `$${gross}`],
      ['Total deducciones', `$${deductions}`],
      ['<b>Neto a pagar</b>', `<b>$${net}</b>`],
    ],
    'rows grid',
  )}</div></div>
<div class="small" style="margin-top:10pt;word-break:break-all"><b>Sello digital del emisor:</b> kP2vXs8NqWb5RcTz0LmYh7JgEdUo4FaIi1KtQx6CrSvBn9MwZpGyDhAeOuHjLf==<br><b>Sello digital del SAT:</b> Zr7MbKq3XvTw9PcYn1LfHe5SgVoJd8EiUk0QtCa4BrZm6NxWp2GyDhAsOuFjRl==<br><b>Cadena original del complemento de certificación:</b> ||1.1|${folio}|${stamped}T10:42:19|kP2vXs8NqWb5RcTz0LmYh7Jg||</div>`;
};
