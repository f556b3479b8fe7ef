import type { Box } from '@assay/media';
import { type Cell, cellOf, partOf } from '../../layout/cells.js';
import { sharedWidth } from '../../layout/columns.js';
import type { Row } from '../../layout/rows.js';
import { summaryRoleOf } from '../summary/summary-roles.js';
import { type ColumnRole, columnRole, MONEY_ROLES } from './column-roles.js';
import { headingByContent } from './headings-by-content.js';

/** One heading of a table. */
export interface Heading {
  readonly role: ColumnRole;
  readonly box: Box;
}

/** The line or lines that name the columns of a table. */
export interface TableHeading {
  /** Index of its first row, and of the first row below it. */
  readonly from: number;
  readonly to: number;
  readonly page: number;
  /** Left to right; the same role twice where tables stand side by side. */
  readonly headings: readonly Heading[];
}

/** Where money came from or went to describes a movement where no other column does. */
const PLACE = /^(?:location|source)$/u;

/** Lines of one heading follow each other this closely, in heights of a line. */
const MAX_LEADING = 1.3;
/** A heading line has at most this many words. */
const MAX_WORDS = 30;
const MAX_HEADING_LINES = 3;

/**
 * The heading that begins at a row: by words that are known, or by what stands in the columns below it,
 * whichever names more of them.
 */
export function headingAt(rows: readonly Row[], index: number): TableHeading | undefined {
  const heading = columnsNamedAt(rows, index);
  // Asked last: labels take time to read, and few rows begin a heading.
  return heading && !namesBothBalances(rows[index]) ? heading : undefined;
}

function columnsNamedAt(rows: readonly Row[], index: number): TableHeading | undefined {
  const byWords = headingByWords(rows, index);
  const cells = rows[index]?.cells.length ?? 0;
  if (byWords && (byWords.to > index + 1 || byWords.headings.length >= cells)) return byWords;
  const byContent = headingByContent(rows, index);
  return byContent && byContent.headings.length > (byWords?.headings.length ?? 0) ? byContent : byWords;
}

/**
 * `Período | Saldo inicial | Entradas | Saídas | Saldo final` is over an account's sums; no table of
 * movements has both.
 */
function namesBothBalances(row: Row | undefined): boolean {
  const roles = row?.cells.map(({ folded }) => summaryRoleOf(folded)) ?? [];
  return roles.includes('opening') && roles.includes('closing');
}

/** One line of headings, or up to three that together name more columns. */
function headingByWords(rows: readonly Row[], index: number): TableHeading | undefined {
  const here = longestFrom(rows, index);
  if (!here || here.to === index + 1) return here;
  // A title right above is not a line of the heading.
  const below = longestFrom(rows, index + 1);
  return below && below.headings.length >= here.headings.length ? undefined : here;
}

function longestFrom(rows: readonly Row[], index: number): TableHeading | undefined {
  let best: TableHeading | undefined;
  let cells: Cell[] = [];
  for (let count = 0; count < MAX_HEADING_LINES; count++) {
    const row = rows[index + count];
    if (!row || !mayName(row) || (count > 0 && !follows(rows[index + count - 1], row))) break;
    const own = row.cells.flatMap(headingsIn);
    const before = cells;
    cells = stacked(before, own);
    const isHeadings = own.length > 1 || own.every(({ folded }) => columnRole(folded) !== undefined);
    const headings = headingsOf(cells);
    if (!namesATable(headings, cells.length)) continue;
    // `CARGO` and `ABONO` under `RETIRO/` and `DEPÓSITO/`, `number` under `Check`: each under one of its own,
    // and all are still known.
    const isOneEach =
      cells.length === before.length && cells.filter((cell) => !before.includes(cell)).length === own.length;
    const goesOn = isOneEach && headings.length === cells.length && isHeadings;
    if (
      !best ||
      moneyCount(headings) > moneyCount(best.headings) ||
      headings.length > best.headings.length ||
      goesOn
    )
      best = { from: index, to: index + count + 1, page: row.line.page, headings };
  }
  return best;
}

/** The cells whose words are known, each with what stands under it. */
function headingsOf(cells: readonly Cell[]): Heading[] {
  const folded = cells.map((cell) => cell.folded);
  const named = cells.flatMap(({ box }, place) => {
    const role = columnRole(folded[place] ?? '');
    return role ? [{ role, box, place }] : [];
  });
  const isDescribed = named.some(({ role }) => role === 'description');
  const headings = named.map(({ role, box, place }): Heading => {
    if (!isDescribed && PLACE.test(folded[place] ?? '')) return { role: 'description', box };
    return { role: isKindOfMovement(folded, place) ? 'reference' : role, box };
  });
  return headings.map((one) =>
    isSecondDescription(one, headings) ? { ...one, role: 'money' as const } : one,
  );
}

/** Applications tell whom a movement was with under `Description` and its kind beside it, under `Details`. */
const isKindOfMovement = (folded: readonly string[], place: number): boolean =>
  folded[place] === 'details' && folded[place - 1] === 'description';

/** `OPERACIÓN` behind a description and columns of money is the balance at the operation. */
function isSecondDescription({ role, box }: Heading, all: readonly Heading[]): boolean {
  const before = all.filter((other) => other.box.x2 <= box.x1);
  return (
    role === 'description' &&
    before.some((other) => other.role === role) &&
    before.some((other) => MONEY_ROLES.has(other.role))
  );
}

/** Money beside a date or a description, and hardly anything that is no heading. */
function namesATable(headings: readonly Heading[], cellCount: number): boolean {
  const roles = new Set(headings.map(({ role }) => role));
  const hasMoney = [...roles].some((role) => MONEY_ROLES.has(role));
  const hasLines = roles.has('date') || roles.has('description') || roles.has('checkNumber');
  return hasMoney && hasLines && headings.length * 3 >= cellCount * 2;
}

const moneyCount = (headings: readonly Heading[]): number =>
  headings.filter(({ role }) => MONEY_ROLES.has(role)).length;

const mayName = (row: Row): boolean =>
  row.figures.length === 0 &&
  row.date === undefined &&
  row.line.words.length <= MAX_WORDS &&
  !row.line.words.some(({ text }) => /\d{2}/u.test(text));

const follows = (above: Row | undefined, row: Row): boolean =>
  above !== undefined &&
  above.line.page === row.line.page &&
  row.line.box.y1 - above.line.box.y2 <= MAX_LEADING * (row.line.box.y2 - row.line.box.y1);

/** A cell, or several headings set so tightly that no gap tells them apart. */
function headingsIn(cell: Cell): Cell[] {
  if (columnRole(cell.folded) || cell.words.length === 1) return [cell];
  const parts: Cell[] = [];
  for (let at = 0; at < cell.words.length; ) {
    const heading = longestHeading(cell, at);
    if (!heading) return [cell];
    parts.push(heading);
    at += heading.words.length;
  }
  return parts;
}

const MAX_HEADING_WORDS = 4;

function longestHeading(cell: Cell, from: number): Cell | undefined {
  for (let to = Math.min(from + MAX_HEADING_WORDS, cell.words.length); to > from; to--) {
    const heading = partOf(cell, from, to);
    if (heading && columnRole(heading.folded)) return heading;
  }
  return undefined;
}

/** Cells of the next line join those that they stand under. */
function stacked(above: readonly Cell[], below: readonly Cell[]): Cell[] {
  const cells: Cell[] = [...above];
  for (const cell of below) {
    const index = cells.findIndex((one) => sharedWidth(one.box, cell.box) > 0.3 && one.box.y1 < cell.box.y1);
    const upper = cells[index];
    if (upper) cells[index] = cellOf([...upper.words, ...cell.words], upper) ?? upper;
    else cells.push(cell);
  }
  return cells.sort((a, b) => a.box.x1 - b.box.x1);
}
