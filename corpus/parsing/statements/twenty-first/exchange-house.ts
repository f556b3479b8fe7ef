import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';
import { balancesOf, cameThenWent, countsOf } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const EXCHANGE_HOUSE = issuerWords(
  'Dudas y aclaraciones: Unidad Especializada de Atención a Usuarios, tel. 55 5550 0188, une@divisabanco.example. CONDUSEF: 55 5340 0999, www.condusef.gob.mx. Incumplir tus obligaciones te puede generar comisiones e intereses moratorios. Producto garantizado por el IPAB hasta por 400,000 UDIS por persona.',
  ['CUENTA DE CHEQUES MONEDA NACIONAL', 'CUENTA DIVISA PERSONAL'],
  {
    deposits: ['SPEI RECIBIDO', 'DEPOSITO DE NOMINA', 'DEPOSITO EN EFECTIVO'],
    withdrawals: ['SPEI ENVIADO', 'COMPRA TARJETA DEBITO', 'DOMICILIACION'],
    fees: ['COMISION POR MANEJO DE CUENTA'],
  },
);

/** After CIBanco's: name and address at the left of the title, the holder with his tax number in a frame, the account's numbers, period and days as a grid beneath. */
export const exchangeTop: Section = (sheet) => {
  const grid = (head: readonly string[], cells: readonly string[]): string =>
    table(head, [cells], [], 'rows grid');
  return `<div class="split"><div><span class="bank">${sheet.bank()}</span><br><span class="small">${bankAddressOf(sheet, 'AV. PASEO DE LAS PALMAS 311, PISO 4', 'LOMAS DE CHAPULTEPEC, C.P. 11000, MIGUEL HIDALGO, CDMX', ', ')}</span></div><div class="right"><b style="font-size:1.3em">ESTADO DE CUENTA</b><br>${sheet.type(0)}<br>HOJA 1 DE 2</div></div>
<div class="boxed" style="margin:12pt 0 8pt;width:52%"><b>${sheet.holder()}</b><br>${sheet.holderAddress()}<br>R.F.C. ${rfcOfHolder(sheet.facts)}</div>
${grid(['NO. DE CLIENTE', 'NO. DE CUENTA', 'CLABE INTERBANCARIA', 'PERIODO', 'FECHA DE CORTE'], [customerNumber(sheet, 6), sheet.number(0), clabeOf(sheet.account(0)), `DEL ${sheet.start()} AL ${sheet.end()}`, sheet.end()])}`;
};

/** After CIBanco's: balances around what came and went with how many there were, then yields and charges, side by side under bands. */
export const exchangeSummary: AccountSection = (sheet, account) => {
  const { came, went } = countsOf(sheet, account);
  const part = (title: string, items: readonly (readonly [string, string])[]): string =>
    `<div style="width:48%"><div class="band" style="padding:2pt 6pt"><b>${title}</b></div>${pairs(items)}</div>`;
  return `<div class="split" style="margin-top:4pt">${part('RESUMEN DE SALDOS', [
    ['SALDO ANTERIOR', `$${sheet.opening(account)}`],
    [`DEPOSITOS (${came})`, `$${sheet.credits(account)}`],
    [`RETIROS (${went})`, `$${sheet.debits(account)}`],
    ['<b>SALDO AL CORTE</b>', `<b>$${sheet.closing(account)}</b>`],
  ])}${part('RENDIMIENTO Y COMISIONES', [
    ['SALDO PROMEDIO', `$${sheet.digits(balancesOf(sheet, account).mean)}`],
    ['DIAS DEL PERIODO', String(daysOf(sheet.facts))],
    ['INTERESES BRUTOS / ISR RETENIDO', '$0.00 / $0.00'],
    ['TOTAL DE COMISIONES', `$${sheet.fees(account)}`],
  ])}</div>`;
};

/** A transfer has whom it was with, its concept and the tracking key beneath its kind. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'DEPOSITO EN EFECTIVO') return [manner];
  if (!manner.startsWith('SPEI')) return [row.movement.description.toUpperCase()];
  const other = manner.endsWith('RECIBIDO') ? `ORDENANTE: ${party}` : `BENEFICIARIO: ${personOf(row, 'es')}`;
  return [manner, other.toUpperCase(), `CVE. RASTREO: ${referenceNumber(row, 14)}`];
};

/** After CIBanco's: day, words, reference, withdrawals before deposits before balance; the earlier balance as first row, sums as last. */
export const exchangeTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const [came, went] = cameThenWent(row, unsigned);
    return [date, told, referenceNumber(row, 8), went, came, balance];
  });
  const first = ['', 'SALDO ANTERIOR', '', '', '', sheet.opening(account)];
  const last = ['', 'TOTALES', '', sheet.debits(account), sheet.credits(account), sheet.closing(account)].map(
    (cell) => `<b>${cell}</b>`,
  );
  return `<div class="band center" style="padding:2pt 6pt;margin-top:6pt"><b>DETALLE DE MOVIMIENTOS</b></div>${table(['<div style="width:48pt">FECHA</div>', 'DESCRIPCION', 'REFERENCIA', 'RETIROS', 'DEPOSITOS', 'SALDO'], [first, ...body, last], [3, 4, 5], 'rows zebra')}`;
};
