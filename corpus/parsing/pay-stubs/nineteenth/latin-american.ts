import { table } from '../../printing/markup.js';
import { codedEvents } from '../coded-events.js';
import { frame } from '../eighteenth/mexican.js';
import { mexicanWorker } from '../mexican-worker.js';
import { employerWords } from '../ninth/employer-words.js';
import type { PaySheet } from '../pay-sheet.js';

/** Keys of the tax authority's catalogue of perceptions and deductions (SAT, c_TipoPercepcion, c_TipoDeduccion). */
const FISCAL_KEYS: Readonly<Record<string, string>> = {
  'Sueldo base': '001',
  'Horas extras': '019',
  'Premio de puntualidad': '010',
  ISR: '002',
  'Cuota IMSS': '001',
  'Crédito Infonavit': '010',
  'Crédito Fonacot': '011',
  'Fondo de ahorro': '004',
};

/** Of a personnel platform of South America, as it prints the fiscal receipt of Mexico. */
export const SOUTHERN_PLATFORM = employerWords(
  'Este documento es una representación impresa de un CFDI versión 4.0. Recibí de conformidad el pago del periodo indicado. Firma del colaborador ____________________',
  {
    earningNames: ['Sueldo base', 'Horas extras', 'Premio de puntualidad'],
    taxNames: ['ISR', 'Cuota IMSS'],
    deductionNames: ['Crédito Infonavit', 'Crédito Fonacot', 'Fondo de ahorro'],
  },
);

/** After Buk's in Mexico: title in the middle, employer's data beside the worker's as labels before values, perceptions beside deductions with the authority's keys, sums under each list, net at the right, fiscal data and seals last. */
export const southernPlatform = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const { curp, rfc, nss } = mexicanWorker(facts);
  const daily = Math.round((facts.earnings[0]?.cents ?? 0) / 15);
  const list = (title: string, group: 'earnings' | 'deductions', total: string): string => {
    const body = sheet
      .lines(group)
      .map((line) => [FISCAL_KEYS[line.description] ?? '', line.description, `$${line.amount}`]);
    return `<div style="width:49%">${table(['Clave SAT', title, 'Monto'], [...body, ['', `<b>Total ${title.toLowerCase()}</b>`, `<b>$${total}</b>`]], [2], 'rows ruled')}</div>`;
  };
  const folio = `${facts.employeeNumber.padStart(8, '7C')}-2E41-4D9A-B3F6-${facts.employeeNumber.padStart(12, '1A')}`;
  const label = (words: string, value: string): string => `${words}: ${value}<br>`;
  return `<div class="center" style="margin-bottom:8pt"><b style="font-size:1.4em">Recibo de Nómina</b></div>
<div class="split"><div style="width:48%"><b style="font-size:1.1em">${sheet.employer()}</b><br>${label('RFC', ledger.say('employerRFC', facts.employerNumber))}${label('Registro Patronal', 'E2371045108')}${label('Régimen Fiscal', '601 General de Ley Personas Morales')}${label('Lugar de Expedición', '72000')}</div><div style="width:48%">${label('Nombre', `<b>${sheet.employee()}</b>`)}${label('Número de empleado', facts.employeeNumber)}${label('RFC', ledger.say('employeeRFC', rfc))}${label('CURP', ledger.say('employeeCURP', curp))}${label('NSS', ledger.say('employeeNSS', nss))}${label('Puesto', facts.job)}</div></div>
${frame([
  ['Fecha inicial de pago', sheet.start()],
  ['Fecha final de pago', sheet.end()],
  ['Fecha de pago', sheet.payDate()],
  ['Días pagados', '15'],
  ['Salario diario', `$${sheet.digits(daily)}`],
  ['SDI', `$${sheet.digits(Math.round(daily * 1.0493))}`],
])}
<div class="split" style="gap:10pt">${list('Percepciones', 'earnings', sheet.gross()[0])}${list('Deducciones', 'deductions', sheet.deductions()[0])}</div>
<div class="right" style="font-size:1.2em;margin:6pt 0"><b>Neto a pagar: $${sheet.net()[0]}</b></div>
<div class="small">Folio fiscal: ${folio}<br>Método de pago: PUE &nbsp; Moneda: MXN &nbsp; Tipo de nómina: O Ordinaria &nbsp; Periodicidad: 04 Quincenal<br>No. de serie del certificado del SAT: 00001000000505142236<br>Sello digital del CFDI: Hs7QpXw2LmKc9VtRz0YbNf4EaUgJo8DiSx1TvPq6ZlCk3MeBn5WrGhAy+jOuIdF/Tg==</div>`;
};

const STATE_CODES: Readonly<Record<string, string>> = {
  'VENCIMENTO BASICO': '0001',
  'ADICIONAL DE DESEMPENHO': '0347',
  'AJUDA DE CUSTO': '0860',
  'CONTRIBUICAO PREVIDENCIARIA': '5022',
  'IMPOSTO DE RENDA': '5001',
  'ASSISTENCIA MEDICA': '5031',
  'CONSIGNACAO BANCO': '6204',
  'SEGURO DE VIDA': '6310',
};

/** Of a state's government of the south-east. */
export const STATE_SERVANT = employerWords(
  'DOCUMENTO EMITIDO PELO PORTAL DO SERVIDOR, SEM RASURAS, E VALIDO SEM ASSINATURA.',
  {
    earningNames: ['VENCIMENTO BASICO', 'ADICIONAL DE DESEMPENHO', 'AJUDA DE CUSTO'],
    taxNames: ['CONTRIBUICAO PREVIDENCIARIA', 'IMPOSTO DE RENDA'],
    deductionNames: ['ASSISTENCIA MEDICA', 'CONSIGNACAO BANCO', 'SEGURO DE VIDA'],
  },
);

/** After the demonstrativo of the government of Minas Gerais: government, secretariat and title at the top, the servant's register, name and post in frames, entitlements before deductions in one table with their codes, sums in one row, bank and bases beneath. */
export const stateServant = (sheet: PaySheet): string => {
  const { facts, ledger } = sheet;
  const events = codedEvents(sheet, STATE_CODES).map(([code = '', name = '', , ...amounts]) => [
    code,
    name,
    ...amounts,
  ]);
  const { year, month } = facts.end;
  const totals = [sheet.gross()[0], sheet.deductions()[0], `<b>${sheet.net()[0]}</b>`];
  return `<div><b style="font-size:1.2em">${sheet.employer()}</b><br>SECRETARIA DE ESTADO DE PLANEJAMENTO E GESTAO<br><b>DEMONSTRATIVO DE PAGAMENTO</b></div>
${frame([
  ['MASP', `${facts.employeeNumber}-4`],
  ['ADM', '1'],
  ['NOME', sheet.employee()],
  ['CPF', ledger.say('employeeCPF', facts.employeeTaxNumber)],
  ['MES/ANO', `${String(month).padStart(2, '0')}/${year}`],
])}${frame([
  ['CARGO', 'ANALISTA DE GESTAO'],
  ['NIVEL/GRAU', 'II-C'],
  ['ORGAO', 'SECRETARIA DE ESTADO DE SAUDE'],
  ['SITUACAO', 'EFETIVO'],
  ['DATA PAGAMENTO', sheet.payDate()],
])}
${table(['VERBA', 'DESCRICAO', 'VANTAGENS', 'DESCONTOS'], events, [2, 3], 'rows ruled')}
${table(['TOTAL DE VANTAGENS', 'TOTAL DE DESCONTOS', 'LIQUIDO A RECEBER'], [totals], [0, 1, 2], 'rows grid')}
<div>BANCO: 104 &nbsp; AGENCIA: 0085 &nbsp; CONTA: 00${facts.employeeNumber}-3 &nbsp; DEP. IR: 00 &nbsp; CARGA HORARIA: 40</div>`;
};
