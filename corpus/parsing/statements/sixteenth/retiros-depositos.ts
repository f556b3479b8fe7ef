import { daysAfter, formatDay } from '../../printing/dates.js';
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
export const RETIROS_DEPOSITOS = issuerWords(
  'Unidad Especializada de Atención a Usuarios (UNE): tel. 55 5550 0117, une@multilateral.example. CONDUSEF: www.condusef.gob.mx, tel. 55 5340 0999. Únicamente están garantizados por el IPAB los depósitos bancarios de dinero a la vista hasta por 400 mil UDIS por persona.',
  ['MULTICUENTA PERSONAL', 'CUENTA NÓMINA MULTI', 'CUENTA EJE MN'],
  {
    deposits: ['RECEPCION SPEI', 'DEPOSITO NOMINA'],
    withdrawals: ['ENVIO SPEI', 'COMPRA TPV', 'PAGO SERVICIO'],
    fees: ['COMISION MANEJO DE CUENTA'],
  },
);

/** After Banco Multiva's: bank and title, the holder with address and tax number at the left, client, account, key, period and cut at the right. */
export const retirosTop: Section = (sheet) =>
  `<div class="split"><span class="bank">${sheet.bank()}</span><div class="right"><b style="font-size:1.3em">Estado de Cuenta</b><br>${sheet.type(0)}<br>Página 1 de 3</div></div>
<div class="split" style="margin-top:12pt"><div style="width:44%"><b>${sheet.holder()}</b><br>${sheet.holderAddress()}<br>RFC: ${rfcOfHolder(sheet.facts)}</div><div style="width:50%;white-space:nowrap">${pairs(
    [
      ['No. de Cliente:', customerNumber(sheet, 6)],
      ['Contrato / Cuenta:', sheet.number(0)],
      ['Cuenta CLABE:', clabeOf(sheet.account(0))],
      ['Período:', `Del ${sheet.start()} al ${sheet.end()}`],
      ['Fecha de corte:', sheet.end()],
      ['Moneda:', 'MXN Pesos Mexicanos'],
    ],
  )}</div></div>`;

/** After Banco Multiva's: how the balance came about at the left, averages, days and interest at the right. */
export const retirosSummary: AccountSection = (sheet, account) => {
  const left = pairs([
    ['Saldo anterior', `$${sheet.opening(account)}`],
    ['(+) Depósitos', `$${sheet.credits(account)}`],
    ['(-) Retiros', `$${sheet.debits(account)}`],
    ['<b>Saldo al corte</b>', `<b>$${sheet.closing(account)}</b>`],
  ]);
  const right = pairs([
    ['Saldo promedio', `$${sheet.digits(sheet.account(account).openingCents + 18_233)}`],
    ['Días del período', String(daysOf(sheet.facts))],
    ['Comisiones cobradas', `$${sheet.fees(account)}`],
    ['Intereses brutos', '$0.00'],
    ['ISR retenido', '$0.00'],
  ]);
  const title = (words: string): string => `<div class="band" style="padding:2pt 6pt"><b>${words}</b></div>`;
  return `<div class="split" style="margin-top:10pt"><div style="width:47%">${title('RESUMEN DE SALDOS')}${left}</div><div style="width:47%">${title('INFORMACIÓN DEL PERÍODO')}${right}</div></div>`;
};

/** A transfer has whom, bank and key beneath; a card's slip the shop in the same line. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner === '') return [row.movement.description];
  if (!manner.endsWith('SPEI')) return [`${manner} ${party.toUpperCase()}`];
  const other = row.movement.cents > 0 ? party.toUpperCase() : personOf(row, 'es').toUpperCase();
  return [`${manner} ${other}`, `CVE RASTREO: MULT${referenceNumber(row, 12)}`];
};

/** After Banco Multiva's: day with the month's letters, words, reference, withdrawals before deposits before balance; the earlier balance as first row, sums as last. */
export const retirosTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    return [date, told, referenceNumber(row, 7), isIn ? '' : unsigned, isIn ? unsigned : '', balance];
  });
  const before = formatDay(daysAfter(sheet.facts.start, -1), sheet.design.dateStyle, 'es');
  const rows = [
    [before, 'SALDO ANTERIOR', '', '', '', sheet.opening(account)],
    ...body,
    [
      '',
      '<b>TOTALES</b>',
      '',
      `<b>${sheet.debits(account)}</b>`,
      `<b>${sheet.credits(account)}</b>`,
      `<b>${sheet.closing(account)}</b>`,
    ],
  ];
  return `<div class="band" style="padding:2pt 6pt;margin-top:8pt"><b>DETALLE DE OPERACIONES</b></div>${table(['FECHA', 'DESCRIPCIÓN', 'REFERENCIA', 'RETIROS', 'DEPÓSITOS', 'SALDO'], rows, [3, 4, 5], 'rows ruled')}`;
};
