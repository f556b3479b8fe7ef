import { strip, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import type { Row, Sheet } from '../sheet.js';
import { customerNumber } from '../twelfth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const BENEFIT_ACCOUNT = issuerWords(
  'Banco Ligeiro S.A. - CNPJ 47.205.918/0001-30. Central de Relacionamento: 3004 0175 (capitais e regiões metropolitanas) e 0800 555 0175 (demais localidades). SAC: 0800 555 0176, 24 horas. Ouvidoria: 0800 555 0177, dias úteis, das 9h às 18h.',
  ['Conta corrente'],
  {
    deposits: ['Crédito benefício INSS', 'Pix recebido', 'Crédito contrato empréstimo'],
    withdrawals: [
      'Compra débito',
      'Compra débito',
      'Pix enviado',
      'Débito parcela empréstimo',
      'Saque Banco24Horas',
      'Pagamento de boleto',
    ],
    fees: ['Tarifa pacote de serviços', 'Tarifa saque'],
  },
);

/** After Agibank's: the mark beside the title, the holder with masked tax number over branch, account and period. */
export const benefitTop: Section = (sheet) => {
  const digits = customerNumber(sheet, 6);
  return `<div class="split" style="align-items:center;border-bottom:2pt solid #0a5ae0;padding-bottom:6pt"><span class="bank">${sheet.bank()}</span><b style="font-size:1.3em">Extrato de conta</b></div>
<div style="margin:10pt 0 2pt"><b style="font-size:1.15em">${sheet.holder()}</b><br>CPF ***.${digits.slice(0, 3)}.${digits.slice(3)}-**</div>${strip(
    [
      ['Banco', '121'],
      ['Agência', '0001'],
      [sheet.type(0), sheet.number(0)],
      ['Período', `${sheet.start()} a ${sheet.end()}`],
    ],
  )}`;
};

/** After Agibank's: both balances around what came and what went. */
export const benefitSummary: AccountSection = (sheet, account) =>
  `<div class="boxed" style="border-color:#c5d6f5;border-radius:5pt;padding:2pt 8pt">${strip([
    ['Saldo inicial', sheet.opening(account)],
    ['Total de entradas', sheet.credits(account)],
    ['Total de saídas', `-${sheet.debits(account)}`],
    ['Saldo final', sheet.closing(account)],
  ])}</div>`;

/** Benefits, loans, slips and cash have no name behind them. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner === 'Pix enviado') return `${manner} ${personOf(row, 'pt')}`;
  return ['Pix recebido', 'Compra débito'].includes(manner)
    ? `${manner} ${party}`
    : manner || row.movement.description;
};

/** After Agibank's: newest first; day, words, value with its minus before the currency, and the balance after it. */
export const benefitTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, signed, balance } = toldOver(sheet, account, row, [wordsOf(sheet, row)]);
    return [date, told, signed, `R$ ${balance}`];
  });
  const head = [
    '<div style="width:60pt">Data</div>',
    '<div style="width:270pt">Descrição</div>',
    'Valor',
    'Saldo',
  ];
  return `<h2>Lançamentos</h2>${table(head, body, [2, 3], 'rows ruled')}`;
};
