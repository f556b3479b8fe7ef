import type { Row } from '../../layout/rows.js';
import type { PageFit } from '../fit-page.js';
import type { KeyedDocument, KeyedWord } from '../keyed-page.js';
import type { LessonWord } from '../types.js';
import type { TaughtTable } from './types.js';

/** Of the words of each line of a heading so many have to be there. */
const MIN_HEADING = 0.5;
/** They stand where they are expected within so many heights, down and across. */
const SAME_LINE = 0.8;
const NEAR_ACROSS = 1.2;

/** Where a table lies in a document. */
export interface TableArea {
  readonly page: number;
  readonly fit: PageFit;
  /** Middles of lines of the list lie between, in widths of the page. */
  readonly from: number;
  readonly to: number;
}

/** A word of a heading and the word of the document that it is. */
interface Seen {
  readonly taught: LessonWord;
  readonly seen: KeyedWord;
}

/**
 * Where a table lies: below its heading, where the words around say that it is, or else at the only place of the page that has its words.
 * @param words of the lesson's page
 * @returns undefined where its heading is not there
 */
export function areaOf(
  table: TaughtTable,
  words: readonly LessonWord[],
  page: number,
  fit: PageFit,
  { pages }: Pick<KeyedDocument, 'pages'>,
): TableArea | undefined {
  const paired = table.heading.map((line) => line.flatMap((index) => fit.pairs.get(index) ?? []));
  const only = (): Seen[][] | undefined => {
    const found = headingsOn(table, words, fit, pages.get(page)?.byKey ?? new Map());
    return found.length === 1 ? found[0] : undefined;
  };
  const heading = isHeading(paired, table, fit) ? paired : only();
  const [nearest = []] = heading ?? [];
  if (nearest.length === 0) return undefined;
  const from = Math.max(...nearest.map(({ seen }) => seen.y));
  const height = Math.max(...nearest.map(({ seen }) => seen.height));
  const below = [...fit.pairs.values()].filter(
    ({ taught: word, seen }) =>
      word[3] > table.y2 + word[4] / 2 &&
      word[1] < table.x2 &&
      word[2] > table.x1 &&
      seen.y > from + height / 2,
  );
  return {
    page,
    fit,
    from: from + height / 2,
    to: Math.min(...below.map(({ seen }) => seen.y - seen.height / 2)),
  };
}

/** Whether enough of each of its lines is there, each as far from the others as in the lesson. */
function isHeading(
  lines: readonly (readonly Seen[])[],
  { heading }: TaughtTable,
  { scale }: PageFit,
): boolean {
  const all = lines.flat();
  const [first] = all;
  return (
    first !== undefined &&
    lines.every(
      (line, index) => line.length > 0 && line.length >= MIN_HEADING * (heading[index]?.length ?? 0),
    ) &&
    all.every(
      ({ taught, seen }) =>
        Math.abs(seen.y - first.seen.y - scale * (taught[3] - first.taught[3])) <= SAME_LINE * seen.height,
    )
  );
}

/** The places of a page that have the words of a heading where they are expected across it. */
function headingsOn(
  table: TaughtTable,
  words: readonly LessonWord[],
  fit: PageFit,
  byKey: ReadonlyMap<number, readonly KeyedWord[]>,
): Seen[][][] {
  const lines = table.heading.map((line) =>
    line.flatMap((index): Seen[] => {
      const taught = words[index];
      return (taught ? (byKey.get(taught[0]) ?? []) : []).flatMap((seen) =>
        taught && Math.abs(seen.x1 - fit.across(taught[1], taught[3])) <= NEAR_ACROSS * seen.height
          ? [{ taught, seen }]
          : [],
      );
    }),
  );
  const rows = new Set((lines[0] ?? []).map(({ seen }) => seen.row));
  return [...rows].flatMap((row) => {
    const found = around(row, lines, fit);
    return isHeading(found, table, fit) ? [found] : [];
  });
}

/** Of the words of each line those that stand where they do if the nearest line of a heading is a row. */
function around(row: Row, lines: readonly (readonly Seen[])[], { scale }: PageFit): Seen[][] {
  const first = lines[0]?.find(({ seen }) => seen.row === row);
  return lines.map((line) =>
    line.filter(
      ({ taught, seen }) =>
        first !== undefined &&
        Math.abs(seen.y - first.seen.y - scale * (taught[3] - first.taught[3])) <= SAME_LINE * seen.height,
    ),
  );
}
