import { formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, parted, toldOver } from '../ninth/telling.js';
import type { Row, Sheet } from '../sheet.js';
import { customerNumber, personOf } from './parties.js';

/** The words of this layout. */
export const ACCOUNT_EXTRACT = issuerWords(
  'Dúvidas? Acesse o aplicativo ou ligue 4003 0166 (capitais). SAC 0800 555 0167. Ouvidoria 0800 555 0168.',
  ['Conta de pagamento'],
  {
    deposits: ['Pix recebido -', 'Salário recebido -', 'Vendas - Disponível'],
    withdrawals: ['Pix enviado -', 'Compra com cartão -', 'Pagamento de conta -', 'QR Code Pix enviado -'],
  },
);

/** After PagBank's: the app's name and the title, the holder with a masked tax number, bank, branch and account in one row, the period and the day of making. */
export const extractTop: Section = (sheet) => {
  const digits = customerNumber(sheet, 6);
  const made = formatDay(sheet.facts.end, 'DD/MM/YYYY', 'pt');
  return `<div class="split"><span class="bank">${sheet.bank()}</span><b style="font-size:1.3em">Extrato da conta</b></div>
<div class="split" style="margin:12pt 0"><div><b>${sheet.holder()}</b><br>CPF: ***.${digits.slice(0, 3)}.${digits.slice(3)}-**</div><div>Banco: 299 &nbsp; Agência: 0001<br>Conta: ${sheet.number(0)}</div><div class="right">Período: ${sheet.start()} a ${sheet.end()}<br><span class="small">Emitido em ${made} às 09:17</span></div></div>`;
};

const lineOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  return manner.startsWith('Pix enviado') ? `${manner} ${personOf(row, 'pt')}` : `${manner} ${party}`.trim();
};

/** After PagBank's: day with its year, words, the amount with its sign before the currency's; where a day ends its balance in a row of the same columns. */
export const extractTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.flatMap((row, index) => {
    const ends = endsDay(rows, index);
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [lineOf(sheet, row)], ends);
    const line = [date, told, `${row.movement.cents < 0 ? '-' : ''}R$ ${unsigned}`];
    return ends ? [line, [date, '<b>Saldo do dia</b>', `<b>R$ ${balance}</b>`]] : [line];
  });
  const first = ['', 'Saldo anterior', `R$ ${sheet.opening(account)}`];
  return table(['Data', 'Descrição', 'Valor'], [first, ...body], [2], 'rows ruled');
};

/** After PagBank's: what came, what went, and the balance that is left. */
export const extractSums: AccountSection = (sheet, account) =>
  `<div style="width:50%;page-break-inside:avoid">${table(
    [],
    [
      ['Entradas', `R$ ${sheet.credits(account)}`],
      ['Saídas', `-R$ ${sheet.debits(account)}`],
      ['<b>Saldo final do período</b>', `<b>R$ ${sheet.closing(account)}</b>`],
    ],
    [1],
    'rows ruled',
  )}</div>`;
