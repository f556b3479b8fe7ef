import { formatDay } from '../../printing/dates.js';
import { pairs, table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';

/** Two columns of labels and figures in one box: the account's movement at the left, averages and counts at the right. */
export const twoColumnBox: AccountSection = (sheet, account) => {
  const { words, design } = sheet;
  const { movements, openingCents } = sheet.account(account);
  const left = [
    [words.opening, sheet.opening(account)],
    [words.credits, sheet.credits(account)],
    [words.debits, sheet.debits(account)],
    ...(design.fees ? ([[words.fees, sheet.fees(account)]] as const) : []),
    [words.closing, sheet.closing(account)],
  ] as const;
  const right = [
    [words.average ?? '', sheet.digits(Math.round(openingCents * 0.83))],
    [words.kind ?? '', sheet.digits(movements.length * 17)],
    [words.days ?? '', '30'],
    [words.count ?? '', String(movements.length)],
  ] as const;
  return `<b>${words.summary}</b><div class="boxed split"><div style="width:47%">${pairs(left, 'pairs rows')}</div><div style="width:47%">${pairs(right, 'pairs rows')}</div></div>`;
};

/** A list whose first and last label end in a day: `Beginning balance on April 3, 2024`. */
export const datedLabels: AccountSection = (sheet, account) => {
  const { words, facts, design } = sheet;
  const on = (label: string, day: typeof facts.start): string =>
    `${label} ${formatDay(day, design.periodStyle, design.language)}`;
  return `<h2>${words.summary}</h2><div style="width:60%">${pairs(
    [
      [on(words.opening, facts.start), sheet.opening(account)],
      [words.credits, sheet.credits(account)],
      [words.debits, `-${sheet.debits(account)}`],
      [`<b>${on(words.closing, facts.end)}</b>`, `<b>${sheet.closing(account)}</b>`],
    ],
    'pairs rows ruled',
  )}</div>`;
};

/** One row as an equation: opening + in - out = closing, each label beneath its figure. */
export const equation: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const cell = (figure: string, label: string): string =>
    `<b>${figure}</b><br><span class="small">${label}</span>`;
  const row = [
    cell(sheet.opening(account), words.opening),
    '+',
    cell(sheet.credits(account), words.credits),
    '-',
    cell(sheet.debits(account), words.debits),
    '=',
    cell(sheet.closing(account), words.closing),
  ];
  return table([], [row], [], 'rows');
};

/** One account of several under its own line of name and number, its figures in a row of a grid. */
export const accountLine: AccountSection = (sheet, account) => {
  const { words } = sheet;
  const head = [
    words.accountType,
    words.accountNumber.replace(':', ''),
    words.opening.replace(/ on$/, ''),
    words.closing.replace(/ on$/, ''),
  ];
  return table(
    head,
    [[sheet.type(account), sheet.number(account), sheet.opening(account), sheet.closing(account)]],
    [2, 3],
    'rows grid',
  );
};
