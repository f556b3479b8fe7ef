import { type Day, formatDay, isoDate } from '../../printing/dates.js';
import type { AccountSection, Section } from '../design.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { startsDay } from '../tenth/parts.js';
import { customerNumber } from '../twelfth/parties.js';
import { personOf } from './parties.js';

/** The words of this layout. */
export const BALANCE_PER_MOVEMENT = issuerWords(
  'Fale com a gente: SAC 0800 555 0139. Ouvidoria 0800 555 0140. Deficiência de fala e audição 0800 555 0141.',
  ['Conta Corrente'],
  {
    deposits: ['Pix recebido:', 'Crédito de salário:', 'TED recebida:'],
    withdrawals: ['Pix enviado:', 'Compra no debito:', 'Pagamento efetuado:', 'Débito automático:'],
  },
);

/** After Banco Inter's: bank and title, when it was asked for, the holder's number and period, bank with branch and account, the balance in three. */
export const perMovementTop: Section = (sheet) => {
  const digits = customerNumber(sheet, 6);
  const cells = [
    ['Saldo total', `R$ ${sheet.closing(0)}`],
    ['Saldo disponível', `R$ ${sheet.closing(0)}`],
    ['Saldo bloqueado', 'R$ 0,00'],
  ].map(
    ([label, value]) =>
      `<div><span class="label">${label}</span><br><b style="font-size:1.25em">${value}</b></div>`,
  );
  return `<div class="split"><span class="bank">${sheet.bank()}</span><b>Extrato ${sheet.type(0)}</b><span class="small">Solicitado em: ${formatDay(sheet.facts.end, 'DD/MM/YYYY', 'pt')}</span></div>
<div style="margin-top:12pt"><b style="font-size:1.3em">${sheet.holder()}</b><br>CPF/CNPJ: ***.${digits.slice(0, 3)}.${digits.slice(3)}-**<br>Período: ${sheet.start()} a ${sheet.end()}</div>
<div class="split" style="margin-top:8pt"><span>Instituição: ${sheet.bank()}</span><span>Agência: 0001-9</span><span>Conta: ${sheet.number(0)}</span></div>
<div class="split" style="margin:10pt 0;border-top:1pt solid #ddd;border-bottom:1pt solid #ddd;padding:6pt 0">${cells.join('')}</div>`;
};

/** `3 de Maio de 2023`: the month with a capital, as this bank writes it. */
const spelt = (day: Day): string =>
  formatDay(day, 'long', 'pt').replace(/ de (\p{L})/u, (_, letter: string) => ` de ${letter.toUpperCase()}`);

/** A name in quotation marks, before it the number that the bank gives the other side. */
const lineOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (!manner.startsWith('Pix')) return `${manner} "${party.toUpperCase()}"`;
  const other = row.movement.cents > 0 ? party.toUpperCase() : personOf(row, 'pt');
  return `${manner} "Cp :${referenceNumber(row, 8)}-${other}"`;
};

/** After Banco Inter's: under each day in words with its balance the movements, the sign before the currency, the balance behind each. */
export const perMovementTable: AccountSection = (sheet, account) => {
  const rows = sheet.rows(account);
  const lastOfDay = new Map(rows.map(({ movement, balanceCents }) => [isoDate(movement.day), balanceCents]));
  const lines = rows.flatMap((row, index) => {
    const { day, cents } = row.movement;
    const date = sheet.ledger.say(
      `accounts[${account}].transactions[${index}].date`,
      isoDate(day),
      spelt(day),
    );
    const { told, unsigned, balance } = toldOver(sheet, account, row, [lineOf(sheet, row)]);
    const line = `<tr><td>${told}</td><td class="right">${cents < 0 ? '-' : ''}R$ ${unsigned}</td><td class="right">R$ ${balance}</td></tr>`;
    const dayLine = `<tr><td colspan="2" style="padding-top:8pt"><b>${date}</b> &nbsp; Saldo do dia: <b>R$ ${sheet.digits(lastOfDay.get(isoDate(day)) ?? 0)}</b></td><td></td></tr>`;
    return startsDay(rows, index) ? [dayLine, line] : [line];
  });
  return `<table class="rows ruled"><thead><tr><th></th><th class="right">Valor</th><th class="right">Saldo por transação</th></tr></thead><tbody>${lines.join('\n')}</tbody></table>`;
};
