import { daysAfter, formatDay } from '../../printing/dates.js';
import { inBold, pairs, table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { customerNumber } from '../twelfth/parties.js';
import { cameThenWent } from '../twentieth/movement-cells.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const PROFESSIONALS = issuerWords(
  'SAC 0800 555 0164 (24h) | Ouvidoria 0800 555 0165, dias úteis, das 9h às 17h | Deficientes auditivos ou de fala 0800 555 0166. As informações deste extrato poderão sofrer alterações.',
  ['Conta Corrente Individual'],
  {
    deposits: ['Crédito Pix', 'TED Recebida', 'Crédito de Salário'],
    withdrawals: ['Débito Pix', 'Compra Cartão Débito', 'Pagamento de Título', 'Débito Automático'],
    fees: ['Tarifa Cesta de Serviços', 'Integralização de Capital'],
  },
);

/** After Unicred's: the cooperative's name beside the title, a frame of cooperative, member, account and masked tax number, the period with the day of issue. */
export const professionalsTop: Section = (sheet) => {
  const digits = customerNumber(sheet, 6);
  return `<div class="split" style="border-bottom:1.5pt solid #00613c;padding-bottom:5pt"><b style="font-size:1.35em;color:#00613c;width:60%">${sheet.bank()}</b><div class="right"><b style="font-size:1.2em">Extrato de Conta Corrente</b><br><span class="small">Emitido em ${formatDay(daysAfter(sheet.facts.end, 3), 'DD/MM/YYYY', 'pt')} 14:08</span></div></div>
<div class="boxed split" style="margin:8pt 0">${pairs(
    [
      ['Cooperado:', `<b>${sheet.holder()}</b>`],
      ['CPF:', `***.${digits.slice(0, 3)}.${digits.slice(3)}-**`],
      ['Período:', `${sheet.start()} a ${sheet.end()}`],
    ],
    'pairs ragged',
  )}${pairs(
    [
      ['Cooperativa/Agência:', '1184'],
      ['Conta Corrente:', sheet.number(0)],
      ['Modalidade:', sheet.type(0)],
    ],
    'pairs ragged',
  )}</div>`;
};

/** A transfer has whom it was with behind a dash. */
const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner === '') return row.movement.description;
  return `${manner} - ${manner === 'Débito Pix' ? personOf(row, 'pt') : party}`;
};

/** After Unicred's: day, document, words, debits with their minus before credits before balance; the earlier balance as first row, sums as last. */
export const professionalsTable: AccountSection = (sheet, account) => {
  const body = sheet.rows(account).map((row) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [wordsOf(sheet, row)]);
    const [came, went] = cameThenWent(row, row.movement.cents < 0 ? `-${unsigned}` : unsigned);
    return [date, referenceNumber(row, 8), told, went, came, balance];
  });
  const first = inBold(['', '', 'Saldo Anterior', '', '', sheet.opening(account)]);
  const last = inBold(['', '', 'Total do Período', `-${sheet.debits(account)}`, sheet.credits(account), '']);
  const head = [
    '<div style="width:52pt">Data</div>',
    'Documento',
    'Histórico',
    'Débito (R$)',
    'Crédito (R$)',
    'Saldo (R$)',
  ];
  return table(head, [first, ...body, last], [3, 4, 5], 'rows zebra');
};

/** After Unicred's: the last balance with what is blocked, and what the member holds of the cooperative's capital. */
export const professionalsSums: AccountSection = (sheet, account) =>
  `<div class="split" style="page-break-inside:avoid"><div style="width:46%">${pairs(
    [
      ['Saldo em Conta Corrente', sheet.closing(account)],
      ['Saldo Bloqueado', '0,00'],
      ['Limite de Crédito Contratado', '0,00'],
    ],
    'rows pairs',
  )}</div><div style="width:46%">${pairs([['Saldo de Capital Social', '2.418,50']], 'rows pairs')}</div></div><div class="small">Lançamentos futuros: não há lançamentos programados para os próximos 30 dias.</div>`;
