import { type TextWord, unionBox } from '@assay/media';
import type { KeyedDocument } from '../keyed-page.js';
import type { Correction, KeyOf, LessonWord, ReadField } from '../types.js';
import { sectionsOf, stripsOf } from './group-lines.js';
import { learnColumns } from './learn-columns.js';
import { nearDay } from './line-cells.js';
import { linePath, listLines } from './list-lines.js';
import { type LocatedLine, locateLines } from './locate-lines.js';
import { proven } from './prove-table.js';
import { MOST_TABLES, type TaughtTable } from './types.js';

/** A heading stands at most so many heights above the first line, from middle to middle. */
const HEADING_RISE = 4;
/** Words of one printed line, in heights. */
const SAME_LINE = 0.6;

/** What was learned of lists, before the words of the pages are chosen. */
export interface FoundLists {
  readonly lines: readonly LocatedLine[];
  /** Words of cells: another document has others there. */
  readonly values: readonly TextWord[];
  readonly near: number | undefined;
}

/** Where the lines of corrected lists stand. */
export function findLists(
  document: KeyedDocument,
  fields: readonly ReadField[],
  corrections: readonly Correction[],
  keyOf: KeyOf,
): FoundLists {
  const corrected = new Set(corrections.flatMap(({ path }) => linePath(path)?.list ?? []));
  const near = nearDay(
    [
      ...fields,
      ...corrections.flatMap(({ path, is }) => (is === undefined ? [] : [{ name: path, value: is }])),
    ],
    document,
  );
  const lines = listLines(fields, corrections).filter(
    ({ list, cells }) => corrected.has(list) && cells.size > 0,
  );
  const located = locateLines(lines, document, near, keyOf);
  return {
    lines: located,
    near,
    values: located.flatMap(({ cells }) => [...cells.values()].flatMap(({ all }) => all)),
  };
}

type Given = [
  pages: readonly { readonly page: number; readonly words: readonly LessonWord[] }[],
  document: KeyedDocument,
  near: number | undefined,
  keyOf: KeyOf,
];

/** The tables of corrected lists that read their own document as its person says. */
export function takeTables(
  { lines, near }: FoundLists,
  pages: readonly { readonly page: number; readonly words: readonly LessonWord[] }[],
  document: KeyedDocument,
  keyOf: KeyOf,
): TaughtTable[] {
  const groups = new Map<string, LocatedLine[]>();
  for (const one of lines) {
    const key = `${one.line.list} ${one.row.line.page}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()]
    .flatMap((group) => stripsOf(group))
    .flatMap((strip) => {
      const whole = tablesOf([strip], pages, document, near, keyOf);
      const sections = sectionsOf(strip);
      if (sections.length === 1 || whole.some(({ columns }) => columns.length >= namesOf(strip).size))
        return whole;
      const parted = tablesOf(sections, pages, document, near, keyOf);
      return columnsIn(parted) / sections.length > columnsIn(whole) ? parted : whole;
    })
    .slice(0, MOST_TABLES);
}

const namesOf = (lines: readonly LocatedLine[]): Set<string> =>
  new Set(lines.flatMap(({ cells }) => [...cells.keys()]));
const columnsIn = (tables: readonly TaughtTable[]): number =>
  tables.reduce((sum, { columns }) => sum + columns.length, 0);

/** Of each group the table that teaches more: that of all its lines, or of those that a person worked on. */
const tablesOf = (groups: readonly (readonly LocatedLine[])[], ...given: Given): TaughtTable[] =>
  groups.flatMap((lines) => {
    const worked = lines.filter(isWorkedOn);
    const [all, own] = [lines, worked].map((some) => tableOf(lines, some, ...given));
    return (own && taughtIn(own) > taughtIn(all) ? own : all) ?? [];
  });

const isWorkedOn = ({ line }: LocatedLine): boolean =>
  line.absent.length > 0 || [...line.cells.values()].some(({ isCorrected }) => isCorrected);
const taughtIn = (table: TaughtTable | undefined): number =>
  table?.columns.filter(({ isTaught }) => isTaught).length ?? 0;

/** @param basis the lines whose cells tell where the columns are */
function tableOf(
  lines: readonly LocatedLine[],
  basis: readonly LocatedLine[],
  pages: readonly { readonly page: number; readonly words: readonly LessonWord[] }[],
  document: KeyedDocument,
  near: number | undefined,
  keyOf: KeyOf,
): TaughtTable | undefined {
  const [first] = lines;
  const last = lines.at(-1);
  const page = pages.findIndex((one) => one.page === first?.row.line.page);
  const words = pages[page]?.words;
  const box = unionBox(
    lines.flatMap(({ cells }) => [...cells.values()].flatMap(({ words: of }) => of.map((word) => word.box))),
  );
  const columns = learnColumns(lines, basis, document, keyOf);
  if (!first || !last || !words || !box || !columns) return undefined;
  const at = document.placeOf(first.row.line.page, box);
  const [y1, y2] = [first, last].map(({ row }) => document.placeOf(row.line.page, row.line.box).y) as [
    number,
    number,
  ];
  const heading = headingOf(words, {
    x1: at.x1,
    x2: at.x2,
    y: y1,
    height: document.placeOf(first.row.line.page, first.row.line.box).height,
  });
  const table: TaughtTable = {
    list: first.line.list,
    page,
    x1: at.x1,
    x2: at.x2,
    y1,
    y2,
    heading,
    columns,
    isAddedTo: lines.some(({ line }) => line.read.length === 0),
  };
  return proven(table, lines, words, document, near, keyOf);
}

/** The nearest lines of words above, at most two. */
function headingOf(
  words: readonly LessonWord[],
  { x1, x2, y, height }: { x1: number; x2: number; y: number; height: number },
): number[][] {
  const lines: number[][] = [];
  let under = y;
  while (lines.length < 2) {
    const above = words.flatMap((word, index) =>
      word[1] < x2 &&
      word[2] > x1 &&
      under - word[3] > SAME_LINE * height &&
      under - word[3] <= HEADING_RISE * height
        ? [{ word, index }]
        : [],
    );
    const lowest = Math.max(...above.map(({ word }) => word[3]));
    const line = above.filter(({ word }) => lowest - word[3] < SAME_LINE * height);
    if (line.length === 0) break;
    lines.push(line.map(({ index }) => index));
    under = lowest;
  }
  return lines;
}

/** Whether tables teach what a path is about. */
export function isTaughtBy(tables: readonly TaughtTable[], path: string): boolean {
  const parts = linePath(path);
  return tables.some(
    ({ list, columns, isAddedTo }) =>
      parts?.list === list &&
      columns.some(({ name, isTaught }) => name === parts.name && (isTaught || isAddedTo)),
  );
}
