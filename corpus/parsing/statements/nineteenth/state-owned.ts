import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { closingCents } from '../facts.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const STATE_OWNED = issuerWords(
  'SAC 0800 555 0148 - OUVIDORIA 0800 555 0149 - ALO BANCO (91) 3555-0147. INFORMACOES SUJEITAS A ALTERACAO ATE O FINAL DO EXPEDIENTE BANCARIO.',
  ['CONTA CORRENTE PESSOA FISICA', 'CONTA CORRENTE'],
  {
    deposits: ['CRED SALARIO', 'PIX RECEBIDO', 'TED RECEBIDA'],
    withdrawals: ['COMPRA CARTAO', 'PIX ENVIADO', 'PAG TITULO', 'DEB AUTOMATICO'],
    fees: ['TAR PACOTE SERVICOS'],
  },
);

/** After Banpará's: name and title in the middle, branch, account and holder as labels before values, the period and the hour of printing over a rule. */
export const stateOwnedTop: Section = (sheet) =>
  `<div class="center"><b style="font-size:1.3em;color:#c8102e">${sheet.bank()}</b><br><b>EXTRATO DE CONTA CORRENTE</b></div>
<div class="split" style="margin-top:8pt;border-bottom:1pt solid #888;padding-bottom:5pt"><div>AGENCIA: 0015 - BELEM CENTRO<br>CONTA: ${sheet.number(0)}<br>TITULAR: ${sheet.holder()}<br>TIPO: ${sheet.type(0)}</div><div class="right">PERIODO: ${sheet.start()} A ${sheet.end()}<br>EMITIDO EM ${formatDay(daysAfter(sheet.facts.end, 1), 'DD/MM/YYYY', 'pt')} 08:47:13<br>PAGINA 1</div></div>`;

const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  return `${manner} ${manner === 'PIX ENVIADO' ? personOf(row, 'pt') : party}`.trim().toUpperCase();
};

/** After Banpará's: day, words, document, value and balance with their letters, the balance where a day ends alone; the earlier balance as first row. */
export const stateOwnedTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const lettered = (digits: string, cents: number): string => `${digits} ${cents < 0 ? 'D' : 'C'}`;
  const body = rows.map((row, index) => {
    const ends = endsDay(rows, index);
    const { date, told, signed, balance } = toldOver(sheet, account, row, [wordsOf(sheet, row)], ends);
    return [date, told, referenceNumber(row, 6), signed, ends ? lettered(balance, row.balanceCents) : ''];
  });
  const first = [
    '',
    'SALDO ANTERIOR',
    '',
    '',
    lettered(sheet.opening(account), sheet.account(account).openingCents),
  ];
  return table(
    ['DATA', 'HISTORICO', 'DOCUMENTO', 'VALOR (R$)', 'SALDO (R$)'],
    [first, ...body],
    [3, 4],
    'rows ruled',
  );
};

/** After Banpará's: balance, what is blocked, the limit and what may be spent, which is no balance. */
export const stateOwnedSums: AccountSection = (sheet, account) => {
  const limitCents = 100_000;
  return `<div style="width:50%;page-break-inside:avoid"><b>RESUMO</b>${pairs([
    ['TOTAL DE CREDITOS', sheet.credits(account)],
    ['TOTAL DE DEBITOS', sheet.debits(account)],
    ['SALDO ATUAL', sheet.closing(account)],
    ['SALDO BLOQUEADO', '0,00'],
    ['LIMITE CHEQUE ESPECIAL', sheet.digits(limitCents)],
    ['SALDO DISPONIVEL', sheet.digits(closingCents(sheet.account(account)) + limitCents)],
  ])}</div>`;
};
