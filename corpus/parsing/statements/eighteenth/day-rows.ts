import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { customerNumber } from '../twelfth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const DAY_ROWS = issuerWords(
  'Os dados acima têm como base as informações disponíveis até a data da emissão. Central de Atendimento: 4004 0190 (capitais) e 0800 555 0190. SAC 0800 555 0191. Ouvidoria 0800 555 0192.',
  ['Conta Corrente'],
  {
    deposits: ['PIX RECEBIDO', 'TED RECEBIDA', 'CREDITO DE SALARIO'],
    withdrawals: ['COMPRA CARTAO DEBITO', 'PIX ENVIADO', 'PAGAMENTO DE TITULO'],
  },
);

/** After Banco Original's: name and title, holder with number, branch and account as labels over values, the period and when it was printed. */
export const dayRowsTop: Section = (sheet) => {
  const digits = customerNumber(sheet, 6);
  const holder = pairs(
    [
      ['Cliente', `<b>${sheet.holder()}</b>`],
      ['CPF', `***.${digits.slice(0, 3)}.${digits.slice(3)}-**`],
      ['Agência', '0001'],
      ['Conta', sheet.number(0)],
    ],
    'pairs ragged',
  );
  const printed = formatDay(daysAfter(sheet.facts.end, 2), 'DD/MM/YYYY', 'pt');
  return `<div class="split" style="border-bottom:1.5pt solid #00a650;padding-bottom:5pt"><span class="bank">${sheet.bank()}</span><b style="font-size:1.25em">Extrato de ${sheet.type(0)}</b></div>
<div class="split" style="margin:10pt 0"><div>${holder}</div><div class="right">Período: ${sheet.start()} até ${sheet.end()}<br>Emitido em ${printed} às 11:26</div></div>`;
};

const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  return `${manner} ${manner === 'PIX ENVIADO' ? personOf(row, 'pt') : party}`.toUpperCase();
};

/** After Banco Original's: day, words, document, value with its sign; each day is closed by a row of its balance, which is no movement. */
export const dayRowsTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.flatMap((row, index) => {
    const ends = endsDay(rows, index);
    const { date, told, signed, balance } = toldOver(sheet, account, row, [wordsOf(sheet, row)], ends);
    const line = [date, told, referenceNumber(row, 9), signed, ''];
    return ends ? [line, [date, '<b>SALDO DO DIA</b>', '', '', `<b>${balance}</b>`]] : [line];
  });
  const before = formatDay(daysAfter(sheet.facts.start, -1), sheet.design.dateStyle, 'pt');
  const first = [before, '<b>SALDO ANTERIOR</b>', '', '', `<b>${sheet.opening(account)}</b>`];
  return table(
    ['Data', 'Descrição', 'Documento', 'Valor (R$)', 'Saldo (R$)'],
    [first, ...body],
    [3, 4],
    'rows ruled',
  );
};

/** After Banco Original's: the balance and what came and went in a frame at the end. */
export const dayRowsSums: AccountSection = (sheet, account) =>
  `<div class="boxed" style="width:52%;page-break-inside:avoid">${pairs([
    ['Total de créditos', `R$ ${sheet.credits(account)}`],
    ['Total de débitos', `R$ -${sheet.debits(account)}`],
    ['<b>Saldo final do período</b>', `<b>R$ ${sheet.closing(account)}</b>`],
  ])}</div>`;
