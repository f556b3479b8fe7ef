import { daysAfter, formatDay } from '../../printing/dates.js';
import { inBold, pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';
import { balancesOf, cameThenWent, countsOf } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const FISCAL_SEAL = issuerWords(
  'Los depósitos están garantizados por el Instituto para la Protección al Ahorro Bancario (IPAB) hasta por 400,000 UDIs por cliente. Unidad Especializada de Atención a Usuarios: tel. 81 5550 0126, une@bansilla.example. Si desea presentar alguna aclaración cuenta con 90 días naturales a partir de la fecha de corte. CONDUSEF: 55 5340 0999, www.condusef.gob.mx.',
  ['CUENTA SILLA EJE', 'CUENTA SILLA PERSONAL'],
  {
    deposits: ['SPEI RECIBIDO', 'SPEI RECIBIDO', 'DEPOSITO EN EFECTIVO'],
    withdrawals: ['COMPRA TDD', 'COMPRA TDD', 'COMPRA TDD', 'SPEI ENVIADO', 'RETIRO CAJERO'],
    fees: ['COMISION POR MANEJO DE CUENTA', 'COMISION ANUALIDAD TARJETA'],
  },
);

/** After Bancrea's: name and address at the left, title at the right; the holder beside a frame with customer, account, key, branch and period. */
export const sealTop: Section = (sheet) =>
  `<div class="split"><div style="width:62%"><b style="font-size:1.3em;color:#7a1f3d">${sheet.bank()}</b><br><span class="small">${bankAddressOf(sheet, 'Av. Gómez Morín 350, piso 3', 'Col. Valle del Campestre, C.P. 66265, San Pedro Garza García, N.L.', ', ')}<br>RFC BBS130812TK6</span></div><div class="right"><b style="font-size:1.4em">ESTADO DE CUENTA</b><br>Hoja 1 de 3</div></div>
<div class="split" style="margin:14pt 0"><div><b>${sheet.holder()}</b><br>${sheet.holderAddress()}<br>RFC: ${rfcOfHolder(sheet.facts)}</div><div style="white-space:nowrap">${pairs(
    [
      ['No. de cliente', customerNumber(sheet, 7)],
      ['No. de cuenta', sheet.number(0)],
      ['CLABE', clabeOf(sheet.account(0))],
      ['Producto', sheet.type(0)],
      ['Sucursal', '003 VALLE'],
      ['Periodo', `${sheet.start()} al ${sheet.end()}`],
      ['Fecha de corte', sheet.end()],
      ['Moneda', 'PESOS'],
    ],
    'pairs ragged grid',
  )}</div></div>`;

const heading = (words: string): string =>
  `<div class="band" style="padding:2pt 6pt;break-after:avoid"><b>${words}</b></div>`;

/** After Bancrea's: what became of the balance at the left; days, average and what was earned at the right. */
export const sealSummary: AccountSection = (sheet, account) => {
  const { came, went } = countsOf(sheet, account);
  return `<div class="split"><div style="width:48%">${heading('RESUMEN DEL PERIODO')}${pairs(
    [
      ['Saldo anterior', sheet.opening(account)],
      [`Depósitos (${came})`, sheet.credits(account)],
      [`Retiros (${went})`, sheet.debits(account)],
      ['<b>Saldo al corte</b>', `<b>${sheet.closing(account)}</b>`],
    ],
    'rows pairs',
  )}</div><div style="width:46%">${heading('RENDIMIENTOS')}${pairs(
    [
      ['Saldo promedio', sheet.digits(balancesOf(sheet, account).mean)],
      ['Días del periodo', String(daysOf(sheet.facts))],
      ['Tasa bruta anual', '0.00 %'],
      ['Intereses brutos', '0.00'],
      ['I.S.R. retenido', '0.00'],
      ['Comisiones cobradas', sheet.fees(account)],
    ],
    'rows pairs',
  )}</div></div>`;
};

/** A transfer has the other bank in the first line, the other party and the tracking key beneath it. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  const key = `CVE RASTREO ${referenceNumber(row, 16)}`;
  if (manner === 'SPEI RECIBIDO') return [`${manner} BANCO SIERRA MADRE`, party.toUpperCase(), key];
  if (manner === 'SPEI ENVIADO') return [`${manner} BANCO RIO BRAVO`, personOf(row, 'es').toUpperCase(), key];
  if (manner === 'RETIRO CAJERO' || manner === 'DEPOSITO EN EFECTIVO') return [manner];
  return [`${manner} ${party}`.trim() || row.movement.description];
};

/** After Bancrea's: day, words over lines, reference, withdrawals before deposits before balance; the earlier balance as first row, sums as last. */
export const sealTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const [came, went] = cameThenWent(row, unsigned);
    return [date, told, referenceNumber(row, 7), went, came, balance];
  });
  const first = ['', 'SALDO ANTERIOR', '', '', '', sheet.opening(account)];
  const last = inBold([
    '',
    'TOTALES',
    '',
    sheet.debits(account),
    sheet.credits(account),
    sheet.closing(account),
  ]);
  const head = [
    '<div style="width:54pt">FECHA</div>',
    '<div style="width:180pt">CONCEPTO</div>',
    'REFERENCIA',
    'RETIROS',
    'DEPÓSITOS',
    'SALDO',
  ];
  return `<div style="margin-top:6pt">${heading('DETALLE DE MOVIMIENTOS')}</div>${table(head, [first, ...body, last], [3, 4, 5], 'rows ruled')}`;
};

/** After Bancrea's: the fiscal receipt of the statement, its folio, certificates and seals. */
export const sealOfReceipt: AccountSection = (sheet) => {
  const digits = customerNumber(sheet, 10);
  const certified = formatDay(daysAfter(sheet.facts.end, 1), 'YYYY-MM-DD', 'es');
  return `<div style="page-break-inside:avoid">${heading('COMPROBANTE FISCAL DIGITAL POR INTERNET')}<div class="small" style="overflow-wrap:anywhere">${[
    `<b>Folio fiscal:</b> ${digits.slice(0, 8)}-4C1E-4B7A-9D02-6F${digits}`,
    `<b>Fecha y hora de certificación:</b> ${certified}T04:12:38`,
    '<b>No. de serie del certificado del SAT:</b> 00001000000505142236',
    '<b>Régimen fiscal:</b> 601 General de Ley Personas Morales',
    '<b>Sello digital del CFDI:</b> kP7vQm2xLr9TzWc4HdYb1FsNeJ8aGuVo5RtXi3KqMlZp6BnCw0EyDhSgUjA7fQvT2mRzLx9KcPb4WdHn==',
    '<b>Sello del SAT:</b> Zt5XnWq8RbLk2VyPm7HcJd4GfSa1TeUo9CiNx3KrQvMz6BhDw0EpYlFgAj2SuTmR8vLbXc5ZqPk==',
  ].join('<br>')}<br>Este documento es una representación impresa de un CFDI.</div></div>`;
};
