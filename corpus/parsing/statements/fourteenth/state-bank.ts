import { daysAfter, formatDay, monthName } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { closingCents } from '../facts.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import { startsDay } from '../tenth/parts.js';

/** The words of this layout. */
export const STATE_BANK = issuerWords(
  'SAC 0800 555 0155 - OUVIDORIA 0800 555 0156 - ATENDIMENTO A DEFICIENTES AUDITIVOS OU DE FALA 0800 555 0157',
  ['CONTA CORRENTE'],
  {
    deposits: ['PIX RECEBIDO', 'CREDITO SALARIO', 'TED RECEBIDA'],
    withdrawals: ['PIX ENVIADO', 'BANRICOMPRAS DEB', 'PGTO TITULO', 'DEB CONVENIO'],
    fees: ['TARIFA CESTA SERVICOS'],
  },
);

/** After Banrisul's: bank and form in lines of a printer, then branch, account, name and period as labels before values. */
export const stateBankTop: Section = (sheet) =>
  `<div class="split"><b>${sheet.bank()}</b><span>${formatDay(sheet.facts.end, 'DD/MM/YYYY', 'pt')} &nbsp;16:22</span></div>
<div class="center" style="margin:6pt 0"><b>EXTRATO DE ${sheet.type(0)}</b></div>
<div>AGENCIA: 0839 &nbsp; CONTA: ${sheet.number(0)}</div><div>NOME: ${sheet.holder()}</div><div>PERIODO: ${sheet.start()} A ${sheet.end()}</div><hr>`;

/** After Banrisul's: the day at its first movement alone, words, document, value with the minus behind; months in rows of their own, the balance where the day ends. */
export const stateBankTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.flatMap((row, index) => {
    const { manner, party } = parted(sheet, row);
    const ends = endsDay(rows, index);
    // Names are cut to the width of this bank's column.
    const words = `${manner} ${party}`.trim().toUpperCase().slice(0, 34).trim();
    const { date, told, signed, balance } = toldOver(sheet, account, row, [words], ends);
    const { day } = row.movement;
    const isNewMonth = day.month !== rows[index - 1]?.movement.day.month;
    const month = ['', `++ MOVIMENTOS ${monthName(day, 'pt').slice(0, 3).toUpperCase()}/${day.year}`, '', ''];
    const line = [startsDay(rows, index) ? date : '', told, referenceNumber(row, 6), signed];
    return [...(isNewMonth ? [month] : []), line, ...(ends ? [['', 'SALDO NA DATA', '', balance]] : [])];
  });
  const before = formatDay(daysAfter(sheet.facts.start, -1), 'DD/MM/YYYY', 'pt');
  const first = ['', `SALDO ANT EM ${before}`, '', sheet.opening(account)];
  return `${table(['DIA', 'HISTORICO', 'DOCUMENTO', 'VALOR'], [first, ...body], [3], 'rows')}<hr>`;
};

/** After Banrisul's: balance, limit of the special cheque and what may be spent, which is no balance. */
export const stateBankSums: AccountSection = (sheet, account) => {
  const limitCents = 150_000;
  const rows = [
    ['SALDO EM CONTA', sheet.closing(account)],
    ['LIMITE BANRIPAMPA', sheet.digits(limitCents)],
    ['DISPONIVEL PARA SAQUE', sheet.digits(closingCents(sheet.account(account)) + limitCents)],
  ];
  return `<div style="width:60%;page-break-inside:avoid">${table([], rows, [1], 'rows')}</div>`;
};
