import { type Day, daysAfter, formatDay, isoDate, monthName } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { Section } from '../design.js';
import { clabeOf, rfcOfHolder } from './parts.js';

const two = (value: number): string => String(value).padStart(2, '0');
/** `01/Mayo/2023` */
const monthSpelt = (day: Day): string => {
  const name = monthName(day, 'es');
  return `${two(day.day)}/${name[0]?.toUpperCase()}${name.slice(1)}/${day.year}`;
};

/** After Citibanamex's: the day of the statement in its title, client and page at the right, the holder's block at the left with tax number and branch below. */
export const dayInTitle: Section = (sheet) => {
  const { words, facts } = sheet;
  const closing = formatDay(facts.end, 'long', 'es').toUpperCase();
  return `<div class="split"><div class="bank">${sheet.bank()}</div><div class="right"><b>${words.title} ${closing}</b><br>${words.clientNumber} 48813307<br>${words.page} 1 ${words.of} 3</div></div>
<div style="margin:22pt 0 14pt">${sheet.holder()}<br>${sheet.holderAddress()}</div><div>R.F.C. ${rfcOfHolder(facts)} &nbsp;&nbsp; Sucursal 0519 Centro &nbsp;&nbsp; <span class="small">${sheet.bankAddress()}</span></div>`;
};

/** After Banorte's: client, tax number, branch at the left under the name; period and cut-off in cells at the right with the month spelt out. */
export const monthSpeltOut: Section = (sheet) => {
  const { words, facts } = sheet;
  const day = (path: string, date: Day): string => sheet.ledger.say(path, isoDate(date), monthSpelt(date));
  const period = `${words.from} ${day('statementStartDate', facts.start)} ${words.to} ${day('statementEndDate', facts.end)}`;
  const cells = [
    [words.clientNumber ?? '', '73014462'],
    ['RFC', rfcOfHolder(facts)],
    [words.period, period],
    [words.endDate, monthSpelt(facts.end)],
  ];
  const product = [
    sheet.type(0),
    sheet.number(0),
    clabeOf(sheet.account(0)),
    sheet.opening(0),
    sheet.closing(0),
  ];
  return `<div class="split"><div class="bank">${sheet.bank()}</div><b>${words.title}</b></div>
<div class="split" style="margin:14pt 0"><div><b>${sheet.holder()}</b><br>${sheet.holderAddress()}</div><div style="white-space:nowrap">${pairs(
    cells.map(([label = '', value = '']) => [label, value] as const),
    'rows grid',
  )}</div></div>
<div class="band" style="padding:2pt 5pt"><b>RESUMEN INTEGRAL</b></div>${table([words.accountType, words.accountNumber, 'CLABE', 'Saldo anterior', 'Saldo al corte'], [product], [3, 4], 'rows ruled')}<div class="small">${sheet.bankAddress()}</div>`;
};

/** After Bradesco's: title over name, branch and account in one line between bars, the hour of printing at the right. */
export const barBetweenNumbers: Section = (sheet) => {
  const { words, facts } = sheet;
  const printed = formatDay(daysAfter(facts.end, 2), 'DD/MM/YYYY', 'pt');
  return `<div class="split"><div class="bank">${sheet.bank()}</div><div class="right">${words.endDate} ${printed} - 10h32</div></div>
<b style="font-size:1.2em">${words.title}</b><div style="margin:6pt 0">${words.holder} ${sheet.holder()}<br>${words.activity} ${words.clientNumber}: 2874 | ${words.accountNumber}: ${sheet.number(0)} | ${sheet.type(0)}<br>${words.period} ${sheet.start()} ${words.to} ${sheet.end()}</div>`;
};

/** After Banco do Brasil's: the title in a coloured band, client over branch and account, the period beneath. */
export const clientOverAccount: Section = (sheet) => {
  const { words, design } = sheet;
  return `<div class="split" style="border-bottom:3pt solid ${design.accent}"><b style="font-size:1.5em">${words.title}</b><div class="bank">${sheet.bank()}</div></div>
<div style="margin:8pt 0"><span class="label">${words.holder}</span> ${sheet.holder()}<br><span class="label">${words.clientNumber}</span> 1523-8 &nbsp; <span class="label">${words.accountNumber}</span> ${sheet.number(0)}<br><span class="label">${words.period}</span> ${sheet.start()} ${words.to} ${sheet.end()}</div>`;
};
