import { diceFrom } from '../../../pdf-forgeries/dice.js';
import { cpf } from '../../identifiers/identifiers.js';
import { FIFTEENTH_NAMES } from '../../people/fifteenth-family-names.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { customerNumber, personAmong } from '../twelfth/parties.js';
import { unbroken } from './unbroken.js';

/** The words of this layout. */
export const OPERATION_NUMBERS = issuerWords(
  'Você tem alguma dúvida? Acesse a Central de Ajuda no aplicativo. Ouvidoria 0800 555 0177, em dias úteis, das 9h às 18h. Este documento não tem valor fiscal.',
  ['Conta de pagamento'],
  {
    deposits: ['Transferência Pix recebida', 'Liberação de dinheiro', 'Recebimento de salário'],
    withdrawals: [
      'Transferência Pix enviada',
      'Pagamento com Código QR Pix',
      'Compra com cartão',
      'Pagamento de conta',
    ],
  },
);

/** After Mercado Pago's: bank and title, holder with number and account in lines, the period, then the sums in one row with the final balance apart. */
export const operationNumbersTop: Section = (sheet) => {
  const number = cpf(diceFrom(Number(customerNumber(sheet, 6))));
  const sums = [
    ['Saldo inicial', `R$ ${sheet.opening(0)}`],
    ['Entradas', `R$ ${sheet.credits(0)}`],
    ['Saidas', `R$ -${sheet.debits(0)}`],
    ['Saldo final', `R$ ${sheet.closing(0)}`],
  ].map(([label, value]) => `<div>${label}: <b>${value}</b></div>`);
  return `<div class="split"><span class="bank">${sheet.bank()}</span><b style="font-size:1.3em">EXTRATO DE CONTA</b></div>
<div class="split" style="margin-top:14pt"><div><b>${sheet.holder()}</b><br>CPF/CNPJ: ${number} &nbsp; Agência: 1 &nbsp; Conta: ${sheet.number(0)}</div><div class="right">Periodo:<br>De ${sheet.start()} a ${sheet.end()}</div></div>
<div class="split" style="margin:12pt 0;border-top:0.6pt solid #bbb;border-bottom:0.6pt solid #bbb;padding:6pt 0">${sums.join('')}</div>`;
};

/** Kind and whom it was with; money of a sale has no name. */
const lineOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner.startsWith('Liberação')) return manner;
  return `${manner} ${manner.endsWith('enviada') ? personAmong(FIFTEENTH_NAMES.pt, row) : party}`;
};

/** After Mercado Pago's: day with hyphens, words, the operation's number, the value with the minus behind the currency, the balance. */
export const operationNumbersTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [lineOf(sheet, row)]);
    return [
      unbroken(date),
      told,
      `6${referenceNumber(row, 10)}`,
      `R$ ${row.movement.cents < 0 ? '-' : ''}${unsigned}`,
      `R$ ${balance}`,
    ];
  });
  return `<b>DETALHE DOS MOVIMENTOS</b>${table(['Data', 'Descrição', 'ID da operação', 'Valor', 'Saldo'], body, [3, 4], 'rows ruled')}`;
};
