import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, rfcOfHolder } from '../tenth/parts.js';
import { personOf } from './parties.js';

export const ORIGIN_REFERENCE = issuerWords(
  'Incumplir tus obligaciones te puede generar comisiones. Banco Interoceánico, S.A., Institución de Banca Múltiple. Unidad Especializada de Atención a Usuarios: 55 5555 0143. Producto garantizado por el IPAB hasta por 400 mil UDI.',
  ['Cuenta Única', 'Cuenta Nómina', 'Cuenta Tradicional'],
  {
    deposits: ['PAGO DE NOMINA', 'TRANSF INTERBANCARIA SPEI DE'],
    withdrawals: ['COMPRA', 'TRANSF INTERBANCARIA SPEI A', 'DOMICILIACION', 'RETIRO CAJERO AUTOMATICO'],
    fees: ['COMISION POR MEMBRESIA'],
  },
);

function linesOf(sheet: Sheet, row: Row): string[] {
  const { manner, party } = parted(sheet, row);
  const key = `${row.movement.day.year}${referenceNumber(row, 8)}SPEI${referenceNumber(row, 6)}`;
  switch (manner) {
    case 'TRANSF INTERBANCARIA SPEI DE':
      return ['TRANSF INTERBANCARIA SPEI', party.toUpperCase(), key];
    case 'TRANSF INTERBANCARIA SPEI A':
      return ['TRANSF INTERBANCARIA SPEI', personOf(row, 'es'), key];
    case 'PAGO DE NOMINA':
      return ['PAGO DE NOMINA', party.toUpperCase()];
    case 'RETIRO CAJERO AUTOMATICO':
      return ['RETIRO CAJERO AUTOMATICO', 'SUC GUADALAJARA CENTRO'];
    case '':
      return [row.movement.description];
    default:
      return [manner === 'COMPRA' ? party : `${manner} ${party}`];
  }
}

/** Where a movement was made, as the column of origins says before the reference. */
const originOf = (manner: string): string =>
  manner.startsWith('TRANSF')
    ? 'SPEI'
    : manner.startsWith('RETIRO')
      ? 'ATM'
      : manner === 'COMPRA'
        ? 'POS'
        : 'SUC';

/** After Scotiabank México's: title and bank in a row, the holder at the left, the account's particulars as labels and values at the right. */
export const originTop: Section = (sheet) => {
  const { design, facts } = sheet;
  const rows = [
    ['Número de cliente', '00088417203'],
    ['R.F.C. Cliente', rfcOfHolder(facts)],
    ['Fecha de corte', formatDay(facts.end, 'DD-MMM-YY', 'es')],
    ['Periodo', `${sheet.start()} / ${sheet.end()}`],
    ['Días del periodo', String(daysOf(sheet))],
    ['Moneda', 'NACIONAL'],
  ];
  return `<div class="split" style="border-bottom:2.5pt solid ${design.accent}"><div class="bank">${sheet.bank()}</div><div class="right"><h1>Estado de Cuenta</h1>Página 1 de 4</div></div>
<div class="split" style="margin-top:12pt"><div style="width:50%;margin-top:10pt"><b>${sheet.holder()}</b><br>${sheet.holderAddress()}</div><div style="width:46%">${table([], rows, [1], 'rows ruled')}</div></div>`;
};

/** The account's kind and numbers in a band; how the balance came about at the left, averages and charges at the right. */
export const originSummary: AccountSection = (sheet, account) => {
  const { design } = sheet;
  const sums = [
    ['Saldo inicial', sheet.opening(account)],
    ['(+) Depósitos', sheet.credits(account)],
    ['(-) Retiros', sheet.debits(account)],
    ['<b>(=) Saldo final de la cuenta</b>', `<b>${sheet.closing(account)}</b>`],
  ];
  const others = [
    ['Saldo promedio mínimo requerido', '$0.00'],
    ['Comisiones cobradas', sheet.fees(account)],
    ['Tasa de interés bruta anual', '0.00 %'],
    ['I.S.R. retenido', '$0.00'],
  ];
  return `<div class="split" style="background:${design.accent};color:white;padding:3pt 6pt;margin-top:10pt"><b>${sheet.type(account)}</b><span>No. de cuenta ${sheet.number(account)} &nbsp; CLABE ${clabeOf(sheet.account(account))}</span></div>
<div class="split" style="margin-top:4pt"><div style="width:48%"><b>Comportamiento</b>${table([], sums, [1], 'rows')}</div><div style="width:46%"><b>Otra información</b>${table([], others, [1], 'rows')}</div></div>`;
};

/** Day, concept over lines, origin and reference, deposit before withdrawal before balance, the currency's sign before each. */
export const originTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    const origin = `${originOf(parted(sheet, row).manner)} ${referenceNumber(row, 10)}`;
    return [
      `<span style="white-space:nowrap">${date}</span>`,
      told,
      origin,
      isIn ? `$${unsigned}` : '',
      isIn ? '' : `$${unsigned}`,
      `$${balance}`,
    ];
  });
  const head = ['Fecha', 'Concepto', 'Origen / Referencia', 'Depósito', 'Retiro', 'Saldo'];
  return `<h2>Detalle de tus movimientos</h2>${table(head, body, [3, 4, 5], 'rows ruled')}`;
};
