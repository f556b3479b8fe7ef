import { formatDay, isoDate } from '../../printing/dates.js';
import { plain } from '../../printing/ledger.js';
import { strip } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { hourOf, parted, toldOver } from '../ninth/telling.js';
import type { Row, Sheet } from '../sheet.js';
import { customerNumber } from '../twelfth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const DAY_BALANCES = issuerWords(
  'Banco Pampa S.A. - CNPJ 59.018.423/0001-07. Central de Atendimento: 4003 0184 (capitais e regiões metropolitanas) e 0800 555 0184 (demais localidades). SAC: 0800 555 0185, 24 horas. Ouvidoria: 0800 555 0186, dias úteis, das 9h às 18h.',
  ['Conta corrente'],
  {
    deposits: ['Pix recebido', 'TED recebida', 'Salário recebido'],
    withdrawals: ['Compra no débito', 'Compra no débito', 'Pix enviado', 'Pagamento de boleto'],
  },
);

/** After Banco PAN's: the bank's name in a band beside the title, the holder with masked tax number, branch, account and period as values beneath labels. */
export const dayHeadsTop: Section = (sheet) => {
  const digits = customerNumber(sheet, 6);
  return `<div class="band split" style="align-items:center"><b style="font-size:1.5em">${sheet.bank()}</b><b>Extrato da conta</b></div>${strip(
    [
      ['Nome', sheet.holder()],
      ['CPF', `***.${digits.slice(0, 3)}.${digits.slice(3)}-**`],
      ['Agência', '0001'],
      [sheet.type(0), sheet.number(0)],
    ],
  )}<div>Período de <b>${sheet.start()}</b> até <b>${sheet.end()}</b></div>`;
};

/** After Banco PAN's: both balances around what came and went. */
export const dayHeadsSummary: AccountSection = (sheet, account) =>
  `<div style="background:#eef6fb;padding:2pt 8pt;margin:8pt 0">${strip([
    ['Saldo inicial', sheet.opening(account)],
    ['Entradas', sheet.credits(account)],
    ['Saídas', `- ${sheet.debits(account)}`],
    ['Saldo final', sheet.closing(account)],
  ])}</div>`;

/** Whom a movement was with. */
const partyOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  return manner === 'Pix enviado' ? personOf(row, 'pt') : party;
};

/** After Banco PAN's: newest first; under each day with its last balance, which is no movement's, the kind over the party, the hour, and the value with its sign before the currency. */
export const dayHeads: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const days = [...new Set(rows.map(({ movement }) => isoDate(movement.day)))].map((isoDay) => {
    const ofDay = rows.filter(({ movement }) => isoDate(movement.day) === isoDay);
    const hours = ofDay.map(hourOf).sort().reverse();
    const told = ofDay.map((row, index) => {
      const { manner } = parted(sheet, row);
      const party = partyOf(sheet, row);
      const { unsigned } = toldOver(sheet, account, row, [manner, party], false);
      const sign = row.movement.cents < 0 ? '- ' : '+ ';
      return `<tr><td style="width:44pt">${hours[index]}</td><td><b>${manner}</b><br>${plain(party)}</td><td class="right">${sign}R$ ${unsigned}</td></tr>`;
    });
    const [last] = ofDay;
    const [day, balance] = last
      ? [formatDay(last.movement.day, sheet.design.dateStyle, 'pt'), sheet.digits(last.balanceCents)]
      : ['', ''];
    return `<tr style="background:#e4e8ec;break-after:avoid"><td colspan="2"><b>${day}</b></td><td class="right">Saldo do dia <b>R$ ${balance}</b></td></tr>${told.join('\n')}`;
  });
  return `<h2>Movimentações</h2><table class="rows ruled">${days.join('\n')}</table>`;
};
