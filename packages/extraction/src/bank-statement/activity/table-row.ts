import { type Box, type Figure, type TextWord, unionBox } from '@assay/media';
import type { FoundFigure } from '../../amounts/find-figures.js';
import { digitsOf, foldText, hasLettersInARow } from '../../layout/characters.js';
import type { Row } from '../../layout/rows.js';
import { summaryRoleOf } from '../summary/summary-roles.js';
import type { ReadText } from './activity-line.js';
import { balanceKind } from './balance-labels.js';
import { AMOUNT_ROLES, type ColumnRole, rolesOver } from './column-roles.js';
import type { Heading } from './headings.js';
import { cellsInColumns, type MoneyColumn } from './money-columns.js';
import { isCheckNumber } from './read-checks.js';
import { type RowDate, rowDate, wordsOfTime } from './row-date.js';

/** The columns of a table. */
export interface Columns {
  readonly money: readonly MoneyColumn[];
  /** All others, with or without a printed heading. */
  readonly headings: readonly Heading[];
}

/** A row of a table taken apart. */
export interface TableRow {
  readonly row: Row;
  readonly dated: RowDate | undefined;
  /** The first amount that is not zero, and its column. */
  readonly amount: { readonly role: ColumnRole; readonly found: FoundFigure } | undefined;
  /** More than one amount, or two figures of money in one column. */
  readonly isCrowded: boolean;
  readonly balance: Figure | undefined;
  /** Its first figure of money, whatever the column. */
  readonly first: Figure | undefined;
  /** What the row says instead of a transaction. */
  readonly kind: ReturnType<typeof balanceKind>;
  /** The words of its description: neither date, time nor money, nor under a heading of something else. */
  readonly words: readonly TextWord[];
  readonly box: Box;
  /**
   * Everything but date and money, also what stands under other headings: a label goes over several columns.
   */
  readonly folded: string;
  readonly checkNumber: ReadText | undefined;
}

/**
 * Takes a row apart by the columns of its table.
 */
export function tableRow(row: Row, columns: Columns): TableRow {
  const dated = rowDate(row, columns.headings);
  const cells = cellsInColumns(row, columns.money, columns.headings.length > 0 && dated !== undefined);
  const amounts = cells.filter(({ role, found }) => AMOUNT_ROLES.has(role) && found.figure.units !== 0);
  const [amount] = amounts;
  const isCrowded = amounts.length > 1;
  const balance = cells.find(({ role }) => role === 'balance')?.found.figure;
  const rest = restOf(row, cells, dated?.words, columns.headings);
  const isTotal = dated === undefined && (summaryRoleOf(rest.folded) !== undefined || hasTotalCell(row));
  const said =
    cells.length > 0
      ? (balanceKind(rest.folded, amount !== undefined) ?? (isTotal ? 'total' : undefined))
      : undefined;
  // `11/08/2023  TOTAL WINE  142.12  21,754.18`: a day, an amount and the balance after it.
  const isMovement = dated !== undefined && amount !== undefined && balance !== undefined;
  const kind =
    said === 'total' && isMovement ? undefined : said && !dated && hasSecondLabel(row) ? 'total' : said;
  return { row, dated, amount, isCrowded, balance, first: cells[0]?.found.figure, kind, ...rest };
}

/** `Opening balance  1,000.00   Interest rate  0.50`: labels with a value each, no line of a table. */
function hasSecondLabel({ line, money }: Row): boolean {
  return money
    .slice(1)
    .some(({ from }, index) =>
      line.words.slice(money[index]?.to ?? 0, from).some(({ text }) => hasLettersInARow(text, 3)),
    );
}

/** `4 deposits and electronic credits      Total   $ 6,387.39`: the word in a cell of its own. */
const hasTotalCell = ({ cells }: Row): boolean => cells.some(({ folded }) => TOTAL_CELL.test(folded));
const TOTAL_CELL = /^(?:(?:sub-?)?tota(?:l|ls|les|is)|sumas?|somas?)(?: ?:)?(?: r?\$)?$/u;

/** What may stand right beside money and is no word: currencies, signs, marks. */
const BESIDE_MONEY = /^(?:[A-Z]{0,2}\$|USD|MXN|BRL|[+\u2212-])$/u;
/** What recognizers make of `R$` and `$`, in the cell of the amount. */
const CURRENCY_MISREAD = /^(?:RS|[Ss])$/u;
const BEHIND_MONEY = /^(?:CR|DR|[CD]|\([+\u2212-]\))$/u;
const REFERENCE = /\d.{0,3}\d{4}|\d{5}/u;
const LEADERS = /^[.\u2026_·]{2,}$/u;
/** Between a time and what it is the time of stands at least this much, in widths of an m. */
const TIME_APART_EM = 1.2;

function restOf(
  row: Row,
  cells: readonly { found: { from: number; to: number } }[],
  dated: ReadonlySet<number> | undefined,
  headings: readonly Heading[],
): Pick<TableRow, 'words' | 'box' | 'folded' | 'checkNumber'> {
  const { words, page } = row.line;
  const isMoney = (index: number) => cells.some(({ found }) => index >= found.from && index < found.to);
  const described = headings.some(({ role }) => role === 'description');
  const kept: TextWord[] = [];
  const said: string[] = [];
  let checkNumber: ReadText | undefined;
  for (const [index, word] of words.entries()) {
    if (dated?.has(index) || isMoney(index) || LEADERS.test(word.text)) continue;
    if (BESIDE_MONEY.test(word.text) && (isMoney(index + 1) || isMoney(index - 1))) continue;
    if (CURRENCY_MISREAD.test(word.text) && isMoney(index + 1) && row.starts.includes(index)) continue;
    if (BEHIND_MONEY.test(word.text) && isMoney(index - 1)) continue;
    said.push(word.text);
    const over = rolesOver(headings, word.box);
    if (over.includes('checkNumber') && isCheckNumber(word.text)) {
      checkNumber ??= { text: digitsOf(word.text), page, box: word.box, reading: word.reading };
      continue;
    }
    const cell = row.cells.find(({ words: own }) => own.includes(word));
    const overCell = rolesOver(headings, cell?.box ?? word.box);
    // What reaches from the description under the next heading is a part of it, unless it reads like a
    // reference.
    const isWordOfDescription = overCell.includes('description') && !REFERENCE.test(word.text);
    if ((described && isBeside(overCell)) || (isBeside(over) && !isWordOfDescription)) continue;
    kept.push(word);
  }
  const own = behindTime(kept, row.line.emWidth);
  const box = unionBox(own.map((word) => word.box)) ?? row.line.box;
  return { words: own, box, folded: foldText(said.join(' ')), checkNumber };
}

/**
 * The words behind a time in a column of its own: `15:20   TED recebida`, `20:23   Ana Souza` below
 * `29/10/2024   Pix enviado`.
 */
export function behindTime(words: readonly TextWord[], emWidth: number): readonly TextWord[] {
  const count = wordsOfTime(words);
  const [last, next] = [words[count - 1], words[count]];
  return last && next && next.box.x1 - last.box.x2 > TIME_APART_EM * emWidth ? words.slice(count) : words;
}

/** Under headings of what is said besides the description. */
function isBeside(roles: readonly ColumnRole[]): boolean {
  const others = roles.filter((role) => role !== 'date');
  return others.length > 0 && others.every((role) => role === 'reference' || role === 'mark');
}
