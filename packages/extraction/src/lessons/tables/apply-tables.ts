import { type Box, type DocumentField, isCenteredIn } from '@assay/media';
import { printedField } from '../../fields/printed-field.js';
import { sumsOf } from '../../fields/stated-fields.js';
import { lettersAndDigitsOf } from '../../layout/characters.js';
import { isInReach, isValueOf } from '../field-kinds.js';
import type { PageFit } from '../fit-page.js';
import type { KeyedDocument } from '../keyed-page.js';
import type { KeyOf, StoredLesson } from '../types.js';
import { areaOf, type TableArea } from './area-of.js';
import { nearDay } from './line-cells.js';
import { linePath } from './list-lines.js';
import { ALIGNED, offOf, type ReadCell, type ReadLine, readTable } from './read-table.js';
import type { TaughtColumn, TaughtTable } from './types.js';

/** How often a value of a line is right that was read where a lesson says: 761 of 780 (2026-12-01, as the others of lessons). */
const LEARNED = 0.97;

/** A lesson and the pages of the document that its pages lie on, by their indexes. */
export interface LessonOnPages extends StoredLesson {
  readonly fits: ReadonlyMap<number, { readonly page: number; readonly fit: PageFit }>;
}

/** A line of a list: what was read of it, by name. */
interface ListedLine {
  readonly fields: Map<string, DocumentField>;
}

/** The fields of a document with the lines of its lists read where lessons say. */
export function applyTables(
  document: KeyedDocument,
  fields: readonly DocumentField[],
  lessons: readonly LessonOnPages[],
  keyOf: KeyOf,
): readonly DocumentField[] {
  const near = nearDay(fields, document);
  let current = fields;
  const taught = new Set<string>();
  for (const { parseId, lesson, fits } of lessons) {
    const lists = new Set((lesson.tables ?? []).map(({ list }) => list));
    for (const list of lists) {
      if (taught.has(list) || !isInReach(list, current)) continue;
      const tables = (lesson.tables ?? [])
        .filter((one) => one.list === list)
        .flatMap((table) => {
          const on = fits.get(table.page);
          const area =
            on && !isFitBetter(fits, on)
              ? areaOf(table, lesson.pages[table.page]?.words ?? [], on.page, on.fit, document)
              : undefined;
          return area ? [{ table, area, lines: readTable(table, area, document, near, keyOf) }] : [];
        });
      if (tables.length === 0) continue;
      taught.add(list);
      current = kept(current, (isNumber) =>
        withLines(list, current, tables, { parseId, document, isNumber }),
      );
    }
  }
  return current;
}

/** Whether another page of the lesson lies on the same page, and better. */
const isFitBetter = (
  fits: LessonOnPages['fits'],
  on: { readonly page: number; readonly fit: PageFit },
): boolean => [...fits.values()].some(({ page, fit }) => page === on.page && fit.share > on.fit.share);

/** Sums that came out stay so: else days and texts alone are taken. */
function kept(
  before: readonly DocumentField[],
  changed: (withNumbers: boolean) => readonly DocumentField[],
): readonly DocumentField[] {
  const after = changed(true);
  const [were, are] = [sumsOf(before).verdicts, sumsOf(after).verdicts];
  const isBroken = [...were].some(
    ([table, verdict]) =>
      (verdict === 'close' && are.get(table) !== 'close') ||
      (verdict === 'open' && are.get(table) === 'break'),
  );
  return isBroken ? changed(false) : after;
}

interface PlacedTable {
  readonly table: TaughtTable;
  readonly area: TableArea;
  readonly lines: readonly ReadLine[];
}

interface Changing {
  readonly parseId: number;
  readonly document: KeyedDocument;
  /** Whether numbers change, and lines come and go. */
  readonly isNumber: boolean;
}

function withLines(
  list: string,
  fields: readonly DocumentField[],
  tables: readonly PlacedTable[],
  changing: Changing,
): readonly DocumentField[] {
  const lines = linesOf(list, fields);
  const matched = new Set<ListedLine>();
  let [isChanged, at] = [false, -1];
  for (const [index, placed] of tables.entries()) {
    const { table, lines: read } = placed;
    // Lists that are one folded are read line by line, others one behind the other.
    const isFolded = tables.slice(0, index).some((other) => isOneFolded(other, placed));
    for (const one of read) {
      const own = lines.find((line) => !matched.has(line) && isSameLine(line, one, table, changing.document));
      if (own) {
        matched.add(own);
        const from = lines.indexOf(own);
        if (table.isAddedTo && !isFolded && from < at && changing.isNumber) {
          lines.splice(from, 1);
          lines.splice(at, 0, own);
        } else at = from;
        if (changeLine(list, own, one, placed, changing)) isChanged = true;
      } else if (table.isAddedTo && changing.isNumber) {
        const added: ListedLine = { fields: new Map() };
        for (const [name, cell] of one.cells) setCell(list, added, name, cell, changing);
        matched.add(added);
        at = at < 0 || isFolded ? placeAmong(lines, added) : at + 1;
        lines.splice(at, 0, added);
        isChanged = true;
      }
    }
  }
  return isChanged ? withList(list, fields, lines) : fields;
}

function linesOf(list: string, fields: readonly DocumentField[]): ListedLine[] {
  const lines = new Map<number, ListedLine>();
  for (const field of fields) {
    const path = linePath(field.name);
    if (path?.list !== list) continue;
    const line = lines.get(path.index) ?? { fields: new Map() };
    lines.set(path.index, line);
    line.fields.set(path.name, field);
  }
  return [...lines].sort(([one], [other]) => one - other).map(([, line]) => line);
}

/** Whether an amount of a line that was read is one of the line that a lesson reads. */
function isSameLine(
  { fields }: ListedLine,
  { cells }: ReadLine,
  { columns }: TaughtTable,
  document: KeyedDocument,
): boolean {
  const amounts = columns.filter(({ kind, name }) => kind === 'number' && name !== 'balance');
  return amounts.some(({ name }) => {
    const span = cells.get(name)?.span;
    const shown = span && document.displayed(span.page, span.box);
    return (
      span !== undefined &&
      shown !== undefined &&
      [...fields.values()].some(
        ({ value, page, box }) =>
          typeof value === 'number' && page === span.page && box !== undefined && areOne(box, shown),
      )
    );
  });
}

const areOne = (one: Box, other: Box): boolean => isCenteredIn(one, other) || isCenteredIn(other, one);

const isOneFolded = ({ table: one, area }: PlacedTable, { table: other, area: on }: PlacedTable): boolean =>
  area.page === on.page &&
  one.y1 < other.y2 + SAME_HEIGHT &&
  other.y1 < one.y2 + SAME_HEIGHT &&
  one.columns
    .map(({ name }) => name)
    .sort()
    .join() ===
    other.columns
      .map(({ name }) => name)
      .sort()
      .join();
/** Of a page's width: lists abreast begin at one height. */
const SAME_HEIGHT = 0.005;

/** Before the first line that stands below or further right. */
function placeAmong(lines: readonly ListedLine[], added: ListedLine): number {
  const [own] = added.fields.values();
  const at = lines.findIndex(({ fields }) => {
    const [first] = fields.values();
    if (!first?.box || !own?.box || first.page !== own.page) return (first?.page ?? 0) > (own?.page ?? 0);
    const isBeside = first.box.y1 < own.box.y2 && own.box.y1 < first.box.y2;
    return isBeside ? first.box.x1 > own.box.x1 : first.box.y1 > own.box.y1;
  });
  return at < 0 ? lines.length : at;
}

function changeLine(
  list: string,
  line: ListedLine,
  read: ReadLine,
  { table, area }: PlacedTable,
  changing: Changing,
): boolean {
  let isChanged = false;
  for (const { name, isTaught, isAbsent, kind } of table.columns) {
    if (isAbsent) continue;
    const [cell, own] = [read.cells.get(name), line.fields.get(name)];
    if (!isTaught || (kind === 'number' && !changing.isNumber)) continue;
    if (cell && !isSameValue(cell, own)) isChanged = setCell(list, line, name, cell, changing) || isChanged;
    // Its number is no other field's.
    for (const [other, { value, page, box }] of cell && kind === 'number' ? line.fields : [])
      if (other !== name && typeof value === 'number' && box && page === cell?.span.page)
        if (areOne(changing.document.displayed(page, cell.span.box), box))
          isChanged = line.fields.delete(other) || isChanged;
  }
  for (const column of table.columns)
    if (column.isAbsent && isReadIn(column, line.fields.get(column.name), read, area, changing.document))
      isChanged = line.fields.delete(column.name) || isChanged;
  return isChanged;
}

/** Whether a field was read in a line where a column says that it is not. */
function isReadIn(
  column: TaughtColumn,
  own: DocumentField | undefined,
  { row }: ReadLine,
  area: TableArea,
  document: KeyedDocument,
): boolean {
  const box = own?.page === row.line.page ? own.box : undefined;
  const words = row.line.words.filter(
    (word) => box && isCenteredIn(document.displayed(row.line.page, word.box), box),
  );
  return offOf(words, row, column, area, document) <= ALIGNED;
}

const isSameValue = ({ value }: ReadCell, own: DocumentField | undefined): boolean =>
  own !== undefined &&
  (own.value === value ||
    (typeof value === 'string' && lettersAndDigitsOf(value) === lettersAndDigitsOf(String(own.value))));

function setCell(
  list: string,
  line: ListedLine,
  name: string,
  { value, span }: ReadCell,
  { parseId, document }: Changing,
): boolean {
  if (!isValueOf(`${list}[0].${name}`, value)) return false;
  line.fields.set(name, {
    ...printedField(name, value, span, LEARNED, document.printedOn),
    learnedFrom: parseId,
  });
  return true;
}

/** The fields with other lines of a list, in place of those that they had. */
function withList(
  list: string,
  fields: readonly DocumentField[],
  lines: readonly ListedLine[],
): DocumentField[] {
  const listed = lines
    .filter((line) => line.fields.size > 0)
    .flatMap((line, index) =>
      [...line.fields].map(([name, field]) => ({ ...field, name: `${list}[${index}].${name}` })),
    );
  const isOfList = ({ name }: DocumentField): boolean => linePath(name)?.list === list;
  const first = fields.findIndex(isOfList);
  const others = fields.filter((field) => !isOfList(field));
  const at = first < 0 ? others.length : fields.slice(0, first).filter((field) => !isOfList(field)).length;
  return [...others.slice(0, at), ...listed, ...others.slice(at)];
}
