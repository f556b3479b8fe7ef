import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { closingCents } from '../facts.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const ENTRY_COMPLEMENT = issuerWords(
  'Central de Suporte Pessoa Física: 4004 0155 (capitais) e 0800 555 0155. SAC: 0800 555 0156. Ouvidoria: 0800 555 0157, de segunda a sexta-feira, das 9h às 18h, exceto feriados.',
  ['Conta Corrente'],
  {
    deposits: ['PIX RECEBIDO', 'TED RECEBIDA', 'CREDITO DE SALARIO'],
    withdrawals: ['PIX ENVIADO', 'COMPRA CARTAO DEBITO', 'PAGAMENTO DE TITULO', 'DEBITO AUTOMATICO'],
    fees: ['TARIFA MENSAL PACOTE'],
  },
);

/** After Banco Safra's: bank and title, holder, branch and account in one line, the period beneath, when it was printed at the right. */
export const entryTop: Section = (sheet) =>
  `<div class="split" style="border-bottom:1pt solid #0b2545;padding-bottom:6pt"><span class="bank">${sheet.bank()}</span><div class="right"><b style="font-size:1.2em">Extrato de ${sheet.type(0)}</b><br><span class="small">Gerado em ${formatDay(daysAfter(sheet.facts.end, 1), 'DD/MM/YYYY', 'pt')} às 09:12</span></div></div>
<div class="split" style="margin:8pt 0 10pt"><div><b>${sheet.holder()}</b><br>Agência: 0096 &nbsp;&nbsp; Conta: ${sheet.number(0)}</div><div class="right">Período: ${sheet.start()} a ${sheet.end()}</div></div>`;

/** The kind of movement, then whom it was with in a column of its own; both are its description. */
const wordsOf = (sheet: Sheet, row: Row): readonly [entry: string, complement: string] => {
  const { manner, party } = parted(sheet, row);
  if (manner === '') return [row.movement.description, ''];
  return [manner, (manner === 'PIX ENVIADO' ? personOf(row, 'pt') : party).toUpperCase()];
};

/** After Banco Safra's: day, entry, complement, document, value with its minus; the earlier balance first, the balance of the account where a day ends. */
export const entryTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const cell = (cents: number): string => `${cents < 0 ? '-' : ''}${sheet.digits(cents)}`;
  const body = rows.flatMap((row, index) => {
    const [entry, complement] = wordsOf(sheet, row);
    const { date, signed } = toldOver(
      sheet,
      account,
      row,
      complement === '' ? [entry] : [entry, complement],
      false,
    );
    const line = [date, entry, complement, referenceNumber(row, 9), signed];
    return endsDay(rows, index)
      ? [line, [date, '<b>SALDO CONTA CORRENTE</b>', '', '', `<b>${cell(row.balanceCents)}</b>`]]
      : [line];
  });
  const before = formatDay(daysAfter(sheet.facts.start, -1), sheet.design.dateStyle, 'pt');
  const first = [before, '<b>SALDO ANTERIOR</b>', '', '', `<b>${sheet.opening(account)}</b>`];
  return `<h2>Lançamentos realizados</h2>${table(['Data', 'Lançamento', 'Complemento', 'Nº Documento', 'Valor (R$)'], [first, ...body], [4], 'rows ruled')}`;
};

/** After Banco Safra's: the balances of the account, with the limit last. */
export const entrySums: AccountSection = (sheet, account) => {
  const limitCents = 500_000;
  const rows = pairs([
    ['Saldo em conta corrente', `R$ ${sheet.closing(account)}`],
    ['Saldo bloqueado', 'R$ 0,00'],
    ['Limite de crédito contratado', `R$ ${sheet.digits(limitCents)}`],
    ['Saldo disponível + limite', `R$ ${sheet.digits(closingCents(sheet.account(account)) + limitCents)}`],
  ]);
  return `<div style="width:56%;page-break-inside:avoid"><h2>Saldos</h2>${rows}</div>`;
};
