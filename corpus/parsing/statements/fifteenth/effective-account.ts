import { FIFTEENTH_NAMES } from '../../people/fifteenth-family-names.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber, personAmong } from '../twelfth/parties.js';

/** The words of this layout. */
export const EFFECTIVE_ACCOUNT = issuerWords(
  'Únicamente están garantizados por el Instituto para la Protección al Ahorro Bancario (IPAB) los depósitos bancarios de dinero a la vista hasta por el equivalente a 400,000 UDIS por persona. Unidad Especializada: une@bancopalli.example, tel. 55 5550 0182.',
  ['Cuenta Efectiva', 'Efectiva Digital', 'Efectiva Nómina'],
  {
    deposits: ['DEPÓSITO EN EFECTIVO', 'TRANSFERENCIA SPEI RECIBIDA', 'DEPÓSITO DE NÓMINA'],
    withdrawals: ['COMPRA TDD', 'RETIRO EN CAJERO', 'TRANSFERENCIA SPEI ENVIADA', 'PAGO DE SERVICIOS'],
  },
);

/** After BanCoppel's: bank at the left and title at the right, holder with address over the tax number, client and account in a box of labels before values. */
export const effectiveAccountTop: Section = (sheet) =>
  `<div class="split" style="border-bottom:3pt solid #f9d71c;padding-bottom:4pt"><span class="bank">${sheet.bank()}</span><b style="font-size:1.4em">ESTADO DE CUENTA</b></div>
<div class="split" style="margin-top:12pt"><div style="width:46%"><b>${sheet.holder()}</b><br>${sheet.holderAddress()}<br>RFC: ${rfcOfHolder(sheet.facts)}</div><div class="boxed" style="width:46%">${pairs(
    [
      ['Producto:', sheet.type(0)],
      ['Número de cliente:', customerNumber(sheet, 8)],
      ['Número de cuenta:', sheet.number(0)],
      ['CLABE interbancaria:', clabeOf(sheet.account(0))],
      ['Periodo:', `${sheet.start()} al ${sheet.end()}`],
      ['Fecha de corte:', sheet.end()],
      ['Moneda:', 'Pesos (M.N.)'],
    ],
  )}</div></div>`;

/** After BanCoppel's: movements' sums at the left, the period's yield at the right, each under a band. */
export const effectiveAccountSummary: AccountSection = (sheet, account) => {
  const head = (title: string): string => `<div class="band" style="padding:2pt 6pt"><b>${title}</b></div>`;
  const sums = pairs([
    ['Saldo inicial', `$ ${sheet.opening(account)}`],
    ['(+) Depósitos', `$ ${sheet.credits(account)}`],
    ['(-) Retiros', `$ ${sheet.debits(account)}`],
    ['<b>Saldo final</b>', `<b>$ ${sheet.closing(account)}</b>`],
  ]);
  const yielded = pairs([
    ['Saldo promedio', `$ ${sheet.digits(sheet.account(account).openingCents + 20_815)}`],
    ['Días del periodo', String(daysOf(sheet.facts))],
    ['Tasa de interés anual bruta', '0.00 %'],
    ['Interés bruto', '$ 0.00'],
    ['GAT nominal / GAT real', '0.00 % / -4.01 %'],
  ]);
  return `<div class="split" style="margin-top:10pt"><div style="width:48%">${head('RESUMEN DE LA CUENTA')}${sums}</div><div style="width:48%">${head('RENDIMIENTOS')}${yielded}</div></div>`;
};

/** Words over shop, machine or person. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner.startsWith('DEPÓSITO EN')) return [`${manner} TDA ${referenceNumber(row, 4)}`];
  if (manner.startsWith('RETIRO')) return [`${manner} ATM ${referenceNumber(row, 6)}`];
  if (manner.endsWith('ENVIADA')) return [manner, personAmong(FIFTEENTH_NAMES.es, row).toUpperCase()];
  return [manner, party.toUpperCase()];
};

/** After BanCoppel's: day, words over two lines, reference, deposits before withdrawals before balance. */
export const effectiveAccountTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    return [date, told, referenceNumber(row, 8), isIn ? unsigned : '', isIn ? '' : unsigned, balance];
  });
  return `<div class="band" style="padding:2pt 6pt;margin-top:6pt"><b>DETALLE DE MOVIMIENTOS</b></div>${table(['FECHA', 'CONCEPTO', 'REFERENCIA', 'DEPÓSITOS', 'RETIROS', 'SALDO'], body, [3, 4, 5], 'rows ruled')}`;
};
