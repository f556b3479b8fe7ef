import { type TextWord, unionBox } from '@assay/media';
import { type PrintedSpan, spanOf, withoutMarks } from '../../fields/printed-field.js';
import { textOf } from '../../layout/characters.js';
import type { Row } from '../../layout/rows.js';
import type { PageFit } from '../fit-page.js';
import type { KeyedDocument } from '../keyed-page.js';
import type { KeyOf } from '../types.js';
import type { TableArea } from './area-of.js';
import { firstKey } from './learn-columns.js';
import { dayCells, numberCells, type PrintedCell } from './line-cells.js';
import type { TaughtColumn, TaughtTable } from './types.js';

/** Edges agree within this part of the height of letters. */
export const ALIGNED = 1;
/** Printed lines of one line of a list follow each other within so many of their heights, from middle to middle. */
const MAX_STEP = 2.2;
/** A line of a list has at most so many printed lines. */
const MOST_LINES = 6;

/** A value of a line, and what prints it. */
export interface ReadCell {
  readonly value: string | number;
  readonly span: PrintedSpan;
}

/** A line of a list as it is read where a lesson says. */
export interface ReadLine {
  readonly row: Row;
  readonly cells: ReadonlyMap<string, ReadCell>;
}

/** The lines of a list, read where a lesson says. */
export function readTable(
  taught: TaughtTable,
  area: TableArea,
  document: KeyedDocument,
  near: number | undefined,
  keyOf: KeyOf,
): ReadLine[] {
  const table = { ...taught, columns: taught.columns.filter(({ isAbsent }) => !isAbsent) };
  const { page, from, to } = area;
  const rows = (document.pages.get(page)?.rows ?? [])
    .map((row) => ({ row, place: document.placeOf(page, row.line.box) }))
    .filter(({ place }) => place.y > from && place.y < to)
    .map((one) => ({ ...one, cells: printedIn(one.row, table, area, document, near, keyOf) }));
  const amounts = table.columns.filter(({ kind, name }) => kind === 'number' && name !== 'balance');
  const isLine = ({ cells }: (typeof rows)[number]): boolean => amounts.some(({ name }) => cells.has(name));
  const found: ReadLine[] = [];
  let day: ReadCell | undefined;
  for (const [index, one] of rows.entries()) {
    const printed = new Map<string, ReadCell>(one.cells);
    const dated = table.columns.find(({ kind, isCarried }) => kind === 'date' && isCarried);
    if (dated) {
      day = printed.get(dated.name) ?? day;
      if (day) printed.set(dated.name, day);
    }
    if (!isLine(one)) continue;
    const rest = rows.slice(index + 1, index + MOST_LINES);
    const end = rest.findIndex((next, at) => isOwn(next) || isFar(next, at === 0 ? one : rest[at - 1]));
    const below = (end < 0 ? rest : rest.slice(0, end)).map(({ row }) => row);
    for (const column of table.columns) {
      const text =
        column.kind === 'text' ? readText(column, one, below, table, area, document, keyOf) : undefined;
      if (text) printed.set(column.name, text);
    }
    if (table.columns.every(({ name, isEverywhere }) => !isEverywhere || printed.has(name)))
      found.push({ row: one.row, cells: printed });
  }
  return found;
}

interface PrintedRow {
  readonly row: Row;
  readonly place: { readonly y: number; readonly height: number };
  readonly cells: ReadonlyMap<string, ReadCell & { readonly words: readonly TextWord[] }>;
}
const isOwn = ({ cells }: PrintedRow): boolean => cells.size > 0;
const isFar = ({ place }: PrintedRow, above: PrintedRow | undefined): boolean =>
  above !== undefined && place.y - above.place.y > MAX_STEP * Math.max(place.height, above.place.height);

/** Numbers and days of a printed line that stand in columns of the table. */
function printedIn(
  row: Row,
  { columns }: TaughtTable,
  area: TableArea,
  document: KeyedDocument,
  near: number | undefined,
  keyOf: KeyOf,
): Map<string, ReadCell & { readonly words: readonly TextWord[] }> {
  const cells = new Map<string, ReadCell & { readonly words: readonly TextWord[] }>();
  const [numbers, days] = [numberCells(row, keyOf), dayCells(row, document, near)];
  for (const column of columns) {
    if (column.kind === 'text') continue;
    const best = (column.kind === 'number' ? numbers : days)
      .filter((one) => isWhen(one, column))
      .map((one) => ({ one, off: offOf(one.words, row, column, area, document) }))
      .filter(({ off }) => off <= ALIGNED)
      .sort((one, other) => one.off - other.off)[0]?.one;
    const span = best && spanOf(best.words, area.page);
    if (best && span) cells.set(column.name, { value: signed(best.value, column), span, words: best.words });
  }
  return cells;
}

function isWhen({ value, mark }: PrintedCell, { when }: TaughtColumn): boolean {
  if (when === undefined) return true;
  if (when === 'plus') return Number(value) >= 0;
  return when === 'minus' ? Number(value) < 0 : mark !== undefined && when.includes(mark);
}

const signed = (value: string | number, { sign }: TaughtColumn): string | number =>
  typeof value === 'string' || sign === undefined || value === 0
    ? value
    : sign === 'bare'
      ? Math.abs(value)
      : -value;

/** How far words stand from where their column's edge is expected, in heights of their letters. */
export function offOf(
  words: readonly TextWord[],
  row: Row,
  { edge, x1, x2 }: TaughtColumn,
  { fit }: TableArea,
  { placeOf }: KeyedDocument,
): number {
  const box = unionBox(words.map((word) => word.box));
  if (!box) return Number.POSITIVE_INFINITY;
  const place = placeOf(row.line.page, box);
  return (
    Math.abs(edge === 'left' ? place.x1 - fit.across(x1, place.y) : place.x2 - fit.across(x2, place.y)) /
    place.height
  );
}

function readText(
  column: TaughtColumn,
  one: PrintedRow,
  below: readonly Row[],
  table: TaughtTable,
  { page, fit }: TableArea,
  { placeOf }: KeyedDocument,
  keyOf: KeyOf,
): ReadCell | undefined {
  const { height, y } = one.place;
  const first = fit.across(column.x1, y) - ALIGNED * height;
  const limit = Math.min(
    fit.across(column.limit ?? table.x2, y) - (column.limit === undefined ? -ALIGNED : ALIGNED / 2) * height,
    nextText(column, table, fit, y),
  );
  const own = new Set([...one.cells.values()].flatMap(({ words }) => words));
  const wordsIn = (row: Row): TextWord[] =>
    row.line.words.filter((word) => {
      const place = placeOf(page, word.box);
      return !own.has(word) && place.x1 >= first && place.x1 < limit;
    });
  const inLine = wordsIn(one.row);
  const start = inLine[0] && placeOf(page, inLine[0].box);
  if (!start || (column.edge === 'left' && start.x1 > first + 2 * ALIGNED * height)) return undefined;
  const stop = one.row.line.words.find((word) => own.has(word) && placeOf(page, word.box).x1 > start.x1);
  const lines = [stop ? inLine.filter((word) => word.box.x1 < stop.box.x1) : inLine];
  for (const row of column.goesOn ? below : []) {
    const words = wordsIn(row);
    const [word] = words;
    if (!word) continue;
    if (column.goesOn?.until.includes(firstKey(word.text, keyOf))) break;
    lines.push(words);
  }
  const text = withoutMarks(lines.map(textOf).join(' '));
  const span = spanOf(lines.flat(), page);
  return span && text !== '' ? { value: text, span } : undefined;
}

/** Where the next column of texts begins. */
const nextText = (column: TaughtColumn, { columns }: TaughtTable, fit: PageFit, y: number): number =>
  Math.min(
    ...columns.flatMap((other) =>
      other.kind === 'text' && other.x1 > column.x1 ? [fit.across(other.x1, y) - 0.001] : [],
    ),
  );
