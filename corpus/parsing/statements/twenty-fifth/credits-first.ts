import { daysAfter, formatDay } from '../../printing/dates.js';
import { inBold, pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { closingCents } from '../facts.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { customerNumber } from '../twelfth/parties.js';
import { cameThenWent } from '../twentieth/movement-cells.js';
import { billerOf, personOf } from './parties.js';

/** The words of this layout. */
export const CREDITS_FIRST = issuerWords(
  'Banco Comercial das Alterosas S.A. - CNPJ 17.290.463/0001-38. Alô Alterosas: 0800 555 0148 - SAC: 0800 555 0149 (24 horas) - Ouvidoria: 0800 555 0150, de segunda a sexta-feira, das 9h às 18h. Lançamentos sujeitos a confirmação.',
  ['Conta Corrente', 'Conta Benefício'],
  {
    deposits: ['CREDITO BENEFICIO INSS', 'PIX RECEBIDO', 'TED RECEBIDA', 'CRED EMPRESTIMO CONSIGNADO'],
    withdrawals: [
      'COMPRA CARTAO DEBITO',
      'COMPRA CARTAO DEBITO',
      'PIX ENVIADO',
      'SAQUE TERMINAL',
      'DEB AUT PARCELA EMPRESTIMO',
      'PAGTO CONTA',
    ],
    fees: ['TARIFA CESTA SERVICOS', 'TARIFA SAQUE EXCEDENTE'],
  },
);

/** After Mercantil do Brasil's: name beside title and the hour of printing; customer with masked tax number, branch, account, kind and period in a frame. */
export const creditsFirstTop: Section = (sheet) => {
  const digits = customerNumber(sheet, 6);
  const printed = formatDay(daysAfter(sheet.facts.end, 1), 'DD/MM/YYYY', 'pt');
  return `<div class="split" style="border-bottom:2pt solid #003c7d;padding-bottom:5pt"><b style="font-size:1.45em;color:#003c7d">${sheet.bank()}</b><div class="right"><b style="font-size:1.2em">Extrato de Conta</b><br><span class="small">Emitido em ${printed} às 10:24:51</span></div></div>
<div class="boxed split" style="margin:10pt 0">${pairs(
    [
      ['Nome:', `<b>${sheet.holder()}</b>`],
      ['CPF:', `***.${digits.slice(0, 3)}.${digits.slice(3)}-**`],
      ['Período:', `${sheet.start()} a ${sheet.end()}`],
    ],
    'pairs ragged',
  )}${pairs(
    [
      ['Agência:', '0084 - BARRO PRETO'],
      ['Conta:', sheet.number(0)],
      ['Tipo:', sheet.type(0)],
    ],
    'pairs ragged',
  )}</div>`;
};

/** Only transfers, purchases and bills have a name behind them. */
const lineOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'PIX ENVIADO') return `${manner} ${personOf(row, 'pt').toUpperCase()}`;
  if (manner === 'PAGTO CONTA') return `${manner} ${billerOf(row, 'pt')}`;
  if (['PIX RECEBIDO', 'TED RECEBIDA', 'COMPRA CARTAO DEBITO'].includes(manner))
    return `${manner} ${party.toUpperCase()}`;
  return manner || row.movement.description;
};

/** After Mercantil do Brasil's: day, words, document, credits before debits with their minus; the balance beside the last movement of a day, the earlier balance as first row, sums as last. */
export const creditsFirstTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.map((row, index) => {
    const { date, told, signed, balance } = toldOver(
      sheet,
      account,
      row,
      [lineOf(sheet, row)],
      endsDay(rows, index),
    );
    const [came, went] = cameThenWent(row, signed);
    return [date, told, referenceNumber(row, 6), came, went, balance];
  });
  const first = inBold(['', 'SALDO ANTERIOR', '', '', '', sheet.opening(account)]);
  const last = inBold(['', 'TOTAIS', '', sheet.credits(account), `-${sheet.debits(account)}`, '']);
  const head = [
    '<div style="width:58pt">Data</div>',
    '<div style="width:220pt">Histórico</div>',
    'Nº Doc.',
    'Crédito (R$)',
    'Débito (R$)',
    'Saldo (R$)',
  ];
  return table(head, [first, ...body, last], [3, 4, 5], 'rows ruled');
};

/** After Mercantil do Brasil's: the last balance, what is blocked and what may be drawn with the limit. */
export const creditsFirstSums: AccountSection = (sheet, account) => {
  const limitCents = 80_000;
  const end = formatDay(sheet.facts.end, 'DD/MM/YYYY', 'pt');
  return `<div style="width:52%;page-break-inside:avoid"><h2>Resumo</h2>${pairs(
    [
      [`<b>Saldo em ${end}</b>`, `<b>${sheet.closing(account)}</b>`],
      ['Saldo bloqueado', '0,00'],
      ['Limite do cheque especial', sheet.digits(limitCents)],
      ['Saldo disponível + limite', sheet.digits(closingCents(sheet.account(account)) + limitCents)],
    ],
    'rows pairs ruled',
  )}</div>`;
};
