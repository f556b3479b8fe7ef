import { pairs } from '../../printing/markup.js';
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

/** All centered, then a grid of labels and values. */
export const centered: Section = (sheet) => {
  const { words } = sheet;
  const rows = [
    [words.holder, sheet.holder()],
    [words.accountType, sheet.type(0)],
    [words.accountNumber, sheet.number(0)],
    [words.period, period(sheet)],
  ] as const;
  return `<div class="center"><div class="bank">${sheet.bank()}</div><div class="small">${sheet.bankAddress()}</div><h1>${words.title}</h1></div>${pairs(rows, 'pairs grid ragged rows')}`;
};

/** For several accounts: numbers stand with each account. */
export const withoutNumbers: Section = (
  sheet,
) => `<div class="split"><div class="bank">${sheet.bank()}</div><div class="small">${sheet.words.title}<br>${period(sheet)}</div></div>
<p>${sheet.holder()}<br>${sheet.holderAddress()}</p>`;
