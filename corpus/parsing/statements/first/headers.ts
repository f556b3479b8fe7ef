import { pairs, strip } from '../../printing/markup.js';
import type { Section } from '../design.js';
import type { Sheet } from '../sheet.js';

const period = (sheet: Sheet): string => `${sheet.start()} ${sheet.words.to} ${sheet.end()}`;

/** Bank to the left, title to the right; the holder as on an envelope beside a box of labels. */
export const boxBesideAddress: Section = (sheet) => {
  const { words } = sheet;
  const box = pairs(
    [
      [words.accountNumber, sheet.number(0)],
      [words.period, period(sheet)],
    ],
    'pairs boxed',
  );
  return `<div class="split"><div><div class="bank">${sheet.bank()}</div><div class="small">${sheet.bankAddress()}</div></div><h1>${words.title}</h1></div>
<div class="split" style="margin:18pt 0"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div>${box}</div>`;
};

/** A coloured band, the period in a sentence's words beneath. */
export const band: Section = (
  sheet,
) => `<div class="band split"><b style="font-size:1.6em">${sheet.bank()}</b><span>${sheet.words.title}</span></div>
<p>${sheet.words.from} ${period(sheet)}</p><div class="split"><div>${sheet.holder()}<br>${sheet.holderAddress()}</div>
<div>${sheet.words.accountNumber}: <b>${sheet.number(0)}</b></div></div>`;

/** All centred, then a grid of labels and values. */
export const centred: Section = (sheet) => {
  const { words } = sheet;
  const rows = [
    [words.holder, sheet.holder()],
    [words.accountType, sheet.type(0)],
    [words.accountNumber, sheet.number(0)],
    [words.period, period(sheet)],
  ] as const;
  return `<div class="center"><div class="bank">${sheet.bank()}</div><div class="small">${sheet.bankAddress()}</div><h1>${words.title}</h1></div>${pairs(rows, 'pairs grid ragged rows')}`;
};

/** Start and end stand apart under labels of their own. */
export const datesApart: Section = (sheet) => {
  const { words } = sheet;
  const items = [
    [words.accountNumber, sheet.number(0)],
    [words.startDate, sheet.start()],
    [words.endDate, sheet.end()],
  ] as const;
  return `<div style="text-align:right" class="bank">${sheet.bank()}</div><h1>${words.title}</h1><div>${sheet.holder()}</div><div>${sheet.holderAddress(', ')}</div>${strip(items)}`;
};

/** For several accounts: numbers stand with each account. */
export const withoutNumbers: Section = (
  sheet,
) => `<div class="split"><div class="bank">${sheet.bank()}</div><div class="small">${sheet.words.title}<br>${period(sheet)}</div></div>
<p>${sheet.holder()}<br>${sheet.holderAddress()}</p>`;
