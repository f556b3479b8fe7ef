import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { runningBalances } from '../facts.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const OPERATION_APPLICATION = issuerWords(
  'BANCO VISTA MÁS, S.A., Institución de Banca Múltiple. Paseo de la Reforma 243, Col. Cuauhtémoc, C.P. 06500, Ciudad de México. UNE: 55 5550 0158. Los recursos se encuentran protegidos por el IPAB hasta por 400 mil UDIS. www.ipab.org.mx',
  ['CUENTA VISTA MÁS PERSONAL', 'CUENTA INVERSIÓN A LA VISTA', 'CUENTA NÓMINA'],
  {
    deposits: ['SPEI RECIBIDO', 'ABONO NÓMINA'],
    withdrawals: ['SPEI ENVIADO', 'COMPRA TDD', 'PAGO DE SERVICIO'],
    fees: ['COMISIÓN POR ADMINISTRACIÓN'],
  },
);

/** After Ve por Más's: title and period at the right of the bank, the holder with his tax number over the rule, client, contract and key as labels over each other. */
export const operationTop: Section = (sheet) =>
  `<div class="split"><span class="bank">${sheet.bank()}</span><div class="right"><b style="font-size:1.25em">ESTADO DE CUENTA</b><br>DEL ${sheet.start()} AL ${sheet.end()}<br>HOJA 1 DE 3</div></div>
<div class="split" style="margin-top:14pt;border-top:1pt solid #00843d;padding-top:6pt"><div style="width:48%"><b>${sheet.holder()}</b><br>${sheet.holderAddress()}<br>R.F.C. ${rfcOfHolder(sheet.facts)}</div><div style="width:46%">${pairs(
    [
      ['NÚMERO DE CLIENTE', customerNumber(sheet, 7)],
      ['NÚMERO DE CUENTA', sheet.number(0)],
      ['CLABE INTERBANCARIA', clabeOf(sheet.account(0))],
      ['TIPO DE CUENTA', sheet.type(0)],
      ['MONEDA', 'PESOS'],
      ['SUCURSAL', '0104 REFORMA'],
    ],
  )}</div></div>`;

/** After Ve por Más's: how the balance came about at the left, averages and interest at the right, each under its own band. */
export const operationSummary: AccountSection = (sheet, account) => {
  const balances = runningBalances(sheet.account(account));
  const average = Math.round(balances.reduce((sum, cents) => sum + cents, 0) / balances.length);
  const left = pairs([
    ['SALDO ANTERIOR', `$ ${sheet.opening(account)}`],
    ['+ ABONOS', `$ ${sheet.credits(account)}`],
    ['- CARGOS', `$ ${sheet.debits(account)}`],
    ['<b>SALDO ACTUAL</b>', `<b>$ ${sheet.closing(account)}</b>`],
  ]);
  const right = pairs([
    ['SALDO PROMEDIO DIARIO', `$ ${sheet.digits(average)}`],
    ['DÍAS DEL PERIODO', String(daysOf(sheet.facts))],
    ['COMISIONES COBRADAS', `$ ${sheet.fees(account)}`],
    ['TASA BRUTA ANUAL', '0.00 %'],
  ]);
  const block = (title: string, body: string): string =>
    `<div style="width:47%"><div class="band center" style="padding:2pt"><b>${title}</b></div>${body}</div>`;
  return `<div class="split" style="margin-top:8pt">${block('RESUMEN DE LA CUENTA', left)}${block('DATOS DEL PERIODO', right)}</div>`;
};

/** Of a transfer the other's name and the tracking key beneath; of a card's slip the shop in the same line. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner === '') return [row.movement.description];
  if (!manner.startsWith('SPEI')) return [`${manner} ${party.toUpperCase()}`];
  const other = row.movement.cents > 0 ? party : personOf(row, 'es');
  return [manner, other.toUpperCase(), `RASTREO BX${referenceNumber(row, 12)}`];
};

/** After Ve por Más's: day of the operation and day of its application, concept, reference, charges before credits before the balance, the sums as last row. */
export const operationTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    return [date, date, told, referenceNumber(row, 6), isIn ? '' : unsigned, isIn ? unsigned : '', balance];
  });
  const sums = ['', '', 'TOTAL DE MOVIMIENTOS', '', sheet.debits(account), sheet.credits(account), ''].map(
    (cell) => `<b>${cell}</b>`,
  );
  const head = ['FECHA OPER.', 'FECHA APLIC.', 'CONCEPTO', 'REFERENCIA', 'CARGOS', 'ABONOS', 'SALDO'];
  return `<div class="band center" style="padding:2pt;margin-top:8pt"><b>DETALLE DE MOVIMIENTOS</b></div>${table(head, [...body, sums], [4, 5, 6], 'rows ruled')}`;
};
