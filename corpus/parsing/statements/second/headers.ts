import { table } from '../../printing/markup.js';
import type { Section } from '../design.js';
import type { Sheet } from '../sheet.js';

const stacked = (items: readonly (readonly [label: string, value: string])[]): string =>
  items
    .map(([label, value]) => `<div class="small" style="margin-top:4pt">${label}</div><div>${value}</div>`)
    .join('');
const period = (sheet: Sheet, between = '–'): string => `${sheet.start()} ${between} ${sheet.end()}`;

/** The holder in an envelope's window; to the right a stack of labels above values; the bank's own address at the very top. */
export const envelope: Section = (sheet) => {
  const { words } = sheet;
  const right = stacked([
    [words.accountType, sheet.type(0)],
    [words.accountNumber, sheet.number(0)],
    [words.startDate, sheet.start()],
    [words.endDate, sheet.end()],
  ]);
  return `<div class="small center">${sheet.bank()} · ${sheet.bankAddress()}</div><div class="split" style="margin:34pt 0 16pt"><div style="padding-left:20pt">${sheet.holder()}<br>${sheet.holderAddress()}</div><div>${right}</div></div><h1>${words.title}</h1>`;
};

/** A column at the left for everything but the movements. */
export const sidebar: Section = (sheet) => {
  const { words } = sheet;
  const items = stacked([
    [words.holder, `${sheet.holder()}<br>${sheet.holderAddress()}`],
    [words.accountNumber, sheet.number(0)],
    [words.period, period(sheet)],
  ]);
  return `<div style="float:left;width:26%;margin-right:3%;border-right:2pt solid ${sheet.design.accent};min-height:240pt"><div class="bank" style="font-size:1.4em">${sheet.bank()}</div><div class="small">${sheet.bankAddress()}</div>${items}</div><h1>${words.title}</h1>`;
};

/** No labels at all: what others put into boxes stands in a sentence. */
export const sentence: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="split"><div><b>${sheet.holder()}</b><br>${sheet.holderAddress(' · ')}</div><div class="bank">${sheet.bank()}</div></div><hr>
<p>${words.title} <b>${sheet.type(0)}</b> ${words.accountNumber} <b>${sheet.number(0)}</b>, ${words.from} ${sheet.start()} ${words.to} ${sheet.end()}</p>`;
};

/** A row of labels with a row of values beneath. */
export const labelRow: Section = (sheet) => {
  const { words } = sheet;
  const rows = table(
    [words.holder, words.accountNumber, words.accountType, words.period],
    [[sheet.holder(), sheet.number(0), sheet.type(0), period(sheet, words.to)]],
    [],
    'rows grid',
  );
  return `<div style="border-bottom:3pt double ${sheet.design.accent}"><span class="bank">${sheet.bank()}</span> <span style="float:right">${words.title}</span></div>${rows}`;
};

/** For several accounts: the holder's name at the top, the accounts in one table with their numbers and balances. */
export const overview: Section = (sheet) => {
  const { words } = sheet;
  const rows = sheet.facts.accounts.map((_, index) => [
    sheet.type(index),
    sheet.number(index),
    sheet.opening(index),
    sheet.closing(index),
  ]);
  return `<div class="bank center">${sheet.bank()}</div><div class="center small">${sheet.bankAddress()}</div><div class="center">${words.period} ${period(sheet, words.to)}</div>
<p style="margin-left:55%">${sheet.holder()}<br>${sheet.holderAddress()}</p><h2>${words.summary}</h2>${table([words.accountType, words.accountNumber, words.opening, words.closing], rows, [2, 3], 'rows ruled')}`;
};
