import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import type { Row, Sheet } from '../sheet.js';
import { customerNumber } from '../twelfth/parties.js';
import { billerOf, clockOf, personOf } from './parties.js';

/** The words of this layout. */
export const DAY_AND_HOUR = issuerWords(
  'Banco Vertente S.A. - CNPJ 31.748.052/0001-74. Atendimento: 4003 0155 (capitais e regiões metropolitanas) e 0800 555 0155 (demais localidades). SAC: 0800 555 0156, 24 horas. Ouvidoria: 0800 555 0157, de segunda a sexta-feira, das 9h às 18h.',
  ['Conta Digital', 'Conta Corrente'],
  {
    deposits: ['Pix recebido de', 'Transferência recebida de', 'Pix recebido de'],
    withdrawals: [
      'Pix enviado para',
      'Pix enviado para',
      'Compra no débito',
      'Pagamento de boleto',
      'Pagamento da fatura',
      'Transferência enviada',
    ],
  },
);

/** After Banco XP's: mark beside the title, the holder and the tax number's middle at the left of bank, branch, account and period; the last balance beneath. */
export const hourTop: Section = (sheet) => {
  const digits = customerNumber(sheet, 6);
  return `<div class="split" style="align-items:flex-end;border-bottom:2pt solid #111;padding-bottom:6pt"><b style="font-size:2.2em;letter-spacing:-1pt">vertente</b><span style="font-size:1.35em">Extrato da conta</span></div>
<div class="split" style="margin:12pt 0">${pairs(
    [
      ['Nome', `<b>${sheet.holder()}</b>`],
      ['CPF', `***.${digits.slice(0, 3)}.${digits.slice(3)}-**`],
      ['Período', `${sheet.start()} a ${sheet.end()}`],
    ],
    'pairs ragged',
  )}${pairs(
    [
      ['Banco', `798 - ${sheet.bank()}`],
      ['Agência', '0001'],
      [sheet.type(0), sheet.number(0)],
    ],
    'pairs ragged',
  )}</div>
<div class="split" style="background:#f2f2f2;padding:6pt 8pt;margin-bottom:8pt"><span>Saldo ao final do período</span><b>${sheet.closing(0)}</b></div>`;
};

/** Pix and transfers have the other party behind them, purchases and bills the shop; what goes to the investments or the card has no name. */
function lineOf(sheet: Sheet, row: Row): string {
  const { manner, party } = parted(sheet, row);
  if (manner === 'Pix enviado para') return `${manner} ${personOf(row, 'pt')}`;
  if (manner === 'Pagamento de boleto') return `${manner} ${billerOf(row, 'pt')}`;
  if (manner === 'Pagamento da fatura') return `${manner} do cartão de crédito`;
  if (manner === 'Transferência enviada') return `${manner} para a conta investimento`;
  return `${manner} ${party}`;
}

/** After Banco XP's: day with its hour, words, amount with sign and currency, balance; the newest movement first. */
export const hourTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const oldestFirst = rows.toReversed();
  const body = rows.map((row) => {
    const { date, told, signed, balance } = toldOver(sheet, account, row, [lineOf(sheet, row)]);
    return [`${date} às ${clockOf(oldestFirst, row).join(':')}`, told, signed, `R$ ${balance}`];
  });
  const head = [
    '<div style="width:100pt">Data</div>',
    '<div style="width:250pt">Descrição</div>',
    'Valor',
    'Saldo',
  ];
  return table(head, body, [2, 3], 'rows ruled');
};
