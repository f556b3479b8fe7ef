import { THIRTEENTH_NAMES } from '../../people/thirteenth-family-names.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber, personAmong } from '../twelfth/parties.js';

/** The words of this layout. */
export const INITIAL_BALANCE = issuerWords(
  'Si desea recibir pagos a través de transferencias electrónicas de fondos interbancarias, deberá hacer del conocimiento de la persona que le enviará el pago su CLABE. Centro de Atención Telefónica 55 5550 0194.',
  ['IMBURGO CT', 'EFE IMBURGO'],
  {
    deposits: ['DEPOSITO SPEI', 'DEPOSITO NOMINA'],
    withdrawals: ['COMPRA TARJETA', 'TRASPASO SPEI', 'PAGO DOMICILIADO'],
    fees: ['COMISION MANEJO DE CUENTA'],
  },
);

/** After Inbursa's: the bank and its group in a band, the holder's block at the left, client, tax number, account, CLABE and period at the right. */
export const initialTop: Section = (sheet) =>
  `<div class="split" style="border-bottom:2pt solid"><div><span class="bank">${sheet.bank()}</span><br><span class="small">Institución de Banca Múltiple, Grupo Financiero Imburgo</span></div><div class="right"><b style="font-size:1.3em">ESTADO DE CUENTA</b><br>${sheet.type(0)}<br>Página: 1 de 2</div></div>
<div class="split" style="margin-top:12pt"><div><b>${sheet.holder()}</b><br>${sheet.holderAddress()}</div><div style="width:48%">${pairs(
    [
      ['CLIENTE IMBURGO', customerNumber(sheet, 8)],
      ['RFC', rfcOfHolder(sheet.facts)],
      ['PERIODO', `Del ${sheet.start()} al ${sheet.end()}`],
      ['CUENTA', sheet.number(0)],
      ['CLABE', clabeOf(sheet.account(0))],
      ['MONEDA', 'NACIONAL'],
    ],
    'pairs ragged',
  )}</div></div>`;

/** After Inbursa's: balance before, what came, what went and the balance in a frame, averages and days beside it. */
export const initialSummary: AccountSection = (sheet, account) => {
  const sums = pairs([
    ['SALDO ANTERIOR', sheet.opening(account)],
    ['ABONOS', sheet.credits(account)],
    ['CARGOS', sheet.debits(account)],
    ['<b>SALDO ACTUAL</b>', `<b>${sheet.closing(account)}</b>`],
  ]);
  const further = pairs([
    ['SALDO PROMEDIO', sheet.digits(sheet.account(account).openingCents + 27_744)],
    ['DÍAS DEL PERIODO', String(daysOf(sheet.facts))],
    ['TASA BRUTA ANUAL', '0.00%'],
    ['COMISIONES DEL PERIODO', sheet.fees(account)],
  ]);
  return `<div class="center" style="margin-top:10pt"><b>RESUMEN DE SALDOS</b></div><div class="split"><div class="boxed" style="width:45%">${sums}</div><div class="boxed" style="width:45%">${further}</div></div>`;
};

/** What stands beneath a movement: for a transfer the bank, the other's name and the key by which it is traced. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (!manner.includes('SPEI')) return [manner, party.toUpperCase()].filter(Boolean);
  const isIn = row.movement.cents > 0;
  const other = isIn ? party : personAmong(THIRTEENTH_NAMES.es, row);
  return [manner, other.toUpperCase(), `CLAVE DE RASTREO ${referenceNumber(row, 12)}`];
};

/** After Inbursa's: month before day, reference, words over lines, charges before credits before balance; `BALANCE INICIAL` as first row. */
export const initialTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    return [
      `<span style="white-space:nowrap">${date}</span>`,
      referenceNumber(row, 10),
      told,
      isIn ? '' : unsigned,
      isIn ? unsigned : '',
      balance,
    ];
  });
  const first = ['', '', 'BALANCE INICIAL', '', '', sheet.opening(account)];
  const head = ['FECHA', 'REFERENCIA', 'CONCEPTO', 'CARGOS', 'ABONOS', 'SALDO'];
  return `<div class="center" style="margin-top:10pt"><b>DETALLE DE MOVIMIENTOS</b></div>${table(head, [first, ...body], [3, 4, 5], 'rows zebra')}`;
};
