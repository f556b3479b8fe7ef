import { daysAfter, formatDay } from '../../printing/dates.js';
import { plain } from '../../printing/ledger.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { customerNumber } from '../twelfth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout: what stands before a name is the description, the name has a column of its own. */
export const COUNTERPARTY = issuerWords(
  'Rocha Instituição de Pagamento S.A. - CNPJ 19.000.241/0001-66. Central de atendimento: 4004 0181 e 0800 555 0181. Ouvidoria: 0800 555 0182, de segunda a sexta-feira, das 10h às 16h.',
  ['Conta de Pagamento'],
  {
    deposits: ['Transferência | Pix', 'Transferência | TED', 'Pix | Maquininha'],
    withdrawals: ['Transferência | Pix', 'Pagamento', 'Compra no débito', 'Cartão | Compra'],
  },
);

/** After Stone's: the mark at the left of title, period and hour of printing; the account's data, the institution's whole name among them, as labels before values under a rule. */
export const counterpartyTop: Section = (sheet) => {
  const digits = customerNumber(sheet, 6);
  return `<div class="split"><span class="bank">rocha</span><div class="right"><b style="font-size:1.3em">Extrato de conta corrente</b><br>Período: de ${sheet.start()} a ${sheet.end()}<br><span class="small">Emitido em ${formatDay(daysAfter(sheet.facts.end, 1), 'DD/MM/YYYY', 'pt')} às 09:14:52</span></div></div>
<div style="margin-top:14pt;border-bottom:1pt solid #00a868;color:#00713f"><b>Dados da conta</b></div>
<div class="split">${pairs(
    [
      ['Nome', `<b>${sheet.holder()}</b>`],
      ['Documento', `***.${digits.slice(0, 3)}.${digits.slice(3)}-**`],
    ],
    'pairs ragged',
  )}${pairs(
    [
      ['Instituição', sheet.bank()],
      ['Agência', '0001'],
      ['Conta', sheet.number(0)],
    ],
    'pairs ragged',
  )}</div>`;
};

/** After Stone's: newest first; day, whether it came or went, words, value with its sign before the currency, balance, and whom it was with. */
export const counterpartyTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { manner, party } = parted(sheet, row);
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [manner]);
    const isIn = row.movement.cents > 0;
    const other = !isIn && manner.endsWith('Pix') ? personOf(row, 'pt') : party;
    const shown = manner.endsWith('Maquininha')
      ? ''
      : `<div style="font-size:0.9em">${plain(other).toUpperCase()}</div>`;
    return [
      date,
      isIn ? 'Entrada' : 'Saída',
      told,
      `${isIn ? '' : '- '}R$ ${unsigned}`,
      `R$ ${balance}`,
      shown,
    ];
  });
  return table(
    ['DATA', 'TIPO', 'DESCRIÇÃO', 'VALOR', 'SALDO', '<div style="width:150pt">CONTRAPARTE</div>'],
    body,
    [3, 4],
    'rows ruled',
  );
};
