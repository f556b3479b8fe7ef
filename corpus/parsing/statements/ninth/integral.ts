import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { issuerWords } from './issuer-words.js';
import { daysOf, hourOf, parted, personOf, toldOver } from './telling.js';

export const INTEGRAL = issuerWords(
  'BANCO CANTÁBRICO, S.A., INSTITUCIÓN DE BANCA MÚLTIPLE. Los montos mínimos y comisiones se consultan en sucursal. Unidad Especializada de Atención a Usuarios: 55 5555 0191.',
  ['SUPER NOMINA', 'CHEQUES CLASICA'],
  {
    deposits: ['ABONO TRANSFERENCIA SPEI', 'DEPOSITO DE NOMINA'],
    withdrawals: [
      'PAGO COMPRA TARJETA',
      'PAGO TRANSFERENCIA SPEI',
      'RETIRO EN CAJERO',
      'CARGO PAGO DE SERVICIO',
    ],
    fees: ['COM MEMBRESIA MENSUAL'],
  },
);

function linesOf(sheet: Sheet, row: Row): string[] {
  const { manner, party } = parted(sheet, row);
  const number = referenceNumber(row, 7);
  if (manner.includes('SPEI')) {
    const isIn = row.movement.cents > 0;
    return [
      `${manner} HORA ${hourOf(row)}:27`,
      `${isIn ? 'RECIBIDO DE' : 'ENVIADO A'} BANORIENTE ${isIn ? 'DEL CLIENTE' : 'A LA CUENTA DE'} ${isIn ? party : personOf(row, 'es').toUpperCase()}`,
      `CLAVE DE RASTREO ${referenceNumber(row, 10)}0072 REF ${number}`,
      `CONCEPTO ${isIn ? 'PAGO FACTURA' : 'TRANSFERENCIA'}`,
    ];
  }
  if (manner.startsWith('RETIRO')) return [`${manner} ${number.slice(3)} TARJETA 4417`];
  return manner ? [`${manner} ${party}`] : [party];
}

/** After Santander Mexico's integral statement: the holder under the bank at the left, a column of labels and values at the right, the accounts' sums in a band of cells. */
export const integralTop: Section = (sheet) => {
  const { design } = sheet;
  const cells = [
    ['CODIGO DE CLIENTE NO.', '41770826'],
    ['R.F.C.', 'XAXX010101000'],
    ['PERIODO DEL', `${sheet.start()} AL ${sheet.end()}`],
    ['MONEDA', 'NACIONAL'],
    ['SUCURSAL', '5531 TAMPICO CENTRO'],
    ['HOJA', '1 DE 4'],
  ];
  return `<div class="split"><div class="bank" style="font-size:2.1em">${sheet.bank()}</div><div class="right"><b>ESTADO DE CUENTA INTEGRAL</b></div></div>
<div class="split" style="margin:14pt 0"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:46%;border-left:2pt solid ${design.accent}">${table([], cells, [], 'rows')}</div></div><div class="small">${sheet.bankAddress()}</div>`;
};

/** Kind of account with its number over two columns of labels and figures. */
export const integralSummary: AccountSection = (sheet, account) => {
  const { design } = sheet;
  const average = sheet.digits(sheet.account(account).openingCents + 20_516);
  const rows = [
    ['Saldo inicial', sheet.opening(account), 'Saldo promedio', average],
    ['+ Depósitos', sheet.credits(account), 'Días del periodo', String(daysOf(sheet))],
    ['- Retiros', sheet.debits(account), 'Tasa bruta anual', '0.00 %'],
    ['= Saldo final', `<b>${sheet.closing(account)}</b>`, 'Comisiones cobradas', sheet.fees(account)],
  ];
  return `<div style="border-bottom:1.5pt solid ${design.accent};color:${design.accent}"><b>INFORMACIÓN A CUENTAHABIENTES &nbsp; Resumen informativo</b></div>
<div style="margin-top:4pt"><b>CUENTA ${sheet.type(account)} ${sheet.number(account)}</b></div>${table([], rows, [1, 3], 'rows')}`;
};

/** Day, folio, words over several lines, deposit before withdrawal before balance; the balance of before as first row, the sums as last. */
export const integralTable: AccountSection = (sheet, account) => {
  const { design, facts } = sheet;
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const isIn = row.movement.cents > 0;
    return [
      `<span style="white-space:nowrap">${date}</span>`,
      referenceNumber(row, 7),
      told,
      isIn ? unsigned : '',
      isIn ? '' : unsigned,
      balance,
    ];
  });
  const before = [
    sheet.start(),
    '',
    'SALDO FINAL DEL PERIODO ANTERIOR:',
    '',
    '',
    sheet.digits(facts.accounts[account]?.openingCents ?? 0),
  ];
  const sums = ['', '', 'TOTAL', sheet.credits(account), sheet.debits(account), sheet.closing(account)].map(
    (cell) => `<b>${cell}</b>`,
  );
  return `<div style="color:${design.accent};margin-top:8pt"><b>Detalle de movimientos cuenta de cheques.</b></div>${table(['FECHA', 'FOLIO', 'DESCRIPCION', 'DEPOSITO', 'RETIRO', 'SALDO'], [before, ...body, sums], [3, 4, 5], 'rows')}`;
};
