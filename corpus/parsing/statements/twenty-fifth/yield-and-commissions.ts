import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';
import { balancesOf, cameThenWent } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const YIELD_AND_COMMISSIONS = issuerWords(
  'Únicamente están garantizados por el Instituto para la Protección al Ahorro Bancario (IPAB) los depósitos bancarios de dinero a la vista, retirables en días preestablecidos, de ahorro y a plazo, hasta por el equivalente a 400,000 UDIs por persona y por Institución. Incumplir tus obligaciones te puede generar comisiones e intereses moratorios. Unidad Especializada de Atención a Usuarios (UNE): 55 5550 0168, une@nominbanco.example. CONDUSEF: 55 5340 0999, www.condusef.gob.mx.',
  ['CUENTA NOMINBANCO', 'CUENTA DE AHORRO TRADICIONAL'],
  {
    deposits: ['ABONO SPEI', 'ABONO SPEI', 'DEPOSITO DE NOMINA'],
    withdrawals: [
      'COMPRA CON TARJETA',
      'COMPRA CON TARJETA',
      'CARGO SPEI',
      'PAGO DE CREDITO',
      'DISPOSICION EN CAJERO',
    ],
    fees: ['COMISION POR CONSULTA EN CAJERO', 'COMISION POR REPOSICION DE PLASTICO'],
  },
);

const heading = (words: string): string =>
  `<div style="color:#5b2a86;font-weight:bold;font-size:1.1em;border-bottom:1.5pt solid #f28c28;margin-top:8pt;break-after:avoid">${words}</div>`;

/** After Consubanco's: the mark beside the title, the holder at the left, the period, customer and account at the right. */
export const yieldTop: Section = (sheet) =>
  `<div class="split" style="align-items:center"><b style="font-size:2em;color:#5b2a86">nominbanco</b><b style="font-size:1.5em;color:#f28c28">Estado de Cuenta</b></div>
<div class="split" style="margin:18pt 0 8pt"><div><b>${sheet.holder()}</b><br>${sheet.holderAddress()}<br>RFC: ${rfcOfHolder(sheet.facts)}</div><div style="white-space:nowrap">${pairs(
    [
      ['Periodo:', `Del ${sheet.start()} al ${sheet.end()}`],
      ['Fecha de corte:', sheet.end()],
      ['Días del periodo:', String(daysOf(sheet.facts))],
      ['Producto:', sheet.type(0)],
      ['Número de cliente:', customerNumber(sheet, 8)],
      ['Número de cuenta:', sheet.number(0)],
      ['CLABE:', clabeOf(sheet.account(0))],
      ['Moneda:', 'Pesos Mexicanos (MXN)'],
    ],
    'pairs ragged',
  )}</div></div>`;

/** After Consubanco's: what became of the balance at the left, what it yielded and what commissions took of it at the right. */
export const yieldSummary: AccountSection = (sheet, account) =>
  `<div class="split"><div style="width:47%">${heading('Resumen de la cuenta')}${pairs(
    [
      ['Saldo inicial', `$${sheet.opening(account)}`],
      ['(+) Depósitos', `$${sheet.credits(account)}`],
      ['(-) Retiros', `$${sheet.debits(account)}`],
      ['<b>Saldo final</b>', `<b>$${sheet.closing(account)}</b>`],
      ['Saldo promedio', `$${sheet.digits(balancesOf(sheet, account).mean)}`],
    ],
    'rows pairs',
  )}</div><div style="width:47%">${heading('Rendimiento y comisiones')}${pairs(
    [
      ['Tasa de interés anual', '0.00%'],
      ['GAT nominal', '0.00% antes de impuestos'],
      ['GAT real', '-3.65% antes de impuestos'],
      ['ISR retenido', '$0.00'],
      ['Comisiones cobradas en el periodo', `$${sheet.fees(account)}`],
    ],
    'rows pairs',
  )}</div></div>`;

/** A transfer has the other bank and, beneath, the other party; what the loan takes has its number. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'ABONO SPEI') return [`${manner} BANCO DEL NEVADO`, party.toUpperCase()];
  if (manner === 'CARGO SPEI') return [`${manner} BANCO SIERRA CHINCUA`, personOf(row, 'es').toUpperCase()];
  if (manner === 'DEPOSITO DE NOMINA') return [manner, party.toUpperCase()];
  if (manner === 'PAGO DE CREDITO') return [`${manner} ${referenceNumber(row, 8)}`];
  if (manner === 'COMPRA CON TARJETA') return [`${manner} ${party}`];
  return [manner || row.movement.description];
};

/** After Consubanco's: day, words, reference, deposits before withdrawals before balance; the earlier balance as first row. */
export const yieldTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const [came, went] = cameThenWent(row, `$${unsigned}`);
    return [date, told, referenceNumber(row, 10), came, went, `$${balance}`];
  });
  const first = ['', 'SALDO INICIAL', '', '', '', `$${sheet.opening(account)}`];
  const head = [
    '<div style="width:54pt">Fecha</div>',
    '<div style="width:190pt">Descripción</div>',
    'Referencia',
    'Depósitos',
    'Retiros',
    'Saldo',
  ];
  return `${heading('Detalle de movimientos')}${table(head, [first, ...body], [3, 4, 5], 'rows zebra')}${heading('Cargos objetados')}<div style="margin:3pt 0 8pt">Sin cargos objetados por el cliente en el periodo.</div>`;
};

/** After Consubanco's: the whole name and the address stand at the foot. */
export const yieldAddress: AccountSection = (sheet) =>
  `<div class="center" style="page-break-inside:avoid;margin-top:10pt"><b>${sheet.bank()}</b><br>${bankAddressOf(sheet, 'Av. Vasco de Quiroga 2121, piso 5', 'Col. Peña Blanca Santa Fe, C.P. 01210, Álvaro Obregón, Ciudad de México', ', ')}</div>`;
