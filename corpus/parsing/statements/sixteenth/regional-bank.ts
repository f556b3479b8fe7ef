import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { closingCents } from '../facts.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';

/** The words of this layout. */
export const REGIONAL_BANK = issuerWords(
  'SAC 0800 555 0132 - Ouvidoria 0800 555 0133 - Central de Atendimento 61 5550 0134. Informações sujeitas a alteração até o fim do dia.',
  ['Conta Corrente'],
  {
    deposits: ['CRED PIX', 'CREDITO SALARIO', 'TED RECEBIDA'],
    withdrawals: ['DEB PIX', 'COMPRA ELECTRON', 'PAGTO TITULO', 'DEB AUTOMATICO'],
    fees: ['TARIFA PACOTE SERVICOS'],
  },
);

/** After BRB's: bank and title over a rule, branch, account, holder and period as labels before values, the day of printing at the right. */
export const regionalTop: Section = (sheet) =>
  `<div class="split" style="border-bottom:1.5pt solid #0a4ea2"><span class="bank" style="font-size:1.4em">${sheet.bank()}</span><b style="margin-top:4pt">Extrato de ${sheet.type(0)}</b></div>
<div class="split" style="margin:8pt 0"><div><b>Agência:</b> 0212 - 212 NORTE<br><b>Conta:</b> ${sheet.number(0)}<br><b>Cliente:</b> ${sheet.holder()}<br><b>Período:</b> ${sheet.start()} a ${sheet.end()}</div><div class="right small">Emissão: ${formatDay(daysAfter(sheet.facts.end, 1), 'DD/MM/YYYY', 'pt')} 10:48:16</div></div>`;

/** After BRB's: day, words, document, value with its letter, and the balance with its letter where a day ends; the earlier balance as first row. */
export const regionalTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const lettered = (digits: string, cents: number): string => `${digits} ${cents < 0 ? 'D' : 'C'}`;
  const body = rows.map((row, index) => {
    const { manner, party } = parted(sheet, row);
    const ends = endsDay(rows, index);
    const words = `${manner} ${party}`.trim().toUpperCase();
    const { date, told, signed, balance } = toldOver(sheet, account, row, [words], ends);
    return [date, told, referenceNumber(row, 6), signed, ends ? lettered(balance, row.balanceCents) : ''];
  });
  const before = formatDay(daysAfter(sheet.facts.start, -1), sheet.design.dateStyle, 'pt');
  const opening = sheet.account(account).openingCents;
  const first = [before, 'SALDO ANTERIOR', '', '', lettered(sheet.opening(account), opening)];
  return table(['Data', 'Histórico', 'Documento', 'Valor', 'Saldo'], [first, ...body], [3, 4], 'rows ruled');
};

/** After BRB's: balance, what is blocked, the limit and what may be spent, which is no balance. */
export const regionalSums: AccountSection = (sheet, account) => {
  const limitCents = 200_000;
  const rows: [string, string][] = [
    ['Saldo em conta corrente', `R$ ${sheet.closing(account)}`],
    ['Saldo bloqueado', 'R$ 0,00'],
    ['Limite do cheque especial', `R$ ${sheet.digits(limitCents)}`],
    ['Saldo disponível com limite', `R$ ${sheet.digits(closingCents(sheet.account(account)) + limitCents)}`],
  ];
  return `<div class="boxed" style="width:50%;page-break-inside:avoid">${pairs(rows)}</div>`;
};
