import { daysAfter, formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** The words of this layout. */
export const DEVELOPMENT_BANK = issuerWords(
  'Central de Relacionamento e SAC: 0800 555 0178. Ouvidoria: 0800 555 0179. Extrato para simples conferência.',
  ['CONTA CORRENTE PESSOA FÍSICA'],
  {
    deposits: ['PIX RECEBIDO', 'CREDITO SALARIO', 'DEPOSITO EM DINHEIRO'],
    withdrawals: ['PIX ENVIADO', 'COMPRA C/ CARTAO', 'PAGAMENTO BOLETO', 'SAQUE LOTERICA'],
    fees: ['TARIFA CESTA SERVICOS'],
  },
);

/** After Banco do Nordeste's: bank over the title in the midst, then branch, account, client and period as labels before values. */
export const developmentTop: Section = (sheet) =>
  `<div class="center"><span class="bank" style="font-size:1.5em">${sheet.bank()}</span><br><b>EXTRATO DE CONTA</b></div>
<div class="boxed" style="margin:8pt 0">${pairs(
    [
      ['Agência:', '016 - FORTALEZA ALDEOTA'],
      ['Conta:', sheet.number(0)],
      ['Tipo de conta:', sheet.type(0)],
      ['Cliente:', sheet.holder()],
      ['Período:', `${sheet.start()} a ${sheet.end()}`],
      ['Emissão:', `${formatDay(daysAfter(sheet.facts.end, 1), 'DD/MM/YYYY', 'pt')} 14:26:03`],
    ],
    'pairs ragged',
  )}</div>`;

const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  return manner.startsWith('SAQUE') || manner.startsWith('DEPOSITO')
    ? manner
    : `${manner} ${party}`.trim().toUpperCase();
};

/** After Banco do Nordeste's: day, history, document, debits before credits before the balance with its letter; the earlier balance as first row, the final as last. */
export const developmentTable: AccountSection = (sheet, account) => {
  const lettered = (digits: string, cents: number): string => `${digits} ${cents < 0 ? 'D' : 'C'}`;
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [wordsOf(sheet, row)]);
    const isIn = row.movement.cents > 0;
    return [
      date,
      told,
      referenceNumber(row, 7),
      isIn ? '' : unsigned,
      isIn ? unsigned : '',
      lettered(balance, row.balanceCents),
    ];
  });
  const before = formatDay(daysAfter(sheet.facts.start, -1), sheet.design.dateStyle, 'pt');
  const rows = [
    [
      before,
      'SALDO ANTERIOR',
      '',
      '',
      '',
      lettered(sheet.opening(account), sheet.account(account).openingCents),
    ],
    ...body,
    ['', '<b>TOTAL</b>', '', `<b>${sheet.debits(account)}</b>`, `<b>${sheet.credits(account)}</b>`, ''],
  ];
  const last = `<div class="right"><b>SALDO FINAL: R$ ${sheet.closing(account)}</b></div>`;
  return `${table(['Data', 'Histórico', 'Documento', 'Débito (R$)', 'Crédito (R$)', 'Saldo (R$)'], rows, [3, 4, 5], 'rows ruled')}${last}`;
};
