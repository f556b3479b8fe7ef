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
export const SAVING_PEOPLE = issuerWords(
  'Avancemos Banco, S.A., Institución de Banca Múltiple. Unidad Especializada: une@avancemos.example, tel. 800 555 0144. CONDUSEF: 800 999 8080, www.condusef.gob.mx. Producto garantizado por el IPAB hasta por 400 mil UDIS por cliente y por institución. GAT Nominal 0.00%, GAT Real -4.28% antes de impuestos.',
  ['Cuenta de Ahorro', 'Mi Cuenta Avancemos'],
  {
    deposits: ['Depósito en corresponsal', 'SPEI recibido', 'Desembolso de crédito'],
    withdrawals: ['Retiro en corresponsal', 'SPEI enviado', 'Compra con tarjeta'],
  },
);

/** After Compartamos Banco's: bank and title, the holder with his numbers at the left, the account's at the right. */
export const savingTop: Section = (sheet) =>
  `<div class="split"><span class="bank">${sheet.bank()}</span><b style="font-size:1.3em">Estado de cuenta</b></div>
<div class="split" style="margin-top:12pt"><div style="width:46%"><b>Datos del cliente</b><br>${sheet.holder()}<br>${sheet.holderAddress()}<br>RFC: ${rfcOfHolder(sheet.facts)}<br>No. de cliente: ${customerNumber(sheet, 8)}</div><div style="width:48%"><b>Datos de la cuenta</b>${pairs(
    [
      ['Producto', sheet.type(0)],
      ['Número de cuenta', sheet.number(0)],
      ['CLABE', clabeOf(sheet.account(0))],
      ['Periodo', `${sheet.start()} al ${sheet.end()}`],
      ['Fecha de corte', sheet.end()],
      ['Días del periodo', String(daysOf(sheet.facts))],
    ],
  )}</div></div>`;

/** After Compartamos Banco's: one row of cells from the balance before to the balance at the cut. */
export const savingSummary: AccountSection = (sheet, account) => {
  const cells = [
    sheet.opening(account),
    sheet.credits(account),
    sheet.debits(account),
    '0.00',
    '0.00',
    sheet.closing(account),
  ];
  const head = ['Saldo inicial', 'Depósitos', 'Retiros', 'Comisiones', 'Rendimientos', 'Saldo final'];
  return `<h2>Resumen del periodo</h2>${table(
    head,
    [cells.map((cell) => `$ ${cell}`)],
    head.map((_, index) => index),
    'rows grid',
  )}`;
};

/** Whom a transfer was with beneath its own key; nobody where money was handed over. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner.startsWith('SPEI')) {
    const other = row.movement.cents > 0 ? party : personOf(row, 'es');
    return [`${manner} ${other}`, `Clave de rastreo ${referenceNumber(row, 14)}`];
  }
  return [manner === 'Desembolso de crédito' ? `${manner} ${referenceNumber(row, 8)}` : `${manner} ${party}`];
};

/** After Compartamos Banco's: day, concept, deposit before withdrawal before the balance. */
export const savingTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    return [date, told, isIn ? `$ ${unsigned}` : '', isIn ? '' : `$ ${unsigned}`, `$ ${balance}`];
  });
  return `<h2>Detalle de movimientos</h2>${table(['Fecha', 'Concepto', 'Depósitos', 'Retiros', 'Saldo'], body, [2, 3, 4], 'rows ruled')}`;
};
