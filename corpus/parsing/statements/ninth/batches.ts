import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { issuerWords } from './issuer-words.js';
import { endsDay, hourOf, parted, personOf, toldOver } from './telling.js';

/** Numbers that stand before a movement's words. */
const CODES = {
  'Pix - Recebido': '821',
  'Recebimento de Proventos': '623',
  'Compra com Cartão': '234',
  'Pix - Enviado': '144',
  'Pagamento de Boleto': '109',
  'Pagto conta energia': '362',
} as const;

export const BATCHES = issuerWords(
  'OBSERVAÇÕES: Central de Atendimento 4004 0101 / 0800 555 0101. Serviço de Atendimento ao Consumidor - SAC 0800 555 0122. Ouvidoria 0800 555 0178. Para deficientes auditivos 0800 555 0188.',
  ['Conta corrente'],
  {
    deposits: ['Pix - Recebido', 'Recebimento de Proventos'],
    withdrawals: ['Compra com Cartão', 'Pix - Enviado', 'Pagamento de Boleto', 'Pagto conta energia'],
    fees: ['Tarifa Pacote de Serviços'],
  },
);

function linesOf(sheet: Sheet, row: Row): string[] {
  const { manner, party } = parted(sheet, row);
  const day = formatDay(row.movement.day, 'DD/MM', 'pt');
  if (manner === '') return [party, `Cobrança referente ${day}`];
  const code = CODES[manner as keyof typeof CODES];
  const who = manner === 'Pix - Enviado' ? personOf(row, 'pt').toUpperCase() : party;
  return [`${code} ${manner}`, manner === 'Pagamento de Boleto' ? who : `${day} ${hourOf(row)} ${who}`];
}

/** After Banco do Brasil's `extrato de conta corrente`: the title over branch, account with holder, and period, as labels before values. */
export const batchesTop: Section = (sheet) => {
  const { design } = sheet;
  const rows = [
    ['Agência', '2917-3'],
    ['Conta corrente', `${sheet.number(0)} &nbsp; ${sheet.holder()}`],
    ['Período do extrato', `${sheet.start()} a ${sheet.end()}`],
  ].map(([label = '', value = '']) => [`<b>${label}</b>`, value]);
  return `<div class="split" style="background:${design.accent};padding:5pt 8pt"><b style="font-size:1.4em;color:#1c3f95">${sheet.bank()}</b><b style="color:#1c3f95">Extrato de conta corrente</b></div>
<div class="right small">A33T021114417 &nbsp; 02/05 09:14:52</div><b>Cliente - Conta atual</b>${table([], rows, [], 'pairs')}`;
};

/** Day of movement and of balance, branch, batch, words over the day with its hour, document, value and balance with a letter behind. */
export const batchesTable: AccountSection = (sheet, account) => {
  const { facts, design } = sheet;
  const end = formatDay(facts.end, design.dateStyle, design.language);
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const { date, told, unsigned, balance } = toldOver(
      sheet,
      account,
      row,
      linesOf(sheet, row),
      endsDay(rows, index),
    );
    const letter = row.movement.cents < 0 ? 'D' : 'C';
    const batch = referenceNumber(row, 5);
    const document = referenceNumber(row, 9).replace(/(...)(...)(...)/, '$1.$2.$3');
    return [date, '', '0000', batch, told, document, `${unsigned} ${letter}`, balance ? `${balance} C` : ''];
  });
  const before = [
    formatDay(facts.start, design.dateStyle, design.language),
    '',
    '0000',
    '00000',
    '000 Saldo Anterior',
    '',
    '',
    `${sheet.opening(account)} C`,
  ];
  const after = [end, '', '0000', '00000', '999 S A L D O', '', '', `<b>${sheet.closing(account)} C</b>`];
  const head = [
    'Dt. balancete',
    'Dt. movimento',
    'Ag. origem',
    'Lote',
    'Histórico',
    'Documento',
    'Valor R$',
    'Saldo',
  ];
  return `<div style="margin-top:8pt"><b>Lançamentos</b></div>${table(head, [before, ...body, after], [6, 7], 'rows ruled')}`;
};
