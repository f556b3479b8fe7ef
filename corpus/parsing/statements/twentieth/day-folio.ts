import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';
import { cameThenWent } from './movement-cells.js';
import { bankAddressOf, personOf } from './parties.js';

/** The words of this layout. */
export const DAY_FOLIO = issuerWords(
  'UNE: 55 5550 0171, UNE@INTERALIANZA.EXAMPLE. CONDUSEF: 55 5550 0999. ESTE DOCUMENTO ES UNA REPRESENTACION IMPRESA DE UN CFDI. PRODUCTO PROTEGIDO POR EL IPAB HASTA POR 400 MIL UDIS POR PERSONA.',
  ['CUENTA INTERALIANZA', 'CUENTA EJE PERSONA FISICA'],
  {
    deposits: ['RECEPCION SPEI', 'DEPOSITO NOMINA'],
    withdrawals: ['COMPRA TD', 'TRASPASO SPEI', 'DOMICILIACION'],
    fees: ['COMISION MANEJO DE CUENTA'],
  },
);

/** After Intercam's: name at the left of title and period, the holder with address and tax number at the left of client, account and key as labels before values. */
export const folioTop: Section = (sheet) =>
  `<div class="split"><span class="bank">${sheet.bank()}</span><div class="right"><b style="font-size:1.25em">ESTADO DE CUENTA</b><br>PERIODO DEL ${sheet.start()} AL ${sheet.end()}<br>HOJA 1 DE 2</div></div>
<div class="split" style="margin:16pt 0 10pt"><div style="width:50%">${sheet.holder()}<br>${sheet.holderAddress()}<br>RFC: ${rfcOfHolder(sheet.facts)}</div><div style="white-space:nowrap">${pairs(
    [
      ['NO. CLIENTE', customerNumber(sheet, 6)],
      ['NO. CUENTA', sheet.number(0)],
      ['CLABE', clabeOf(sheet.account(0))],
      ['PRODUCTO', sheet.type(0)],
      ['DIVISA', 'MXP'],
      ['SUCURSAL', '022 POLANCO'],
    ],
    'pairs ragged',
  )}</div></div>`;

/** After Intercam's: balances with what came and went at the left, yields and charges at the right, each under its own rule. */
export const folioSummary: AccountSection = (sheet, account) => {
  const rule = (words: string): string =>
    `<div style="border-bottom:1pt solid #7a1f3d;color:#7a1f3d"><b>${words}</b></div>`;
  const left = pairs([
    ['SALDO INICIAL', sheet.opening(account)],
    ['+ DEPOSITOS', sheet.credits(account)],
    ['- RETIROS', sheet.debits(account)],
    ['= SALDO FINAL', sheet.closing(account)],
  ]);
  const right = pairs([
    ['SALDO PROMEDIO', sheet.digits(sheet.account(account).openingCents + 17_385)],
    ['DIAS TRANSCURRIDOS', String(daysOf(sheet.facts))],
    ['INTERES BRUTO', '0.00'],
    ['COMISIONES', sheet.fees(account)],
  ]);
  return `<div class="split"><div style="width:46%">${rule('RESUMEN DEL PERIODO')}${left}</div><div style="width:46%">${rule('RENDIMIENTOS Y COMISIONES')}${right}</div></div>`;
};

/** Parts of a transfer's words stand between bars, as the bank's system writes them. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (!manner.endsWith('SPEI')) return [row.movement.description.toUpperCase()];
  const other = row.movement.cents > 0 ? party : personOf(row, 'es');
  return [`${manner} | ${other.toUpperCase()}`, `CLAVE RASTREO: ${referenceNumber(row, 15)}`];
};

/** After Intercam's: day of the month, folio, words, deposits before withdrawals before balance; the first balance as first row, sums as last. */
export const folioTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    return [date, referenceNumber(row, 9), told, ...cameThenWent(row, unsigned), balance];
  });
  const first = ['', '', '<b>BALANCE INICIAL</b>', '', '', `<b>${sheet.opening(account)}</b>`];
  const last = [
    '',
    '',
    '<b>TOTAL</b>',
    `<b>${sheet.credits(account)}</b>`,
    `<b>${sheet.debits(account)}</b>`,
    `<b>${sheet.closing(account)}</b>`,
  ];
  return `<div style="margin-top:8pt"><b>DETALLE DE MOVIMIENTOS</b></div>${table(['DIA', 'FOLIO', 'CONCEPTO', 'DEPOSITOS', 'RETIROS', 'SALDO'], [first, ...body, last], [3, 4, 5], 'rows zebra')}`;
};

/** After Intercam's: what a tax receipt of the month must show, and the address of the bank beneath. */
export const folioReceipt: AccountSection = (sheet) =>
  `<div class="boxed small" style="page-break-inside:avoid;margin-bottom:6pt">${pairs(
    [
      ['FOLIO FISCAL (UUID)', '7C41B0E2-5D93-4F1A-9E6C-20B8D7A3164F'],
      ['NO. DE SERIE DEL CERTIFICADO DEL SAT', '00001000000505142236'],
      ['REGIMEN FISCAL DEL EMISOR', '601 GENERAL DE LEY PERSONAS MORALES'],
      ['METODO DE PAGO', 'PUE PAGO EN UNA SOLA EXHIBICION'],
    ],
    'pairs ragged',
  )}</div><div class="small">${sheet.bank()}, INSTITUCION DE BANCA MULTIPLE. ${bankAddressOf(sheet, 'AV. HORACIO 1022', 'COL. POLANCO, C.P. 11550, CIUDAD DE MEXICO', ', ')}</div>`;
