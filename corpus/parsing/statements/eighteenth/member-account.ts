import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { closingCents } from '../facts.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';

/** The words of this layout. */
export const MEMBER_ACCOUNT = issuerWords(
  'SAC 0800 555 0164 - OUVIDORIA 0800 555 0165 - CENTRAL DE RELACIONAMENTO 0800 555 0166. SALDOS SUJEITOS A CONFIRMACAO.',
  ['CONTA CORRENTE PF', 'CONTA CORRENTE'],
  {
    deposits: ['PIX RECEBIDO', 'CRED. SALARIO', 'DEPOSITO EM CHEQUE'],
    withdrawals: ['PIX EMITIDO', 'COMPRA DEBITO', 'PAGTO BOLETO', 'DEB. CONVENIO'],
    fees: ['TARIFA CESTA DE SERVICOS'],
  },
);

/** After Cresol's: cooperative and title in one band, the cooperative's number, member, account and period as labels before values in a frame. */
export const memberTop: Section = (sheet) =>
  `<div class="band split" style="padding:5pt 8pt"><b style="font-size:1.2em">${sheet.bank()}</b><b>EXTRATO DE CONTA CORRENTE</b></div>
<div class="boxed split"><div>COOPERATIVA: 1045 &nbsp; AGENCIA: 0012 - CASCAVEL CENTRO<br>COOPERADO: ${sheet.holder()}<br>CONTA: ${sheet.number(0)} &nbsp; MODALIDADE: ${sheet.type(0)}</div><div class="right">PERIODO: ${sheet.start()} A ${sheet.end()}<br>EMISSAO: ${formatDay(daysAfter(sheet.facts.end, 1), 'DD/MM/YYYY', 'pt')} 09:12:44</div></div>`;

/** After Cresol's: day, document, words, debit before credit before the balance with its letter; the earlier balance as first row, sums as last. */
export const memberTable: AccountSection = (sheet, account) => {
  const lettered = (digits: string, cents: number): string => `${digits} ${cents < 0 ? 'D' : 'C'}`;
  const body = sheet.rows(account).map((row) => {
    const { manner, party } = parted(sheet, row);
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [
      `${manner} ${party}`.trim().toUpperCase(),
    ]);
    const isIn = row.movement.cents > 0;
    return [
      date,
      referenceNumber(row, 6),
      told,
      isIn ? '' : unsigned,
      isIn ? unsigned : '',
      lettered(balance, row.balanceCents),
    ];
  });
  const first = [
    '',
    '',
    'SALDO ANTERIOR',
    '',
    '',
    lettered(sheet.opening(account), sheet.account(account).openingCents),
  ];
  const last = [
    '',
    '',
    '<b>TOTAIS</b>',
    `<b>${sheet.debits(account)}</b>`,
    `<b>${sheet.credits(account)}</b>`,
    '',
  ];
  return table(
    ['DATA', 'DOCUMENTO', 'HISTORICO', 'DEBITO', 'CREDITO', 'SALDO'],
    [first, ...body, last],
    [3, 4, 5],
    'rows ruled',
  );
};

/** After Cresol's: balance, what is blocked, the limit with its rate, and what may be spent, which is no balance. */
export const memberSums: AccountSection = (sheet, account) => {
  const limitCents = 150_000;
  const left = pairs([
    ['SALDO ATUAL', sheet.closing(account)],
    ['SALDO BLOQUEADO', '0,00'],
    ['LIMITE CHEQUE ESPECIAL', sheet.digits(limitCents)],
    ['SALDO DISPONIVEL', sheet.digits(closingCents(sheet.account(account)) + limitCents)],
  ]);
  const right = pairs([
    ['TAXA CHEQUE ESPECIAL', '7,90% A.M.'],
    ['CET', '149,03% A.A.'],
    ['CAPITAL SOCIAL', '1.240,00'],
  ]);
  return `<div class="split boxed" style="page-break-inside:avoid"><div style="width:46%">${left}</div><div style="width:44%">${right}</div></div>`;
};
