import { formatDay } from '../../printing/dates.js';
import { pairs, strip, table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';

/** How often, of what, and how much, each line with its day: `06/01 Previous Balance`, `3 Deposits/Credits`. */
export const datesAndCounts: AccountSection = (sheet, account) => {
  const { words, design, facts } = sheet;
  const { movements } = sheet.account(account);
  const count = (isIn: boolean): string => String(movements.filter(({ cents }) => cents > 0 === isIn).length);
  const rows = [
    [words.opening, formatDay(facts.start, design.dateStyle, design.language), '', sheet.opening(account)],
    [words.credits, '', count(true), sheet.credits(account)],
    [words.debits, '', count(false), sheet.debits(account)],
    ...(design.fees ? [[words.fees, '', '', sheet.fees(account)]] : []),
    [words.closing, formatDay(facts.end, design.dateStyle, design.language), '', sheet.closing(account)],
  ];
  return `<div style="width:64%">${table([], rows, [2, 3], 'rows')}</div>`;
};

/** Four boxes abreast, the figure large over its label. */
export const figureOverLabel: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const box = (label: string, value: string): string =>
    `<div class="boxed center" style="width:22%"><div style="font-size:1.3em">${value}</div>${label}</div>`;
  return `<div class="strip">${box(words.opening, sheet.opening(account))}${box(words.credits, sheet.credits(account))}${box(words.debits, sheet.debits(account))}${box(words.closing, sheet.closing(account))}</div>`;
};

/** Labels over figures in one row, and an average that is none of them. */
export const rowWithAverage: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const { movements, openingCents } = sheet.account(account);
  const mean = Math.round(openingCents + movements.reduce((sum, { cents }) => sum + cents, 0) / 2);
  return `<h2>${words.summary}</h2>${strip([
    [words.opening, sheet.opening(account)],
    [words.credits, sheet.credits(account)],
    [words.debits, sheet.debits(account)],
    [words.average ?? '', sheet.digits(mean)],
    [words.closing, sheet.closing(account)],
  ])}`;
};

/** A ruled list at the right half of the page, signs before the figures. */
export const listAtTheRight: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const rows = [
    [words.opening, sheet.opening(account)],
    [words.credits, `+ ${sheet.credits(account)}`],
    [words.debits, `- ${sheet.debits(account)}`],
    [words.closing, `= ${sheet.closing(account)}`],
  ] as const;
  return `<div style="margin-left:50%"><b>${words.summary}</b>${pairs(rows, 'pairs rows ruled')}</div>`;
};
