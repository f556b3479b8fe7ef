import { pairs, strip, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, rfcOfHolder } from '../tenth/parts.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const OPERATION_NUMBERS = issuerWords(
  'Mercado Fondos, Institución de Fondos de Pago Electrónico. Los recursos de los usuarios no se encuentran garantizados por el Gobierno Federal ni por las entidades de la administración pública paraestatal. UNE: une@mercadofondos.example.',
  ['Cuenta digital'],
  {
    deposits: ['Transferencia recibida', 'Liquidación de dinero', 'Ingreso de dinero'],
    withdrawals: ['Pago', 'Pago con QR', 'Transferencia enviada'],
  },
);

/** After Mercado Pago's of Mexico: issuer at the left of title and period, the holder with his numbers at the left of the account's. */
export const operationTop: Section = (sheet) =>
  `<div class="split"><span class="bank">${sheet.bank()}</span><div class="right"><b style="font-size:1.4em">Estado de cuenta</b><br>Periodo: Del ${sheet.start()} al ${sheet.end()}</div></div>
<div class="split" style="margin-top:14pt"><div><b style="font-size:1.15em">${sheet.holder()}</b><br>RFC: ${rfcOfHolder(sheet.facts)}<br>${sheet.holderAddress()}</div><div style="width:40%;white-space:nowrap">${pairs(
    [
      ['Número de cuenta', sheet.number(0)],
      ['CLABE', clabeOf(sheet.account(0))],
    ],
  )}</div></div>`;

/** After Mercado Pago's: four sums as labels over values in one frame. */
export const operationSummary: AccountSection = (sheet, account) =>
  `<div class="boxed" style="margin-top:12pt;padding:6pt 12pt">${strip([
    ['Saldo inicial', `$ ${sheet.opening(account)}`],
    ['Entradas', `$ ${sheet.credits(account)}`],
    ['Salidas', `$ -${sheet.debits(account)}`],
    ['Saldo final', `$ ${sheet.closing(account)}`],
  ])}</div>`;

/** Whom a movement was with: a person where money was sent, nobody where it was drawn from sales. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'Transferencia enviada') return `${manner} ${personOf(row, 'es')}`;
  return manner === 'Liquidación de dinero' ? manner : `${manner} ${party}`;
};

/** After Mercado Pago's: day with hyphens, words, number of the operation, value with the minus behind the peso sign, balance. */
export const operationTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [wordsOf(sheet, row)]);
    return [
      date,
      told,
      `4${referenceNumber(row, 10)}`,
      `$ ${row.movement.cents < 0 ? '-' : ''}${unsigned}`,
      `$ ${balance}`,
    ];
  });
  return `<h2>Detalle de movimientos</h2>${table(['Fecha', 'Descripción', 'ID de la operación', 'Valor', 'Saldo'], body, [3, 4], 'rows ruled')}`;
};
