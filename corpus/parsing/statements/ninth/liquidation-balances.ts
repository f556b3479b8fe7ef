import { clabeCheckDigit } from '../../identifiers/identifiers.js';
import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { issuerWords } from './issuer-words.js';
import { daysOf, endsDay, hourOf, parted, personOf, toldOver } from './telling.js';

/** What stands before a movement's words. */
const CODES = {
  'SPEI RECIBIDO': 'T20',
  'PAGO DE NOMINA': 'W02',
  'SPEI ENVIADO': 'T17',
  'PAGO CUENTA DE TERCERO': 'N06',
  'RETIRO CAJERO AUTOMATICO': 'E57',
  'COMPRA EN': 'A15',
} as const;
const BY_CARD = 'COMPRA EN';

export const LIQUIDATION_BALANCES = issuerWords(
  'Bancomarca, S.A., Institución de Banca Múltiple. Tiene 90 días naturales contados a partir de la fecha de corte o de la realización de la operación para presentar su aclaración. Con Bancomarca adelante tu ahorro cada mes.',
  ['LIBRETON BASICO CUENTA DIGITAL', 'LIBRETON PREMIUM'],
  {
    deposits: ['SPEI RECIBIDO', 'PAGO DE NOMINA'],
    withdrawals: [BY_CARD, 'SPEI ENVIADO', 'PAGO CUENTA DE TERCERO', 'RETIRO CAJERO AUTOMATICO'],
  },
);

/** A bank's number that no bank has, a town, and the account. */
const clabeOf = (account: string): string => `097 180 0${account} ${clabeCheckDigit(`0971800${account}`)}`;

function linesOf(sheet: Sheet, row: Row): string[] {
  const { manner, party } = parted(sheet, row);
  const number = referenceNumber(row, 10);
  if (manner === BY_CARD)
    return [
      party,
      `RFC: ${party.replace(/[^A-Z]/g, '').slice(0, 3)} 930714LK2 ${hourOf(row)} AUT: ${number.slice(4)} Ref. ******4417`,
    ];
  if (manner.startsWith('RETIRO')) return [manner, `FOLIO: ${number.slice(6)} Ref. ******4417`];
  if (manner.startsWith('SPEI')) {
    const who = row.movement.cents > 0 ? party : personOf(row, 'es').toUpperCase();
    return [
      `${manner}BANORIENTE`,
      `${number.slice(3)}TRANSFERENCIA Ref. ${number} 072`,
      `00072180${number}04`,
      who,
    ];
  }
  return [manner, `${row.movement.cents > 0 ? party : 'BMOV. PAGO'} Ref. ${number}`];
}

/** After BBVA Mexico's Libretón: the bank at the left, kind of account at the right over a frame of labels and values; the holder at the left of it, branch under the address. */
export const liquidationTop: Section = (sheet) => {
  const { design, facts } = sheet;
  const cut = formatDay(facts.end, 'DD/MM/YYYY', 'es');
  const cells = [
    ['Periodo', `DEL ${sheet.start()} AL ${sheet.end()}`],
    ['Fecha de Corte', cut],
    ['No. de Cuenta', sheet.number(0)],
    ['No. de Cliente', 'D0418827'],
    ['R.F.C', 'XAXX010101000'],
    ['No. Cuenta CLABE', clabeOf(sheet.account(0).number)],
  ];
  return `<div class="split"><div class="bank">${sheet.bank()}</div><div class="right"><b style="font-size:1.3em">Estado de Cuenta</b><br>${sheet.type(0)}<br><span class="small">PAGINA 1 / 4</span></div></div>
<div class="split" style="margin-top:10pt"><div style="width:46%">${sheet.holder()}<br>${sheet.holderAddress()}<p class="small">SUCURSAL : 0731 PLAZA CENTRO<br>DIRECCION: ${sheet.bankAddress()}<br>TELEFONO: 55 5555 0143</p></div><div style="width:50%">${table([], cells, [1], 'rows ruled')}</div></div>
<div style="background:${design.accent};color:white;padding:2pt 6pt;margin-top:8pt"><b>Información Financiera</b> &nbsp; MONEDA NACIONAL</div>`;
};

/** What the account yields and costs at the left, how it moved at the right: a count before each sum. */
export const liquidationSummary: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const [deposits, charges] = [
    rows.filter(({ movement }) => movement.cents > 0).length,
    rows.filter(({ movement }) => movement.cents < 0).length,
  ];
  const average = sheet.digits(sheet.account(account).openingCents + 31_877);
  const left = pairs([
    ['<b>Rendimiento</b>', ''],
    ['Saldo Promedio', average],
    ['Días del Periodo', String(daysOf(sheet))],
    ['Tasa Bruta Anual %', '0.000'],
    ['Saldo Promedio Gravable', '0.00'],
    ['Intereses a Favor (+)', '0.00'],
    ['ISR Retenido (-)', '0.00'],
    ['<b>Comisiones de la cuenta</b>', ''],
    ['Cheques pagados 0', '0.00'],
    ['Manejo de Cuenta', '0.00'],
    ['Total Comisiones', '0.00'],
  ]);
  const right = table(
    [],
    [
      ['<b>Comportamiento</b>', '', ''],
      ['Saldo Anterior', '', sheet.opening(account)],
      ['Depósitos / Abonos (+)', String(deposits), sheet.credits(account)],
      ['Retiros / Cargos (-)', String(charges), sheet.debits(account)],
      ['Saldo Final (+)', '', sheet.closing(account)],
      ['Saldo Promedio Mínimo Mensual', '', '0.00'],
    ],
    [1, 2],
    'rows ruled',
  );
  return `<div class="split"><div style="width:44%">${left}</div><div style="width:50%">${right}</div></div>`;
};

/** Two days, code, words over several lines, charges before credits, and where a day ends two balances: of operations and of what is settled. */
export const liquidationTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const { manner } = parted(sheet, row);
    const { date, told, unsigned, balance } = toldOver(
      sheet,
      account,
      row,
      linesOf(sheet, row),
      endsDay(rows, index),
    );
    const isIn = row.movement.cents > 0;
    return [
      date,
      date,
      CODES[manner as keyof typeof CODES],
      told,
      isIn ? '' : unsigned,
      isIn ? unsigned : '',
      balance,
      balance,
    ];
  });
  const head = [
    'OPER',
    'LIQ',
    'COD.',
    'DESCRIPCIÓN &nbsp; REFERENCIA',
    'CARGOS',
    'ABONOS',
    'OPERACIÓN',
    'LIQUIDACIÓN',
  ];
  const [ins, outs] = [
    rows.filter(({ movement }) => movement.cents > 0).length,
    rows.filter(({ movement }) => movement.cents < 0).length,
  ];
  const totals = [
    ['TOTAL IMPORTE CARGOS', sheet.debits(account), 'TOTAL MOVIMIENTOS CARGOS', String(outs)],
    ['TOTAL IMPORTE ABONOS', sheet.credits(account), 'TOTAL MOVIMIENTOS ABONOS', String(ins)],
  ];
  return `<h2>Detalle de Movimientos Realizados</h2><div class="split" style="padding:0 4pt"><b>FECHA</b><b>SALDO</b></div>${table(head, body, [4, 5, 6, 7], 'rows')}<h2>Total de Movimientos</h2>${table([], totals, [1, 3], 'rows')}`;
};
