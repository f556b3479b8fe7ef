import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import { toUnits } from '../../printing/money.js';
import { basesOf, monthWithYear } from '../brazilian-month.js';
import { codedEvents } from '../coded-events.js';
import { frame } from '../eighteenth/mexican.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';
import { netInWords } from '../twenty-first/pesos-in-words.js';

const OUTSOURCER_KEYS: Readonly<Record<string, string>> = {
  'Sueldo Quincenal': '1000',
  'Tiempo Extra Doble': '1040',
  'Ayuda de Transporte': '1215',
  ISR: '5001',
  'Cuota IMSS': '5010',
  'Amortización INFONAVIT': '5105',
  'Crédito FONACOT': '5110',
  'Fondo de Ahorro Empleado': '5220',
  'Seguro de Gastos Médicos': '5310',
};

/** Of a service that runs the pay of other companies. */
export const OUTSOURCED_PAYROLL = employerWords('Este documento es una representación impresa de un CFDI', {
  earningNames: ['Sueldo Quincenal', 'Tiempo Extra Doble', 'Ayuda de Transporte'],
  taxNames: ['ISR', 'Cuota IMSS'],
  deductionNames: [
    'Amortización INFONAVIT',
    'Crédito FONACOT',
    'Fondo de Ahorro Empleado',
    'Seguro de Gastos Médicos',
  ],
});

/** After a receipt of ADP's service in Mexico: company with both registers and address at the left of title and days, three columns of the worker's data, perceptions with days or hours beside deductions, each with its total, the net in a frame with its words, account, seals last. */
export const outsourcedPayroll = (sheet: PaySheet): string => {
  const { facts, ledger, digits } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const daily = Math.round((facts.earnings[0]?.cents ?? 0) / 15);
  const [gross, deductions, net] = [sheet.gross()[0], sheet.deductions()[0], sheet.net()[0]];
  const units = (index: number): string => {
    const hours = facts.earnings[index]?.hoursHundredths;
    if (index === 0) return '15.00';
    return hours === undefined ? '' : ledger.say(`earnings[${index}].hours`, toUnits(hours), digits(hours));
  };
  const key = (name: string): string => OUTSOURCER_KEYS[name] ?? '';
  const earned = sheet
    .lines('earnings')
    .map((line, index) => [key(line.description), line.description, units(index), line.amount]);
  const taken = sheet
    .lines('deductions')
    .map((line) => [key(line.description), line.description, line.amount]);
  const half = (content: string, sum: string): string =>
    `<div style="width:49.5%"><div style="min-height:120pt">${content}</div><div class="split boxed">${sum}</div></div>`;
  const column = (items: readonly (readonly [string, string])[]): string =>
    `<div>${pairs(items, 'pairs ragged')}</div>`;
  const folio = `${facts.employeeNumber.padStart(8, 'A7')}-52E9-4F13-8B6D-${facts.employeeNumber.padStart(12, '3C')}`;
  const stamped = `${formatDay(facts.payDate, 'YYYY-MM-DD', 'es')}T08:14:52`;
  return `<div class="split"><div><b style="font-size:1.2em">${sheet.employer()}</b><br>${sheet.employerAddress()}<br>R.F.C.: ${ledger.say('employerRFC', facts.employerNumber)} &nbsp; Reg. Patronal: Y5839017102<br>Régimen Fiscal: 601 General de Ley Personas Morales</div><div class="right"><b style="font-size:1.3em">Recibo de Nómina</b><br>Periodo del ${sheet.start()} al ${sheet.end()}<br>Fecha de Pago: ${sheet.payDate()}<br>Nómina: Quincenal &nbsp; Ordinaria</div></div>
<div class="split boxed" style="margin:8pt 0;gap:8pt">${column([
    ['No. Empleado:', facts.employeeNumber],
    ['Nombre:', sheet.employee()],
    ['Puesto:', facts.job],
    ['Departamento:', 'Operaciones'],
  ])}${column([
    ['R.F.C.:', ledger.say('employeeRFC', rfc)],
    ['C.U.R.P.:', ledger.say('employeeCURP', curp)],
    ['No. IMSS:', ledger.say('employeeNSS', nss)],
    ['Fecha Ingreso:', '18/03/2019'],
  ])}${column([
    ['Salario Diario:', digits(daily)],
    ['S.D.I.:', digits(Math.round(daily * 1.0521))],
    ['Días Pagados:', '15.00'],
    ['Faltas:', '0.00'],
  ])}</div>
<div class="split" style="gap:6pt">${half(table(['Clave', 'Percepciones', 'Días/Hrs', 'Importe'], earned, [2, 3]), `<b>Total Percepciones</b><b>${gross}</b>`)}${half(table(['Clave', 'Deducciones', 'Importe'], taken, [2]), `<b>Total Deducciones</b><b>${deductions}</b>`)}</div>
<div class="split boxed" style="margin:8pt 0"><div>(${netInWords(sheet)})<br>Depósito a cuenta: ${'*'.repeat(6)}${facts.employeeNumber.slice(-4)} &nbsp; Banco: 012</div><b style="font-size:1.15em">Neto a Pagar: &nbsp; $ ${net}</b></div>
<div>Recibí de la empresa arriba mencionada la cantidad neta que ampara este recibo, sin que a la fecha se me adeude cantidad alguna por ningún otro concepto.</div>
<div class="center" style="margin:30pt 0 10pt">____________________________________<br>Firma del Empleado</div>
<div class="small" style="word-break:break-all"><b>Folio Fiscal:</b> ${folio} &nbsp; <b>Fecha y hora de certificación:</b> ${stamped}<br><b>No. de serie del certificado del SAT:</b> 00001000000509846663<br><b>Sello Digital del Emisor:</b> nQ4VtXc8LwZr1KpBy6MhJs0GdUe3FaOiTk7RxC5vWmS2bYqNzPgHlDfAjEuI==<br><b>Sello del SAT:</b> Hw9ZmKt2QxVr6PbYc4LnJf1SgUoEd8AiXk3TqCv7WrBm5NzGp0DyRhOsMuFl==<br><b>Cadena Original:</b> ||1.1|${folio}|${stamped}|nQ4VtXc8LwZr1KpBy6MhJs0G||</div>`;
};

const SUITE_CODES: Readonly<Record<string, string>> = {
  SALÁRIO: '1',
  'HORAS EXTRAS 50%': '18',
  'ADICIONAL NOTURNO 20%': '25',
  INSS: '903',
  IRRF: '907',
  'DESC. ADIANTAMENTO SALARIAL': '914',
  'VALE TRANSPORTE 6%': '921',
  'VALE ALIMENTAÇÃO': '926',
  'MENSALIDADE SINDICAL': '940',
  'PLANO ODONTOLÓGICO': '955',
};

/** Of a suite for offices of accountants. */
export const ACCOUNTING_SUITE = employerWords('', {
  earningNames: ['SALÁRIO', 'HORAS EXTRAS 50%', 'ADICIONAL NOTURNO 20%'],
  taxNames: ['INSS', 'IRRF'],
  deductionNames: [
    'DESC. ADIANTAMENTO SALARIAL',
    'VALE TRANSPORTE 6%',
    'VALE ALIMENTAÇÃO',
    'MENSALIDADE SINDICAL',
    'PLANO ODONTOLÓGICO',
  ],
});

/** After the receipt of SCI's suite: title over month and kind of roll, company with number and address in a frame, the worker's row of cells, events with reference, the two totals over the net at the right, six bases in one row, declaration with the line to sign. */
export const accountingSuite = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const rates: Readonly<Record<string, string>> = {
    INSS: '12,00',
    IRRF: '27,50',
    'VALE TRANSPORTE 6%': '6,00',
  };
  const events = codedEvents(sheet, SUITE_CODES).map(([code = '', name = '', reference = '', ...amounts]) => [
    code,
    name,
    reference || (rates[name] ?? ''),
    ...amounts,
  ]);
  const sums = [
    ['Total de Proventos', sheet.gross()[0]],
    ['Total de Descontos', sheet.deductions()[0]],
    ['<b>Líquido a Receber</b>', `<b>${sheet.net()[0]}</b>`],
  ] as const;
  return `<div class="split"><b style="font-size:1.25em">Recibo de Pagamento</b><div class="right">Mensal<br><b>${monthWithYear(sheet)}</b></div></div>
<div class="boxed" style="margin-top:4pt"><b>${sheet.employer()}</b><br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)}<br>${sheet.employerAddress(' - ')}</div>
<div style="margin-top:6pt">${frame([
    ['Código', facts.employeeNumber],
    ['Nome do Funcionário', `<b>${sheet.employee()}</b>`],
    ['CPF', ledger.say('employeeCPF', facts.employeeTaxNumber)],
    ['Função', facts.job],
    ['CBO', '4141-10'],
    ['Admissão', '02/08/2021'],
  ])}</div>
<div>Período: ${sheet.start()} a ${sheet.end()} &nbsp;&nbsp; Data de pagamento: ${sheet.payDate()}</div>
<div style="min-height:150pt">${table(['Cód.', 'Descrição', 'Referência', 'Proventos', 'Descontos'], events, [2, 3, 4], 'rows')}</div>
<div class="split" style="justify-content:flex-end"><div style="width:44%">${pairs(sums, 'rows grid')}</div></div>
${table(['Salário Base', 'Sal. Contr. INSS', 'Base Cálc. FGTS', 'FGTS do Mês', 'Base Cálc. IRRF', 'Dep. IRRF'], [[...basesOf(sheet), '0']], [0, 1, 2, 3, 4, 5], 'rows grid')}
<div style="margin-top:10pt">Declaro ter recebido a importância líquida discriminada neste recibo.</div>
<div class="split" style="margin-top:24pt"><div class="center">____/____/________<br>Data</div><div class="center">______________________________________________<br>Assinatura do Funcionário</div></div>`;
};
