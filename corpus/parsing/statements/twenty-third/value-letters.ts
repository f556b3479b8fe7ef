import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { closingCents } from '../facts.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { customerNumber } from '../twelfth/parties.js';
import { billerOf, personOf } from './parties.js';

/** The words of this layout. */
export const VALUE_LETTERS = issuerWords(
  'Banco do Araguaia S.A. - CNPJ 14.902.613/0001-29. SAC 0800 555 0191 (24 horas). Ouvidoria 0800 555 0192, dias úteis, das 9h às 17h. Deficientes auditivos ou de fala 0800 555 0193. As informações estão sujeitas a alteração até o encerramento do expediente.',
  ['Conta Corrente Pessoa Física', 'Conta Salário'],
  {
    deposits: ['CREDITO PIX', 'CRED SALARIO', 'CREDITO TED'],
    withdrawals: [
      'DEBITO PIX',
      'COMPRA CARTAO DEBITO',
      'COMPRA CARTAO DEBITO',
      'PGTO TITULO',
      'DEB AUT CONVENIO',
    ],
    fees: ['TAR CESTA SERVICOS'],
  },
);

/** After Banco da Amazônia's: name in a band, title with the hour of issue, branch, account, holder and period as rows of a grid. */
export const lettersTop: Section = (sheet) => {
  const digits = customerNumber(sheet, 6);
  const row = (...cells: readonly [label: string, value: string][]): string =>
    `<tr>${cells.map(([label, value]) => `<td><b>${label}:</b> ${value}</td>`).join('')}</tr>`;
  return `<div class="band split"><b style="font-size:1.5em">${sheet.bank()}</b><div class="right">Extrato de Conta Corrente<br>Emitido em ${formatDay(daysAfter(sheet.facts.end, 2), 'DD/MM/YYYY', 'pt')} às 09:14:36</div></div>
<table class="rows grid" style="margin:8pt 0">${row(['Agência', '0084 - Belém Reduto'], ['Conta', sheet.number(0)])}${row(['Cliente', sheet.holder()], ['CPF', `***.${digits.slice(0, 3)}.${digits.slice(3)}-**`])}${row(['Modalidade', sheet.type(0)], ['Período', `${sheet.start()} a ${sheet.end()}`])}</table>`;
};

const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'DEB AUT CONVENIO') return `${manner} ${billerOf(row, 'pt')}`;
  return (manner === 'DEBITO PIX' ? `${manner} ${personOf(row, 'pt')}` : `${manner} ${party}`)
    .trim()
    .toUpperCase();
};

const lettered = (printed: string, cents: number): string => `${printed} ${cents < 0 ? 'D' : 'C'}`;

/** After Banco da Amazônia's: day, document, words, the value and, where a day ends, the balance, each with its letter; the earlier balance as first row. */
export const lettersTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const { date, told, signed, balance } = toldOver(
      sheet,
      account,
      row,
      [wordsOf(sheet, row)],
      endsDay(rows, index),
    );
    return [date, referenceNumber(row, 6), told, signed, balance && lettered(balance, row.balanceCents)];
  });
  const first = [
    '',
    '',
    'SALDO ANTERIOR',
    '',
    lettered(sheet.opening(account), sheet.account(account).openingCents),
  ];
  const head = [
    '<div style="width:56pt">Data</div>',
    'Documento',
    '<div style="width:250pt">Histórico</div>',
    'Valor (R$)',
    'Saldo (R$)',
  ];
  return table(head, [first, ...body], [3, 4], 'rows zebra');
};

/** After Banco da Amazônia's: the sums of the period, the last balance and the limit, which is no balance. */
export const lettersSums: AccountSection = (sheet, account) => {
  const limitCents = 150_000;
  return `<div style="width:56%;page-break-inside:avoid"><b>Resumo do período</b>${pairs(
    [
      ['Total de créditos', `${sheet.credits(account)} C`],
      ['Total de débitos', `${sheet.debits(account)} D`],
      ['Saldo final', lettered(sheet.closing(account), closingCents(sheet.account(account)))],
      ['Saldo bloqueado', '0,00'],
      ['Limite de cheque especial', sheet.digits(limitCents)],
      ['Disponível com limite', sheet.digits(closingCents(sheet.account(account)) + limitCents)],
    ],
    'rows grid',
  )}</div>`;
};
