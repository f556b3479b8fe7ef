import { table } from '../../printing/markup.js';
import { codedEvents } from '../coded-events.js';
import { sumOf } from '../facts.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Keys of kinds of pay before their names. */
const PLANT_CODES: Readonly<Record<string, string>> = {
  Sueldo: '1001',
  'Tiempo extra doble': '1010',
  'Bono de asistencia': '1205',
  ISR: '/401',
  'IMSS cuota obrera': '/320',
  'Fondo de ahorro': '5010',
  'Crédito INFONAVIT': '5120',
  'Cuota sindical': '5200',
  Comedor: '5310',
};

/** Of an assembly plant whose payroll runs in a program of the whole concern. */
export const PLANT_RECEIPT = employerWords(
  'Este documento es una representación impresa de un CFDI. Recibí de la empresa la cantidad neta arriba indicada por concepto de mi salario. Firma: ____________________',
  {
    earningNames: ['Sueldo', 'Tiempo extra doble', 'Bono de asistencia'],
    taxNames: ['ISR', 'IMSS cuota obrera'],
    deductionNames: ['Fondo de ahorro', 'Crédito INFONAVIT', 'Cuota sindical', 'Comedor'],
  },
);

/** After a receipt as SAP prints it: days with points, keys of kinds of pay, perceptions beside deductions, sums under each, the net in a row of its own. */
export const plantReceipt = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const daily = Math.round((facts.earnings[0]?.cents ?? 0) / 7);
  const earned = sheet
    .lines('earnings')
    .map((line, index) => [
      PLANT_CODES[line.description] ?? '',
      line.description,
      index === 0 ? '7.00' : '',
      line.amount,
    ]);
  const withheld = sheet
    .lines('deductions')
    .map((line) => [PLANT_CODES[line.description] ?? '', line.description, line.amount]);
  const sum = (label: string, amount: string): string =>
    `<div class="split"><b>${label}</b><b>${amount}</b></div>`;
  return `<div class="split"><div><b>${sheet.employer()}</b><br>R.F.C. ${ledger.say('employerRFC', facts.employerNumber)} &nbsp; Reg. Patronal: A4412907108<br>${sheet.employerAddress()}</div><div class="right"><b>RECIBO DE NOMINA</b><br>Nómina: Semanal<br>Fecha de pago: ${sheet.payDate()}</div></div>
<hr><div>Periodo de pago: ${sheet.start()} - ${sheet.end()}</div>
<div>No. de personal: ${facts.employeeNumber.padStart(8, '0')} &nbsp; Nombre: ${sheet.employee()}</div>
<div>RFC: ${ledger.say('employeeRFC', rfc)} &nbsp; CURP: ${ledger.say('employeeCURP', curp)} &nbsp; No. IMSS: ${ledger.say('employeeNSS', nss)}</div>
<div>Puesto: ${facts.job} &nbsp; Centro de costo: 4420 &nbsp; Salario diario: ${sheet.digits(daily)} &nbsp; S.D.I.: ${sheet.digits(Math.round(daily * 1.0493))}</div><hr>
<div class="split" style="gap:10pt"><div style="width:52%"><b>PERCEPCIONES</b>${table(['CC-nóm.', 'Concepto', 'Cantidad', 'Importe'], earned, [2, 3], 'rows')}</div><div style="width:46%"><b>DEDUCCIONES</b>${table(['CC-nóm.', 'Concepto', 'Importe'], withheld, [2], 'rows')}</div></div><hr>
<div class="split" style="gap:10pt"><div style="width:52%">${sum('Total percepciones', sheet.gross()[0])}</div><div style="width:46%">${sum('Total deducciones', sheet.deductions()[0])}</div></div>
<div style="width:46%;margin-left:54%">${sum('NETO A PAGAR', sheet.net()[0])}</div>
<div class="small">Folio fiscal: 7A41C0D2-5B1E-4F6A-8C93-${facts.employeeNumber.padStart(12, '0')} &nbsp; Método de pago: PUE &nbsp; Forma de pago: 99 &nbsp; Depósito bancario</div>`;
};

/** Codes of the federal catalogue of perceptions and deductions before their names. */
const TEACHER_CODES: Readonly<Record<string, string>> = {
  'SUELDO BASE': '07',
  'COMPENSACION PROVISIONAL COMPACTABLE': 'CC',
  'MATERIAL DIDACTICO': '38',
  'IMPUESTO SOBRE LA RENTA': '01',
  'SEGURO DE RETIRO, CESANTIA Y VEJEZ ISSSTE': '03',
  'CUOTA SINDICAL SNTE': '58',
  'PRESTAMO PERSONAL ISSSTE': '64',
  'SEGURO DE VIDA': '51',
  'SEGURO DE SALUD ISSSTE': '04',
};

/** Of the ministry of education of a state, which pays teachers twice a month. */
export const TEACHER_VOUCHER = employerWords(
  'Comprobante de percepciones y deducciones. Cualquier aclaración deberá presentarse en su centro de trabajo dentro de los 30 días siguientes.',
  {
    earningNames: ['SUELDO BASE', 'COMPENSACION PROVISIONAL COMPACTABLE', 'MATERIAL DIDACTICO'],
    taxNames: ['IMPUESTO SOBRE LA RENTA', 'SEGURO DE RETIRO, CESANTIA Y VEJEZ ISSSTE'],
    deductionNames: [
      'CUOTA SINDICAL SNTE',
      'PRESTAMO PERSONAL ISSSTE',
      'SEGURO DE VIDA',
      'SEGURO DE SALUD ISSSTE',
    ],
  },
);

/** After the voucher of a Mexican teacher: rows of cells with the budget's key and the school's, codes and names abreast, three sums in the foot. */
export const teacherVoucher = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc } = mexicanWorker(facts);
  const fortnight = `${facts.end.year}${String(facts.end.month * 2 - (facts.end.day > 15 ? 0 : 1)).padStart(2, '0')}`;
  const earned = sheet
    .lines('earnings')
    .map((line) => [TEACHER_CODES[line.description] ?? '', line.description, line.amount]);
  const withheld = sheet
    .lines('deductions')
    .map((line) => [TEACHER_CODES[line.description] ?? '', line.description, line.amount]);
  const head = ['CVE.', 'CONCEPTO', 'IMPORTE'];
  return `<div class="center"><b>${sheet.employer()}</b><br>DIRECCIÓN DE ADMINISTRACIÓN DE PERSONAL<br><b>COMPROBANTE DE PAGO</b></div>
${table(['NOMBRE', 'R.F.C.', 'C.U.R.P.'], [[sheet.employee(), ledger.say('employeeRFC', rfc), ledger.say('employeeCURP', curp)]], [], 'rows grid')}
${table(['CLAVE PRESUPUESTAL', 'CENTRO DE TRABAJO', 'FUNCIÓN', 'No. DE COMPROBANTE'], [['071914 E0281 00.0 300417', '19EPR0417K', facts.job, facts.employeeNumber.padStart(8, '3')]], [], 'rows grid')}
${table(['QNA. DE PAGO', 'PERIODO DE PAGO', 'FECHA DE PAGO'], [[fortnight, `DEL ${sheet.start()} AL ${sheet.end()}`, sheet.payDate()]], [], 'rows grid')}
<div class="split" style="gap:6pt"><div class="boxed" style="width:49%"><div class="center"><b>PERCEPCIONES</b></div>${table(head, earned, [2], 'rows')}</div><div class="boxed" style="width:49%"><div class="center"><b>DEDUCCIONES</b></div>${table(head, withheld, [2], 'rows')}</div></div>
${table(['TOTAL DE PERCEPCIONES', 'TOTAL DE DEDUCCIONES', 'LÍQUIDO'], [[sheet.gross()[0], sheet.deductions()[0], `<b>${sheet.net()[0]}</b>`]], [0, 1, 2], 'rows grid')}`;
};

/** The program's numbers of events before their names. */
const EVENT_CODES: Readonly<Record<string, string>> = {
  'Salário Base': '001',
  'Hora Extra 50%': '020',
  'Adicional Noturno': '031',
  INSS: '310',
  IRRF: '311',
  'Vale Transporte 6%': '402',
  'Adiantamento de Salário': '315',
  'Plano Odontológico': '440',
};

/** Of an accountant's program for many small companies. */
export const EVENTS_RECEIPT = employerWords(
  'Declaro ter recebido a importância líquida discriminada neste recibo. ____/____/______ &nbsp; Assinatura do empregado: ______________________',
  {
    earningNames: ['Salário Base', 'Hora Extra 50%', 'Adicional Noturno'],
    taxNames: ['INSS', 'IRRF'],
    deductionNames: ['Vale Transporte 6%', 'Adiantamento de Salário', 'Plano Odontológico'],
  },
);

/** After Fortes' receipt: company and sheet in the head, the employee in two lines of labels, one table of events with reference, sums and net in its foot, bases in a row. */
export const eventsReceipt = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const events = codedEvents(sheet, EVENT_CODES);
  const grossCents = sumOf(facts.earnings, 'cents');
  const sums = ['', '<b>Totais</b>', '', `<b>${sheet.gross()[0]}</b>`, `<b>${sheet.deductions()[0]}</b>`];
  const net = ['', '<b>Líquido a Receber</b>', '', '', `<b>${sheet.net()[0]}</b>`];
  const bases = [
    sheet.digits(facts.earnings[0]?.cents ?? 0),
    sheet.digits(grossCents),
    sheet.digits(grossCents),
    sheet.digits(Math.round(grossCents * 0.08)),
    sheet.digits(grossCents),
  ];
  return `<div class="split"><div><b>${sheet.employer()}</b><br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)}<br>${sheet.employerAddress()}</div><div class="right"><b style="font-size:1.2em">Recibo de Pagamento</b><br>Folha: Mensal<br>Período: ${sheet.start()} a ${sheet.end()}<br>Data do Pagamento: ${sheet.payDate()}</div></div>
<div class="boxed" style="margin-top:6pt"><div class="split"><span>Empregado: ${facts.employeeNumber.padStart(6, '0')} - ${sheet.employee()}</span><span>CPF: ${ledger.say('employeeCPF', facts.employeeTaxNumber)}</span></div><div class="split"><span>Cargo: ${facts.job}</span><span>Lotação: 001 - Geral</span><span>Admissão: 03/02/2020</span></div></div>
${table(['Cód.', 'Evento', 'Referência', 'Proventos', 'Descontos'], [...events, sums, net], [2, 3, 4], 'rows grid')}
${table(['Salário Contratual', 'Base INSS', 'Base FGTS', 'FGTS do Mês', 'Base IRRF'], [bases], [0, 1, 2, 3, 4], 'rows grid')}`;
};
