import { alignRows, type ListRow, rowsOf } from './align-rows.js';
import { isRightClass } from './document-types.js';
import { normalized, withoutAccents } from './normalize.js';
import { standsIn } from './spellings.js';
import type { DocumentCase, FieldOutcome, ReadDocument, Value, Values } from './types.js';

/** One list, line by line. */
export interface ListOutcome {
  readonly list: string;
  readonly expected: number;
  readonly read: number;
  /** Lines of the truth whose every column is right. */
  readonly right: number;
}

export interface DocumentOutcome {
  readonly known: DocumentCase;
  readonly read: ReadDocument;
  readonly classIsRight: boolean;
  readonly fields: readonly FieldOutcome[];
  readonly lists: readonly ListOutcome[];
}

/**
 * What a slip withholds is a tax to one reader and a deduction to another where the slip does not say:
 * compared as one list.
 */
const JOINED_LISTS: Readonly<Record<string, string>> = { taxes: 'withheld', deductions: 'withheld' };

/**
 * What the truths of made documents do not name, since it stands there under other names or follows from the
 * country: read beside them, it is no extra value.
 */
const UNNAMED_IN_TRUTH = /^(?:currency|fullName|machineReadableZone\..+)$/u;

const listOf = (path: string): string | undefined => /^(.*)\[\d+\]\.\w+$/.exec(path)?.[1];
const isLine = (path: string): boolean => {
  const list = listOf(path);
  return list !== undefined && list !== 'accounts';
};
const namedWithoutIndexes = (path: string): string => path.replace(/\[\d+\]/g, '[]');

/** Compares one file's reading with what is known of it. */
export function compareDocument(known: DocumentCase, read: ReadDocument): DocumentOutcome {
  const classIsRight = isRightClass(known.documentType, read.className);
  const values = new Map(
    Object.entries(read.fields).flatMap(([path, { value }]): [string, Value][] =>
      UNNAMED_IN_TRUTH.test(path) && !known.truth.has(path) ? [] : [[path, value]],
    ),
  );
  const isInText = standsIn(read.text);
  const outcomeOf = (
    path: string,
    expected: Value | undefined,
    found: Value | undefined,
    readPath: string,
  ): FieldOutcome => {
    const name = namedWithoutIndexes(path);
    const [right, rightWithoutAccents] = agreement(name, expected, found);
    const missed = classIsRight
      ? expected !== undefined && isInText(name, expected)
        ? 'layout'
        : 'ocr'
      : 'class';
    const verdict = right ? 'right' : expected === undefined ? 'extra' : missed;
    return {
      name,
      path,
      verdict,
      rightWithoutAccents,
      confidence: found === undefined ? undefined : read.fields[readPath]?.confidence,
      expected,
      read: found,
    };
  };
  const single = [...known.truth]
    .filter(([path]) => !isLine(path))
    .map(([path, expected]) => outcomeOf(path, expected, values.get(path), path));
  const lists = compareLists(known, values, outcomeOf);
  const extra = [...values].filter(
    ([path]) => known.truthIsComplete && !isLine(path) && !known.truth.has(path),
  );
  return {
    known,
    read,
    classIsRight,
    fields: [
      ...single,
      ...lists.fields,
      ...extra.map(([path, value]) => outcomeOf(path, undefined, value, path)),
    ],
    lists: lists.lists,
  };
}

function agreement(
  name: string,
  expected: Value | undefined,
  found: Value | undefined,
): [right: boolean, withoutAccents: boolean] {
  if (expected === undefined || found === undefined) return [false, false];
  const [one, other] = [normalized(name, expected), normalized(name, found)];
  return [one === other, withoutAccents(one) === withoutAccents(other)];
}

type OutcomeOf = (
  path: string,
  expected: Value | undefined,
  found: Value | undefined,
  readPath: string,
) => FieldOutcome;

/** A line with the path that it was read under. */
interface PlacedRow {
  readonly row: ListRow;
  readonly path: string;
}

function placedRows(values: Values): Map<string, PlacedRow[]> {
  const lists = new Set([...values.keys()].filter(isLine).map((path) => listOf(path) ?? ''));
  const placed = new Map<string, PlacedRow[]>();
  for (const list of [...lists].sort()) {
    const joined = JOINED_LISTS[list] ?? list;
    const rows = rowsOf(values, list).map((row, index) => ({ row, path: `${list}[${index}]` }));
    placed.set(joined, [...(placed.get(joined) ?? []), ...rows]);
  }
  // Taxes and deductions stand in either order: both sides are compared in the order of their amounts.
  const amountOf = ({ row }: PlacedRow): number => Number(row.get('amount') ?? 0);
  placed.get('withheld')?.sort((one, other) => amountOf(one) - amountOf(other));
  return placed;
}

function compareLists(
  known: DocumentCase,
  values: Values,
  outcomeOf: OutcomeOf,
): { fields: FieldOutcome[]; lists: ListOutcome[] } {
  const [truth, read] = [placedRows(known.truth), placedRows(values)];
  const fields: FieldOutcome[] = [];
  const lists: ListOutcome[] = [];
  for (const list of new Set([...truth.keys(), ...(known.truthIsComplete ? read.keys() : [])])) {
    const [expected, found] = [truth.get(list) ?? [], read.get(list) ?? []];
    const rows = (side: readonly PlacedRow[]): ListRow[] => side.map(({ row }) => row);
    const pairs = new Map(alignRows(namedWithoutIndexes(list), rows(expected), rows(found)));
    let right = 0;
    expected.forEach(({ row, path }, index) => {
      const partner = found[pairs.get(index) ?? -1];
      const cells = cellsOf(list, index, row, partner, known.truthIsComplete, outcomeOf).map((cell) =>
        placedAt(cell, partner ?? { path, isRead: false }),
      );
      if (cells.every(({ verdict }) => verdict === 'right')) right += 1;
      fields.push(...cells);
    });
    const paired = new Set(pairs.values());
    if (known.truthIsComplete) {
      found.forEach((row, index) => {
        if (!paired.has(index))
          fields.push(
            ...cellsOf(list, index, new Map(), row, true, outcomeOf).map((cell) => placedAt(cell, row)),
          );
      });
    }
    lists.push({ list: namedWithoutIndexes(list), expected: expected.length, read: found.length, right });
  }
  return { fields, lists };
}

const placedAt = (
  cell: FieldOutcome,
  { path, isRead = true }: { readonly path: string; readonly isRead?: boolean },
): FieldOutcome => ({ ...cell, lineAt: { path, isRead } });

function cellsOf(
  list: string,
  index: number,
  truth: ListRow,
  read: PlacedRow | undefined,
  isComplete: boolean,
  outcomeOf: OutcomeOf,
): FieldOutcome[] {
  const columns = new Set([...truth.keys(), ...(isComplete ? (read?.row.keys() ?? []) : [])]);
  return [...columns].map((column) =>
    outcomeOf(
      `${list}[${index}].${column}`,
      truth.get(column),
      read?.row.get(column),
      `${read?.path}.${column}`,
    ),
  );
}
