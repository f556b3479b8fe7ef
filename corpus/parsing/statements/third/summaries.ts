import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';
import type { Sheet } from '../sheet.js';

const dated = (sheet: Sheet, label: string, of: 'start' | 'end'): string =>
  `${label} ${formatDay(sheet.facts[of], sheet.design.periodStyle, sheet.design.language)}`;
const countOf = (sheet: Sheet, account: number, isPaidIn: boolean): number =>
  sheet.account(account).movements.filter(({ cents }) => cents > 0 === isPaidIn).length;

/** Balances with their days, what came and what went between them; the right half is left to a notice. */
export const datedBalances: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const rows = [
    [dated(sheet, words.opening, 'start'), sheet.opening(account)],
    [words.credits, sheet.credits(account)],
    [words.debits, `-${sheet.debits(account)}`],
    ...(sheet.design.fees ? [[words.fees, sheet.fees(account)] as const] : []),
    [`<b>${dated(sheet, words.closing, 'end')}</b>`, `<b>${sheet.closing(account)}</b>`],
  ] as const;
  return `<h2>${words.summary}</h2><div class="split"><div style="width:52%">${pairs(rows, 'pairs rows ruled')}</div><div class="small boxed" style="width:40%">${words.small}</div></div>`;
};

/** How often beside how much. */
export const withCounts: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const rows = [
    [words.opening, '', sheet.opening(account)],
    [words.credits, String(countOf(sheet, account, true)), sheet.credits(account)],
    [words.debits, String(countOf(sheet, account, false)), sheet.debits(account)],
    [
      `<b>${words.closing}</b>`,
      `<b>${sheet.account(account).movements.length}</b>`,
      `<b>${sheet.closing(account)}</b>`,
    ],
  ];
  return `<h2>${words.summary}</h2><div style="width:60%">${table(['', words.count ?? '', words.amount], rows, [1, 2], 'rows')}</div>`;
};

/** As a line printer sums up: counts within the sentences, dots to the figures. */
export const plusAndLess: AccountSection = (sheet, account) => {
  const { words, design } = sheet;
  const leader = (text: string, value: string): string =>
    `${`${text} `.padEnd(58, '.')} ${value.padStart(16)}`;
  const count = (isPaidIn: boolean): string => String(countOf(sheet, account, isPaidIn));
  const lines = [
    leader(dated(sheet, words.opening, 'start'), sheet.opening(account)),
    leader(words.credits.replace('#', count(true)), sheet.credits(account)),
    leader(words.debits.replace('#', count(false)), sheet.debits(account)),
    ...(design.fees ? [leader(words.fees, sheet.fees(account))] : []),
    leader(dated(sheet, words.closing, 'end'), sheet.closing(account)),
  ];
  return `<pre style="font-family:inherit">${lines.join('\n')}</pre>`;
};

/** One line of figures with the signs of an equation between them. */
export const equation: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const term = (label: string, value: string): string =>
    `<div class="center"><div class="small">${label}</div><div style="font-size:1.15em">${value}</div></div>`;
  const sign = (text: string): string => `<div style="font-size:1.4em;padding-top:4pt">${text}</div>`;
  return `<div class="strip" style="background:#f3f3f0;padding:8pt 12pt">${term(words.opening, sheet.opening(account))}${sign('+')}${term(words.credits, sheet.credits(account))}${sign('–')}${term(words.debits, sheet.debits(account))}${sign('=')}${term(`<b>${words.closing}</b>`, `<b>${sheet.closing(account)}</b>`)}</div>`;
};

/** Two tables abreast: what the account did, and figures that no reader asked for. */
export const besideAverages: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const held = sheet.rows(account).map(({ balanceCents }) => balanceCents);
  const mean = Math.round(held.reduce((sum, cents) => sum + cents, 0) / Math.max(1, held.length));
  const left = pairs(
    [
      [words.opening, sheet.opening(account)],
      [`(+) ${words.credits}`, sheet.credits(account)],
      [`(-) ${words.debits}`, sheet.debits(account)],
      [words.closing, sheet.closing(account)],
    ],
    'pairs rows',
  );
  const right = pairs(
    [
      [words.average ?? '', sheet.digits(mean)],
      [words.days ?? '', '30'],
    ],
    'pairs rows',
  );
  return `<div class="split"><div class="boxed" style="width:50%"><b>${words.summary}</b>${left}</div><div class="boxed" style="width:40%">${right}</div></div>`;
};

/** Heading of one of several accounts, with what it began and ended with in the same line. */
export const accountLine: AccountSection = (sheet, account) => {
  const { words } = sheet;
  return `<h2>${sheet.type(account)} ${sheet.number(account)}</h2><div class="split small"><span>${words.opening} ${sheet.opening(account)}</span><span>${words.closing} ${sheet.closing(account)}</span></div>`;
};
