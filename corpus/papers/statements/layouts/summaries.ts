import { pairs, table } from '../../printing/markup.js';
import type { AccountSection } from '../design.js';
import type { Sheet } from '../sheet.js';

const items = (sheet: Sheet, account: number): (readonly [string, string])[] => {
  const { words } = sheet;
  return [
    [words.opening, sheet.opening(account)],
    [words.credits, sheet.credits(account)],
    [words.debits, sheet.debits(account)],
    ...(sheet.design.fees ? [[words.fees, sheet.fees(account)] as const] : []),
    [words.closing, sheet.closing(account)],
  ];
};

/** Label and value, line under line. */
export const listed: AccountSection = (sheet, account) =>
  `<h2>${sheet.words.summary}</h2>${pairs(items(sheet, account), 'pairs ruled')}`;

/** The account's own heading, then a table of one line. */
export const ownTable: AccountSection = (sheet, account) => {
  const all = items(sheet, account);
  const heading = `<h2>${sheet.type(account)} - ${sheet.number(account)}</h2>`;
  return `${heading}${table(
    all.map(([label]) => label),
    [all.map(([, value]) => value)],
    all.map((_, column) => column),
    'rows grid',
  )}`;
};
