import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';
import { cameThenWent } from './movement-cells.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const GUARANTEE_COLUMNS = issuerWords(
  'Banco Monetaris, S.A., Institución de Banca Múltiple. Unidad Especializada de Atención a Usuarios: 55 5555 0143, une@monetaris.example. Los depósitos bancarios de dinero a la vista están garantizados por el IPAB hasta por el equivalente a 400 mil UDIS por persona. Cualquier objeción deberá presentarse dentro de los 90 días siguientes a la fecha de corte.',
  ['Cuenta Vista Monetaris', 'Cuenta Digital Monetaris'],
  {
    deposits: ['SPEI recibido', 'Depósito de nómina'],
    withdrawals: ['Compra con tarjeta', 'SPEI enviado', 'Pago domiciliado'],
    fees: ['Comisión por administración de cuenta'],
  },
);

/** After Monex's: name, title at the right over a rule, the holder with address and tax number at the left, contract, account, key and period in a frame. */
export const guaranteeTop: Section = (sheet) =>
  `<div class="split" style="border-bottom:2pt solid #00477f;padding-bottom:4pt"><span class="bank">${sheet.bank()}</span><div class="right"><b style="font-size:1.4em">ESTADO DE CUENTA</b><br>Página 1 de 2</div></div>
<div class="split" style="margin-top:14pt"><div style="width:48%"><b>${sheet.holder()}</b><br>${sheet.holderAddress()}<br>RFC: ${rfcOfHolder(sheet.facts)}</div><div class="boxed" style="white-space:nowrap">${pairs(
    [
      ['Contrato:', customerNumber(sheet, 7)],
      ['Producto:', sheet.type(0)],
      ['Número de cuenta:', sheet.number(0)],
      ['CLABE:', clabeOf(sheet.account(0))],
      ['Periodo:', `Del ${sheet.start()} al ${sheet.end()}`],
      ['Fecha de corte:', sheet.end()],
      ['Moneda:', 'Pesos mexicanos'],
    ],
    'pairs ragged',
  )}</div></div>`;

/** After Monex's: balances, what came and went, and what is pledged, in one row of cells under a band; averages and rates in the next. */
export const guaranteeSummary: AccountSection = (sheet, account) => {
  const sums = [
    sheet.opening(account),
    sheet.credits(account),
    sheet.debits(account),
    '0.00',
    sheet.closing(account),
  ];
  const rates = [
    sheet.digits(sheet.account(account).openingCents + 31_062),
    String(daysOf(sheet.facts)),
    '0.00%',
    '0.00',
    sheet.fees(account),
  ];
  return `<div class="band" style="padding:3pt 6pt;margin-top:12pt"><b>Resumen de la cuenta</b></div>${table(['Saldo inicial', 'Abonos', 'Cargos', 'Saldo en garantía', 'Saldo final'], [sums], [0, 1, 2, 3, 4], 'rows grid')}${table(['Saldo promedio', 'Días del periodo', 'Tasa anual bruta', 'ISR retenido', 'Comisiones cobradas'], [rates], [0, 1, 2, 3, 4], 'rows grid')}`;
};

/** A transfer has the other's name and the tracking key beneath its kind. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (!manner.startsWith('SPEI')) return [row.movement.description];
  const other = row.movement.cents > 0 ? party : personOf(row, 'es');
  return [`${manner} ${other}`, `Rastreo: ${referenceNumber(row, 14)}`];
};

/** After Monex's: day, words, reference, credits before charges with zeros where nothing moved, what is pledged, and the balance that may be spent before the whole one, which are alike. */
export const guaranteeTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    return [
      date,
      told,
      referenceNumber(row, 7),
      ...cameThenWent(row, unsigned, '0.00'),
      '0.00',
      '0.00',
      balance,
      balance,
    ];
  });
  const opening = sheet.opening(account);
  const first = ['', '<b>Saldo inicial:</b>', '', '', '', '', '0.00', opening, opening];
  const last = ['', 'Total:', '', sheet.credits(account), sheet.debits(account), '0.00', '', '', ''].map(
    (cell) => `<b>${cell}</b>`,
  );
  const head = [
    'Fecha',
    'Descripción',
    'Referencia',
    'Abonos',
    'Cargos',
    'Movimiento garantía',
    'Saldo en garantía',
    'Saldo disponible',
    'Saldo total',
  ];
  return `<div class="band" style="padding:3pt 6pt;margin-top:6pt"><b>Movimientos de la cuenta</b></div><div style="font-size:0.94em">${table(
    head.map((label) => `<div style="white-space:normal">${label}</div>`),
    [first, ...body, last],
    [3, 4, 5, 6, 7, 8],
    'rows ruled',
  )}</div>`;
};
