import { FIFTEENTH_NAMES } from '../../people/fifteenth-family-names.js';
import { formatDay } from '../../printing/dates.js';
import { plain } from '../../printing/ledger.js';
import { strip, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { endsDay, hourOf, parted, toldOver } from '../ninth/telling.js';
import { customerNumber, personAmong } from '../twelfth/parties.js';

/** The words of this layout. */
export const CATEGORY_COLUMNS = issuerWords(
  'Este extrato reflete as movimentações até a data de emissão e pode sofrer alterações. SAC 0800 555 0164. Ouvidoria 0800 555 0165, dias úteis, das 9h às 18h.',
  ['conta corrente'],
  {
    deposits: ['Pix recebido', 'Salário', 'TED recebida'],
    withdrawals: ['Pix enviado', 'Compra no débito', 'Pagamento de boleto', 'Débito automático'],
  },
);

/** The column of categories, by the kind of movement. */
const CATEGORIES: Readonly<Record<string, string>> = {
  'Pix recebido': 'Transferência',
  Salário: 'Renda',
  'TED recebida': 'Transferência',
  'Pix enviado': 'Transferência',
  'Compra no débito': 'Compras',
  'Pagamento de boleto': 'Contas',
  'Débito automático': 'Contas',
};

/** After BTG Pactual's: bank and title, holder's data in a row of labels over values, balances and sums in the next. */
export const categoryColumnsTop: Section = (sheet) => {
  const digits = customerNumber(sheet, 6);
  return `<div class="split" style="border-bottom:2pt solid #05132a;padding-bottom:6pt"><span class="bank">${sheet.bank()}</span><span class="small">Emitido em ${formatDay(sheet.facts.end, 'DD/MM/YYYY', 'pt')} às 09h41</span></div>
<h1 style="margin-top:12pt">Extrato de ${sheet.type(0)}</h1>
${strip([
  ['Cliente', sheet.holder()],
  ['CPF', `***.${digits.slice(0, 3)}.${digits.slice(3)}-**`],
  ['Agência', '0050'],
  ['Conta', sheet.number(0)],
])}${strip([
  ['Período do extrato', `${sheet.start()} a ${sheet.end()}`],
  ['Saldo inicial', sheet.opening(0)],
  ['Total de entradas', sheet.credits(0)],
  ['Total de saídas', `-${sheet.debits(0)}`],
  ['Saldo final', sheet.closing(0)],
])}`;
};

/** After BTG Pactual's: day with the hour, category, kind and whom it was with in columns of their own, the value with its sign; the balance of the day in a row of its own. */
export const categoryColumnsTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const body = rows.flatMap((row, index) => {
    const { manner, party } = parted(sheet, row);
    const other = manner === 'Pix enviado' ? personAmong(FIFTEENTH_NAMES.pt, row) : party;
    const ends = endsDay(rows, index);
    const { date, signed, balance } = toldOver(sheet, account, row, [manner, other], ends);
    const line = [
      `${date} ${hourOf(row).replace(':', 'h')}`,
      CATEGORIES[manner] ?? '',
      plain(manner),
      plain(other),
      signed,
    ];
    return ends ? [line, [date, '', '', '<b>Saldo Diário</b>', `<b>R$ ${balance}</b>`]] : [line];
  });
  return `<h2>Lançamentos</h2>${table(['Data e hora', 'Categoria', 'Transação', 'Descrição', 'Valor'], body, [4], 'rows ruled')}`;
};
