import { strip, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { balancesOf, cameThenWent } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const APP_BANK = issuerWords(
  'Unidad Especializada de Atención a Usuarios (UNE): une@milpa.example, tel. 55 5550 0127. CONDUSEF: 55 5340 0999, www.condusef.gob.mx. Los recursos de tu cuenta están protegidos por el Instituto para la Protección al Ahorro Bancario (IPAB) hasta por 400,000 UDIs por persona, por institución. GAT nominal 0.00%, GAT real -4.02% antes de impuestos.',
  ['Cuenta Milpa'],
  {
    deposits: ['Transferencia recibida', 'Transferencia recibida', 'Depósito en efectivo'],
    withdrawals: ['Compra con tarjeta', 'Compra con tarjeta', 'Pago de servicio', 'Transferencia enviada'],
  },
);

/** After Ualá's in Mexico: the app's name and title, the bank's whole name and address beneath, the holder at the left and the account's data as labels before values at the right. */
export const appBankTop: Section = (sheet) => {
  const line = (label: string, value: string): string =>
    `<tr><td class="label">${label}</td><td>${value}</td></tr>`;
  return `<div class="split"><span class="bank">milpa</span><h1>Estado de cuenta</h1></div>
<div class="small">${sheet.bank()}<br>${bankAddressOf(sheet, 'Av. Insurgentes Sur 1106, piso 9', 'Col. Tlacoquemécatl del Valle, C.P. 03200, Benito Juárez, CDMX', ', ')}</div>
<div class="split" style="margin:14pt 0"><div><b style="font-size:1.2em">${sheet.holder()}</b><br>${sheet.holderAddress()}<br>RFC: ${rfcOfHolder(sheet.facts)}</div><table style="white-space:nowrap">${[
    line('Producto', sheet.type(0)),
    line('Número de cuenta', sheet.number(0)),
    line('CLABE', clabeOf(sheet.account(0))),
    line('Periodo', `Del ${sheet.start()} al ${sheet.end()}`),
    line('Fecha de corte', sheet.end()),
    line('Días del periodo', String(daysOf(sheet.facts))),
    line('Moneda', 'Peso mexicano (MXN)'),
  ].join('')}</table></div>`;
};

/** After Ualá's in Mexico: both balances around what came and went as values beneath labels, what the account earned in a line. */
export const appBankSummary: AccountSection = (sheet, account) =>
  `<h2>Resumen de tu cuenta</h2><div class="boxed" style="border-color:#3b4cca;border-radius:6pt">${strip([
    ['Saldo inicial', `$${sheet.opening(account)}`],
    ['Depósitos', `+ $${sheet.credits(account)}`],
    ['Retiros', `- $${sheet.debits(account)}`],
    ['Comisiones', '$0.00'],
    ['Saldo final', `$${sheet.closing(account)}`],
  ])}</div><div class="small" style="margin:4pt 0">Saldo promedio diario: $${sheet.digits(balancesOf(sheet, account).mean)} &nbsp; Intereses pagados: $0.00 &nbsp; ISR retenido: $0.00 &nbsp; Tasa anual: 0.00%</div>`;

/** A transfer has whom it was with and the tracking key beneath its kind; cash has no name. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'Depósito en efectivo') return [manner];
  if (manner === 'Transferencia recibida')
    return [`${manner} de ${party}`, `Clave de rastreo: ${referenceNumber(row, 15)}`];
  if (manner === 'Transferencia enviada')
    return [`${manner} a ${personOf(row, 'es')}`, `Clave de rastreo: ${referenceNumber(row, 15)}`];
  return [manner, party];
};

/** After Ualá's in Mexico: day, words, charges before deposits before balance, each with the currency's sign. */
export const appBankTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const [came, went] = cameThenWent(row, `$${unsigned}`);
    return [date, told, went, came, `$${balance}`];
  });
  const head = [
    '<div style="width:56pt">Fecha</div>',
    '<div style="width:230pt">Descripción</div>',
    'Cargos',
    'Abonos',
    'Saldo',
  ];
  return `<h2>Detalle de movimientos</h2>${table(head, body, [2, 3, 4], 'rows ruled')}`;
};
