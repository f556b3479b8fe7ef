import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const STORE_BANK = issuerWords(
  'Este documento no es un comprobante fiscal. Para aclaraciones marque 55 5550 0149 o acuda a su sucursal. UNE: ueau@tolteca.example. El IPAB garantiza hasta 400 mil UDIS por cliente.',
  ['Guardadito', 'Nómina Tolteca', 'Guardadito Digital'],
  {
    deposits: ['TRANSFERENCIA SPEI RECIBIDA', 'ABONO DE NOMINA', 'DEPOSITO EN EFECTIVO SUC'],
    withdrawals: ['COMPRA CON TARJETA', 'TRANSFERENCIA SPEI ENVIADA', 'PAGO DE SERVICIO'],
  },
);

/** After Banco Azteca's: bank and title, the holder with address at the left in a frame, numbers, period and cut at the right. */
export const storeBankTop: Section = (sheet) =>
  `<div class="band split" style="padding:6pt 10pt"><span style="font-size:1.7em;font-weight:bold">${sheet.bank()}</span><div class="right"><b>Estado de cuenta</b><br>${sheet.type(0)}</div></div>
<div class="split" style="margin-top:10pt"><div class="boxed" style="width:45%"><b>${sheet.holder()}</b><br>${sheet.holderAddress()}<br>R.F.C. ${rfcOfHolder(sheet.facts)}</div><div class="boxed" style="width:47%">${pairs(
    [
      ['Número de cuenta', sheet.number(0)],
      ['Cuenta CLABE', clabeOf(sheet.account(0))],
      ['Periodo', `${sheet.start()} al ${sheet.end()}`],
      ['Fecha de corte', sheet.end()],
      ['Días del periodo', String(daysOf(sheet.facts))],
      ['Sucursal', '3417 MEGA CONTRY'],
      ['Moneda', 'MXN'],
    ],
  )}</div></div>`;

/** After Banco Azteca's: sums in one row of cells, the yield's figures in a second. */
export const storeBankSummary: AccountSection = (sheet, account) => {
  const dollars = (amount: string): string => `$${amount}`;
  const sums = [
    sheet.opening(account),
    sheet.credits(account),
    sheet.debits(account),
    sheet.closing(account),
  ].map(dollars);
  const average = dollars(sheet.digits(sheet.account(account).openingCents + 12_065));
  return `<h2>Resumen de movimientos</h2>${table(['Saldo inicial', 'Depósitos (+)', 'Retiros (-)', 'Saldo final (=)'], [sums], [0, 1, 2, 3], 'rows grid')}${table(['Saldo promedio', 'Tasa anual', 'Interés bruto', 'Comisiones'], [[average, '0.00 %', '$0.00', '$0.00']], [0, 1, 2, 3], 'rows grid')}`;
};

const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner.startsWith('DEPOSITO')) return [`${manner} ${referenceNumber(row, 4)}`];
  if (manner.endsWith('ENVIADA')) return [manner, personOf(row, 'es')];
  return [manner, party.toUpperCase()];
};

/** After Banco Azteca's: days of operation and of application, words over the name, folio, charges before credits before balance, a peso sign before each. */
export const storeBankTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    return [
      date,
      date,
      told,
      referenceNumber(row, 9),
      isIn ? '' : `$${unsigned}`,
      isIn ? `$${unsigned}` : '',
      `$${balance}`,
    ];
  });
  const head = [
    'Fecha de<br>operación',
    'Fecha de<br>aplicación',
    'Descripción',
    'Folio',
    'Cargos',
    'Abonos',
    'Saldo',
  ];
  return `<h2>Detalle de movimientos</h2>${table(head, body, [4, 5, 6], 'rows zebra')}`;
};
