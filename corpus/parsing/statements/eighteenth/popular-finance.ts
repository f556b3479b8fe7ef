import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import type { Row, Sheet } from '../sheet.js';
import { clabeOf, daysOf, rfcOfHolder } from '../tenth/parts.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const POPULAR_FINANCE = issuerWords(
  'Klaro Finanzas, S.A. de C.V., S.F.P. Los ahorros están protegidos por el Fondo de Protección (PROSOFIPO) hasta por 25,000 UDIS por persona. Unidad Especializada de Atención a Usuarios (UNE): une@klaro.example, tel. 55 5550 0191. CONDUSEF: 55 5340 0999, www.condusef.gob.mx.',
  ['Cuenta Klaro'],
  {
    deposits: ['Transferencia SPEI recibida de', 'Depósito de nómina'],
    withdrawals: ['Compra en', 'Transferencia SPEI enviada a', 'Pago de servicio'],
  },
);

/** After Klar's of the account: name and title over a rule, holder with his numbers at the left, account, key and days of the period at the right. */
export const popularTop: Section = (sheet) =>
  `<div class="split" style="border-bottom:1pt solid #0a0a32;padding-bottom:6pt"><span class="bank">${sheet.bank()}</span><div class="right"><b style="font-size:1.3em">Estado de cuenta</b><br>${sheet.type(0)}</div></div>
<div class="split" style="margin-top:12pt"><div style="width:46%"><b>${sheet.holder()}</b><br>${sheet.holderAddress()}<br>RFC: ${rfcOfHolder(sheet.facts)}</div><div style="width:50%;white-space:nowrap">${pairs(
    [
      ['Número de cuenta', sheet.number(0)],
      ['CLABE interbancaria', clabeOf(sheet.account(0))],
      ['Periodo', `${sheet.start()} - ${sheet.end()}`],
      ['Fecha de corte', sheet.end()],
      ['Días del periodo', String(daysOf(sheet.facts))],
    ],
  )}</div></div>`;

/** After Klar's: what the balance came from, line by line, and what money in the account earns beside it. */
export const popularSummary: AccountSection = (sheet, account) => {
  const left = pairs([
    ['Saldo inicial', `$${sheet.opening(account)}`],
    ['Depósitos', `+$${sheet.credits(account)}`],
    ['Retiros', `-$${sheet.debits(account)}`],
    ['Comisiones', '$0.00'],
    ['<b>Saldo final</b>', `<b>$${sheet.closing(account)}</b>`],
  ]);
  const right = pairs([
    ['Tasa de interés anual', '0.00%'],
    ['Intereses generados', '$0.00'],
    ['ISR retenido', '$0.00'],
    ['GAT nominal', '0.00%'],
    ['GAT real', '-4.10%'],
  ]);
  return `<div class="split" style="margin-top:12pt"><div style="width:46%"><h2>Resumen del periodo</h2>${left}</div><div style="width:42%"><h2>Rendimientos</h2>${right}</div></div>`;
};

/** Money is sent to a person; what came and what was bought names the firm. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  return manner.endsWith('enviada a') ? `${manner} ${personOf(row, 'es')}` : `${manner} ${party}`;
};

/** After Klar's: day, words, amount with plus or minus before the peso sign, balance. */
export const popularTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [wordsOf(sheet, row)]);
    return [date, told, `${row.movement.cents < 0 ? '-' : '+'}$${unsigned}`, `$${balance}`];
  });
  return `<h2>Movimientos</h2>${table(['Fecha', 'Concepto', 'Monto', 'Saldo'], body, [2, 3], 'rows ruled')}`;
};
