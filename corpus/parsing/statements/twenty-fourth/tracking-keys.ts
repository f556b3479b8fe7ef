import { daysAfter, formatDay } from '../../printing/dates.js';
import { strip, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, rfcOfHolder } from '../tenth/parts.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const TRACKING_KEYS = issuerWords(
  'Ni el Gobierno Federal ni las entidades de la Administración Pública Paraestatal podrán responsabilizarse o garantizar los recursos de los Usuarios que sean utilizados en las operaciones que celebren con las Instituciones de Fondos de Pago Electrónico. Los fondos de pago electrónico no generan rendimientos. Unidad Especializada de Atención a Usuarios (UNE): une@nopalia.example, 55 5550 0143. CONDUSEF: 55 5340 0999, www.condusef.gob.mx.',
  ['Cuenta de fondos de pago electrónico nivel 2'],
  {
    deposits: ['Depósito SPEI', 'Depósito SPEI', 'Depósito en efectivo'],
    withdrawals: ['Compra', 'Compra', 'Compra', 'Envío SPEI', 'Retiro en cajero'],
  },
);

/** Notes the only number by which the form names the account, its standard key. */
const keyOf = (sheet: Sheet): string =>
  sheet.ledger.say('accounts[0].accountNumber', clabeOf(sheet.account(0)));

/** After Cuenca's: the app's name beside title and period, the institution's whole name and address beneath, the holder with tax number at the left, the account's key and kind at the right. */
export const keysTop: Section = (sheet) =>
  `<div class="split" style="align-items:center"><b style="font-size:2.1em;color:#1f7a5c">nopalia</b><div class="right"><b style="font-size:1.5em">Estado de cuenta</b><br>Del ${sheet.start()} al ${sheet.end()}</div></div>
<div class="small">${sheet.bank()}<br>${bankAddressOf(sheet, 'Av. Álvaro Obregón 151, piso 4', 'Col. Roma Norte, C.P. 06700, Cuauhtémoc, CDMX', ', ')}</div>
<div class="split" style="margin:18pt 0 12pt"><div><b style="font-size:1.2em">${sheet.holder()}</b><br>${sheet.holderAddress()}<br>RFC: ${rfcOfHolder(sheet.facts)}</div><table style="white-space:nowrap">${[
    ['CLABE', keyOf(sheet)],
    ['Fecha de corte', sheet.end()],
    ['Fecha de emisión', formatDay(daysAfter(sheet.facts.end, 2), sheet.design.periodStyle, 'es')],
    ['Moneda', 'MXN'],
  ]
    .map(([label, value]) => `<tr><td class="label">${label}</td><td>${value}</td></tr>`)
    .join('')}</table></div><div class="label">Producto: ${sheet.type(0)}</div>`;

/** After Cuenca's: both balances around what came and what went, in a band of pale colour; commissions are nothing. */
export const keysSummary: AccountSection = (sheet, account) =>
  `<div style="background:#e8f4ef;border-radius:5pt;padding:4pt 10pt;margin:8pt 0">${strip([
    ['Saldo inicial', `$${sheet.opening(account)}`],
    ['Total de depósitos', `$${sheet.credits(account)}`],
    ['Total de retiros', `$${sheet.debits(account)}`],
    ['Comisiones', '$0.00'],
    ['Saldo final', `$${sheet.closing(account)}`],
  ])}</div>`;

/** What the column of words says of a movement, and what the column of keys and references. */
function toldOf(sheet: Sheet, row: Row): { readonly words: string; readonly key: string } {
  const { manner, party } = parted(sheet, row);
  const key = `NPL${referenceNumber(row, 12)}`;
  if (manner === 'Depósito SPEI') return { words: `${manner} de ${party}`, key };
  if (manner === 'Envío SPEI') return { words: `${manner} a ${personOf(row, 'es')}`, key };
  return { words: manner === 'Compra' ? `${manner} ${party}` : manner, key: referenceNumber(row, 6) };
}

/** After Cuenca's: day, words, key or reference, the amount with its sign before the currency, balance. */
export const keysTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { words, key } = toldOf(sheet, row);
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [words]);
    return [date, told, key, `${row.movement.cents < 0 ? '-' : '+'}$${unsigned}`, `$${balance}`];
  });
  const head = [
    '<div style="width:52pt">Fecha</div>',
    '<div style="width:200pt">Concepto</div>',
    'Clave de rastreo / Referencia',
    'Monto',
    'Saldo',
  ];
  return `<h2>Movimientos</h2>${table(head, body, [3, 4], 'rows ruled')}`;
};
