import { daysAfter, formatDay, monthName } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import { basesOf } from '../brazilian-month.js';
import { sumOf } from '../facts.js';
import { mexicanWorker } from '../mexican-worker.js';
import type { PaySheet } from '../pay-sheet.js';
import { employerWords } from './employer-words.js';

export const PAYROLL_RECEIPT = employerWords(
  'Este documento es una representación impresa de un CFDI. Emitido desde CONTAPLUS Nóminas.',
  {
    earningNames: ['Sueldo', 'Horas extras', 'Premios de asistencia'],
    taxNames: ['I.S.R. (mes)', 'I.M.S.S.'],
    deductionNames: ['Préstamo Infonavit (CF)', 'Préstamo empresa', 'Fondo de ahorro'],
  },
);

export const TWO_COPIES = employerWords('', {
  earningNames: ['DIAS NORMAIS', 'HORAS EXTRAS 50%', 'ADICIONAL DE PERICULOSIDADE'],
  taxNames: ['I.N.S.S.', 'IMPOSTO DE RENDA'],
  deductionNames: ['VALE TRANSPORTE', 'ADIANTAMENTO SALARIAL', 'MENSALIDADE SINDICAL'],
});

export const PAY_ENVELOPE = employerWords('Documento gerado eletronicamente pelo portal do colaborador.', {
  earningNames: ['Horas Normais', 'Horas Extras 60%', 'Gratificação de Função'],
  taxNames: ['INSS', 'IRRF'],
  deductionNames: ['Plano de Saúde', 'Refeitório', 'Vale Transporte', 'Seguro de Vida'],
});

/** After a CFDI of payroll as CONTPAQi Nominas prints it: the worker's numbers in three columns, perceptions beside deductions, sums at the right, seals at the foot. */
export const payrollReceipt = (sheet: PaySheet): string => {
  const { facts, ledger, design } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const daily = sheet.digits(Math.round((facts.earnings[0]?.cents ?? 0) / 15));
  const earned = sheet
    .lines('earnings')
    .map(({ description, amount }, index) => [
      `00${index * 2 + 1}`.slice(-3),
      String(index + 1),
      description,
      amount,
    ]);
  const withheld = sheet
    .lines('deductions')
    .map(({ description, amount }, index) => [`00${index + 1}`, String(45 + index * 7), description, amount]);
  const [gross, deductions, net] = [sheet.gross()[0], sheet.deductions()[0], sheet.net()[0]];
  const tax = facts.taxes[0]?.cents ?? 0;
  const others = sumOf(facts.taxes, 'cents') + sumOf(facts.deductions, 'cents') - tax;
  const head = (title: string): string[] => ['Agrup.<br>SAT', 'No.', title, 'Total'];
  const sums = [
    ['Subtotal $', gross],
    ['Descuentos $', sheet.digits(others)],
    ['Retenciones $', sheet.digits(tax)],
    ['<b>Total $</b>', `<b>${net}</b>`],
    ['<b>Neto del recibo $</b>', `<b>${net}</b>`],
  ];
  const admission = formatDay(daysAfter(facts.start, -1_204), design.dateStyle, design.language);
  return `<div class="split"><div style="width:60%"><b style="font-size:1.2em">${sheet.employer()}</b><br>RFC: ${ledger.say('employerRFC', facts.employerNumber)} &nbsp; Reg. Pat.: D4567712103<br>Régimen fiscal: 601 - General de Ley Personas Morales<br>${sheet.employerAddress(' ')}</div><div class="right"><b>Recibo de nómina</b><br>Folio: ${Number(facts.employeeNumber) % 900}<br>Lugar de expedición: 50000<br>Fecha de pago: ${sheet.payDate()}</div></div>
<div class="boxed split" style="margin-top:8pt;gap:10pt"><div><b>${facts.employeeNumber} &nbsp; ${sheet.employee()}</b><br>RFC: ${ledger.say('employeeRFC', rfc)}<br>CURP: ${ledger.say('employeeCURP', curp)}<br>Fecha Ini Relación Laboral: ${admission}<br>Jornada: 01 Diurna<br>NSS: ${ledger.say('employeeNSS', nss)}</div>
<div>Periodo del ${sheet.start()} al ${sheet.end()}<br>Periodicidad: 04 Quincenal<br>Días de pago: 15.000<br>Tipo Salario: Fijo<br>Puesto: ${facts.job}<br>Departamento: Administración<br>Salario diario: ${daily} &nbsp; S.D.I.: ${daily}</div></div>
<div class="split" style="gap:8pt"><div style="width:50%"><div class="center"><b>Percepciones</b></div>${table(head('Concepto'), earned, [3], 'rows')}</div><div style="width:50%"><div class="center"><b>Deducciones</b></div>${table(head('Concepto'), withheld, [3], 'rows')}</div></div>
<div class="split" style="gap:8pt;border-top:0.6pt solid #444"><div class="split" style="width:50%"><b>Total Percepc. más Otros Pagos $</b><b>${gross}</b></div><div class="split" style="width:50%"><b>Total Deducciones $</b><b>${deductions}</b></div></div>
<div class="split" style="margin-top:8pt"><div class="small" style="width:56%">Método de pago: PUE - Pago en una sola exhibición<br>Forma de pago: 99 Por definir &nbsp; Moneda: MXN<br>Se puso a mi disposición el archivo XML correspondiente y recibí de la empresa arriba mencionada la cantidad neta a que este documento se refiere, estando conforme con las percepciones y deducciones que en él aparecen especificados.<br><br>________________________<br>Firma del empleado</div><div style="width:38%">${table([], sums, [1], 'rows')}</div></div>
<div class="small" style="border-top:0.6pt solid #444;margin-top:8pt;word-break:break-all">Serie del Certificado del emisor: 00001000000504${facts.employeeNumber}17 &nbsp; Folio Fiscal UUID: 7C1E09B4-52AF-4D17-8B30-${facts.employeeNumber.padStart(12, 'A')}<br>No. de serie del Certificado del SAT: 00001000000505142236<br>Sello digital del CFDI: QmVhdHJpeiBkZSBsYSBMdXogUm9zYXM0NDE3MjAzMzY2MTA0MTcxOTg0MzFrTG1OcFFyU3RVdld4WXo3MTk4NDQxN2FhYmJjY2Rk==<br>Cadena original del complemento de certificación digital del SAT: ||1.1|7C1E09B4-52AF-4D17-8B30|SAT970701NN3|Lw7xQ==|00001000000505142236||</div>`;
};

const monthOf = ({ facts, design }: PaySheet): string =>
  `${monthName(facts.end, design.language)} de ${facts.end.year}`;

/** Bases of the month under their labels. */
const bases = (sheet: PaySheet, labels: readonly string[]): string =>
  table(labels, [[...basesOf(sheet), '0,00']], [0, 1, 2, 3, 4, 5], 'rows grid');

/** After the receipt of Dominio's payroll, two copies to a page: one row of codes and names, references before payments and deductions, net under the sums, the receipt to sign. */
export const twoCopies = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const earned = sheet
    .lines('earnings', false)
    .map(({ description, hours, amount }, index) => [
      String(index * 142 + 8781),
      description,
      hours,
      amount,
      '',
    ]);
  const withheld = sheet
    .lines('deductions')
    .map(({ description, amount }, index) => [String(index * 25 + 843), description, '', '', amount]);
  const [gross, deductions, net] = [sheet.gross()[0], sheet.deductions()[0], sheet.net()[0]];
  const filler = Array.from({ length: Math.max(0, 9 - earned.length - withheld.length) }, () => [
    '&nbsp;',
    '',
    '',
    '',
    '',
  ]);
  const copy = `<div class="boxed" style="page-break-inside:avoid"><div class="split"><div><b>${sheet.employer()}</b><br>CNPJ: ${ledger.say('employerCNPJ', facts.employerNumber)} &nbsp; CC: GERAL<br>Mensalista</div><div class="right"><b>Recibo de Pagamento de Salário</b><br>Folha Mensal<br>${monthOf(sheet)}</div></div>
${table(['Código', 'Nome do Funcionário', 'CBO', 'Departamento', 'Filial'], [[facts.employeeNumber, `<b>${sheet.employee()}</b><br>${facts.job} &nbsp; Admissão: 01/03/2019`, '411005', '1', '1']], [], 'rows')}
${table(['Código', 'Descrição', 'Referência', 'Vencimentos', 'Descontos'], [...earned, ...withheld, ...filler], [2, 3, 4], 'rows')}
<div class="split" style="border-top:0.6pt solid #444"><span class="small" style="width:44%">Agência: 0417 &nbsp; Conta: 22067-1</span><div style="width:54%">${table(['Total de Vencimentos', 'Total de Descontos'], [[gross, deductions]], [0, 1], 'rows grid')}<div class="split"><b>Valor Líquido »</b><b>${net}</b></div></div></div>
${bases(sheet, ['Salário Base', 'Sal. Contr. INSS', 'Base Cálc. FGTS', 'F.G.T.S. do Mês', 'Base Cálc. IRRF', 'Faixa IRRF'])}
<div class="small">DECLARO TER RECEBIDO A IMPORTÂNCIA LÍQUIDA DISCRIMINADA NESTE RECIBO &nbsp; ____/____/______ DATA &nbsp; ________________________________ ASSINATURA DO FUNCIONÁRIO</div></div>`;
  return `${copy}<div style="border-top:0.5pt dashed #777;margin:10pt 0"></div>${copy}`;
};

/** After the pay envelope of Senior's payroll: employer and worker in frames of labelled cells, events with their reference, sums and net at the right of the foot. */
export const payEnvelope = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const cell = (label: string, value: string, width: number): string =>
    `<div style="width:${width}%;border:0.5pt solid #888;padding:2pt 4pt"><div class="label">${label}</div>${value}</div>`;
  const row = (...cells: string[]): string =>
    `<div class="split" style="gap:0;align-items:stretch">${cells.join('')}</div>`;
  const earned = sheet
    .lines('earnings', false)
    .map(({ description, hours, amount }, index) => [
      String(index + 1).padStart(3, '0'),
      description,
      hours,
      amount,
      '',
    ]);
  const withheld = sheet
    .lines('deductions')
    .map(({ description, amount }, index) => [String(index + 301), description, '', '', amount]);
  const [gross, deductions, net] = [sheet.gross()[0], sheet.deductions()[0], sheet.net()[0]];
  return `<div class="center"><h1>Envelope de Pagamento</h1></div>
${row(cell('Empresa', `<b>${sheet.employer()}</b>`, 60), cell('CNPJ', ledger.say('employerCNPJ', facts.employerNumber), 40))}
${row(cell('Endereço', sheet.employerAddress(' - '), 100))}
${row(cell('Cadastro', facts.employeeNumber, 14), cell('Nome do Colaborador', `<b>${sheet.employee()}</b>`, 56), cell('CPF', ledger.say('employeeCPF', facts.employeeTaxNumber), 30))}
${row(cell('Cargo', facts.job, 40), cell('Admissão', '14/08/2017', 20), cell('Local', 'ADMINISTRATIVO', 40))}
${row(cell('Cálculo', `${monthName(facts.end, 'pt')}/${facts.end.year} - Mensal`, 34), cell('Período', `${sheet.start()} a ${sheet.end()}`, 40), cell('Pagamento', sheet.payDate(), 26))}
${table(['Cód.', 'Evento', 'Referência', 'Proventos', 'Descontos'], [...earned, ...withheld], [2, 3, 4], 'rows ruled')}
${row(cell('Total Proventos', gross, 34), cell('Total Descontos', deductions, 33), cell('Líquido', `<b>${net}</b>`, 33))}
<div style="margin-top:6pt">${bases(sheet, ['Salário Base', 'Base INSS', 'Base FGTS', 'Valor FGTS', 'Base IRRF', 'Dep. IRRF'])}</div>`;
};
