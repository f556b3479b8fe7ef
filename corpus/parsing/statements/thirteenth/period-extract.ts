import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, hourOf, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';

/** The words of this layout: short codes of what was done, no names. */
export const PERIOD_EXTRACT = issuerWords(
  'SAC: 0800 555 0101 &nbsp; Pessoas com deficiência auditiva: 0800 555 0192 &nbsp; Ouvidoria: 0800 555 0174 &nbsp; Alô Caixa: 4004 0104 (capitais e regiões metropolitanas)',
  ['Conta Corrente'],
  {
    deposits: ['CRED PIX', 'CRED SALAR', 'CRED TED'],
    withdrawals: ['ENVIO PIX', 'COMPRA ELO', 'PAG BOLETO', 'PAG LUZ', 'SAQUE ATM'],
    fees: ['DEB CESTA'],
  },
);

/** After Caixa's internet banking: the title, then client, account and period as labels before values, the hour of making at the right. */
export const periodTop: Section = (sheet) => {
  const [firstRow] = sheet.rows(0);
  const made = `${formatDay(sheet.facts.end, 'DD/MM/YYYY', 'pt')} - ${firstRow ? hourOf(firstRow) : ''}`;
  return `<div class="split"><span class="bank">${sheet.bank()}</span><span class="small">${made}</span></div><h1>Extrato por período</h1>
${pairs(
  [
    ['Cliente:', sheet.holder()],
    ['Agência:', '0412'],
    ['Produto:', '3701'],
    ['Conta:', sheet.number(0)],
    ['Período:', `${sheet.start()} até ${sheet.end()}`],
  ],
  'pairs ragged',
)}`;
};

/** After Caixa's: day, document, code, value and balance with a letter behind each; the balance before, and where a day ends a row that moves nothing and tells the balance. */
export const periodTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.flatMap((row, index) => {
    const { manner, party } = parted(sheet, row);
    const { date, told, signed, balance } = toldOver(sheet, account, row, [manner || party]);
    const line = [date, referenceNumber(row, 6), told, signed, `${balance} C`];
    return endsDay(rows, index) ? [line, [date, '000000', 'SALDO DIA', '0,00 C', `${balance} C`]] : [line];
  });
  const first = ['', '000000', 'SALDO ANTERIOR', '0,00 C', `${sheet.opening(account)} C`];
  const last = `<div class="split boxed"><b>Saldo em ${formatDay(sheet.facts.end, 'DD/MM/YYYY', 'pt')}</b><b>${sheet.closing(account)} C</b></div>`;
  return `${table(['Data Mov.', 'Nr. Doc.', 'Histórico', 'Valor', 'Saldo'], [first, ...body], [3, 4], 'rows zebra')}${last}`;
};
