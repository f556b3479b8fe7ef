import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import { toUnits } from '../../printing/money.js';
import { frame } from '../eighteenth/mexican.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';
import { netInWords } from '../twenty-first/pesos-in-words.js';

const DAYS_PAID = 7;

/** The company's own keys of concepts. */
const COMPANY_KEYS: Readonly<Record<string, string>> = {
  SALARIO: '0101',
  'TIEMPO EXTRA DOBLE': '0121',
  'AYUDA PARA PASAJES': '0148',
  'I.S.R.': '0501',
  'I.M.S.S.': '0503',
  'CUOTA SINDICAL': '0510',
  'FONDO DE AHORRO': '0522',
  'PRESTAMO ADMINISTRATIVO': '0541',
  'CAJA DE AHORRO TELEFONISTAS': '0548',
  'SEGURO DE VIDA': '0560',
  'RENTA TELEFONICA': '0572',
};

/** Of a telephone company that pays by the week. */
export const TELEPHONE_COMPANY = employerWords('ESTE DOCUMENTO ES UNA REPRESENTACION IMPRESA DE UN CFDI', {
  earningNames: ['SALARIO', 'TIEMPO EXTRA DOBLE', 'AYUDA PARA PASAJES'],
  taxNames: ['I.S.R.', 'I.M.S.S.'],
  deductionNames: [
    'CUOTA SINDICAL',
    'FONDO DE AHORRO',
    'PRESTAMO ADMINISTRATIVO',
    'CAJA DE AHORRO TELEFONISTAS',
    'SEGURO DE VIDA',
    'RENTA TELEFONICA',
  ],
});

/** The employee's name as the company's register has it: both surnames before the given names. */
function nameFromRegister({ facts, ledger }: PaySheet): string {
  const words = facts.employee.split(' ');
  return ledger.say('employeeName', [...words.slice(-2), ...words.slice(0, -2)].join(' '));
}

/** Days of salary, hours of what is paid by the hour. */
function units({ facts, ledger, digits }: PaySheet, index: number): string {
  const hundredths = index === 0 ? DAYS_PAID * 100 : facts.earnings[index]?.hoursHundredths;
  return hundredths === undefined
    ? ''
    : ledger.say(`earnings[${index}].hours`, toUnits(hundredths), digits(hundredths));
}

/** Which week of the year the period ends in. */
const weekNumber = ({ facts: { end } }: PaySheet): number =>
  Math.floor((Date.UTC(end.year, end.month - 1, end.day) - Date.UTC(end.year, 0, 1)) / 86_400_000 / 7) + 1;

/** After the recibo de nómina of Teléfonos de México: company with register and address at the left of title and week, the worker's file, numbers and place in three frames, perceptions with units beside deductions with what remains of loans, sums under both, the net with its words, the fiscal seals. */
export const telephoneCompany = (sheet: PaySheet): string => {
  const { facts, ledger, digits } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const [gross, deductions, net] = [sheet.gross()[0], sheet.deductions()[0], sheet.net()[0]];
  const daily = Math.round((facts.earnings[0]?.cents ?? 0) / DAYS_PAID);
  const key = (name: string): string => COMPANY_KEYS[name] ?? '';
  const earned = sheet
    .lines('earnings')
    .map((line, index) => [key(line.description), line.description, units(sheet, index), line.amount]);
  const remaining = digits(Number(facts.employeeNumber) * 4);
  const taken = sheet.lines('deductions').map((line) => {
    const rest = line.description === 'PRESTAMO ADMINISTRATIVO' ? remaining : '';
    return [key(line.description), line.description, rest, line.amount];
  });
  const half = (rows: string, label: string, sum: string): string =>
    `<div style="width:50%" class="boxed"><div style="min-height:170pt">${rows}</div><div class="split"><b>${label}</b><b>${sum}</b></div></div>`;
  const week = `${String(weekNumber(sheet)).padStart(2, '0')} / ${facts.end.year}`;
  const folio = `${facts.employeeNumber.padStart(8, '2E')}-7B40-4D96-A1C3-${facts.employeeNumber.padStart(12, '5F')}`;
  const stamped = `${formatDay(facts.payDate, 'YYYY-MM-DD', 'es')}T03:21:44`;
  return `<div class="split"><div><b style="font-size:1.25em;color:#0a4f9e">${sheet.employer()}</b><br>R.F.C. ${ledger.say('employerRFC', facts.employerNumber)} &nbsp; REG. PATRONAL 0143587210<br>${sheet.employerAddress()}</div><div class="right"><b style="font-size:1.25em">RECIBO DE NOMINA</b><br>SEMANA ${week}</div></div>
<div style="margin-top:6pt">${frame([
    ['EXPEDIENTE', facts.employeeNumber.padStart(7, '0')],
    ['NOMBRE', nameFromRegister(sheet)],
    ['CATEGORIA', facts.job.toUpperCase()],
    ['TURNO', '01'],
  ])}${frame([
    ['R.F.C.', ledger.say('employeeRFC', rfc)],
    ['C.U.R.P.', ledger.say('employeeCURP', curp)],
    ['No. DE SEGURIDAD SOCIAL', ledger.say('employeeNSS', nss)],
    ['SALARIO DIARIO', digits(daily)],
    ['SALARIO BASE COT.', digits(Math.round(daily * 1.1872))],
  ])}${frame([
    ['PERIODO DE PAGO', `DEL ${sheet.start()} AL ${sheet.end()}`],
    ['FECHA DE PAGO', sheet.payDate()],
    ['DIAS PAGADOS', digits(DAYS_PAID * 100)],
    ['CENTRO DE TRABAJO', '0417 CENTRAL VALLEJO'],
    ['TIPO DE NOMINA', 'SEMANAL'],
  ])}</div>
<div class="split" style="gap:4pt">${half(table(['CVE.', 'PERCEPCIONES', 'UNIDADES', 'IMPORTE'], earned, [2, 3]), 'TOTAL PERCEPCIONES', gross)}${half(table(['CVE.', 'DEDUCCIONES', 'SALDO', 'IMPORTE'], taken, [2, 3]), 'TOTAL DEDUCCIONES', deductions)}</div>
<div class="split boxed" style="margin-top:4pt"><span>(${netInWords(sheet)})</span><b style="font-size:1.15em">NETO A PAGAR $ ${net}</b></div>
<div style="margin-top:6pt">DEPOSITO EN CUENTA ******${facts.employeeNumber.slice(-4)} BANCO 036</div>
<div class="small" style="margin-top:12pt;word-break:break-all"><b>FOLIO FISCAL:</b> ${folio} &nbsp; <b>FECHA Y HORA DE CERTIFICACION:</b> ${stamped}<br><b>No. DE SERIE DEL CERTIFICADO DEL SAT:</b> 00001000000508164369<br><b>SELLO DIGITAL DEL CFDI:</b> Tb5YqWc1LxKr8VpNz3MhGs6UdJe0FaOiRk7CvX2mQwSn4ZtBgPfHyDlAjEuI9o==<br><b>SELLO DIGITAL DEL SAT:</b> Xn2KvQt7ZmRw4PbLc9YhJf6UgSoEd1AiHk8TqCr3VWmB0zNpGyDsOhMuFljx5e==</div>`;
};
