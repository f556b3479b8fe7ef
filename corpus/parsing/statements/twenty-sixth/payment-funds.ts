import { pairs, strip, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf } from '../tenth/parts.js';
import { cameThenWent } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { billerOf, clockOf, personOf } from './parties.js';

/** The words of this layout. */
export const PAYMENT_FUNDS = issuerWords(
  'Ni el Gobierno Federal ni las entidades de la Administración Pública Paraestatal podrán responsabilizarse o garantizar los recursos de los usuarios que sean utilizados en las operaciones que celebren con las Instituciones de Tecnología Financiera. Los saldos en la cuenta no generan rendimientos. Unidad Especializada de Atención a Usuarios (UNE): 81 5550 0176, une@vaiven.example. CONDUSEF: 55 5340 0999, www.condusef.gob.mx.',
  ['Cuenta Vaivén Nivel 2', 'Cuenta Vaivén Premium'],
  {
    deposits: ['Depósito en efectivo', 'Transferencia recibida', 'Transferencia recibida'],
    withdrawals: [
      'Compra con tarjeta',
      'Compra con tarjeta',
      'Transferencia enviada',
      'Retiro de efectivo',
      'Pago de servicio',
    ],
    fees: ['Comisión por retiro de efectivo', 'Comisión por depósito en efectivo'],
  },
);

const title = (words: string): string => `<h2 style="margin-top:12pt;break-after:avoid">${words}</h2>`;

/** After Spin by OXXO's: a band with mark and title, the holder at the left, account, key and period at the right. */
export const fundsTop: Section = (sheet) =>
  `<div class="band split" style="align-items:center;border-radius:6pt"><b style="font-size:2em">vaivén</b><span style="font-size:1.4em">Estado de cuenta</span></div>
<div class="split" style="margin:16pt 0 4pt"><div><b style="font-size:1.2em">${sheet.holder()}</b><br>${sheet.holderAddress()}</div><div style="white-space:nowrap">${pairs(
    [
      ['Producto', sheet.type(0)],
      ['Número de cuenta', sheet.number(0)],
      ['CLABE', clabeOf(sheet.account(0))],
      ['Periodo', `${sheet.start()} al ${sheet.end()}`],
      ['Moneda', 'Pesos mexicanos (MXN)'],
    ],
    'pairs ragged',
  )}</div></div>`;

/** After Spin by OXXO's: balances around what came, what went and the commissions, labels over values. */
export const fundsSummary: AccountSection = (sheet, account) =>
  `${title('Resumen del periodo')}<div style="background:#f1edfa;border-radius:6pt;padding:2pt 10pt">${strip([
    ['Saldo inicial', `$${sheet.opening(account)}`],
    ['Depósitos', `$${sheet.credits(account)}`],
    ['Retiros y cargos', `$${sheet.debits(account)}`],
    ['Comisiones cobradas (IVA incluido)', `$${sheet.fees(account)}`],
    ['Saldo final', `$${sheet.closing(account)}`],
  ])}</div>`;

/** A transfer has the other party beneath and its bank; cash the store, a service its company. */
function linesOf(sheet: Sheet, row: Row): string[] {
  const { manner, party } = parted(sheet, row);
  const store = `Tienda 50${referenceNumber(row, 3)}`;
  if (manner === 'Transferencia recibida') return [manner, `${party} - Banco del Nevado`];
  if (manner === 'Transferencia enviada') return [manner, `${personOf(row, 'es')} - Banco Peregrino`];
  if (manner === 'Compra con tarjeta') return [manner, party];
  if (manner === 'Pago de servicio') return [manner, billerOf(row, 'es')];
  return manner ? [manner, store] : [row.movement.description];
}

/** After Spin by OXXO's: day over hour, words over the other party, folio, deposit before withdrawal before balance. */
export const fundsTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const [came, went] = cameThenWent(row, `$${unsigned}`);
    return [
      `${date}<br><span style="color:#777">${clockOf(rows, row).slice(0, 2).join(':')} h</span>`,
      told,
      referenceNumber(row, 9),
      came,
      went,
      `$${balance}`,
    ];
  });
  const head = [
    '<div style="width:56pt">Fecha</div>',
    '<div style="width:200pt">Concepto</div>',
    'Folio',
    'Depósitos',
    'Retiros',
    'Saldo',
  ];
  return `${title('Movimientos')}${table(head, body, [3, 4, 5], 'rows ruled')}`;
};

/** After Spin by OXXO's: the company's whole name and address at the foot. */
export const fundsFoot: AccountSection = (sheet) =>
  `<div style="page-break-inside:avoid;margin-top:12pt;border-top:1pt solid #4b1fa3;padding-top:5pt"><b>${sheet.bank()}</b><br>${bankAddressOf(sheet, 'Av. General Anaya 601 Pte.', 'Col. Bella Vista, C.P. 64410, Monterrey, Nuevo León', ', ')}</div>`;
