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
export const ORIGIN_AND_LETTERS = issuerWords(
  'SAC BANESCAP: 0800 555 0171 (24 HORAS). OUVIDORIA: 0800 555 0172, DIAS UTEIS, DAS 9H AS 18H. EXTRATO SUJEITO A ALTERACOES ATE O FINAL DO EXPEDIENTE.',
  ['CONTA CORRENTE PF', 'CONTA SALARIO'],
  {
    deposits: ['CRED SALARIO', 'PIX RECEBIDO', 'TED RECEBIDA'],
    withdrawals: [
      'BANESCARD DEBITO',
      'COMPRA DEBITO ELO',
      'PIX ENVIADO',
      'PAG CONTA CONVENIO',
      'DEB AUTOMATICO',
    ],
    fees: ['TARIFA PACOTE SERVICOS'],
  },
);

const RULE = '<div style="border-top:0.8pt dashed;margin:4pt 0"></div>';

/** After Banestes': name and title with the hour of printing, branch, account and customer as labels before values, the period between rules. */
export const originTop: Section = (sheet) =>
  `<div class="split"><b>${sheet.bank()}</b><div class="right">${formatDay(daysAfter(sheet.facts.end, 1), 'DD/MM/YYYY', 'pt')} 10:27:05</div></div>
<div style="margin:6pt 0"><b>EXTRATO DE CONTA CORRENTE</b></div>${RULE}
<div>AGENCIA..: 0184 - PRAIA DO CANTO<br>CONTA....: ${sheet.number(0)}<br>CLIENTE..: ${sheet.holder()}<br>PRODUTO..: ${sheet.type(0)}<br>PERIODO..: ${sheet.start()} A ${sheet.end()}</div>${RULE}`;

const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  return (manner === 'PIX ENVIADO' ? `${manner} ${personOf(row, 'pt')}` : `${manner} ${party}`)
    .trim()
    .toUpperCase();
};

const lettered = (printed: string, cents: number): string => `${printed} ${cents < 0 ? 'D' : 'C'}`;

/** After Banestes': day without its year, words, document, branch of origin, value and, where a day ends, balance, each with its letter; the earlier balance as first row, the last one as last. */
export const originTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const { date, told, signed, balance } = toldOver(
      sheet,
      account,
      row,
      [wordsOf(sheet, row)],
      endsDay(rows, index),
    );
    const origin = row.movement.cents > 0 ? '0184' : '0001';
    return [
      date,
      told,
      referenceNumber(row, 7),
      origin,
      signed,
      balance && lettered(balance, row.balanceCents),
    ];
  });
  const { openingCents } = sheet.account(account);
  const edge = (words: string, balance: string): string[] => ['', words, '', '', '', balance];
  const first = edge('SALDO ANTERIOR', lettered(sheet.opening(account), openingCents));
  const last = edge('SALDO ATUAL', lettered(sheet.closing(account), closingCents(sheet.account(account))));
  return table(
    ['DATA', 'HISTORICO', 'DOCTO', 'ORIG', 'VALOR', 'SALDO'],
    [first, ...body, last],
    [4, 5],
    'rows',
  );
};

/** After Banestes': the limit and what may be drawn with it, which is no balance. */
export const originSums: AccountSection = (sheet, account) => {
  const limitCents = 80_000;
  return `${RULE}<div style="width:60%;page-break-inside:avoid">${pairs([
    ['LIMITE CHEQUE ESPECIAL', sheet.digits(limitCents)],
    ['SALDO BLOQUEADO', '0,00'],
    ['DISPONIVEL PARA SAQUE', sheet.digits(closingCents(sheet.account(account)) + limitCents)],
  ])}</div>`;
};
