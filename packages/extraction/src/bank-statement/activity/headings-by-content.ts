import { type Box, unionBox } from '@assay/media';
import { isDayOfMonth } from '../../dates/calendar.js';
import { wordsOfSpan } from '../../layout/cells.js';
import { digitsOf, textOf } from '../../layout/characters.js';
import { sharedWidth } from '../../layout/columns.js';
import type { Row } from '../../layout/rows.js';
import { type ColumnRole, columnRole, MONEY_ROLES } from './column-roles.js';
import type { Heading, TableHeading } from './headings.js';
import { isCheckNumber } from './read-checks.js';

/** The number of an operation, perhaps behind the letters of its kind: `716228`, `D-44334`. */
const OPERATION_NUMBER = /^(?:\p{L}{1,3}-?)?\d{4,12}$/u;
/** Marks beside an amount (`DR`, `+`, `Egreso`) are single words. */
const MARK = /^(?:[+\u2212-]|\p{L}{1,12}\.?)$/u;
/** Rows below a heading that are looked at for what its columns hold. */
const MAX_BODY_ROWS = 12;
/** A heading has more cells than a title and fewer than a sentence set in columns. */
const MIN_CELLS = 2;
const MAX_CELLS = 14;
const MAX_CHECK_DIGITS = 8;
/** Rows that must have a number before it is taken for one that every row has. */
const MIN_NUMBERED_ROWS = 4;

/**
 * A row of words above rows of dates and money, whatever its words are: each names the column that stands
 * under it, by what the column holds. Words that are known count where they do not contradict the content.
 */
export function headingByContent(rows: readonly Row[], index: number): TableHeading | undefined {
  const row = rows[index];
  if (!row || row.cells.length < MIN_CELLS || row.cells.length > MAX_CELLS) return undefined;
  if (
    row.numbers.length > 0 ||
    row.date ||
    row.cells.some(({ words, text }) => words.length > 5 || /\d|[:;]$/u.test(text))
  )
    return undefined;
  const body = bodyBelow(rows, index);
  if (body.length === 0) return undefined;
  const headings: Heading[] = [];
  for (const { folded, box } of row.cells) {
    const role = roleOver(box, folded, body, row.line.emWidth);
    if (role) headings.push({ role, box });
  }
  const roles = headings.map(({ role }) => role);
  const isTable =
    roles.includes('date') &&
    roles.some((role) => MONEY_ROLES.has(role)) &&
    headings.length === row.cells.length;
  return isTable ? { from: index, to: index + 1, page: row.line.page, headings } : undefined;
}

/**
 * Rows with a date and money among the next ones; the first of them follows within two rows, after a title at
 * most.
 */
function bodyBelow(rows: readonly Row[], index: number): BodyCell[][] {
  const page = rows[index]?.line.page;
  const body: BodyCell[][] = [];
  for (const [distance, row] of rows.slice(index + 1, index + 1 + MAX_BODY_ROWS).entries()) {
    if (row.line.page !== page || (body.length === 0 && distance > 1)) break;
    const cells = bodyCells(row);
    const contents = new Set(cells.map(({ content }) => content));
    if (contents.has('date') && contents.has('money')) body.push(cells);
  }
  return body;
}

function roleOver(
  box: Heading['box'],
  folded: string,
  body: readonly (readonly BodyCell[])[],
  emWidth: number,
): ColumnRole | undefined {
  const under = body.flatMap((cells) => cells.filter((cell) => isUnder(cell.box, box, emWidth)));
  const known = columnRole(folded);
  const count = (content: BodyCell['content']) => under.filter((cell) => cell.content === content).length;
  const most = (['money', 'date', 'number', 'text'] as const).reduce((best, one) =>
    count(one) > count(best) ? one : best,
  );
  if (under.length === 0) return known && MONEY_ROLES.has(known) ? known : undefined;
  if (most === 'money') return known && MONEY_ROLES.has(known) ? known : 'money';
  if (most === 'date') return 'date';
  if (most === 'number')
    return known === 'reference' || known === 'description'
      ? known
      : isOfEveryRow(under, body)
        ? 'reference'
        : numbersOf(under);
  if (under.length >= MIN_NUMBERED_ROWS && under.every(({ text }) => OPERATION_NUMBER.test(text)))
    return 'reference';
  if (known && !MONEY_ROLES.has(known) && known !== 'date' && known !== 'checkNumber') return known;
  return under.every(({ text }) => MARK.test(text)) &&
    new Set(under.map(({ text }) => text)).size <= 3 &&
    under.length > 3
    ? 'mark'
    : 'description';
}

/** A number beside the words of every row is the operation's: few movements are cheques. */
const isOfEveryRow = (under: readonly BodyCell[], body: readonly (readonly BodyCell[])[]): boolean =>
  body.length >= MIN_NUMBERED_ROWS &&
  body.every(
    (cells) =>
      cells.some((cell) => cell.content === 'number' && under.includes(cell)) &&
      cells.some(({ content }) => content === 'text'),
  );

/** Cheques are numbered in a few digits; numbers of operations and traces are long. */
const numbersOf = (under: readonly BodyCell[]): 'checkNumber' | 'reference' =>
  under.some(({ content, text }) => content === 'number' && digitsOf(text).length > MAX_CHECK_DIGITS)
    ? 'reference'
    : 'checkNumber';

/**
 * A narrow cell may stand beside the words above it, but under no other ones: flush left, or just before
 * them.
 */
const isUnder = (cell: Heading['box'], heading: Heading['box'], emWidth: number): boolean =>
  sharedWidth(cell, heading) > 0 || Math.abs(cell.x1 - heading.x1) < emWidth;

/** What a cell of a table holds, by its own characters. */
type CellContent = 'date' | 'money' | 'number' | 'text';

interface BodyCell {
  readonly content: CellContent;
  readonly text: string;
  readonly box: Box;
}

/** `Ending Balance as of 01/07/2025`: the day is a part of the words. */
const BEFORE_DAY = /^(?:of|on|at|al|em|el|en)$/iu;

/** A row of a table taken apart by what its words are, left to right: dates, money, plain numbers, text. */
function bodyCells(row: Row): BodyCell[] {
  const { words } = row.line;
  const content: (CellContent | undefined)[] = new Array(words.length);
  const starts = new Set(row.starts);
  const mark = (from: number, to: number, kind: CellContent) => {
    for (let index = from; index < to; index++) content[index] ??= kind;
    starts.add(from);
  };
  for (const date of row.dates) {
    const span = wordsOfSpan(words, date.start, date.end);
    if (span && (starts.has(span.from) || !BEFORE_DAY.test(words[span.from - 1]?.text ?? '')))
      mark(span.from, span.to, 'date');
  }
  for (const { from, to } of row.money) mark(from, to, 'money');
  if (
    words.length > 1 &&
    content[0] === undefined &&
    isDayOfMonth(words[0]?.text ?? '') &&
    (starts.has(1) || words.length > 2)
  )
    mark(0, 1, 'date');
  const cells: BodyCell[] = [];
  let from = 0;
  for (let index = 1; index <= words.length; index++) {
    if (index < words.length && content[index] === content[from] && !starts.has(index)) continue;
    const own = words.slice(from, index);
    const box = unionBox(own.map((word) => word.box));
    const text = textOf(own);
    if (box)
      cells.push({
        content: content[from] ?? (isCheckNumber(text) ? 'number' : 'text'),
        text,
        box,
      });
    from = index;
  }
  return cells;
}
