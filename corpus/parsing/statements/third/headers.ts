import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { Section } from '../design.js';
import type { Sheet } from '../sheet.js';

/** A number that means nothing to a reader: of a client, of a branch. */
export const serial = (sheet: Sheet, digits: number): string =>
  String(sheet.account(0).openingCents * 7_919 + 104_729)
    .padStart(digits, '3')
    .slice(-digits);

/** The bank at the left, whom to call at the right; dates without any label, the number far below them. */
export const letterhead: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="split"><div><div class="bank">${sheet.bank()}</div><div class="small">${sheet.bankAddress()}</div></div>
<div class="small right">${sheet.start()} ${words.to} ${sheet.end()}<br>${words.accountNumber} <b>${sheet.number(0)}</b><br><br>${words.clientNumber ?? ''}<br>555 0142</div></div>
<div style="margin:42pt 0 26pt 18pt">${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div style="font-size:1.5em;border-bottom:2pt solid ${sheet.design.accent}">${words.title} <b>${sheet.type(0)}</b></div>`;
};

/** The holder under the bank's name; at the right a ruled box of all numbers that a branch asks for. */
export const boxOfNumbers: Section = (sheet) => {
  const { words, design } = sheet;
  const box = table(
    [],
    [
      [words.period, `${words.from} ${sheet.start()} ${words.to} ${sheet.end()}`],
      [words.cutOff ?? '', formatDay(sheet.facts.end, design.periodStyle, design.language)],
      [words.accountNumber, sheet.number(0)],
      [words.clientNumber ?? '', serial(sheet, 6)],
      [words.page, '1'],
    ],
    [1],
    'grid',
  );
  return `<div class="band split"><b style="font-size:1.5em">${sheet.bank()}</b><span>${words.title}</span></div>
<div class="split" style="margin-top:10pt"><div>${sheet.holder()}<br>${sheet.holderAddress()}<br><br><span class="small">${sheet.bankAddress()}</span></div>${box}</div><h2>${sheet.type(0)}</h2>`;
};

/** A name, a few grey words, the month: as an app exports it. */
export const appExport: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="split"><div style="font-size:1.7em;color:${sheet.design.accent}"><b>${sheet.bank()}</b></div><div class="small right">${words.title}</div></div>
<p style="font-size:1.3em;margin:14pt 0 2pt">${sheet.holder()}</p><p class="small" style="margin:0">${words.accountType} ${sheet.type(0)} &nbsp; ${words.accountNumber} <b>${sheet.number(0)}</b></p>
<p class="right" style="font-size:1.1em">${sheet.start()} ${words.to} ${sheet.end()}</p>`;
};

/** Cells of a spreadsheet: a label, its value, nothing else. */
export const spreadsheetCells: Section = (sheet) => {
  const { words } = sheet;
  const rows = [
    [words.holder, sheet.holder()],
    [words.accountNumber, sheet.number(0)],
    [words.from, sheet.start()],
    [words.to, sheet.end()],
    [words.opening, sheet.opening(0)],
    [words.closing, sheet.closing(0)],
  ] as const;
  return `<div>${sheet.bank()}${words.title ? ` ${words.title}` : ''}</div>${pairs(rows, 'grid ragged')}<br>`;
};

/** As a line printer fills a form: everything in capitals and columns. */
export const lineprinter: Section = (sheet) => {
  const { words } = sheet;
  const lines = [
    `${sheet.bank()}`,
    `${sheet.bankAddress()}`,
    '',
    `${''.padEnd(46)}${words.accountNumber.padEnd(18)} ${sheet.number(0)}`,
    `${''.padEnd(46)}${words.startDate.padEnd(18)} ${sheet.start()}`,
    `${''.padEnd(46)}${words.endDate.padEnd(18)} ${sheet.end()}`,
    `${''.padEnd(46)}${words.page.padEnd(18)} 1`,
    '',
    `     ${sheet.holder()}`,
  ];
  return `<pre style="font-family:inherit;margin:0">${lines.join('\n')}\n     ${sheet.holderAddress('\n     ')}\n\n${words.title ? `**** ${words.title} ****\n` : ''}${sheet.type(0)}\n${'-'.repeat(88)}</pre>`;
};

/** Several accounts under one member's number; each account has its own heading further down. */
export const member: Section = (sheet) => {
  const { words } = sheet;
  const rows = sheet.facts.accounts.map((_, index) => [
    sheet.type(index),
    sheet.number(index),
    sheet.closing(index),
  ]);
  return `<div class="split"><div style="width:55%"><div class="bank">${sheet.bank()}</div><div class="small">${sheet.bankAddress()}</div><p style="margin:30pt 0 0 12pt">${sheet.holder()}<br>${sheet.holderAddress()}</p></div>
<div style="width:40%"><div class="right"><b>${words.title}</b></div>${pairs(
    [
      [words.clientNumber ?? '', serial(sheet, 7)],
      [words.startDate, sheet.start()],
      [words.endDate, sheet.end()],
    ],
    'pairs rows ruled',
  )}</div></div><p><b>${words.summary}</b></p>${table([words.accountType, words.accountNumber, words.closing], rows, [2], 'rows zebra')}`;
};
