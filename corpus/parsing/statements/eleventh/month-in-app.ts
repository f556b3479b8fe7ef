import { table } from '../../printing/markup.js';
import { formatSigned } from '../../printing/money.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { daysOf, hourOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, rfcOfHolder } from '../tenth/parts.js';
import { personOf } from './parties.js';

export const MONTH_IN_APP = issuerWords(
  'Violeta México Financiera, S.A. de C.V., S.F.P. Tus ahorros están protegidos por el Fondo de Protección hasta por 25,000 UDI. GAT nominal 14.75 %, GAT real 9.62 %, antes de impuestos, vigente al cierre del mes. Aclaraciones: 55 5555 0161 o por el chat de la app.',
  ['Cuenta Violeta', 'Cuenta Violeta Ahorro'],
  {
    deposits: ['Transferencia recibida de', 'Depósito de nómina'],
    withdrawals: ['Compra en', 'Transferencia enviada a', 'Pago de servicio', 'Retiro en cajero'],
  },
);

function linesOf(sheet: Sheet, row: Row): string[] {
  const { manner, party } = parted(sheet, row);
  switch (manner) {
    case 'Transferencia enviada a':
      return [
        `${manner} ${personOf(row, 'es')}`,
        `Clave de rastreo: VIO${referenceNumber(row, 10)} ${hourOf(row)} hrs`,
      ];
    case 'Transferencia recibida de':
    case 'Depósito de nómina':
      return [`${manner} ${party}`, `Clave de rastreo: 085${referenceNumber(row, 10)}`];
    case 'Retiro en cajero':
      return [`${manner} GUADALAJARA JAL`];
    default:
      return [manner === 'Compra en' ? party : `${manner} ${party}`];
  }
}

/** After Nu México's account: the app's name small, a greeting with the holder's name, the period and the account's particulars one beneath the other. */
export const appTop: Section = (sheet) => {
  const { design, facts } = sheet;
  const line = (label: string, value: string): string =>
    `<div class="split" style="border-bottom:0.4pt solid #ccc;padding:2pt 0"><span>${label}</span><b>${value}</b></div>`;
  return `<div class="split"><b style="font-size:1.8em;color:${design.accent}">${sheet.bank()}</b><span>Estado de cuenta</span></div>
<div style="margin-top:16pt"><h1>Hola, ${sheet.holder()}</h1>Este es el resumen de tu cuenta en el periodo del <b>${sheet.start()}</b> al <b>${sheet.end()}</b></div>
<div class="split" style="margin-top:12pt"><div style="width:46%"><span class="label">Tu domicilio</span><br>${sheet.holderAddress()}<br><span class="label">RFC</span> ${rfcOfHolder(facts)}</div>
<div style="width:48%">${line('Producto', sheet.type(0))}${line('Número de cuenta', sheet.number(0))}${line('CLABE', clabeOf(sheet.account(0)))}${line('Fecha de corte', sheet.end())}${line('Días del periodo', String(daysOf(sheet)))}</div></div>`;
};

/** What there was, came, went and is, in lines; yields, which are none, among them. */
export const appSummary: AccountSection = (sheet, account) => {
  const rows = [
    ['Saldo inicial', sheet.opening(account)],
    ['Depósitos', `+${sheet.credits(account)}`],
    ['Retiros y compras', `-${sheet.debits(account)}`],
    ['Rendimientos generados', '+$0.00'],
    ['<b>Saldo final</b>', `<b>${sheet.closing(account)}</b>`],
  ];
  return `<div style="background:#f6f0fa;padding:8pt;margin-top:14pt;border-radius:6pt;page-break-inside:avoid"><b style="color:${sheet.design.accent}">Tu dinero en este periodo</b>${table([], rows, [1], 'rows')}</div>`;
};

/** Day with its year, words over the key of tracing, the amount with its sign before the currency's; no balance. */
export const appList: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told } = toldOver(sheet, account, row, linesOf(sheet, row), false);
    const amount = formatSigned(row.movement.cents, sheet.design.money);
    return [
      `<span style="white-space:nowrap">${date}</span>`,
      told,
      row.movement.cents > 0 ? `+${amount}` : amount,
    ];
  });
  return `<h2>Detalle de movimientos</h2>${table(['FECHA', 'DESCRIPCIÓN', 'MONTO EN PESOS MEXICANOS'], body, [2], 'rows ruled')}`;
};
