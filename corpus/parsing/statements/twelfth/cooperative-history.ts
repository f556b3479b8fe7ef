import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { closingCents } from '../facts.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const COOPERATIVE_HISTORY = issuerWords(
  'SAC: 0800 555 0144 - Ouvidoria: 0800 555 0145 - Atendimento seg. a sex. das 8h às 20h.',
  ['CONTA CORRENTE'],
  {
    deposits: ['PIX RECEB.OUTRA IF', 'CRÉD.SALÁRIO', 'TED RECEBIDA'],
    withdrawals: ['PIX EMIT.OUTRA IF', 'COMP VISA ELECTRON', 'DÉB.TIT.COMPE EFETI', 'DÉB.CONV.DEMAIS EMP'],
    fees: ['DÉBITO PACOTE SERVIÇOS'],
  },
);

/** After Sicoob's: the system's two lines in the middle, then cooperative, account with the holder, and period as labels before values. */
export const historyTop: Section = (sheet) => {
  const { facts } = sheet;
  const now = formatDay(facts.end, 'DD/MM/YYYY', 'pt');
  return `<div class="split"><div></div><div class="center"><b>${sheet.bank()}</b><br>SISTEMA DE COOPERATIVAS DE CRÉDITO DO BRASIL<br>SISTEMA DE INFORMÁTICA DAS COOPERATIVAS</div><div class="small right">${now}<br>18:04:31</div></div>
<div class="center" style="margin:8pt 0"><b>EXTRATO DE CONTA CORRENTE</b></div>
<div>COOPERATIVA: 4133-7 / COOP. CRÉDITO DO TRIÂNGULO</div><div>CONTA: <b>${sheet.number(0)}</b> / ${sheet.holder()}</div><div>PERÍODO: ${sheet.start()} - ${sheet.end()}</div><hr>`;
};

/** What stands beneath a movement: for a transfer the kind, the other's name and masked number, the document last. */
const linesOf = (sheet: Sheet, row: Row): string[] => {
  const { manner, party } = parted(sheet, row);
  const document = `DOC.: ${manner.includes('PIX') ? 'Pix' : referenceNumber(row, 7)}`;
  if (manner.includes('PIX')) {
    const isIn = row.movement.cents > 0;
    const digits = referenceNumber(row, 6);
    const other = isIn ? party : personOf(row, 'pt');
    return [
      manner,
      isIn ? 'Recebimento Pix' : 'Pagamento Pix',
      other.toUpperCase(),
      `***.${digits.slice(0, 3)}.${digits.slice(3)}-**`,
      document,
    ];
  }
  return [manner, party, document].filter(Boolean);
};

/** After Sicoob's: day and month, words over lines, the value with a letter joined behind it; the day's balance in a row of its own. */
export const historyTable: AccountSection = (sheet, account) => {
  const letter = (cents: number): string => (cents < 0 ? 'D' : 'C');
  const rows = sheet.rows(account);
  const body = rows.flatMap((row, index) => {
    const ends = endsDay(rows, index);
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row), ends);
    const line = [date, told, `${unsigned}${letter(row.movement.cents)}`];
    return ends
      ? [line, ['', '<b>SALDO DO DIA</b>', `<b>${balance}${letter(row.balanceCents)}</b>`]]
      : [line];
  });
  const first = [
    ['', 'SALDO ANTERIOR', `${sheet.opening(account)}C`],
    ['', 'SALDO BLOQ.ANTERIOR', '0,00*'],
  ];
  return `<div class="center"><b>HISTÓRICO DE MOVIMENTAÇÃO</b></div>${table(['DATA', 'HISTÓRICO', 'VALOR'], [...first, ...body], [2], 'rows')}<hr>`;
};

/** After Sicoob's: balance, limit and what may be spent, which is no balance. */
export const historySummary: AccountSection = (sheet, account) => {
  const limitCents = 200_000;
  const rows = [
    ['SALDO EM C.CORRENTE (+):', `${sheet.closing(account)}C`],
    ['SALDO BLOQUEADO (-):', '0,00C'],
    ['LIMITE CHEQUE ESPECIAL (+):', `${sheet.digits(limitCents)}C`],
    ['SALDO DISPONÍVEL (=):', `${sheet.digits(closingCents(sheet.account(account)) + limitCents)}C`],
    ['VENCIMENTO CHEQUE ESPECIAL:', '15/03/2027'],
    ['TAXA CHEQUE ESPECIAL (a.m.):', '7,90%'],
  ];
  return `<div style="page-break-inside:avoid"><div class="center"><b>RESUMO</b></div>${table([], rows, [1], 'rows')}</div>`;
};
