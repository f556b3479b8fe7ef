import { table } from '../../printing/markup.js';
import { formatSigned } from '../../printing/money.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { personOf } from './parties.js';

export const COOPERATIVE_EXTRACT = issuerWords(
  'Sicoverde Fone 3003 4770 (capitais e regiões metropolitanas), 0800 555 4770 (demais regiões). SAC 0800 555 7220. Deficientes auditivos ou de fala 0800 555 0525. Ouvidoria 0800 555 2519.',
  ['Conta Corrente'],
  {
    deposits: ['RECEBIMENTO PIX', 'CREDITO SALARIO', 'LIQ.COBRANCA SIMPLES'],
    withdrawals: ['PAGAMENTO PIX', 'COMPRAS NACIONAIS', 'LIQUIDACAO BOLETO', 'DEBITO CONVENIOS'],
    fees: ['CESTA DE RELACIONAMENTO'],
  },
);

/** What stands in the column of documents, by the kind of movement. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  'RECEBIMENTO PIX': 'PIX_CRED',
  'PAGAMENTO PIX': 'PIX_DEB',
  'CREDITO SALARIO': 'FOLHA',
  'COMPRAS NACIONAIS': 'CX',
};

function lineOf(sheet: Sheet, row: Row): string {
  const { manner, party } = parted(sheet, row);
  const taxNumber = referenceNumber(row, 11);
  if (manner === 'PAGAMENTO PIX') return `${manner} ${taxNumber} ${personOf(row, 'pt')}`;
  if (manner === 'RECEBIMENTO PIX') return `${manner} ${taxNumber.slice(0, 8)}000190 ${party}`;
  if (manner === 'LIQUIDACAO BOLETO') return `${manner} ${taxNumber.slice(0, 8)}000172 ${party}`;
  return manner === '' ? row.movement.description : `${manner} ${party}`;
}

/** After Sicredi's: the cooperative's name in a row with the title, then member, cooperative and account as labels before values, the period in the heading of the list. */
export const cooperativeTop: Section = (sheet) => {
  const { design } = sheet;
  return `<div class="split" style="border-bottom:2pt solid ${design.accent};padding-bottom:4pt"><div class="bank">${sheet.bank()}</div><span>Extrato de ${sheet.type(0)}</span></div>
<table class="pairs" style="margin-top:10pt"><tbody><tr><td><b>Associado:</b></td><td>${sheet.holder()}</td></tr><tr><td><b>Cooperativa:</b></td><td>0217</td></tr><tr><td><b>Conta:</b></td><td>${sheet.number(0)}</td></tr></tbody></table>
<h2>Extrato (Período de ${sheet.start()} a ${sheet.end()})</h2>`;
};

/** The balance before as first row; day, words, document, value with a minus before what went, the balance behind each. */
export const cooperativeTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, balance } = toldOver(sheet, account, row, [lineOf(sheet, row)]);
    const document = DOCUMENTS[parted(sheet, row).manner] ?? referenceNumber(row, 6);
    return [date, told, document, formatSigned(row.movement.cents, sheet.design.money), balance];
  });
  const before = ['', 'SALDO ANTERIOR', '', '', sheet.opening(account)];
  return table(
    ['Data', 'Descrição', 'Documento', 'Valor (R$)', 'Saldo (R$)'],
    [before, ...body],
    [3, 4],
    'rows ruled zebra',
  );
};

/** What the account holds and what the cooperative lends beside it, which is no balance; blocked sums, which are none. */
export const cooperativeBalances: AccountSection = (sheet, account) => {
  const rows = [
    ['<b>Saldo da conta:</b>', `<b>${sheet.closing(account)}</b>`],
    ['Saldo bloqueado:', '0,00'],
    ['Limite de cheque especial contratado:', '1.500,00'],
    ['Vencimento do limite:', '15/12/2026'],
  ];
  return `<div style="width:52%;page-break-inside:avoid">${table([], rows, [1], 'rows ruled')}</div>`;
};
