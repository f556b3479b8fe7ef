import { daysAfter, formatDay } from '../../printing/dates.js';
import { strip, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { hourOf, parted, toldOver } from '../ninth/telling.js';
import type { Row, Sheet } from '../sheet.js';
import { customerNumber } from '../twelfth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const WITHDRAWABLE_BALANCE = issuerWords(
  'PikPago Instituição de Pagamento S.A. - CNPJ 22.000.177/0001-20. SAC: 0800 555 0126, todos os dias, 24h. Ouvidoria: 0800 555 0127, de segunda a sexta-feira, das 9h às 18h, exceto feriados. Saldo sacável é o valor da conta que pode ser sacado ou transferido.',
  ['Conta de Pagamento'],
  {
    deposits: ['Pix recebido', 'Salário recebido', 'Transferência recebida'],
    withdrawals: ['Pix enviado', 'Compra realizada', 'Pagamento de boleto'],
  },
);

/** After PicPay's: the app's name and title in one line, the holder with his masked tax number, branch and account as labels above values, the period and when it was made. */
export const withdrawableTop: Section = (sheet) => {
  const digits = customerNumber(sheet, 6);
  return `<div class="split"><span class="bank">${sheet.bank()}</span><b style="font-size:1.3em">Extrato de conta</b></div>
<div style="margin-top:16pt"><b style="font-size:1.15em">${sheet.holder()}</b></div>
${strip([
  ['CPF', `***.${digits.slice(0, 3)}.${digits.slice(3)}-**`],
  ['Agência', '0001'],
  ['Conta', sheet.number(0)],
  ['Tipo', sheet.type(0)],
])}
<div class="split" style="margin:8pt 0"><span>Período: <b>${sheet.start()}</b> a <b>${sheet.end()}</b></span><span class="small">Emitido em ${formatDay(daysAfter(sheet.facts.end, 1), 'DD/MM/YYYY', 'pt')} às 10:26:05</span></div>`;
};

/** The kind, then the other's name beneath it. */
const linesOf = (sheet: Sheet, row: Row): [kind: string, other: string] => {
  const { manner, party } = parted(sheet, row);
  return [manner, manner === 'Pix enviado' ? personOf(row, 'pt') : party];
};

/** After PicPay's: newest first; day over its hour, kind over the other's name, value with its sign before the currency, and two balances that are alike. */
export const withdrawableTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, linesOf(sheet, row));
    const printed = `R$ ${balance}`;
    return [
      `${date}<br>${hourOf(row)}`,
      told,
      `${row.movement.cents < 0 ? '-' : '+'} R$ ${unsigned}`,
      printed,
      printed,
    ];
  });
  return table(
    ['Data/Hora', 'Descrição das Movimentações', 'Valor', 'Saldo', 'Saldo Sacável'],
    body,
    [2, 3, 4],
    'rows ruled',
  );
};

/** After PicPay's: the balance of the account at the period's end, beneath. */
export const withdrawableSums: AccountSection = (sheet, account) =>
  `<div class="split" style="page-break-inside:avoid;margin-bottom:8pt"><b>Saldo final do período</b><b>R$ ${sheet.closing(account)}</b></div>`;
