import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, rfcOfHolder } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';
import { cameThenWent } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';

const SAVINGS = 'Cuenta Amistad';

/** The words of this layout. */
export const POPULAR_SAVINGS = issuerWords(
  'Sociedad Cooperativa de Ahorro y Préstamo autorizada para operar con Nivel de Operaciones IV. Tus ahorros están protegidos por el FOCOOP hasta por 25,000 UDIS por socio. UNE: 800 555 0144, une@cptonantzin.example. Este documento es informativo; cualquier aclaración deberá presentarse en tu sucursal dentro de los 90 días naturales siguientes a la fecha de corte.',
  [SAVINGS, 'Tonantzin Débito'],
  {
    deposits: ['Depósito de nómina', 'SPEI recibido', 'Depósito en ventanilla'],
    withdrawals: ['Compra en comercio', 'Retiro en cajero', 'Pago de servicio'],
  },
);

/** After Caja Popular Mexicana's: name over its address, title over the period at the right, the member with tax number at the left, number, branch and key at the right, then all products in one table. */
export const popularTop: Section = (sheet) => {
  const products = sheet.facts.accounts.map((_, account) => [
    sheet.type(account),
    sheet.number(account),
    `$ ${sheet.opening(account)}`,
    `$ ${sheet.credits(account)}`,
    `$ ${sheet.debits(account)}`,
    `$ ${sheet.closing(account)}`,
  ]);
  return `<div class="split" style="border-bottom:2pt solid #0a6b3d;padding-bottom:5pt"><div style="width:62%"><b style="font-size:1.25em;color:#0a6b3d">${sheet.bank()}</b><br><span class="small">${bankAddressOf(sheet, 'Calle Juan Valle 208', 'Col. San Juan de Dios, C.P. 37004, León, Guanajuato', ', ')}</span></div><div class="right"><b style="font-size:1.3em">Estado de Cuenta</b><br>Periodo: ${sheet.start()} al ${sheet.end()}</div></div>
<div class="split" style="margin:12pt 0"><div><b>${sheet.holder()}</b><br>${sheet.holderAddress()}<br>RFC: ${rfcOfHolder(sheet.facts)}</div><div style="white-space:nowrap">${pairs(
    [
      ['Número de socio:', customerNumber(sheet, 8)],
      ['Sucursal:', '0127 San Juan Bosco'],
      ['Cuenta CLABE:', clabeOf(sheet.account(0))],
      ['Fecha de corte:', sheet.end()],
    ],
    'pairs ragged',
  )}</div></div>
<div class="band" style="padding:3pt 6pt"><b>Resumen de mis ahorros</b></div>${table(['Producto', 'No. de cuenta', 'Saldo inicial', 'Depósitos', 'Retiros', 'Saldo final'], products, [2, 3, 4, 5], 'rows ruled')}`;
};

/** What moved on savings moved at a window; cash from a machine has no name. */
const wordsOf = (sheet: Sheet, account: number, row: Row): string => {
  const { manner } = parted(sheet, row);
  if (sheet.account(account).type === SAVINGS)
    return row.movement.cents > 0 ? 'Depósito en ventanilla' : 'Retiro en ventanilla';
  return manner.endsWith('ventanilla') || manner.endsWith('cajero') ? manner : row.movement.description;
};

/** After Caja Popular Mexicana's: of each product day, branch, folio, words, deposits before withdrawals before balance; both balances as rows. */
export const popularTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [wordsOf(sheet, account, row)]);
    return [
      date,
      told.includes('ventanilla') ? '0127' : '0001',
      referenceNumber(row, 7),
      told,
      ...cameThenWent(row, unsigned),
      balance,
    ];
  });
  const edge = (words: string, balance: string): string[] => [
    '',
    '',
    '',
    `<b>${words}</b>`,
    '',
    '',
    `<b>${balance}</b>`,
  ];
  const all = [
    edge('Saldo inicial', sheet.opening(account)),
    ...body,
    edge('Saldo final', sheet.closing(account)),
  ];
  return `<h2>${sheet.type(account)} &nbsp; ${sheet.number(account)}</h2>${table(['Fecha', 'Suc.', 'Folio', 'Movimiento', 'Depósitos', 'Retiros', 'Saldo'], all, [4, 5, 6], 'rows zebra')}`;
};

/** After Caja Popular Mexicana's: what each product earned, as the rules on its yearly gain have it. */
export const popularYield: AccountSection = () =>
  '<div class="small">Tasa de interés anual: 0.00% &nbsp; Intereses del periodo: $ 0.00 &nbsp; ISR retenido: $ 0.00 &nbsp; GAT nominal: 0.00% &nbsp; GAT real: -4.21% antes de impuestos. La GAT real es el rendimiento que obtendría después de descontar la inflación estimada.</div>';
