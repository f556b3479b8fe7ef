import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const ARMED_FORCES = issuerWords(
  'CENTRO DE ATENCION TELEFONICA 800 555 0178. UNIDAD ESPECIALIZADA: UNE@FUERZASNACIONALES.EXAMPLE. INCUMPLIR TUS OBLIGACIONES TE PUEDE GENERAR COMISIONES E INTERESES MORATORIOS. PRODUCTO GARANTIZADO POR EL IPAB HASTA POR 400 MIL UDIS.',
  ['CUENTA DE CHEQUES PERSONAL', 'CUENTA NOMINA MILITAR', 'AHORRO PERSONAL'],
  {
    deposits: ['DEPOSITO HABERES', 'ABONO SPEI'],
    withdrawals: ['COMPRA POS', 'CARGO SPEI', 'DOMICILIACION'],
    fees: ['COMISION POR MANEJO DE CUENTA'],
  },
);

/** After Banjercito's: name, title and kind of account in the middle, the holder in a frame at the left of branch, client, account, key, period and cut. */
export const armedForcesTop: Section = (sheet) =>
  `<div class="center"><b style="font-size:1.25em;color:#5a1f2b">${sheet.bank()}</b><br><b>ESTADO DE CUENTA</b><br>${sheet.type(0)}</div>
<div class="split" style="margin-top:10pt"><div class="boxed" style="width:44%"><b>${sheet.holder()}</b><br>${sheet.holderAddress()}<br>R.F.C. ${rfcOfHolder(sheet.facts)}</div><div style="width:48%;white-space:nowrap">${pairs(
    [
      ['SUCURSAL', '0314 XALAPA'],
      ['NUMERO DE CLIENTE', customerNumber(sheet, 8)],
      ['NUMERO DE CUENTA', sheet.number(0)],
      ['CLABE', clabeOf(sheet.account(0))],
      ['PERIODO', `${sheet.start()} AL ${sheet.end()}`],
      ['FECHA DE CORTE', sheet.end()],
    ],
  )}</div></div>`;

/** After Banjercito's: balances and sums in one row of cells, averages, rate and fees in the next. */
export const armedForcesSummary: AccountSection = (sheet, account) => {
  const sums = [
    sheet.opening(account),
    sheet.credits(account),
    sheet.debits(account),
    sheet.closing(account),
  ];
  const averages = [
    sheet.digits(sheet.account(account).openingCents + 9_618),
    String(daysOf(sheet.facts)),
    '0.00%',
    '0.00',
    sheet.fees(account),
  ];
  return `<div style="margin-top:10pt"><b>RESUMEN DE LA CUENTA</b></div>${table(['SALDO ANTERIOR', 'DEPOSITOS', 'RETIROS', 'SALDO ACTUAL'], [sums], [0, 1, 2, 3], 'rows grid')}${table(['SALDO PROMEDIO', 'DIAS DEL PERIODO', 'TASA BRUTA ANUAL', 'INTERESES', 'COMISIONES COBRADAS'], [averages], [0, 1, 2, 3, 4], 'rows grid')}`;
};

/** A transfer has the other's name and the tracking key beneath its kind. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (!manner.endsWith('SPEI')) return [row.movement.description.toUpperCase()];
  const other = row.movement.cents > 0 ? party : personOf(row, 'es');
  return [`${manner} ${other.toUpperCase()}`, `RASTREO ${referenceNumber(row, 14)}`];
};

/** After Banjercito's: day, reference, words, charges before deposits before balance; the earlier balance as first row. */
export const armedForcesTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    return [date, referenceNumber(row, 8), told, isIn ? '' : unsigned, isIn ? unsigned : '', balance];
  });
  const before = formatDay(daysAfter(sheet.facts.start, -1), sheet.design.dateStyle, 'es');
  const first = [before, '', 'SALDO ANTERIOR', '', '', sheet.opening(account)];
  return `<div style="margin-top:8pt"><b>DETALLE DE MOVIMIENTOS</b></div>${table(['FECHA', 'REFERENCIA', 'CONCEPTO', 'CARGOS', 'ABONOS', 'SALDO'], [first, ...body], [3, 4, 5], 'rows ruled')}`;
};
