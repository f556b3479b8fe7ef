import { THIRTEENTH_NAMES } from '../../people/thirteenth-family-names.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber, personAmong } from '../twelfth/parties.js';

/** The words of this layout. */
export const FLEXIBLE_ACCOUNT = issuerWords(
  'Unidad Especializada de Atención a Usuarios (UNE): tel. 55 5550 0172. Incumplir tus obligaciones te puede generar comisiones e intereses moratorios. Únicamente están garantizados por el Instituto para la Protección al Ahorro Bancario (IPAB) los depósitos bancarios de dinero hasta por el equivalente a 400,000 UDI por persona.',
  ['CUENTA FLEXIBLE', 'NÓMINA FLEXIBLE'],
  {
    deposits: ['ABONO SPEI', 'PAGO DE NOMINA'],
    withdrawals: ['COMPRA EN COMERCIO', 'CARGO SPEI', 'PAGO DE SERVICIO'],
    fees: ['COMISION POR MEMBRESIA'],
  },
);

/** After HSBC Mexico's: the bank at the right of the title, the holder with address and tax number at the left, numbers, period and cut-off in a frame at the right. */
export const flexibleTop: Section = (sheet) =>
  `<div class="split"><b style="font-size:1.5em">ESTADO DE CUENTA</b><span class="bank">${sheet.bank()}</span></div><div><b>${sheet.type(0)}</b></div>
<div class="split" style="margin-top:12pt"><div style="width:46%">${sheet.holder()}<br>${sheet.holderAddress()}<br>R.F.C. ${rfcOfHolder(sheet.facts)}</div><div class="boxed" style="width:48%">${pairs(
    [
      ['NÚMERO DE CLIENTE', customerNumber(sheet, 8)],
      ['NÚMERO DE CUENTA', sheet.number(0)],
      ['CLABE INTERBANCARIA', clabeOf(sheet.account(0))],
      ['PERIODO', `Del ${sheet.start()} al ${sheet.end()}`],
      ['FECHA DE CORTE', sheet.end()],
      ['DÍAS TRANSCURRIDOS', String(daysOf(sheet.facts))],
      ['SUCURSAL', '00318 NARVARTE'],
    ],
  )}</div></div>`;

/** After HSBC Mexico's: how the balance came about at the left, average, rate and charges at the right. */
export const flexibleSummary: AccountSection = (sheet, account) => {
  const sums = pairs([
    ['Saldo Inicial del Periodo', `$ ${sheet.opening(account)}`],
    ['Depósitos/Abonos', `$ ${sheet.credits(account)}`],
    ['Retiros/Cargos', `$ ${sheet.debits(account)}`],
    ['<b>Saldo Final del Periodo</b>', `<b>$ ${sheet.closing(account)}</b>`],
  ]);
  const further = pairs([
    ['Saldo Promedio del Periodo', `$ ${sheet.digits(sheet.account(account).openingCents + 52_618)}`],
    ['Tasa de Interés Anual', '0.00 %'],
    ['Intereses Brutos del Periodo', '$ 0.00'],
    ['Total de Comisiones Cobradas', `$ ${sheet.fees(account)}`],
  ]);
  return `<div class="band" style="padding:2pt 5pt;margin-top:8pt"><b>RESUMEN DE CUENTAS</b> &nbsp; MONEDA NACIONAL</div><div class="split"><div style="width:47%">${sums}</div><div style="width:47%">${further}</div></div>`;
};

const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (!manner.includes('SPEI')) return [manner, party.toUpperCase()].filter(Boolean);
  const other = row.movement.cents > 0 ? party : personAmong(THIRTEENTH_NAMES.es, row);
  return [`${manner} ${other.toUpperCase()}`, `CLAVE DE RASTREO HSBM${referenceNumber(row, 10)}`];
};

/** After HSBC Mexico's: the day of the month alone, words over lines, a serial number, charges before deposits before balance; the balance before as first row. */
export const flexibleTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    return [
      date,
      told,
      referenceNumber(row, 8),
      isIn ? '' : `$ ${unsigned}`,
      isIn ? `$ ${unsigned}` : '',
      `$ ${balance}`,
    ];
  });
  const first = ['', 'SALDO INICIAL', '', '', '', `$ ${sheet.opening(account)}`];
  const head = [
    'DÍA',
    'DESCRIPCIÓN',
    'REFERENCIA/<br>SERIAL',
    'RETIRO/<br>CARGO',
    'DEPÓSITO/<br>ABONO',
    'SALDO',
  ];
  return `<div class="band" style="padding:2pt 5pt;margin-top:8pt"><b>DETALLE MOVIMIENTOS ${sheet.type(account)} No. ${sheet.number(account)}</b></div>${table(head, [first, ...body], [3, 4, 5], 'rows ruled')}`;
};
