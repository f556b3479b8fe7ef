import { daysAfter, formatDay, monthName } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import { sumOf } from '../facts.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

export const OFFICE_RECEIPT = employerWords(
  'Este documento es una representación impresa de un CFDI versión 4.0. Complemento de nómina 1.2.',
  {
    earningNames: ['Sueldo', 'Tiempo extra dobles', 'Premio por puntualidad'],
    taxNames: ['I.S.P.T.', 'I.M.S.S.'],
    deductionNames: ['Caja de ahorro', 'Crédito FONACOT', 'Cuota sindical'],
  },
);

export const UNIVERSITY_VOUCHER = employerWords(
  'El presente comprobante carece de valor si presenta tachaduras o enmendaduras. Cualquier aclaración en la Dirección de Recursos Humanos dentro de los 15 días siguientes.',
  {
    earningNames: ['SUELDO TABULAR', 'HORAS DE ASIGNATURA', 'AYUDA PARA DESPENSA'],
    taxNames: ['IMPUESTO SOBRE LA RENTA', 'CUOTA ISSSTE SEGURO DE SALUD', 'ISSSTE CESANTIA Y VEJEZ'],
    deductionNames: ['CUOTA SINDICAL', 'PRESTAMO PERSONAL ISSSTE', 'SEGURO DE VIDA COLECTIVO', 'FOVISSSTE'],
  },
);

export const EVENTS_RECEIPT = employerWords('', {
  earningNames: ['Salário Base', 'Horas Extras 50%', 'Adicional por Tempo de Serviço'],
  taxNames: ['INSS', 'IRRF'],
  deductionNames: [
    'Vale Transporte 6%',
    'Assistência Médica',
    'Assistência Odontológica',
    'Empréstimo Consignado',
  ],
});

const DAYS = '15.00';

/** After Aspel NOI's receipt: company and its numbers above, the worker's particulars in a ruled block, perceptions beside deductions in one frame with their sums, the net under the right one, the stamp last. */
export const officeReceipt = (sheet: PaySheet): string => {
  const { facts, ledger, design } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const daily = sheet.digits(Math.round((facts.earnings[0]?.cents ?? 0) / 15));
  const earned = sheet
    .lines('earnings')
    .map(({ description, amount }, index) => [
      `P${String(index * 2 + 1).padStart(3, '0')}`,
      description,
      index === 0 ? DAYS : '',
      amount,
    ]);
  const withheld = sheet
    .lines('deductions')
    .map(({ description, amount }, index) => [`D${String(index + 1).padStart(3, '0')}`, description, amount]);
  const admission = formatDay(daysAfter(facts.start, -1_733), design.dateStyle, 'es');
  const cell = (label: string, value: string): string =>
    `<div><span class="label">${label}</span> ${value}</div>`;
  return `<div class="center"><b style="font-size:1.3em">${sheet.employer()}</b><br>${sheet.employerAddress(' ')}<br>R.F.C. ${ledger.say('employerRFC', facts.employerNumber)} &nbsp; Reg. Pat. IMSS: R1244172103 &nbsp; Régimen Fiscal: 601</div>
<div class="split" style="margin-top:6pt"><b>RECIBO DE NÓMINA</b><span>Periodo del ${sheet.start()} al ${sheet.end()}</span><span>Fecha de pago: ${sheet.payDate()}</span></div>
<div class="boxed split" style="gap:10pt"><div>${cell('Clave:', facts.employeeNumber)}${cell('Nombre:', `<b>${sheet.employee()}</b>`)}${cell('R.F.C.:', ledger.say('employeeRFC', rfc))}${cell('C.U.R.P.:', ledger.say('employeeCURP', curp))}${cell('Afil. I.M.S.S.:', ledger.say('employeeNSS', nss))}</div>
<div>${cell('Departamento:', '2 PRODUCCIÓN')}${cell('Puesto:', facts.job)}${cell('Fecha de ingreso:', admission)}${cell('Turno:', 'Matutino')}</div><div>${cell('Salario diario:', daily)}${cell('S.B.C.:', daily)}${cell('Días trabajados:', DAYS)}${cell('Faltas:', '0.00')}</div></div>
<div style="display:flex;border:1pt solid #777;border-top:0"><div style="width:54%;border-right:1pt solid #777"><div class="center"><b>PERCEPCIONES</b></div>${table(['Clave', 'Concepto', 'Unidades', 'Importe'], earned, [2, 3], 'rows')}</div><div style="width:46%"><div class="center"><b>DEDUCCIONES</b></div>${table(['Clave', 'Concepto', 'Importe'], withheld, [2], 'rows')}</div></div>
<div style="display:flex;border:1pt solid #777;border-top:0"><div class="split" style="width:54%;padding:2pt 4pt"><b>Total percepciones</b><b>${sheet.gross()[0]}</b></div><div class="split" style="width:46%;padding:2pt 4pt"><b>Total deducciones</b><b>${sheet.deductions()[0]}</b></div></div>
<div class="split" style="margin-top:6pt"><div class="small" style="width:54%">Recibí de la empresa arriba mencionada la cantidad neta indicada, que cubre el importe de mi salario, séptimo día, tiempo extra y todas las percepciones a que tengo derecho, sin que a la fecha se me adeude cantidad alguna por ningún concepto.</div><div style="width:42%"><div class="split boxed"><b>NETO A PAGAR</b><b>${sheet.net()[0]}</b></div><div class="center" style="margin-top:28pt">________________________<br>Firma del trabajador</div></div></div>
<div class="small" style="word-break:break-all;margin-top:8pt">Folio fiscal: 3B1D70E2-9F44-4C0A-A7D1-${facts.employeeNumber.padStart(12, '0')} &nbsp; Certificado SAT: 00001000000509846663 &nbsp; Método de pago: PUE<br>Sello digital del CFDI: TGFrZXBvaW50QmFyYWphczQ0MTcyMDNOdcOxb0liYXJyYVBvbmNlRXNwaW5vemFMdW5hUXdFclR5VWlPcA==</div>`;
};

/** The half of a month as Mexican public bodies count: `05/2024`. */
const fortnight = ({ facts: { start } }: PaySheet): string =>
  `${String(start.month * 2 - (start.day === 1 ? 1 : 0)).padStart(2, '0')}/${start.year}`;

/** After a public university's pay voucher: name and post in rows of cells, perceptions beside deductions with codes, three sums in the foot, the net deposited. */
export const universityVoucher = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc } = mexicanWorker(facts);
  const cell = (label: string, value: string, share: number): string =>
    `<div style="flex:${share};border:0.5pt solid #777;padding:1pt 4pt"><div class="label">${label}</div>${value}</div>`;
  const row = (...cells: string[]): string => `<div style="display:flex">${cells.join('')}</div>`;
  const earned = sheet
    .lines('earnings')
    .map(({ description, amount }, index) => [['07', '16', '38'][index] ?? '', description, amount]);
  const withheld = sheet
    .lines('deductions')
    .map(({ description, amount }, index) => [String(index * 3 + 101), description, amount]);
  const head = (title: string): string[] => ['CLAVE', title, 'IMPORTE'];
  return `<div class="center"><b style="font-size:1.3em">${sheet.employer()}</b><br>SECRETARÍA ADMINISTRATIVA<br>DIRECCIÓN DE RECURSOS HUMANOS<br><b>COMPROBANTE DE PAGO</b></div>
<div style="margin-top:8pt">${row(cell('NÚMERO DE EMPLEADO', facts.employeeNumber, 2), cell('NOMBRE', `<b>${sheet.employee()}</b>`, 5), cell('R.F.C.', ledger.say('employeeRFC', rfc), 2), cell('C.U.R.P.', ledger.say('employeeCURP', curp), 3))}
${row(cell('CATEGORÍA', `T-204 ${facts.job.toUpperCase()}`, 4), cell('DEPENDENCIA', '0315 FACULTAD DE INGENIERÍA', 4), cell('TIPO', 'BASE', 1), cell('PLAZA', '88417', 1))}
${row(cell('QUINCENA', fortnight(sheet), 2), cell('PERIODO DE PAGO', `${sheet.start()} AL ${sheet.end()}`, 4), cell('FECHA DE PAGO', sheet.payDate(), 2), cell('FOLIO', `00${facts.employeeNumber}`, 2), cell('R.F.C. PATRÓN', ledger.say('employerRFC', facts.employerNumber), 3))}</div>
<div class="split" style="gap:0;margin-top:6pt;align-items:stretch"><div class="boxed" style="width:49%">${table(head('PERCEPCIONES'), earned, [2], 'rows')}</div><div class="boxed" style="width:49%">${table(head('DEDUCCIONES'), withheld, [2], 'rows')}</div></div>
${row(cell('TOTAL PERCEPCIONES', sheet.gross()[0], 1), cell('TOTAL DEDUCCIONES', sheet.deductions()[0], 1), cell('LÍQUIDO', `<b>${sheet.net()[0]}</b>`, 1))}
<div style="margin-top:6pt">DEPOSITADO EN LA CUENTA ********4417 &nbsp; BANCO INTEROCEÁNICO</div>`;
};

/** After TOTVS RM's pay receipt: company and month in a frame, the worker's cells, one table with reference, additions and deductions, sums over the net, bases in the last row, the receipt to sign. */
export const eventsReceipt = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const earned = sheet
    .lines('earnings', false)
    .map(({ description, hours, amount }, index) => [
      String(index * 4 + 1).padStart(4, '0'),
      description,
      hours,
      amount,
      '',
    ]);
  const withheld = sheet
    .lines('deductions')
    .map(({ description, amount }, index) => [
      String(index * 7 + 501).padStart(4, '0'),
      description,
      '',
      '',
      amount,
    ]);
  const filler = Array.from({ length: Math.max(0, 12 - earned.length - withheld.length) }, () => [
    '&nbsp;',
    '',
    '',
    '',
    '',
  ]);
  const grossCents = sumOf(facts.earnings, 'cents');
  const base = sheet.digits(facts.earnings[0]?.cents ?? 0);
  const bases = [
    base,
    sheet.digits(grossCents),
    sheet.digits(grossCents),
    sheet.digits(Math.round(grossCents * 0.08)),
    sheet.digits(grossCents - (facts.taxes[0]?.cents ?? 0)),
    '00',
  ];
  const month = `${monthName(facts.end, 'pt')}/${facts.end.year}`;
  const worker = table(
    ['Chapa', 'Nome', 'CPF', 'Função', 'Admissão'],
    [
      [
        facts.employeeNumber.padStart(6, '0'),
        `<b>${sheet.employee()}</b>`,
        ledger.say('employeeCPF', facts.employeeTaxNumber),
        facts.job,
        '02/05/2018',
      ],
    ],
    [],
    'rows',
  );
  return `<div class="boxed"><div class="split"><div><b>${sheet.employer()}</b><br>${sheet.employerAddress(' - ')}<br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)}</div><div class="right"><b style="font-size:1.2em">Recibo de Pagamento</b><br>${month[0]?.toUpperCase()}${month.slice(1)}<br>Folha Mensal</div></div></div>
<div class="boxed" style="border-top:0">${worker}<div class="split"><span>Seção: 01.02.003 OPERAÇÕES</span><span>Banco: 748 &nbsp; Agência: 0217 &nbsp; Conta: 44172-0</span><span>Data do Crédito: ${sheet.payDate()}</span></div></div>
${table(['Cód.', 'Descrição', 'Ref.', 'Proventos', 'Descontos'], [...earned, ...withheld, ...filler], [2, 3, 4], 'rows').replace('class="rows"', 'class="rows" style="border:1pt solid #777;border-top:0;margin-top:0"')}
<div class="split boxed"><span style="width:44%" class="small">Mensagem:</span><div style="width:52%">${pairs(
    [
      ['Total de Proventos', sheet.gross()[0]],
      ['Total de Descontos', sheet.deductions()[0]],
      ['<b>Líquido a Receber</b>', `<b>${sheet.net()[0]}</b>`],
    ],
    'rows',
  )}</div></div>
<div class="boxed" style="border-top:0">${table(['Salário Base', 'Base INSS', 'Base FGTS', 'FGTS do Mês', 'Base IRRF', 'Dep. IRRF'], [bases], [], 'rows')}</div>
<div class="small" style="margin-top:12pt">Declaro ter recebido a importância líquida discriminada neste recibo. &nbsp; Data ____/____/______ &nbsp; Assinatura do Funcionário ______________________________</div>`;
};
