import { THIRTEENTH_NAMES } from '../../people/thirteenth-family-names.js';
import { formatDay, isoDate } from '../../printing/dates.js';
import { pairs } from '../../printing/markup.js';
import type { AccountSection, Section } from '../design.js';
import { centsOf } from '../grids.js';
import { issuerWords } from '../ninth/issuer-words.js';
import { parted, toldOver } from '../ninth/telling.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { customerNumber, personAmong } from '../twelfth/parties.js';

/** The words of this layout. */
export const GROUPED_DAYS = issuerWords(
  'Tem alguma dúvida? Mande uma mensagem para nosso time de atendimento pelo chat do app ou ligue 4020 0149 (capitais e regiões metropolitanas). Caso a solução fornecida nos canais de atendimento não tenha sido satisfatória, fale com a Ouvidoria em 0800 555 0120.',
  ['Conta'],
  {
    deposits: ['Transferência recebida pelo Pix', 'Transferência Recebida'],
    withdrawals: ['Compra no débito', 'Transferência enviada pelo Pix', 'Pagamento de boleto efetuado'],
  },
);

/** The period's first or last day in capitals: `01 DE MAIO DE 2024`. */
const spelt = ({ ledger, facts }: Sheet, which: 'start' | 'end'): string => {
  const raw = formatDay(facts[which], 'long', 'pt')
    .toUpperCase()
    .replace(/^(\d) /, '0$1 ');
  return ledger.say(
    which === 'start' ? 'statementStartDate' : 'statementEndDate',
    isoDate(facts[which]),
    raw,
  );
};

/** After Nubank's: the app's name, the holder with masked tax number, branch and account in one row, the period and the currency of all amounts in a line. */
export const groupedTop: Section = (sheet) => {
  const digits = customerNumber(sheet, 6);
  return `<div class="split"><span class="bank">${sheet.bank()}</span><div class="right"><b>${sheet.holder()}</b><br><span class="small"><b>CPF</b> •••.${digits.slice(0, 3)}.${digits.slice(3)}-•• &nbsp; <b>Agência</b> 0001 &nbsp; <b>Conta</b> ${sheet.number(0)}</span></div></div>
<div class="split" style="margin-top:14pt;border-bottom:1pt solid"><b>${spelt(sheet, 'start')} a ${spelt(sheet, 'end')}</b><span>VALORES EM R$</span></div>`;
};

/** After Nubank's: the last balance large at the left, the balance as a sum of signed figures at the right. */
export const groupedSummary: AccountSection = (sheet, account) =>
  `<div class="split" style="margin:12pt 0"><div>Saldo final do período<br><b style="font-size:1.6em">R$ ${sheet.closing(account)}</b></div><div style="width:52%">${pairs(
    [
      ['Saldo inicial', sheet.opening(account)],
      ['Rendimento líquido', '+0,00'],
      ['Total de entradas', `+${sheet.credits(account)}`],
      ['Total de saídas', `-${sheet.debits(account)}`],
      ['<b>Saldo final do período</b>', `<b>${sheet.closing(account)}</b>`],
    ],
    'rows pairs',
  )}</div></div>`;

/** Whom a movement was with: a shop alone, or a party with its masked number and its account elsewhere. */
const partyOf = (sheet: Sheet, row: Row): string => {
  const { manner, party } = parted(sheet, row);
  if (!manner.startsWith('Transferência')) return party;
  const [digits, branch, account] = [
    referenceNumber(row, 6),
    referenceNumber(row, 3),
    referenceNumber(row, 5),
  ];
  const bank = 'BCO INTERIOR S.A. (0977)';
  const masked = `•••.${digits.slice(0, 3)}.${digits.slice(3)}-••`;
  const other = row.movement.cents > 0 ? party : personAmong(THIRTEENTH_NAMES.pt, row);
  return `${other} - ${masked} - ${bank} Agência: ${branch} Conta: ${account}-${digits[0]}`;
};

/** After Nubank's: under each day what came and what went, each beneath its sum of the day; the kind of movement beside the party, amounts without signs. */
export const groupedTable: AccountSection = (sheet, account) => {
  const isoDayOf = (row: Row): string => isoDate(row.movement.day);
  const rows = sheet.rows(account);
  const line = (row: Row): string => {
    const { manner } = parted(sheet, row);
    const party = partyOf(sheet, row);
    const { unsigned } = toldOver(sheet, account, row, [manner, party]);
    return `<tr><td></td><td style="width:150pt">${manner}</td><td style="width:210pt">${party}</td><td class="right">${unsigned}</td></tr>`;
  };
  const group = (day: string, label: string, sign: string, moved: readonly Row[]): string =>
    moved.length === 0
      ? ''
      : `<tr><td style="white-space:nowrap;width:70pt">${day}</td><td colspan="2"><b>${label}</b></td><td class="right"><b>${sign} ${sheet.digits(centsOf(moved))}</b></td></tr>${moved.map(line).join('\n')}`;
  const days = [...new Set(rows.map(isoDayOf))].map((isoDay) => {
    const ofDay = rows.filter((row) => isoDayOf(row) === isoDay);
    const [came, went] = [
      ofDay.filter(({ movement }) => movement.cents > 0),
      ofDay.filter(({ movement }) => movement.cents < 0),
    ];
    const printed = ofDay[0] ? formatDay(ofDay[0].movement.day, sheet.design.dateStyle, 'pt') : '';
    return (
      group(printed, 'Total de entradas', '+', came) +
      group(came.length === 0 ? printed : '', 'Total de saídas', '-', went)
    );
  });
  return `<h2>Movimentações</h2><table class="rows">${days.join('\n')}</table><div class="small">O saldo líquido corresponde à soma do saldo inicial, das movimentações e do rendimento líquido do período.</div>`;
};
