import { formatDay } from '../../printing/dates.js';
import { inBold, pairs, table } from '../../printing/markup.js';
import { sumOf } from '../facts.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';
import { netInWords } from '../twenty-first/pesos-in-words.js';

/** Number and description of the tax authority's catalogue (SAT), with the exempt part of an earning in thousandths. */
const ONLINE_CONCEPTS: Readonly<Record<string, readonly [fiscal: string, exempt: number]>> = {
  'Sueldos, salarios, rayas y jornales': ['001', 0],
  'Horas extra': ['019', 500],
  'Premios por puntualidad': ['010', 0],
  'ISR retenido': ['002', 0],
  'Seguridad social': ['001', 0],
  'Pago por crédito de vivienda': ['010', 0],
  'Pago de abonos INFONACOT': ['011', 0],
  'Anticipo de salarios': ['012', 0],
};

/** Of a page on which accountants run the pay of small companies. */
export const ONLINE_PAYROLL = employerWords(
  'Este documento es una representación impresa de un CFDI versión 4.0, complemento de nómina 1.2',
  {
    earningNames: ['Sueldos, salarios, rayas y jornales', 'Horas extra', 'Premios por puntualidad'],
    taxNames: ['ISR retenido', 'Seguridad social'],
    deductionNames: ['Pago por crédito de vivienda', 'Pago de abonos INFONACOT', 'Anticipo de salarios'],
  },
);

/** A fiscal folio of the right shape. */
const folioOf = ({ facts }: PaySheet): string =>
  `B1${facts.employeeNumber.padStart(6, '7')}-4F60-4D8A-9E21-6C2D8A${facts.employeeNumber.padStart(6, '3')}`;

/**
 * After the printed CFDI of Nomilinea's kind: company over its fiscal data in the middle, folio and stamp at the right, the worker and the period as labels before values
 * in two columns, perceptions with taxed and exempt parts beside deductions, the amount in words beside subtotal, discount and total, seals last.
 */
export const onlinePayroll = (sheet: PaySheet): string => {
  const { facts, ledger, digits } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const [gross, deductions, net] = [sheet.gross()[0], sheet.deductions()[0], sheet.net()[0]];
  const daily = Math.round((facts.earnings[0]?.cents ?? 0) / 15);
  const exemptOf = (name: string, cents: number): number =>
    Math.round((cents * (ONLINE_CONCEPTS[name]?.[1] ?? 0)) / 1000);
  const fiscal = (name: string): string => ONLINE_CONCEPTS[name]?.[0] ?? '';
  const exemptTotal = facts.earnings.reduce((sum, line) => sum + exemptOf(line.description, line.cents), 0);
  const earned = sheet.lines('earnings').map((line, index) => {
    const cents = facts.earnings[index]?.cents ?? 0;
    const exempt = exemptOf(line.description, cents);
    return [fiscal(line.description), line.description, digits(cents - exempt), digits(exempt), line.amount];
  });
  const taken = sheet
    .lines('deductions')
    .map((line) => [fiscal(line.description), line.description, line.amount]);
  const earnedSums = inBold([
    '',
    'Total percepciones',
    digits(sumOf(facts.earnings, 'cents') - exemptTotal),
    digits(exemptTotal),
    gross,
  ]);
  const stamped = `${formatDay(facts.payDate, 'YYYY-MM-DD', 'es')}T17:21:08`;
  const column = (items: readonly (readonly [string, string])[]): string =>
    pairs(
      items.map(([label, value]) => [`<b>${label}:</b>`, value] as const),
      'pairs ragged',
    );
  return `<div class="split"><div style="width:60%"><b style="font-size:1.35em;color:#1d6f93">${sheet.employer()}</b><br>${sheet.employerAddress()}<br><b>RFC:</b> ${ledger.say('employerRFC', facts.employerNumber)} &nbsp; <b>Registro patronal:</b> C2871046109<br><b>Régimen fiscal:</b> 601 General de Ley Personas Morales</div><div style="width:38%;border:0.8pt solid #1d6f93"><div class="band center" style="padding:2pt"><b>Recibo de Nómina</b></div><div style="padding:3pt 5pt"><b>Folio fiscal:</b><br><span style="font-size:0.85em">${folioOf(sheet)}</span><br><b>Serie y folio:</b> N-${facts.employeeNumber}<br><b>Fecha de emisión:</b> ${stamped}</div></div></div>
<div class="split" style="margin-top:8pt;border-top:1pt solid #1d6f93;border-bottom:1pt solid #1d6f93;padding:3pt 0"><div style="width:56%">${column(
    [
      ['Empleado', `${facts.employeeNumber} - ${sheet.employee()}`],
      ['RFC', ledger.say('employeeRFC', rfc)],
      ['CURP', ledger.say('employeeCURP', curp)],
      ['NSS', ledger.say('employeeNSS', nss)],
      ['Puesto', facts.job],
      ['Departamento', 'Administración'],
      ['Inicio de relación laboral', '16/08/2018'],
    ],
  )}</div><div style="width:42%">${column([
    ['Periodo', `${sheet.start()} al ${sheet.end()}`],
    ['Fecha de pago', sheet.payDate()],
    ['Periodicidad de pago', '04 Quincenal'],
    ['Días pagados', '15.000'],
    ['Salario diario', digits(daily)],
    ['Salario diario integrado', digits(Math.round(daily * 1.0507))],
    ['Tipo de jornada', '01 Diurna'],
  ])}</div></div>
<div class="split" style="gap:8pt;margin-top:6pt;min-height:110pt"><div style="width:58%"><div class="band" style="padding:2pt 5pt"><b>Percepciones</b></div>${table(['SAT', 'Concepto', 'Gravado', 'Exento', 'Total'], [...earned, earnedSums], [2, 3, 4], 'rows')}</div><div style="width:41%"><div class="band" style="padding:2pt 5pt"><b>Deducciones</b></div>${table(['SAT', 'Concepto', 'Total'], [...taken, inBold(['', 'Total deducciones', deductions])], [2], 'rows')}</div></div>
<div class="split"><div style="width:58%"><b>Cantidad con letra:</b> ${netInWords(sheet)}<br><b>Forma de pago:</b> 99 Por definir &nbsp; <b>Método de pago:</b> PUE<br><b>Banco:</b> 072 &nbsp; <b>Cuenta:</b> ******${facts.employeeNumber.slice(-4)}</div><div style="width:36%">${pairs(
    [
      ['Subtotal', `$${gross}`],
      ['Descuento', `$${deductions}`],
      ['<b>Total (neto a pagar)</b>', `<b>$${net}</b>`],
    ],
    'rows ruled',
  )}</div></div>
<div class="center" style="margin:34pt 0 10pt">______________________________________<br>Firma del empleado</div>
<div class="small" style="word-break:break-all"><b>Sello digital del CFDI:</b> Vd8KpQ3zXm1RcYt6NwLbJ0sGhUe5FaIo7TkPxB2vCrWqS9yMzZnDgHlEjAuOif==<br><b>Sello del SAT:</b> Lm4HtYc9Qk2uXvZ1sBjN7wEaPdR0gFiO5nTzKy8UeVbMq3WxS6CrDhGlJp==<br><b>Cadena original del complemento de certificación digital del SAT:</b> ||1.1|${folioOf(sheet)}|${stamped}|Vd8KpQ3zXm1RcYt6||</div>`;
};
