import { FIFTEENTH_NAMES } from '../../people/fifteenth-family-names.js';
import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber, personAmong } from '../twelfth/parties.js';
import { unbroken } from './unbroken.js';

/** The words of this layout. */
export const SOLE_STATEMENT = issuerWords(
  'Si desea recibir pagos a través de transferencias electrónicas, deberá informar al ordenante la CLABE. Dispone de 90 días naturales a partir de la fecha de corte para objetar este estado de cuenta. UNE: 55 5550 0190, une@miraflor.example.',
  ['CUENTA MAESTRA', 'CUENTA DIGITAL', 'CUENTA NOMINA'],
  {
    deposits: ['SPEI RECIBIDO DE', 'ABONO NOMINA', 'DEPOSITO SBC'],
    withdrawals: ['SPEI ENVIADO A', 'COMPRA POS', 'DOMICILIACION', 'PAGO SERVICIO'],
    fees: ['COM MANEJO DE CUENTA'],
  },
);

/** After Banca Mifel's: title in the middle over the bank, the holder in a frame at the left, client, branch and period in a frame at the right. */
export const soleStatementTop: Section = (sheet) =>
  `<div class="split"><span class="bank" style="font-size:1.5em">${sheet.bank()}</span><div class="right"><b>ESTADO DE CUENTA ÚNICO</b><br>Página 1 de 3</div></div>
<div class="split" style="margin-top:12pt;gap:10pt"><div class="boxed" style="width:48%">${sheet.holder()}<br>${sheet.holderAddress()}<br><br>R.F.C. ${rfcOfHolder(sheet.facts)}</div><div class="boxed" style="width:48%">${pairs(
    [
      ['NO. DE CLIENTE', customerNumber(sheet, 7)],
      ['SUCURSAL', '0012 METEPEC'],
      ['PERIODO', `DEL ${sheet.start()} AL ${sheet.end()}`],
      ['DÍAS DEL PERIODO', String(daysOf(sheet.facts))],
      ['MONEDA', 'M.N.'],
    ],
  )}</div></div>`;

/** After Banca Mifel's: kind, number and key in one row of cells, balances and sums in the next. */
export const soleStatementSummary: AccountSection = (sheet, account) => {
  const cells = [sheet.type(account), sheet.number(account), clabeOf(sheet.account(account))];
  const sums = [
    sheet.opening(account),
    sheet.credits(account),
    sheet.debits(account),
    sheet.closing(account),
  ];
  return `${table(['PRODUCTO', 'NÚMERO DE CUENTA', 'CLABE'], [cells], [], 'rows grid')}${table(['SALDO ANTERIOR', 'TOTAL DEPÓSITOS', 'TOTAL RETIROS', 'SALDO ACTUAL'], [sums], [0, 1, 2, 3], 'rows grid')}`;
};

/** Kind and name in one line; of a transfer the key that traces it beneath. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (row.movement.kind === 'fee') return [row.movement.description];
  if (manner === 'DEPOSITO SBC') return [manner];
  if (!manner.startsWith('SPEI')) return [`${manner} ${party.toUpperCase()}`];
  const other = row.movement.cents > 0 ? party : personAmong(FIFTEENTH_NAMES.es, row);
  return [`${manner} ${other.toUpperCase()}`, `CVE RASTREO MIR${referenceNumber(row, 12)}`];
};

/** After Banca Mifel's: day with the month in letters, folio, words, withdrawals before deposits before balance; the balance before stands in the first row. */
export const soleStatementTable: AccountSection = (sheet, account) => {
  const { dateStyle, language } = sheet.design;
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    return [
      unbroken(date),
      referenceNumber(row, 6),
      told,
      isIn ? '' : unsigned,
      isIn ? unsigned : '',
      balance,
    ];
  });
  const first = [
    unbroken(formatDay(sheet.facts.start, dateStyle, language)),
    '',
    'SALDO ANTERIOR',
    '',
    '',
    sheet.opening(account),
  ];
  const last = [
    '',
    '',
    '<b>TOTALES</b>',
    `<b>${sheet.debits(account)}</b>`,
    `<b>${sheet.credits(account)}</b>`,
    '',
  ];
  return `<b>DETALLE DE OPERACIONES</b>${table(['FECHA', 'FOLIO', 'DESCRIPCIÓN', 'RETIROS', 'DEPÓSITOS', 'SALDO'], [first, ...body, last], [3, 4, 5], 'rows grid')}`;
};
