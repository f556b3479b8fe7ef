import { formatDay, monthName } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import { formatSigned } from '../../printing/money.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import type { Row, Sheet } from '../sheet.js';
import { personOf } from './parties.js';

export const TWO_DATES_EXTRACT = issuerWords(
  'Informações sujeitas a alteração até o fim do dia. Atendimento: chat no app, 3003 6116 (capitais e regiões metropolitanas) ou 0800 555 6116. Ouvidoria 0800 555 6110.',
  ['Conta'],
  {
    deposits: ['Pix recebido de', 'TED recebida de', 'Salário'],
    withdrawals: ['Pix enviado para', 'Débito de cartão', 'Boleto pago', 'Débito automático'],
  },
);

function lineOf(sheet: Sheet, row: Row): string {
  const { manner, party } = parted(sheet, row);
  if (manner === 'Pix enviado para') return `${manner} ${personOf(row, 'pt')}`;
  return manner === 'Débito de cartão' ? party : `${manner} ${party}`;
}

/** The bank's own names of kinds, in a column before the words. */
const KINDS: Readonly<Record<string, string>> = {
  'Pix recebido de': 'Entrada PIX',
  'TED recebida de': 'Entradas',
  Salário: 'Entradas',
  'Pix enviado para': 'Saída PIX',
  'Débito de cartão': 'Débito de Cartão',
  'Boleto pago': 'Pagamento',
  'Débito automático': 'Pagamento',
};

/** After C6's: the bank at the right, holder, tax number, branch and account in one run, then title and period, then the balance of the last day. */
export const twoDatesTop: Section = (sheet) => {
  const { facts } = sheet;
  const made = formatDay(facts.end, 'long', 'pt');
  return `<div class="split"><div><b style="font-size:1.1em">${sheet.holder()}</b> &nbsp;•&nbsp; CPF: ***.417.203-**<br>Agência: 1 &nbsp;•&nbsp; Conta: ${sheet.number(0)}</div><b style="font-size:1.4em">${sheet.bank()}</b></div>
<div class="small" style="margin-top:6pt">Extrato exportado no dia ${made} às 21:40</div>
<div style="margin:16pt 0 8pt"><b style="font-size:1.5em">Extrato</b> &nbsp; Período &nbsp;•&nbsp; ${sheet.start()} até ${sheet.end()}</div>
<div>Saldo do dia &nbsp;•&nbsp; ${made} &nbsp; <b>${sheet.closing(0)}</b></div>`;
};

/** One part for each month, under its name and its sums: day of entry and of the books, kind, words, the amount with its sign before the currency's. */
export const twoDatesTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const months = [...new Set(rows.map(({ movement }) => movement.day.month))];
  return months
    .map((month) =>
      monthOf(
        sheet,
        account,
        rows.filter(({ movement }) => movement.day.month === month),
      ),
    )
    .join('');
};

function monthOf(sheet: Sheet, account: number, rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return '';
  const sum = (sign: 1 | -1): string =>
    sheet.money(rows.reduce((total, { movement }) => total + Math.max(0, sign * movement.cents), 0));
  const name = monthName(first.movement.day, 'pt');
  const body = rows.map((row) => {
    const { date, told } = toldOver(sheet, account, row, [lineOf(sheet, row)], false);
    return [
      date,
      date,
      KINDS[parted(sheet, row).manner] ?? '',
      told,
      formatSigned(row.movement.cents, sheet.design.money),
    ];
  });
  const heading = `${name[0]?.toUpperCase()}${name.slice(1)} ${first.movement.day.year}`;
  const head = ['Data<br>lançamento', 'Data<br>contábil', 'Tipo', 'Descrição', 'Valor'];
  return `<div class="split" style="margin-top:12pt;border-bottom:1pt solid #999"><b style="font-size:1.2em">${heading}</b><span>Entradas: ${sum(1)} &nbsp;•&nbsp; Saídas: ${sum(-1)}</span></div>${table(head, body, [4], 'rows ruled')}`;
}
