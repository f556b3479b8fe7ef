import { daysAfter, formatDay } from '../../printing/dates.js';
import { table } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { startsDay } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const HOUR_AND_CARD = issuerWords(
  'Dúvidas? Fale com a gente pelo chat do app. Central de atendimento 0800 555 0126. Ouvidoria 0800 555 0127, de segunda a sexta, das 9h às 18h.',
  ['Conta de pagamento'],
  {
    deposits: ['PIX recebido de', 'TED recebida de'],
    withdrawals: ['Compra no débito', 'PIX enviado para', 'Pagamento de boleto'],
  },
);

/** After Neon's: issuer and title, the holder with his number, branch and account in one line, the period beneath. */
export const hourAndCardTop: Section = (sheet) => {
  const digits = customerNumber(sheet, 6);
  return `<div class="split"><span class="bank">${sheet.bank()}</span><div class="right"><b style="font-size:1.3em">Extrato da conta</b><br><span class="small">Emitido em ${formatDay(daysAfter(sheet.facts.end, 1), 'DD/MM/YYYY', 'pt')} às 18:07</span></div></div>
<div style="margin:14pt 0"><b style="font-size:1.15em">${sheet.holder()}</b><br>CPF ***.${digits.slice(0, 3)}.${digits.slice(3)}-**<br>Banco 655 &nbsp; Agência 0655 &nbsp; Conta ${sheet.number(0)}<br>Período de ${sheet.start()} até ${sheet.end()}</div>`;
};

const wordsOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (manner.startsWith('PIX enviado')) return `${manner} ${personOf(row, 'pt')}`;
  return manner === 'Compra no débito' ? party : `${manner} ${party}`;
};

/** Hours of rows whose latest stands first: each earlier in its day than the one above it. */
function hoursOf(rows: readonly Row[]): string[] {
  let hour = 0;
  return rows.map((row, index) => {
    hour = startsDay(rows, index) ? 21 : Math.max(0, hour - 2);
    return `${String(hour).padStart(2, '0')}:${String(Number(referenceNumber(row, 4)) % 60).padStart(2, '0')}`;
  });
}

/** After Neon's: latest first, words, day, hour, value with the minus before the currency, balance, and the card where one paid. */
export const hourAndCardTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const hours = hoursOf(rows);
  const body = rows.map((row, index) => {
    const { date, told, unsigned, balance } = toldOver(sheet, account, row, [wordsOf(sheet, row)]);
    const withCard = parted(sheet, row).manner === 'Compra no débito';
    const value = `${row.movement.cents < 0 ? '-' : ''}R$ ${unsigned}`;
    return [told, date, hours[index] ?? '', value, `R$ ${balance}`, withCard ? 'Débito' : '-'];
  });
  return table(['DESCRIÇÃO', 'DATA', 'HORA', 'VALOR', 'SALDO', 'CARTÃO'], body, [3, 4], 'rows ruled');
};

/** After Neon's: the balance at the end of the period. */
export const hourAndCardClosing: AccountSection = (sheet, account) =>
  `<div class="right" style="margin-top:6pt"><b>Saldo final em ${formatDay(sheet.facts.end, 'DD/MM/YYYY', 'pt')}: R$ ${sheet.closing(account)}</b></div>`;
