import { type Box, type Figure, type TextWord, unionBox } from '@assay/media';
import type { FoundFigure } from '../../amounts/find-figures.js';
import { sharedWidth } from '../../layout/columns.js';
import { foldText } from '../../layout/fold-text.js';
import type { StatementRow } from '../page/statement-rows.js';
import { summaryRoleOf } from '../summary/summary-roles.js';
import type { ReadText } from './activity-line.js';
import { balanceKind } from './balance-labels.js';
import { AMOUNT_ROLES, type ColumnRole } from './column-roles.js';
import { cellsOf, type MoneyColumn } from './columns-of-block.js';
import type { Heading } from './headings.js';
import type { MonthAbove } from './month-above.js';
import { isOperationNumber } from './operation-numbers.js';
import { type RowDate, rowDate } from './row-date.js';
import { isNumbered } from './row-numbers.js';

/** A row of a table taken apart. */
export interface TableRow {
  readonly row: StatementRow;
  readonly dated: RowDate | undefined;
  /** The first amount that is not zero, and its column. */
  readonly amount: { readonly role: ColumnRole; readonly found: FoundFigure } | undefined;
  readonly balance: Figure | undefined;
  /** Its first figure of money, whatever the column. */
  readonly first: Figure | undefined;
  readonly rest: Rest;
  /** What the row says instead of a transaction. */
  readonly kind: ReturnType<typeof balanceKind>;
}

/** What the rows before and around it say of a row. */
export interface RowContext {
  /** For days alone. */
  readonly month: MonthAbove | undefined;
  /**
   * Words that stand behind amounts throughout the table and tell their direction: no part of a description.
   */
  readonly marks: ReadonlySet<string>;
  /** The table numbers its rows: a number before the date is no part of a description. */
  readonly numbered: boolean;
  /** The column of the operations' numbers, where the table has one: no part of a description either. */
  readonly operations: Pick<Box, 'x1' | 'x2'> | undefined;
}

/** `Opening balance  1,000.00   Interest rate  0.50`: labels with a value each, no line of a table. */
function hasSecondLabel({ line, numbers }: StatementRow): boolean {
  const money = numbers.filter(({ isMoney }) => isMoney);
  return money
    .slice(1)
    .some(({ from }, index) =>
      line.words.slice(money[index]?.to ?? 0, from).some(({ text }) => /\p{L}{3}/u.test(text)),
    );
}

/**
 * `4 deposits and electronic credits      Total   $ 6,387.39`: the word in a cell of its own, wherever that
 * stands.
 */
const hasTotalCell = ({ segments }: StatementRow): boolean =>
  segments.some(({ folded }) =>
    /^(?:(?:sub-?)?tota(?:l|ls|les|is)|sumas?|somas?)(?: ?:)?(?: r?\$)?$/u.test(folded),
  );

/** Takes a row apart by the columns of its table. */
export function tableRow(
  row: StatementRow,
  columns: readonly MoneyColumn[],
  headings: readonly Heading[],
  context: RowContext,
): TableRow {
  const dated = rowDate(row, headings, context.month);
  const cells = cellsOf(row, columns, headings.length > 0 && dated !== undefined);
  const amount = cells.find(({ role, found }) => AMOUNT_ROLES.has(role) && found.figure.units !== 0);
  const numbered = context.numbered && isNumbered(row);
  const rest = restOf(
    row,
    cells,
    numbered ? new Set([0, ...(dated?.words ?? [])]) : dated?.words,
    headings,
    context,
  );
  const isTotal = () =>
    dated === undefined && (summaryRoleOf(rest.folded) !== undefined || hasTotalCell(row));
  const said =
    cells.length > 0
      ? (balanceKind(rest.folded, amount !== undefined) ?? (isTotal() ? 'total' : undefined))
      : undefined;
  const kind = said && !dated && hasSecondLabel(row) ? 'total' : said;
  const balance = cells.find(({ role }) => role === 'balance')?.found.figure;
  return { row, dated, amount, balance, first: cells[0]?.found.figure, rest, kind };
}

/** The words that are neither date nor money, and the number of a check under its heading. */
export interface Rest {
  readonly words: readonly TextWord[];
  readonly box: Box;
  /**
   * Everything but date and money, also what stands under headings of their own: a label goes over several
   * columns.
   */
  readonly folded: string;
  readonly checkNumber: ReadText | undefined;
}

const CURRENCY_ALONE = /^(?:[A-Z]{0,2}\$|USD|MXN|BRL|[+\u2212-])$/u;
/** What recognisers make of `R$` and `$`; nearer to the amount than to the words before it. */
const CURRENCY_MISREAD = /^(?:RS|[Ss])$/u;
const MARK_ALONE = /^(?:CR|DR|[CD]|\([+\u2212-]\))$/u;
const REFERENCE = /\d.{0,3}\d{4}|\d{5}/u;
const LEADERS = /^[.\u2026_·]{2,}$/u;

/**
 * The words that are neither date nor money: the description, and the number of a check under its heading.
 */
function restOf(
  row: StatementRow,
  cells: readonly { role: ColumnRole; found: { from: number; to: number } }[],
  dated: ReadonlySet<number> | undefined,
  headings: readonly Heading[],
  { marks, operations }: RowContext,
): Rest {
  const { words, page } = row.line;
  const money = new Set(
    cells.flatMap(({ found }) =>
      Array.from({ length: found.to - found.from }, (_, index) => found.from + index),
    ),
  );
  const described = headings.some(({ role }) => role === 'description');
  const kept: TextWord[] = [];
  const said: string[] = [];
  let checkNumber: ReadText | undefined;
  for (const [index, word] of words.entries()) {
    if (dated?.has(index) || money.has(index) || LEADERS.test(word.text)) continue;
    if (CURRENCY_ALONE.test(word.text) && (money.has(index + 1) || money.has(index - 1))) continue;
    if (CURRENCY_MISREAD.test(word.text) && money.has(index + 1) && isNearerToNext(words, index)) continue;
    if ((MARK_ALONE.test(word.text) || marks.has(word.text)) && money.has(index - 1)) continue;
    said.push(word.text);
    const over = rolesOver(headings, word.box);
    if (over.includes('checkNumber') && /^[*#]?\d{1,12}[*^+]?$/u.test(word.text)) {
      checkNumber ??= { text: word.text.replace(/\D/gu, ''), page, box: word.box, reading: word.reading };
      continue;
    }
    if (
      operations &&
      !over.includes('description') &&
      isOperationNumber(word.text) &&
      sharedWidth(operations, word.box) > 0
    )
      continue;
    const cell = row.segments.find(({ from, words: own }) => index >= from && index < from + own.length);
    const overCell = rolesOver(headings, cell?.box ?? word.box);
    // What reaches from the description under the next heading is a part of it, unless it reads like a
    // reference.
    const isWordOfDescription = overCell.includes('description') && !REFERENCE.test(word.text);
    if (described && (isBeside(overCell) || (isBeside(over) && !isWordOfDescription))) continue;
    kept.push(word);
  }
  const box = unionBox(kept.map((word) => word.box)) ?? row.line.box;
  return { words: kept, box, folded: foldText(said.join(' ')), checkNumber };
}

const rolesOver = (headings: readonly Heading[], box: Box): ColumnRole[] =>
  headings.filter((heading) => sharedWidth(heading.box, box) > 0).map(({ role }) => role);

/** Under headings of what is said besides the description. */
const isBeside = (roles: readonly ColumnRole[]): boolean =>
  roles.length > 0 && roles.every((role) => role === 'reference' || role === 'mark');

function isNearerToNext(words: readonly TextWord[], index: number): boolean {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  return (
    word !== undefined &&
    next !== undefined &&
    next.box.x1 - word.box.x2 < word.box.x1 - (before?.box.x2 ?? 0)
  );
}
