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
export const LETTERS_APART = issuerWords(
  'SAC 0800 555 0147 (24 HORAS) - OUVIDORIA 0800 555 0148 (DIAS UTEIS, DAS 8H AS 17H) - ATENDIMENTO A PESSOAS COM DEFICIENCIA AUDITIVA OU DE FALA 0800 555 0149.',
  ['CONTA CORRENTE', 'CONTA CORRENTE COOPERADO'],
  {
    deposits: ['CR.SALARIO', 'PIX RECEBIDO', 'TED RECEBIDA'],
    withdrawals: ['PIX ENVIADO', 'COMPRA DEBITO', 'PAGTO BOLETO', 'DB.CONVENIO'],
    fees: ['DB.COTAS CAPITAL', 'TAR.PACOTE COOPERATIVO'],
  },
);

/** After Viacredi's: the cooperative's name over the title, branch, account and member as labels before values, the period between rules. */
export const lettersTop: Section = (sheet) =>
  `<div class="split"><b style="font-size:1.25em;color:#00558c">${sheet.bank()}</b><div class="right">${formatDay(daysAfter(sheet.facts.end, 2), 'DD/MM/YYYY', 'pt')} - 11:32:40<br>PAG. 1</div></div>
<div style="margin:6pt 0"><b>EXTRATO DE CONTA CORRENTE</b></div>
<div class="split"><div>COOPERATIVA: 0187<br>CONTA/DV: ${sheet.number(0)}<br>COOPERADO: ${sheet.holder()}</div><div>PA: 012 - BLUMENAU VILA NOVA<br>TIPO DE CONTA: ${sheet.type(0)}<br>LIMITE DE CREDITO: 1.500,00</div></div>
<div style="border-top:0.8pt solid;border-bottom:0.8pt solid;margin:6pt 0;padding:2pt 0">PERIODO DE ${sheet.start()} ATE ${sheet.end()}</div>`;

const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  return (manner === 'PIX ENVIADO' ? `${manner} ${personOf(row, 'pt')}` : `${manner} ${party}`)
    .trim()
    .toUpperCase();
};

/** After Viacredi's: day, words, document, value, the letter of debit or credit in a column of its own, the balance where a day ends alone; the earlier balance as first row. */
export const lettersTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const { date, told, unsigned, balance } = toldOver(
      sheet,
      account,
      row,
      [wordsOf(sheet, row)],
      endsDay(rows, index),
    );
    return [date, told, referenceNumber(row, 7), row.movement.cents < 0 ? 'D' : 'C', unsigned, balance];
  });
  const first = ['', 'SALDO ANTERIOR', '', '', '', sheet.opening(account)];
  return table(
    ['DATA', 'HISTORICO', 'DOCUMENTO', 'D/C', 'VALOR', 'SALDO'],
    [first, ...body],
    [2, 4, 5],
    'rows',
  );
};

/** After Viacredi's: the balance of the last day, what is blocked and the limit, and their sum, which is no balance. */
export const lettersSums: AccountSection = (sheet, account) => {
  const limitCents = 150_000;
  return `<div style="width:46%;page-break-inside:avoid;border-top:0.8pt solid">${pairs([
    ['SALDO DISPONIVEL', sheet.closing(account)],
    ['SALDO BLOQUEADO', '0,00'],
    ['LIMITE DE CREDITO', sheet.digits(limitCents)],
    ['SALDO TOTAL + LIMITE', sheet.digits(closingCents(sheet.account(account)) + limitCents)],
  ])}</div>`;
};
