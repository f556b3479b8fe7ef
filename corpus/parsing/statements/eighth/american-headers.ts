import { daysAfter, formatDay } from '../../printing/dates.js';
import { strip, table } from '../../printing/markup.js';
import type { Section } from '../design.js';

/** The kind of account over the period and the holder at the left; number, page and whom to write to at the right, the bank over a rule. */
export const kindOverPeriod: Section = (sheet) => {
  const { words, design } = sheet;
  return `<div class="right bank" style="border-bottom:2pt solid ${design.accent}">${sheet.bank()}</div>
<div class="split" style="margin-top:8pt"><div><h1>${sheet.type(0)}</h1>${words.period} ${sheet.start()} ${words.to} ${sheet.end()}<div style="margin-top:26pt">${sheet.holder()}<br>${sheet.holderAddress()}</div></div>
<div style="width:40%">${words.accountNumber}<br><b>${sheet.number(0)}</b><br>${words.page} 1 ${words.of} 2<br>${words.count} 0<p class="small">${words.title}</p><span class="small">Write to: Customer Service<br>${sheet.bankAddress()}</span></div></div>`;
};

/** Four cells in a row over the holder: the member's number, the two days, the page; the bank in the middle above. */
export const fourCells: Section = (sheet) => {
  const { words } = sheet;
  const head = [words.clientNumber ?? '', words.startDate, words.endDate, words.page];
  return `<div class="center"><b style="font-size:1.5em">${sheet.bank()}</b><br>${sheet.bankAddress()}<br><b>${words.title}</b></div>
<div class="split" style="margin-top:12pt"><div style="margin:16pt 0 0 24pt">${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:52%">${table(head, [['4417092', sheet.start(), sheet.end(), '1']], [], 'rows grid')}</div></div>`;
};

/** The bank without its word, the currency in the title, day of making under it; the holder at the left, numbers at the right; the period stands in the heading of the movements. */
export const currencyTitle: Section = (sheet) => {
  const { words, facts, design } = sheet;
  const made = formatDay(daysAfter(facts.end, 3), design.periodStyle, design.language);
  const number = (label: string, value: string): string =>
    `<div><span class="label">${label}</span> &nbsp; ${value}</div>`;
  return `<div class="split"><b style="font-size:2em">${sheet.bank()}</b><div class="right"><b style="font-size:1.4em">${words.title}</b><br><span class="small">${words.kind} ${made}<br>${sheet.bankAddress()}</span></div></div>
<div class="split" style="margin:20pt 0"><div><b>${sheet.holder()}</b><br>${sheet.holderAddress()}</div><div>${number(words.accountNumber, sheet.number(0))}${number(words.clientNumber ?? '', '084106768')}</div></div>`;
};

/** The bank and its address in a box at the left, account, days and page as labels over values at the right, the holder low as behind a window. */
export const boxedBank: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="split"><div class="boxed" style="width:38%"><b>${sheet.bank()}</b><br>${sheet.bankAddress()}</div><div style="width:58%"><b>${words.title}</b>${strip(
    [
      [words.accountNumber, sheet.number(0)],
      [words.startDate, sheet.start()],
      [words.endDate, sheet.end()],
      [words.page, '1'],
    ],
  )}</div></div>
<div style="margin:26pt 0 18pt 36pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>`;
};
