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
export const ROWS_OF_THE_DAY = issuerWords(
  'SAC BANCOTI: 0800 555 0191 - 24 horas. Ouvidoria: 0800 555 0192 - dias úteis, das 8h às 18h. Os valores estão sujeitos a alteração até o fechamento do dia.',
  ['CONTA CORRENTE - PESSOA FÍSICA', 'CONTA CORRENTE - UNIVERSITÁRIA'],
  {
    deposits: ['CREDITO SALARIO', 'PIX RECEBIDO', 'TED RECEBIDA', 'DEPOSITO EM DINHEIRO'],
    withdrawals: [
      'COMPRA BANCOTI CARD',
      'COMPRA BANCOTI CARD',
      'PIX ENVIADO',
      'PAGAMENTO DE TITULO',
      'SAQUE AUTOATENDIMENTO',
    ],
    fees: ['TARIFA CESTA DE SERVICOS'],
  },
);

/** After Banese's: name over title, the day of printing at the right; branch, account and customer as labels before values in a frame, the period beneath. */
export const dayRowsTop: Section = (sheet) =>
  `<div class="split" style="border-bottom:1.5pt solid #00843d;padding-bottom:4pt"><b style="font-size:1.3em;color:#00843d">${sheet.bank()}</b><span class="small">${formatDay(daysAfter(sheet.facts.end, 2), 'DD/MM/YYYY', 'pt')} - 09:36:14</span></div>
<h2 class="center">Extrato de Conta Corrente</h2>
<div class="boxed split">${pairs(
    [
      ['Cliente:', sheet.holder()],
      ['Tipo de conta:', sheet.type(0)],
    ],
    'pairs ragged',
  )}${pairs(
    [
      ['Agência:', '014 - SIQUEIRA CAMPOS'],
      ['Conta:', sheet.number(0)],
    ],
    'pairs ragged',
  )}</div><div style="margin:6pt 0">Período: <b>${sheet.start()}</b> a <b>${sheet.end()}</b></div>`;

const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'PIX ENVIADO') return `${manner} - ${personOf(row, 'pt').toUpperCase()}`;
  if (manner === 'SAQUE AUTOATENDIMENTO' || manner === 'DEPOSITO EM DINHEIRO' || manner === 'CREDITO SALARIO')
    return manner;
  return manner === '' ? row.movement.description : `${manner} - ${party.toUpperCase()}`;
};

const lettered = (printed: string, cents: number): string => `${printed} ${cents < 0 ? 'D' : 'C'}`;

/** After Banese's: day, words, document and value with its letter; where a day ends its balance in a row of its own, the earlier balance as first row. */
export const dayRowsTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.flatMap((row, index) => {
    const isLast = endsDay(rows, index);
    const { date, told, signed, balance } = toldOver(sheet, account, row, [wordsOf(sheet, row)], isLast);
    const line = [date, told, referenceNumber(row, 6), signed, ''];
    return isLast
      ? [line, ['', '<b>SALDO DO DIA</b>', '', '', `<b>${lettered(balance, row.balanceCents)}</b>`]]
      : [line];
  });
  const first = [
    '',
    '<b>SALDO ANTERIOR</b>',
    '',
    '',
    `<b>${lettered(sheet.opening(account), sheet.account(account).openingCents)}</b>`,
  ];
  const head = [
    '<div style="width:58pt">Data</div>',
    '<div style="width:230pt">Histórico</div>',
    'Documento',
    'Valor (R$)',
    'Saldo (R$)',
  ];
  return table(head, [first, ...body], [3, 4], 'rows ruled');
};

/** After Banese's: the last balance among what is blocked, the limit and what may be drawn with it. */
export const dayRowsSums: AccountSection = (sheet, account) => {
  const limitCents = 50_000;
  return `<div class="boxed" style="width:50%;page-break-inside:avoid">${pairs([
    ['Saldo em conta', lettered(sheet.closing(account), closingCents(sheet.account(account)))],
    ['Saldo bloqueado', '0,00'],
    ['Limite de cheque especial', sheet.digits(limitCents)],
    ['Saldo disponível com limite', sheet.digits(closingCents(sheet.account(account)) + limitCents)],
  ])}</div>`;
};
