import type { Box, Figure } from '@assay/media';
import { sharedWidth } from '../../layout/columns.js';
import type { StatementRow } from '../page/statement-rows.js';
import { summaryRoleOf } from '../summary/summary-roles.js';
import { type AccountNumber, plainNumber } from './account-number.js';
import { type AccountType, accountType } from './account-type.js';

/** A line of a list of accounts: `Checking  001570  1,000.00  1,200.00`. */
export interface ListedAccount {
  readonly row: number;
  readonly type: AccountType | undefined;
  readonly number: AccountNumber;
  readonly opening: Figure | undefined;
  readonly closing: Figure | undefined;
  readonly deposits: Figure | undefined;
  readonly withdrawals: Figure | undefined;
}

/** More figures are balances and what lies between them, each under its heading. */
const MAX_WITHOUT_ROLES = 3;
const MAX_FIGURES = 7;

const OF_BEFORE = /\b(?:beginning|opening|last|previous|prior|anterior|inicial)\b/u;
/** A heading stands at most this many rows above the list's first line. */
const MAX_ROWS_ABOVE = 8;

/** Digits of an account's number that no kind of account beside it explains, at least. */
const MIN_DIGITS = 5;
const MAX_NAME_WORDS = 7;

/**
 * Lines that name an account, its number and a balance or two, as lists of all of a customer's accounts do.
 * Where the headings do not tell, the first of two balances is the earlier one.
 */
export function listedAccounts(
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
): ListedAccount[] {
  return rows.flatMap((row) => {
    const money = row.numbers.filter(({ isMoney }) => isMoney);
    if (inTables.has(row.index) || row.date || money.length === 0 || money.length > MAX_FIGURES) return [];
    const kind = accountType(rows, [row], inTables, row.index, '');
    const number = numberIn(rows, row, money[0]?.from ?? 0);
    const isLong = number !== undefined && number.key.length >= MIN_DIGITS;
    const isNumbered = () => isLong && OF_ACCOUNT.test(headingsAbove(rows, row, number.box));
    if (money.length > MAX_WITHOUT_ROLES) {
      const byRole = isLong ? figuresByRole(rows, row) : undefined;
      return byRole && number
        ? [{ row: row.index, type: kind ?? nameBefore(row, number), number, ...byRole }]
        : [];
    }
    const isPlain =
      number !== undefined && (kind !== undefined || (money.length === 2 && isLong) || isNumbered());
    if (!isPlain) return [];
    const type = kind ?? nameBefore(row, number);
    if (!type) return [];
    let opening: Figure | undefined;
    let closing: Figure | undefined;
    const above = money.map(({ figure }) => OF_BEFORE.test(headingsAbove(rows, row, figure.box)));
    for (const [place, { figure }] of money.entries()) {
      const isOpening = above.includes(true) ? above[place] : money.length > 1 && place === 0;
      if (isOpening) opening ??= figure;
      else closing ??= figure;
    }
    return [{ row: row.index, type, number, opening, closing, deposits: undefined, withdrawals: undefined }];
  });
}

/**
 * `Beginning Balance | Withdrawals | Deposits | Interest | Ending Balance` over a row's figures; undefined
 * where not both balances have their heading.
 */
function figuresByRole(
  rows: readonly StatementRow[],
  row: StatementRow,
): Pick<ListedAccount, 'opening' | 'closing' | 'deposits' | 'withdrawals'> | undefined {
  const figures = new Map<string | undefined, Figure>();
  for (const { figure, isMoney } of row.numbers)
    if (isMoney) figures.set(roleOver(rows, row, figure.box), figure);
  const [opening, closing] = [figures.get('opening'), figures.get('closing')];
  return opening && closing
    ? { opening, closing, deposits: figures.get('deposits'), withdrawals: figures.get('withdrawals') }
    : undefined;
}

const roleOver = (rows: readonly StatementRow[], row: StatementRow, box: Box): string | undefined =>
  headingsOver(rows, row, box)
    .map(summaryRoleOf)
    .find((role) => role !== undefined);

/** Over a column of the accounts' own numbers. */
const OF_ACCOUNT = /\b(?:account|cuenta|conta)/u;
/** Headings over numbers that are not the account's own: a CLABE holds it among others. */
const OF_ANOTHER = /\b(?:clabe|client[e]?|customer|card|tarjeta|cartao|routing|contrato)\b/u;

/**
 * The last number of whole groups before the first amount; one of a column of other numbers only where there
 * is no other.
 */
function numberIn(rows: readonly StatementRow[], row: StatementRow, end: number): AccountNumber | undefined {
  const found: AccountNumber[] = [];
  for (let index = 1; index < end; index++) {
    const number = plainNumber(row, index);
    const length = number?.text.split(' ').length ?? 0;
    if (!number || index + length > end || number.key.length < 4) continue;
    found.push(number);
    index += length - 1;
  }
  return found.findLast(({ box }) => !OF_ANOTHER.test(headingsAbove(rows, row, box))) ?? found.at(-1);
}

/** What the account is called, in the cell before its number. */
function nameBefore({ segments }: StatementRow, number: AccountNumber): AccountType | undefined {
  const cell = segments.findLast(({ box, text }) => box.x2 <= number.box.x1 && /\p{L}{3}/u.test(text));
  if (!cell || cell.words.length > MAX_NAME_WORDS || /\d|[:;]/u.test(cell.text)) return undefined;
  const reading = Math.min(...cell.words.map((word) => word.reading));
  return { text: cell.text, page: cell.page, box: cell.box, reading, labelled: true };
}

const headingsAbove = (rows: readonly StatementRow[], row: StatementRow, box: Box): string =>
  headingsOver(rows, row, box).join(' ');

/** What is printed in words over a place, nearest first, folded. */
function headingsOver(rows: readonly StatementRow[], row: StatementRow, box: Box): string[] {
  const above: string[] = [];
  for (let index = row.index - 1; index >= Math.max(0, row.index - MAX_ROWS_ABOVE); index--) {
    const other = rows[index];
    if (!other || other.line.page !== row.line.page) break;
    const segment = other.segments.find((one) => sharedWidth(one.box, box) > 0.2);
    if (segment && /\p{L}/u.test(segment.text)) above.push(segment.folded);
  }
  return above;
}
