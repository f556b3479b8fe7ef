import { table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';

/** In words of a sentence. */
export const inSentence: AccountSection = (sheet, account) => {
  const { words } = sheet;
  return `<p>${words.opening}: ${sheet.opening(account)}; ${words.credits}: ${sheet.credits(account)}; ${words.debits}: ${sheet.debits(account)}. <b>${words.closing}: ${sheet.closing(account)}</b></p>`;
};

/** Large figures, each with its label beneath. */
export const cards: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const item = (value: string, label: string): string =>
    `<div style="border:0.7pt solid #999;border-radius:5pt;padding:5pt 12pt"><div style="font-size:1.4em"><b>${value}</b></div><div class="small">${label}</div></div>`;
  return `<div class="strip">${item(sheet.opening(account), words.opening)}${item(sheet.credits(account), words.credits)}${item(sheet.debits(account), words.debits)}${item(sheet.closing(account), words.closing)}</div>`;
};

/** As a sum is written on paper, at the end of the movements. */
export const sumAtTheEnd: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const rows = [
    [words.opening, '', sheet.opening(account)],
    [words.credits, '+', sheet.credits(account)],
    [words.debits, '−', sheet.debits(account)],
    ...(sheet.design.fees ? [[words.fees, '', sheet.fees(account)]] : []),
    [`<b>${words.closing}</b>`, '=', `<b>${sheet.closing(account)}</b>`],
  ];
  return `<div style="margin-left:45%">${table([], rows, [2], 'rows')}</div>`;
};

/** Only the account's name before its movements. */
export const nameOnly: AccountSection = (sheet, account) =>
  `<h2 class="boxed">${sheet.type(account)} · ${sheet.number(account)}</h2>`;
