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
export const PRIVATE_BANK = issuerWords(
  'Actinor Banco, S.A., Institución de Banca Múltiple. Unidad Especializada de Atención a Usuarios: 55 5550 0126, une@actinor.example. Únicamente están garantizados por el IPAB los depósitos bancarios de dinero a la vista hasta por 400 mil UDIS por persona. Este documento no es válido como comprobante fiscal.',
  ['Cuenta Actinor', 'Cuenta Eje Patrimonial'],
  {
    deposits: ['SPEI recibido', 'Depósito de nómina'],
    withdrawals: ['Compra tarjeta de débito', 'SPEI enviado', 'Pago de servicios'],
    fees: ['Comisión por transferencia'],
  },
);

/** After Actinver's: name and title in one line over a rule, the holder with his address and tax number in a frame at the left, contract, account, key, adviser and period at the right. */
export const privateBankTop: Section = (sheet) =>
  `<div class="split" style="border-bottom:2pt solid #0b2c5c;padding-bottom:5pt"><span class="bank">${sheet.bank()}</span><b style="font-size:1.3em">Estado de Cuenta</b></div>
<div class="split" style="margin-top:12pt"><div class="boxed" style="width:42%"><b>${sheet.holder()}</b><br>${sheet.holderAddress()}<br>RFC: ${rfcOfHolder(sheet.facts)}</div><div style="width:52%;white-space:nowrap">${pairs(
    [
      ['Contrato', customerNumber(sheet, 7)],
      ['Producto', sheet.type(0)],
      ['Número de cuenta', sheet.number(0)],
      ['Cuenta CLABE', clabeOf(sheet.account(0))],
      ['Periodo', `Del ${sheet.start()} al ${sheet.end()}`],
      ['Moneda', 'Pesos (MXN)'],
      ['Sucursal', '034 Angelópolis'],
    ],
  )}</div></div>`;

/** After Actinver's: balances with what came and went at the left, yields and averages at the right, each under its own band. */
export const privateBankSummary: AccountSection = (sheet, account) => {
  const band = (words: string): string => `<div class="band" style="padding:2pt 6pt"><b>${words}</b></div>`;
  const left = pairs([
    ['Saldo inicial', `$ ${sheet.opening(account)}`],
    ['(+) Depósitos', `$ ${sheet.credits(account)}`],
    ['(-) Retiros', `$ ${sheet.debits(account)}`],
    ['(+) Intereses netos', '$ 0.00'],
    ['<b>Saldo final</b>', `<b>$ ${sheet.closing(account)}</b>`],
  ]);
  const right = pairs([
    ['Saldo promedio', `$ ${sheet.digits(sheet.account(account).openingCents + 21_407)}`],
    ['Días del periodo', String(daysOf(sheet.facts))],
    ['Tasa bruta anual', '0.00 %'],
    ['ISR retenido', '$ 0.00'],
    ['Comisiones cobradas', `$ ${sheet.fees(account)}`],
  ]);
  return `<div class="split" style="margin-top:12pt"><div style="width:48%">${band('Resumen de la cuenta')}${left}</div><div style="width:46%">${band('Información del periodo')}${right}</div></div>`;
};

/** A transfer has the other's name and the tracking key beneath its kind. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (!manner.startsWith('SPEI')) return [row.movement.description];
  const other = row.movement.cents > 0 ? party : personOf(row, 'es');
  return [`${manner} ${other}`, `Clave de rastreo ${referenceNumber(row, 16)}`];
};

/** After Actinver's: day, words, reference, deposits before withdrawals before balance; the first balance as first row, sums as last. */
export const privateBankTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    return [date, told, referenceNumber(row, 7), isIn ? unsigned : '', isIn ? '' : unsigned, balance];
  });
  const first = [sheet.start(), 'Saldo inicial', '', '', '', sheet.opening(account)];
  const last = [
    '',
    '<b>Total</b>',
    '',
    `<b>${sheet.credits(account)}</b>`,
    `<b>${sheet.debits(account)}</b>`,
    `<b>${sheet.closing(account)}</b>`,
  ];
  return `<h2>Detalle de movimientos</h2>${table(['Fecha', 'Descripción', 'Referencia', 'Depósitos', 'Retiros', 'Saldo'], [first, ...body, last], [3, 4, 5], 'rows ruled')}`;
};
