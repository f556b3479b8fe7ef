import { formatDay, isoDate } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { hourOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber, personOf } from './parties.js';

/** The words of this layout. */
export const REFERENCE_DOCUMENT = issuerWords(
  'Para consultas, aclaraciones o reclamaciones acuda a la Unidad Especializada de Atención a Usuarios, tel. 477 555 0191. Producto garantizado por el IPAB hasta por 400,000 UDIS.',
  ['CUENTA CONECTA', 'CUENTA BÁSICA'],
  {
    deposits: ['SPEI Recibido:', 'DEPOSITO NOMINA'],
    withdrawals: ['Compra - Disposicion por POS en', 'SPEI Enviado:', 'PAGO DE SERVICIO'],
    fees: ['COMISION POR MANEJO DE CUENTA'],
  },
);

/** The period's first or last day in capitals: `1 DE JUNIO DE 2023`. */
const spelt = ({ ledger, facts }: Sheet, which: 'start' | 'end'): string =>
  ledger.say(
    which === 'start' ? 'statementStartDate' : 'statementEndDate',
    isoDate(facts[which]),
    formatDay(facts[which], 'long', 'es').toUpperCase(),
  );

/** After BanBajío's: the bank over the title with its last day at the right, the holder's block at the left, client, tax number and period at the right. */
export const referenceTop: Section = (sheet) =>
  `<div class="split"><span class="bank">${sheet.bank()}</span><div class="right"><b>ESTADO DE CUENTA AL ${spelt(sheet, 'end')}</b><br><span class="small">PÁGINA 1 DE 3</span></div></div>
<div class="split" style="margin-top:12pt"><div><b>${sheet.holder()}</b><br>${sheet.holderAddress()}</div><div style="width:56%;white-space:nowrap">${pairs(
    [
      ['NÚMERO DE CLIENTE', customerNumber(sheet, 8)],
      ['R.F.C.', rfcOfHolder(sheet.facts)],
      ['PERIODO', `${spelt(sheet, 'start')} AL ${spelt(sheet, 'end')}`],
      ['SUCURSAL', '0114 LEON CAMPESTRE'],
    ],
  )}</div></div>`;

/** After BanBajío's: account, contract and CLABE in a row, then the balances and sums as one line of a grid, averages beneath. */
export const referenceSummary: AccountSection = (sheet, account) => {
  const numbers = [[sheet.type(account), sheet.number(account), clabeOf(sheet.account(account)), 'PESOS']];
  const sums = [
    [sheet.opening(account), sheet.credits(account), sheet.debits(account), sheet.closing(account)].map(
      (sum) => `$ ${sum}`,
    ),
  ];
  const average = `$ ${sheet.digits(sheet.account(account).openingCents + 40_355)}`;
  return `${table(['PRODUCTO', 'NÚMERO DE CUENTA', 'CUENTA CLABE', 'MONEDA'], numbers, [], 'rows grid')}<b>RESUMEN DEL PERIODO</b>${table(
    ['SALDO ANTERIOR', '(+) DEPÓSITOS', '(-) CARGOS', 'SALDO ACTUAL'],
    sums,
    [0, 1, 2, 3],
    'rows grid',
  )}<div class="split"><span>SALDO PROMEDIO: ${average}</span><span>DÍAS DEL PERIODO: ${daysOf(sheet.facts)}</span><span>COMISIONES COBRADAS: $ ${sheet.fees(account)}</span></div>`;
};

/** What a transfer of this bank says besides: whom, hour, key; a card's slip its hour. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner.startsWith('SPEI')) {
    const other = row.movement.cents > 0 ? party : personOf(row, 'es').toUpperCase();
    const whose = row.movement.cents > 0 ? 'Ordenante' : 'Beneficiario';
    return [
      `${manner} | ${whose}: ${other}`,
      `Hora: ${hourOf(row)}:12 | Clave de Rastreo: BB${referenceNumber(row, 12)}`,
    ];
  }
  return manner.startsWith('Compra')
    ? [`${manner} ${party}`, `Hora: ${hourOf(row)}:45`]
    : [`${manner} ${party}`.trim()];
};

/** After BanBajío's: day and month, reference, words over lines, deposits before withdrawals before balance, a peso sign before each; the balance before as first row. */
export const referenceTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    return [
      `<span style="white-space:nowrap">${date}</span>`,
      referenceNumber(row, 7),
      told,
      isIn ? `$ ${unsigned}` : '',
      isIn ? '' : `$ ${unsigned}`,
      `$ ${balance}`,
    ];
  });
  const rows = [
    ['', '', 'SALDO INICIAL', '', '', `$ ${sheet.opening(account)}`],
    ...body,
    [
      '',
      '',
      '<b>SALDO TOTAL*</b>',
      `$ ${sheet.credits(account)}`,
      `$ ${sheet.debits(account)}`,
      `$ ${sheet.closing(account)}`,
    ],
  ];
  const head = ['FECHA', 'NO. REF. / DOCTO', 'DESCRIPCIÓN DE LA OPERACIÓN', 'DEPÓSITOS', 'RETIROS', 'SALDO'];
  return `<div class="band" style="padding:2pt 6pt;margin-top:6pt"><b>DETALLE DE LA CUENTA: ${sheet.type(account)} ${sheet.number(account)}</b></div>${table(head, rows, [3, 4, 5], 'rows')}<div class="small">* Incluye los movimientos aplicados hasta el último día del periodo.</div>`;
};
