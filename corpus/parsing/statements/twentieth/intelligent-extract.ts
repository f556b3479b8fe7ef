import { daysAfter, formatDay, monthName } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { closingCents } from '../facts.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { startsDay } from '../tenth/parts.js';
import { cameThenWent } from './movement-cells.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const INTELLIGENT_EXTRACT = issuerWords(
  'Central de Atendimento: 4004 0135 (capitais e regiões metropolitanas) e 0800 555 0135 (demais localidades). SAC: 0800 555 0136. Ouvidoria: 0800 555 0137, das 8h às 22h, de segunda a sexta-feira, exceto feriados.',
  ['Conta Corrente'],
  {
    deposits: ['PIX RECEBIDO', 'LIQUIDO DE VENCIMENTO', 'TED RECEBIDA'],
    withdrawals: ['PIX ENVIADO', 'COMPRA CARTAO DEB MC', 'PAGAMENTO DE BOLETO', 'DEBITO AUT.'],
    fees: ['TARIFA MENSALIDADE PACOTE SERVICOS'],
  },
);

const monthOf = ({ facts: { start } }: Sheet): string => `${monthName(start, 'pt')}/${start.year}`;
const dayBefore = ({ facts: { start } }: Sheet): string => formatDay(daysAfter(start, -1), 'DD/MM', 'pt');

/** After Santander Brasil's: bank at the left of title and month, the holder with his address, then branch and account in a band. */
export const intelligentTop: Section = (sheet) =>
  `<div class="split"><span class="bank">${sheet.bank()}</span><div class="right"><b style="font-size:1.2em">EXTRATO CONSOLIDADO INTELIGENTE</b><br>${monthOf(sheet)}</div></div>
<div class="split" style="margin:14pt 0 10pt"><div><b>${sheet.holder()}</b><br>${sheet.holderAddress()}</div><div class="right">Agência<br><b>0432</b><br>${sheet.type(0)}<br><b>${sheet.number(0)}</b></div></div>`;

/** After Santander Brasil's: the month's sums, the balance of either end under its own day, with the limit and what may be spent, which is no balance. */
export const intelligentSummary: AccountSection = (sheet, account) => {
  const limitCents = 120_000;
  const left = pairs([
    [`Saldo de Conta Corrente em ${dayBefore(sheet)}`, sheet.opening(account)],
    ['(+) Total de Créditos', sheet.credits(account)],
    ['(-) Total de Débitos', `${sheet.debits(account)}-`],
    [
      `<b>Saldo de Conta Corrente em ${formatDay(sheet.facts.end, 'DD/MM', 'pt')}</b>`,
      `<b>${sheet.closing(account)}</b>`,
    ],
  ]);
  const right = pairs([
    ['Saldo Bloqueado', '0,00'],
    ['Limite da Conta', sheet.digits(limitCents)],
    ['Saldo Disponível Total', sheet.digits(closingCents(sheet.account(account)) + limitCents)],
  ]);
  return `<div class="band" style="padding:3pt 6pt"><b>Resumo - ${monthOf(sheet)}</b></div><div class="split"><div style="width:54%">${left}</div><div style="width:40%">${right}</div></div>`;
};

/** A card's slip has its day before the shop; who is paid by Pix is a person. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner.startsWith('COMPRA'))
    return `${manner} ${formatDay(row.movement.day, 'DD/MM', 'pt')} ${party}`.toUpperCase();
  return (
    manner === 'PIX ENVIADO' ? `${manner} ${personOf(row, 'pt')}` : row.movement.description
  ).toUpperCase();
};

/** After Santander Brasil's: the day once only, words, document or a dash, credits before debits with a minus behind, the balance where a day ends alone; the earlier balance as first row, the last as last. */
export const intelligentTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const { date, told, unsigned, balance } = toldOver(
      sheet,
      account,
      row,
      [wordsOf(sheet, row)],
      endsDay(rows, index),
    );
    const { manner } = parted(sheet, row);
    const document = manner.startsWith('PIX') || manner.startsWith('COMPRA') ? '-' : referenceNumber(row, 6);
    const printed = row.movement.cents < 0 ? `${unsigned}-` : unsigned;
    return [startsDay(rows, index) ? date : '', told, document, ...cameThenWent(row, printed), balance];
  });
  const edge = (day: string, balance: string): string[] => [
    '',
    `<b>SALDO EM ${day}</b>`,
    '',
    '',
    '',
    `<b>${balance}</b>`,
  ];
  const all = [
    edge(dayBefore(sheet), sheet.opening(account)),
    ...body,
    edge(formatDay(sheet.facts.end, 'DD/MM', 'pt'), sheet.closing(account)),
  ];
  return `<h2>Conta Corrente</h2><b>Movimentação</b>${table(['Data', 'Descrição', 'Nº Documento', 'Créditos (R$)', 'Débitos (R$)', 'Saldo (R$)'], all, [3, 4, 5], 'rows ruled')}`;
};
