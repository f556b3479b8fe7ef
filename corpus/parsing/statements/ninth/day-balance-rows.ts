import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import type { Row, Sheet } from '../sheet.js';
import { issuerWords } from './issuer-words.js';
import { endsDay, parted, personOf, toldOver } from './telling.js';

export const DAY_BALANCE_ROWS = issuerWords(
  'Os saldos acima são baseados nas informações disponíveis até esse instante e poderão ser alterados a qualquer momento em função de novos lançamentos. Em caso de dúvidas, de posse do comprovante, contate seu gerente ou a Central no 4004 0188. SAC 0800 555 0178. Ouvidoria 0800 555 0171.',
  ['conta corrente'],
  {
    deposits: ['PIX TRANSF', 'PAGTO SALARIO', 'TED RECEBIDA'],
    withdrawals: ['RSHOP', 'PIX QRS', 'PIX TRANSF', 'DA', 'INT PAG TIT'],
  },
);

function wordsOf(sheet: Sheet, row: Row): string {
  const { manner, party } = parted(sheet, row);
  const day = formatDay(row.movement.day, 'DD/MM', 'pt');
  if (manner === 'RSHOP') return `RSHOP ${party} ${day}`;
  if (manner.startsWith('PIX')) {
    const who = manner === 'PIX TRANSF' && row.movement.cents < 0 ? personOf(row, 'pt').toUpperCase() : party;
    return `${manner} ${who.slice(0, 18).trim()} ${day}`;
  }
  return `${manner} ${party}`;
}

/** After Itaú's `extrato conta / lançamentos`: the title with the holder under it, branch and account in one run, the balance and the limit as labels over figures. */
export const dayBalanceTop: Section = (sheet) => {
  const { design, facts } = sheet;
  const made = formatDay(daysAfter(facts.end, 2), 'DD/MM/YYYY', 'pt');
  return `<div class="split"><div><b style="font-size:1.5em;color:${design.accent}">${sheet.bank()}</b></div><div class="right small">emitido em: ${made} 10:42:17</div></div>
<h1 style="font-weight:normal">extrato conta / lançamentos</h1>
<div><b>${sheet.holder()}</b></div><div>agência: 0937 &nbsp;&nbsp; conta: ${sheet.number(0)}</div>
<div class="split" style="margin:12pt 0;border-top:0.6pt solid #999;padding-top:6pt"><div><span class="label">período de visualização</span><br>de ${sheet.start()} até ${sheet.end()}</div><div>${pairs(
    [
      ['saldo em conta', `<b>R$ ${sheet.closing(0)}</b>`],
      ['limite da conta contratado', 'R$ 2.500,00'],
      ['limite da conta utilizado', 'R$ 0,00'],
      ['limite da conta disponível', 'R$ 2.500,00'],
    ],
  )}</div></div>`;
};

/** Day, words, value with its sign; the balance in a row of its own where a day ends. */
export const dayBalanceTable: AccountSection = (sheet, account) => {
  const { facts, design } = sheet;
  const rows = sheet.rows(account);
  const body = rows.flatMap((row, index) => {
    const { date, told, signed } = toldOver(sheet, account, row, [wordsOf(sheet, row)], false);
    const line = [date, told, signed, ''];
    return endsDay(rows, index)
      ? [line, [date, '<b>SALDO DO DIA</b>', '', `<b>${sheet.digits(row.balanceCents)}</b>`]]
      : [line];
  });
  const before = [
    formatDay(facts.start, design.dateStyle, design.language),
    'SALDO ANTERIOR',
    '',
    sheet.opening(account),
  ];
  return table(['data', 'lançamentos', 'valor (R$)', 'saldo (R$)'], [before, ...body], [2, 3], 'rows ruled');
};
