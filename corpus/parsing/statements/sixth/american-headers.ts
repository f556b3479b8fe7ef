import { pairs, strip } from '../../printing/markup.js';
import type { Section } from '../design.js';
import { yearOnce } from './periods.js';

/** The bank over its postal box at the left; period and number without a box at the right; the holder as behind a window, whom to call beside it. */
export const mailer: Section = (sheet) => {
  const { words } = sheet;
  const callUs = pairs(
    [
      ['Web site:', 'www.example.com'],
      ['Service Center:', '1-800-555-0135'],
      ['Para Espanol:', '1-877-555-0112'],
    ],
    'pairs ragged small',
  );
  return `<div class="split"><div><div class="bank">${sheet.bank()}</div><span class="small">${sheet.bankAddress()}</span></div><div class="right">${sheet.start()} ${words.to} ${sheet.end()}<br>${words.accountNumber} <b>${sheet.number(0)}</b></div></div>
<div class="split" style="margin-top:34pt"><div style="margin-left:24pt">${sheet.holder()}<br>${sheet.holderAddress()}</div><div><div class="band small" style="padding:2pt 6pt"><b>${words.clientNumber}</b></div>${callUs}</div></div>
<div style="margin-top:16pt;border-bottom:2pt solid #222;font-size:1.3em"><b>${words.title}</b> &nbsp;&nbsp; ${sheet.type(0)}</div>`;
};

/** A credit union's: three values side by side under their labels, then member and branch side by side. */
export const memberStrip: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="split"><div class="bank" style="font-size:1.5em">${sheet.bank()}</div><b>${words.title}</b></div>${strip(
    [
      [words.clientNumber ?? '', '0044718'],
      [words.period, `${sheet.start()} ${words.to} ${sheet.end()}`],
      [words.page, `1 ${words.of} 3`],
    ],
  )}<div class="split"><div style="margin-top:20pt">${sheet.holder()}<br>${sheet.holderAddress()}</div><div class="small right">${sheet.bankAddress()}<br>Lobby hours 9 - 5<br>Audio teller 800-555-0164</div></div>`;
};

/** The wordmark, a large title, the holder at the left, two labels over their values at the right. */
export const wordmark: Section = (sheet) => {
  const { words } = sheet;
  const over = (label: string, value: string): string =>
    `<div style="margin-bottom:8pt"><b>${label}</b><br>${value}</div>`;
  return `<div style="font-size:1.6em;color:${sheet.design.accent}"><b>${sheet.bank()}</b></div><h1 style="margin-top:18pt">${words.title}</h1>
<div class="split"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:40%">${over(words.accountNumber, sheet.number(0))}${over(words.period, `${sheet.start()} ${words.to} ${sheet.end()}`)}</div></div>`;
};

/** A broker's: labels in bold before their values in two columns; the year of the period stands once. */
export const brokerColumns: Section = (sheet) => {
  const { words } = sheet;
  const row = (label: string, value: string): string => `<div><b>${label}</b> ${value}</div>`;
  return `<div class="band split"><span>${words.title}</span><b>${sheet.bank()}</b></div>
<div class="split" style="margin:10pt 0"><div style="width:48%"><b>${words.holder}</b><br>${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div style="width:48%">${row(words.accountNumber, sheet.number(0))}${row(words.period, yearOnce(sheet))}${row(words.accountType, sheet.type(0))}<div class="small" style="margin-top:6pt">Customer Service 800-555-0148<br>${sheet.bankAddress()}</div></div></div>`;
};

/** Each label in two languages, one row of a ruled grid per value. */
export const twoLanguages: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="split"><div class="bank">${sheet.bank()}</div><div class="right small">${sheet.bankAddress()}<br>Bilingual service / Servicio bilingüe 888-555-0190</div></div><h2>${words.title}</h2>${pairs(
    [
      [words.holder, `${sheet.holder()}<br>${sheet.holderAddress()}`],
      [words.accountNumber, sheet.number(0)],
      [words.accountType, sheet.type(0)],
      [words.period, `${sheet.start()} ${words.to} ${sheet.end()}`],
    ],
    'rows grid ragged',
  )}`;
};

/** The kind of account in large letters, then number, dates and page in one line between bullets. */
export const bulletLine: Section = (sheet) => {
  const { words } = sheet;
  return `<div class="split"><h1 style="color:${sheet.design.accent}">${sheet.type(0)}</h1><b>${sheet.bank()}</b></div>
<div>${words.accountNumber} <b>${sheet.number(0)}</b> &nbsp;•&nbsp; ${sheet.start()} ${words.to} ${sheet.end()} &nbsp;•&nbsp; ${words.page} 1 ${words.of} 4</div>
<div class="split" style="margin-top:30pt"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div><div style="width:42%"><b>${words.clientNumber}</b><br><span class="small">Available by phone 24 hours a day, 7 days a week: 1-800-555-0169</span></div></div>`;
};
