import { formatDay } from '../../printing/dates.js';
import { inBold, pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { cameThenWent } from '../twentieth/movement-cells.js';
import { bankAddressOf } from '../twentieth/parties.js';
import { billerOf, personOf } from './parties.js';

/** The words of this layout. */
export const DAY_SUMS = issuerWords(
  'Banco Dalmoral S.A. - CNPJ 72.338.190/0001-62. Central de Atendimento: 3004 0138 (capitais e regiões metropolitanas) ou 0800 555 0138 (demais localidades). SAC: 0800 555 0139. Ouvidoria: 0800 555 0140. Extrato para simples conferência, sujeito a confirmação.',
  ['Conta Corrente', 'Conta Corrente Digital'],
  {
    deposits: ['Pix Recebido', 'TED Recebida', 'Crédito de Salário'],
    withdrawals: [
      'Pix Enviado',
      'Compra Débito',
      'Compra Débito',
      'Pagamento de Boleto',
      'Débito Automático',
    ],
    fees: ['Tarifa Pacote de Serviços'],
  },
);

/** After Banco Daycoval's: name over the address beside the title, then the holder with address at the left, branch, account and period at the right. */
export const daySumsTop: Section = (sheet) =>
  `<div class="split" style="border-bottom:2.5pt solid #00347f;padding-bottom:6pt"><div><span class="bank">${sheet.bank()}</span><br><span class="small">${bankAddressOf(sheet, 'Av. Paulista, 1184', 'Bela Vista, São Paulo - SP, 01310-100', ' - ')}</span></div><h1 style="color:#00347f">Extrato de Conta</h1></div>
<div class="split" style="margin:12pt 0"><div><b>${sheet.holder()}</b><br>${sheet.holderAddress()}</div><div style="white-space:nowrap">${pairs(
    [
      ['Agência:', '0001-9'],
      ['Conta:', sheet.number(0)],
      ['Tipo de conta:', sheet.type(0)],
      ['Período:', `${sheet.start()} até ${sheet.end()}`],
    ],
    'pairs ragged',
  )}</div></div>`;

/** Whom a movement was with, behind its kind and a dash. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner === '') return row.movement.description;
  if (manner === 'Débito Automático') return `${manner} - ${billerOf(row, 'pt')}`;
  return `${manner} - ${manner === 'Pix Enviado' ? personOf(row, 'pt') : party}`;
};

/** After Banco Daycoval's: day, words, document, credits before debits with their minus, the balance in a row of its own beneath each day; the earlier balance as first row. */
export const daySumsTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.flatMap((row, index) => {
    const ends = endsDay(rows, index);
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [wordsOf(sheet, row)], ends);
    const line = [
      date,
      told,
      referenceNumber(row, 7),
      ...cameThenWent(row, row.movement.cents < 0 ? `-${unsigned}` : unsigned),
      '',
    ];
    return ends ? [line, inBold([date, 'Saldo do dia', '', '', '', balance])] : [line];
  });
  const first = inBold([
    formatDay(sheet.facts.start, sheet.design.dateStyle, 'pt'),
    'Saldo anterior',
    '',
    '',
    '',
    sheet.opening(account),
  ]);
  const head = [
    '<div style="width:54pt">Data</div>',
    '<div style="width:220pt">Descrição</div>',
    'Documento',
    'Crédito (R$)',
    'Débito (R$)',
    'Saldo (R$)',
  ];
  return table(head, [first, ...body], [3, 4, 5], 'rows ruled');
};

/** After Banco Daycoval's: both balances around the sums of the period. */
export const daySumsTotals: AccountSection = (sheet, account) =>
  `<div style="width:50%;page-break-inside:avoid"><h2>Resumo da Conta</h2>${pairs(
    [
      ['Saldo Anterior', sheet.opening(account)],
      ['Total de Créditos', sheet.credits(account)],
      ['Total de Débitos', `-${sheet.debits(account)}`],
      ['Saldo Bloqueado', '0,00'],
      ['<b>Saldo Disponível</b>', `<b>${sheet.closing(account)}</b>`],
    ],
    'rows ruled',
  )}</div>`;
