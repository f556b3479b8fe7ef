import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const DAY_OF_MONTH = issuerWords(
  'Incumplir tus obligaciones te puede generar comisiones e intereses moratorios. Si desea recibir pagos a través de transferencias electrónicas, deberá hacer del conocimiento de la persona que le enviará el pago el número CLABE.',
  ['CUENTA VISIÓN', 'NÓMINA AFIANZA', 'CUENTA BÁSICA'],
  {
    deposits: ['DEPOSITO SPEI', 'DEPOSITO DE NOMINA'],
    withdrawals: ['COMPRA TPV', 'ENVIO SPEI', 'DOMICILIACION'],
    fees: ['COMISION POR ADMINISTRACION'],
  },
);

/** After Afirme's: the bank at the left, holder in a frame at the left, particulars of the account as labels and values in a frame at the right. */
export const dayOfMonthTop: Section = (sheet) =>
  `<div class="split"><span class="bank">${sheet.bank()}</span><div class="right"><b style="font-size:1.3em">Estado de Cuenta</b><br>Hoja 1 de 2</div></div>
<div class="split" style="margin-top:10pt"><div class="boxed" style="width:44%">${sheet.holder()}<br>${sheet.holderAddress()}<br>RFC: ${rfcOfHolder(sheet.facts)}</div><div class="boxed" style="width:48%">${pairs(
    [
      ['Periodo:', `Del ${sheet.start()} al ${sheet.end()}`],
      ['Fecha de corte:', sheet.end()],
      ['No. de Cuenta:', sheet.number(0)],
      ['CLABE:', clabeOf(sheet.account(0))],
      ['Producto:', sheet.type(0)],
      ['Moneda:', 'Nacional'],
      ['Sucursal:', '021 LINCOLN'],
    ],
  )}</div></div>`;

/** After Afirme's: how the balance came about at the left, averages and charges at the right. */
export const dayOfMonthSummary: AccountSection = (sheet, account) => {
  const sums = pairs([
    ['Saldo Anterior', `$${sheet.opening(account)}`],
    ['(+) Depósitos', `$${sheet.credits(account)}`],
    ['(-) Retiros', `$${sheet.debits(account)}`],
    ['<b>Saldo Final</b>', `<b>$${sheet.closing(account)}</b>`],
  ]);
  const further = pairs([
    ['Saldo Promedio', `$${sheet.digits(sheet.account(account).openingCents + 18_840)}`],
    ['Días del Periodo', String(daysOf(sheet.facts))],
    ['Tasa Bruta Anual', '0.00%'],
    ['Comisiones Cobradas', `$${sheet.fees(account)}`],
  ]);
  return `<div class="split" style="margin-top:8pt"><div style="width:47%"><div class="band" style="padding:2pt 5pt">Resumen de Movimientos</div>${sums}</div><div style="width:47%"><div class="band" style="padding:2pt 5pt">Información del Periodo</div>${further}</div></div>`;
};

const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (!manner.includes('SPEI')) return [`${manner} ${party}`.trim()];
  const other = row.movement.cents > 0 ? party : personOf(row, 'es').toUpperCase();
  return [`${manner} ${other}`, `RASTREO ${referenceNumber(row, 14)}`];
};

/** After Afirme's: the day of the month alone, words, reference, deposits before withdrawals before balance; the balance before as first row. */
export const dayOfMonthTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    return [
      date,
      told,
      referenceNumber(row, 6),
      isIn ? `$${unsigned}` : '',
      isIn ? '' : `$${unsigned}`,
      `$${balance}`,
    ];
  });
  const rows = [
    ['', 'SALDO INICIAL', '', '', '', `$${sheet.opening(account)}`],
    ...body,
    [
      '',
      '<b>Total</b>',
      '',
      `<b>$${sheet.credits(account)}</b>`,
      `<b>$${sheet.debits(account)}</b>`,
      `<b>$${sheet.closing(account)}</b>`,
    ],
  ];
  const head = ['Día', 'Concepto', 'Referencia', 'Depósitos', 'Retiros', 'Saldo'];
  return `<div class="band" style="padding:2pt 5pt;margin-top:8pt">Detalle de Operaciones</div>${table(head, rows, [3, 4, 5], 'rows ruled')}`;
};
