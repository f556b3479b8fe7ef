import type { Box, Figure } from '@assay/media';
import type { Cell } from '../../layout/cells.js';
import { hasLetter, hasLettersInARow } from '../../layout/characters.js';
import { sharedWidth } from '../../layout/columns.js';
import type { Row } from '../../layout/rows.js';
import { saysOneOf } from '../../vocabulary/pattern.js';
import type { ReadText } from '../activity/activity-line.js';
import { summaryRoleOf } from '../summary/summary-roles.js';
import { kindIn } from './account-kind.js';
import { type AccountNumber, numbersOf } from './account-number.js';
import WORDS from './account-number.json' with { type: 'json' };

/** A line of a list of accounts: `Checking  001570  1,000.00  1,200.00`. */
export interface ListedAccount {
  readonly row: number;
  readonly number: AccountNumber;
  /** What it is called there. */
  readonly name: AccountName;
  readonly opening: Figure | undefined;
  readonly closing: Figure | undefined;
  readonly deposits: Figure | undefined;
  readonly withdrawals: Figure | undefined;
}

export interface AccountName extends ReadText {
  readonly certainty: number;
}

/** More figures are balances and what lies between them, each under its heading. */
const [MAX_WITHOUT_ROLES, MAX_FIGURES] = [3, 7];
/** Over a column of the accounts' own numbers, and over one of others: a CLABE holds it among others. */
const OF_ACCOUNT = /\b(?:account|cuenta|conta)/u;
const isOfAnother = saysOneOf(WORDS.ofAnother);
/** A heading stands at most this many rows above the list's first line. */
const MAX_ROWS_ABOVE = 8;
/** Digits of an account's number that no kind of account beside it explains, at least. */
const [MIN_DIGITS, MIN_DIGITS_OF_KIND] = [5, 4];
const MAX_NAME_WORDS = 7;
/** How often a name is the account's: of a kind that is known, and of any in the cell before the number. */
const [KNOWN_KIND, ANY_NAME] = [0.8, 0.82];

/**
 * Lines that name an account, its number and a balance or two, as lists of all of a customer's accounts do.
 * Where the headings do not tell, the first of two balances is the earlier one.
 */
export const listedAccounts = (rows: readonly Row[], inTables: ReadonlySet<number>): ListedAccount[] =>
  rows.flatMap((row) => {
    const { money } = row;
    const [first] = money;
    if (inTables.has(row.index) || row.date || !first || money.length > MAX_FIGURES) return [];
    const number = numberIn(rows, row, first.figure.box);
    const kind = kindOf(row);
    const name = kind ?? (number && nameBefore(row, number));
    if (!number || !name) return [];
    const isLong = number.key.length >= MIN_DIGITS;
    const balances = isLong ? figuresByRole(rows, row) : undefined;
    if (money.length > MAX_WITHOUT_ROLES)
      return balances ? [{ row: row.index, number, name, ...balances }] : [];
    const isNumbered = isLong && OF_ACCOUNT.test(headingsOver(rows, row, number.box).join(' '));
    if (!kind && !(money.length === 2 && isLong) && !isNumbered) return [];
    const [earlier, later] = money.length > 1 ? money : [undefined, first];
    const [opening, closing] = [earlier?.figure, later?.figure];
    return [{ row: row.index, number, name, opening, closing, deposits: undefined, withdrawals: undefined }];
  });

type Balances = Pick<ListedAccount, 'opening' | 'closing' | 'deposits' | 'withdrawals'>;

/**
 * `Beginning Balance | Withdrawals | Deposits | Ending Balance` over a row's figures; undefined without both
 * balances.
 */
function figuresByRole(rows: readonly Row[], row: Row): Balances | undefined {
  const roles = row.numbers.map(({ figure }) =>
    headingsOver(rows, row, figure.box)
      .map(summaryRoleOf)
      .find((role) => role !== undefined),
  );
  const of = (role: keyof Balances): Figure | undefined =>
    row.numbers.findLast(({ isMoney }, place) => isMoney && roles[place] === role)?.figure;
  const found = {
    opening: of('opening'),
    closing: of('closing'),
    deposits: of('deposits'),
    withdrawals: of('withdrawals'),
  };
  return found.opening && found.closing ? found : undefined;
}

/** The last number before the first amount; one of a column of other numbers only where there is no other. */
function numberIn(rows: readonly Row[], row: Row, end: Box): AccountNumber | undefined {
  const found = numbersOf(row).filter(
    ({ key, box, cell, from }) => key.length >= MIN_DIGITS_OF_KIND && box.x2 <= end.x1 && cell + from > 0,
  );
  return found.findLast(({ box }) => !isOfAnother(headingsOver(rows, row, box).join(' '))) ?? found.at(-1);
}

const nameOf = (cell: Cell, text: string, certainty: number): AccountName => ({
  text,
  page: cell.page,
  box: cell.box,
  reading: Math.min(...cell.words.map((word) => word.reading)),
  certainty,
});

function kindOf({ cells }: Row): AccountName | undefined {
  const [found] = cells.flatMap((cell) => {
    const text = kindIn(cell);
    return text === undefined ? [] : [nameOf(cell, text, KNOWN_KIND)];
  });
  return found;
}

/** What the account is called, in the cell before its number. */
function nameBefore({ cells }: Row, number: AccountNumber): AccountName | undefined {
  const cell = cells.findLast(({ box, text }) => box.x2 <= number.box.x1 && hasLettersInARow(text, 3));
  if (!cell || cell.words.length > MAX_NAME_WORDS || /\d|[:;]/u.test(cell.text)) return undefined;
  return nameOf(cell, cell.text, ANY_NAME);
}

/** What is printed in words over a place, nearest first, folded. */
function headingsOver(rows: readonly Row[], row: Row, box: Box): string[] {
  return rows
    .slice(Math.max(0, row.index - MAX_ROWS_ABOVE), row.index)
    .filter(({ line }) => line.page === row.line.page)
    .flatMap(({ cells }) => cells.find((one) => sharedWidth(one.box, box) > 0.2) ?? [])
    .filter(({ text }) => hasLetter(text))
    .map(({ folded }) => folded)
    .reverse();
}
