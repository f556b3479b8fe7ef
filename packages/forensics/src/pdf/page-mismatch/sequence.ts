import { findDates } from '../../semantic/labeled-values/calendar-dates.js';
import type { ReadPage } from '../../semantic/labeled-values/read-pages.js';
import type { TextLine } from '../../semantic/printed-text/text-lines.js';

/** Why one page claims to continue the page before it. */
export type Claim =
  /** "Page 2 of 3" after "page 1 of 3". */
  | 'page-numbers'
  /** The same table headings again, nothing above them but what stands on the page before, too. */
  | 'table-headings'
  /** Its first line is a dated row in the columns of the rows before. */
  | 'table-rows'
  /** The file has as many pages as one of the two says, and the other stands in the place that is left. */
  | 'place-in-file';

/** Two columns may be anything. */
const MIN_COLUMNS = 3;
/** Rows of one table start and end at the same place; of the page's width. */
const COLUMN_TOLERANCE = 0.003;
const MIN_ROWS = 3;

/**
 * The claim that `later`, the very next page of the file, continues `earlier`.
 * @param continues `later` names nothing that identifies a document, or what `earlier` names
 * @returns undefined for none: covers, annexes and merged documents make none
 */
export function claimBetween(
  earlier: ReadPage,
  later: ReadPage,
  continues: boolean,
  pageCount: number,
): Claim | undefined {
  const [one, two] = [earlier.mark, later.mark];
  if (one && two)
    return one.total === two.total && one.number + 1 === two.number ? 'page-numbers' : undefined;
  if (continues && repeatsHeadings(earlier, later)) return 'table-headings';
  if (continues && goesOnWithRows(earlier, later)) return 'table-rows';
  const marked = one ? earlier : two ? later : undefined;
  const inPlace = marked?.mark && marked.mark.number === marked.page && marked.mark.total === pageCount;
  return inPlace && sharedHeading(earlier, later) ? 'place-in-file' : undefined;
}

/** Digits count for nothing: a running head may number its pages. */
const shape = (line: TextLine): string => line.folded.replace(/\d+/gu, '0');

function repeatsHeadings(earlier: ReadPage, later: ReadPage): boolean {
  const heading = sharedHeading(earlier, later);
  if (!heading) return false;
  const known = new Set(earlier.lines.map(shape));
  return later.lines.slice(0, later.lines.indexOf(heading)).every((line) => known.has(shape(line)));
}

/**
 * The first table heading of `later` that `earlier` prints, too: a line of three cells or more without a
 * digit.
 */
function sharedHeading(earlier: ReadPage, later: ReadPage): TextLine | undefined {
  const known = new Set(earlier.lines.filter(isHeading).map(({ folded }) => folded));
  return later.lines.find((line) => isHeading(line) && known.has(line.folded));
}

const isHeading = (line: TextLine): boolean =>
  line.cellStarts.length >= MIN_COLUMNS && !/\d/u.test(line.text);

function goesOnWithRows(earlier: ReadPage, later: ReadPage): boolean {
  const edges = rowEdges(later.lines[0]);
  if (!edges) return false;
  const alike = earlier.lines.filter((line) => {
    const other = rowEdges(line);
    return other?.every((edge, side) => Math.abs(edge - (edges[side] ?? 0)) < COLUMN_TOLERANCE);
  });
  return alike.length >= MIN_ROWS;
}

/** Where a row that starts with a date and ends with an amount starts and ends; undefined for other lines. */
function rowEdges(line: TextLine | undefined): [number, number] | undefined {
  const [first, last] = [line?.words[0], line?.words[line.words.length - 1]];
  if (!line || !first || !last || findDates(line.text)[0]?.from !== 0 || !/\d[.,]\d{2}$/u.test(line.text))
    return undefined;
  return [first.box.x1, last.box.x2];
}
