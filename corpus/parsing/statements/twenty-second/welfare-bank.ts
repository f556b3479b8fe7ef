import { inBold, pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';
import { balancesOf, cameThenWent, countsOf } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';

/** The words of this layout. */
export const WELFARE_BANK = issuerWords(
  'ESTE PRODUCTO ESTÁ GARANTIZADO POR EL GOBIERNO FEDERAL. UNIDAD ESPECIALIZADA DE ATENCIÓN A USUARIOS: TEL. 800 555 0136, une@bancoprosperidad.example. PARA CUALQUIER ACLARACIÓN CUENTA CON 90 DÍAS NATURALES A PARTIR DE LA FECHA DE CORTE. CONDUSEF: 800 999 8080, www.condusef.gob.mx.',
  ['DÉBITO PROSPERIDAD', 'CUENTA DE NÓMINA'],
  {
    deposits: ['ABONO DE NOMINA', 'DEPOSITO POR DISPERSION', 'SPEI RECIBIDO'],
    withdrawals: ['COMPRA TPV', 'COMPRA TPV', 'RETIRO ATM', 'PAGO DE SERVICIOS'],
  },
);

/** After Banco del Bienestar's: name and address over a rule, title at the right, the holder at the left of a frame with customer, account, key, branch and period. */
export const welfareTop: Section = (sheet) =>
  `<div class="split" style="border-bottom:2pt solid #691c32;padding-bottom:5pt"><div style="width:60%"><b style="font-size:1.35em;color:#691c32">${sheet.bank()}</b><br><span class="small">${bankAddressOf(sheet, 'AV. RÍO DE LA MAGDALENA 115', 'COL. TIZAPÁN SAN ÁNGEL, C.P. 01090, ÁLVARO OBREGÓN, CDMX', ', ')}</span></div><div class="right"><b style="font-size:1.35em">ESTADO DE CUENTA</b><br>PÁGINA 1 DE 2</div></div>
<div class="split" style="margin:12pt 0"><div><b>${sheet.holder()}</b><br>${sheet.holderAddress()}<br>RFC: ${rfcOfHolder(sheet.facts)}</div><div class="boxed" style="white-space:nowrap">${pairs(
    [
      ['NO. DE CLIENTE:', customerNumber(sheet, 9)],
      ['NO. DE CUENTA:', sheet.number(0)],
      ['CUENTA CLABE:', clabeOf(sheet.account(0))],
      ['PRODUCTO:', sheet.type(0)],
      ['SUCURSAL:', '0418 PUEBLA CENTRO'],
      ['PERIODO:', `DEL ${sheet.start()} AL ${sheet.end()}`],
    ],
    'pairs ragged',
  )}</div></div>`;

/** After Banco del Bienestar's: a band over balances at the left and what the account earned at the right. */
export const welfareSummary: AccountSection = (sheet, account) => {
  const { came, went } = countsOf(sheet, account);
  return `<div class="band" style="padding:2pt 6pt"><b>RESUMEN DE LA CUENTA</b></div><div class="split"><div style="width:48%">${pairs(
    [
      ['SALDO ANTERIOR', `$ ${sheet.opening(account)}`],
      [`(+) DEPÓSITOS (${came})`, `$ ${sheet.credits(account)}`],
      [`(-) RETIROS (${went})`, `$ ${sheet.debits(account)}`],
      ['<b>SALDO ACTUAL</b>', `<b>$ ${sheet.closing(account)}</b>`],
    ],
    'rows pairs',
  )}</div><div style="width:46%">${pairs(
    [
      ['SALDO PROMEDIO', `$ ${sheet.digits(balancesOf(sheet, account).mean)}`],
      ['DÍAS DEL PERIODO', String(daysOf(sheet.facts))],
      ['INTERESES BRUTOS', '$ 0.00'],
      ['ISR RETENIDO', '$ 0.00'],
      ['COMISIONES COBRADAS', '$ 0.00'],
    ],
    'rows pairs',
  )}</div></div>`;
};

/** Cash from a machine has the machine's number and no name; a transfer its tracking key. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'RETIRO ATM') return `${manner} ${referenceNumber(row, 6)}`;
  if (manner === 'SPEI RECIBIDO')
    return `${manner} ${party.toUpperCase()} RASTREO ${referenceNumber(row, 12)}`;
  return `${manner} ${party.toUpperCase()}`;
};

/** After Banco del Bienestar's: day, authorization, words, deposits before withdrawals before balance; the earlier balance as first row, sums as last. */
export const welfareTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [wordsOf(sheet, row)]);
    return [date, referenceNumber(row, 6), told, ...cameThenWent(row, unsigned), balance];
  });
  const first = ['', '', 'SALDO ANTERIOR', '', '', sheet.opening(account)];
  const last = inBold([
    '',
    '',
    'TOTAL',
    sheet.credits(account),
    sheet.debits(account),
    sheet.closing(account),
  ]);
  const head = [
    '<div style="width:54pt">FECHA</div>',
    'AUTORIZACIÓN',
    'CONCEPTO',
    'DEPÓSITOS',
    'RETIROS',
    'SALDO',
  ];
  return `<div class="band" style="padding:2pt 6pt;margin-top:6pt"><b>DETALLE DE OPERACIONES</b></div>${table(head, [first, ...body, last], [3, 4, 5], 'rows grid')}`;
};
