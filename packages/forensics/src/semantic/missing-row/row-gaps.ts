import type { TextLine } from '../printed-text/text-lines.js';
import { type TableRow, tablesOf } from './table-rows.js';

/** Fewer distances of one length are no pitch. */
const MIN_REGULAR = 3;
/** Of the pitch: how far a distance may be from it, and a gap from a whole number of them. */
const SAME_PITCH = 0.03;
/** A larger gap parts two tables. */
const MAX_PITCHES = 3;

/** A place where a table has room for whole rows and prints none. */
export interface RowGap {
  readonly rows: readonly TableRow[];
  /** Index of the row below the gap. */
  readonly below: number;
}

/**
 * Gaps of whole rows between rows of as many cells that follow each other at one distance above and below it,
 * nothing printed between them. A table with several is set in groups, and says nothing.
 */
export function rowGaps(lines: readonly TextLine[]): RowGap[] {
  return tablesOf(lines).flatMap((rows): RowGap[] => {
    const stretches = alikeRows(rows, lines);
    const gaps = stretches.flatMap(gapsOf);
    return gaps.length === 1 ? gaps : [];
  });
}

/** Runs of rows of as many cells with nothing printed between them. */
function alikeRows(rows: readonly TableRow[], lines: readonly TextLine[]): TableRow[][] {
  const runs: TableRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    const before = run?.at(-1)?.line;
    const follows =
      before?.cellStarts.length === row.line.cellStarts.length &&
      lines.indexOf(row.line) === lines.indexOf(before) + 1;
    if (run && follows) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

function gapsOf(rows: readonly TableRow[]): RowGap[] {
  const pitches = rows.slice(1).map(({ box }, index) => box.y2 - (rows[index]?.box.y2 ?? 0));
  return pitches.flatMap((length, index): RowGap[] => {
    const [pitch, next] = [pitches[index - 1], pitches[index + 1]];
    if (pitch === undefined || next === undefined || pitch <= 0 || !isNear(next, pitch, pitch)) return [];
    const count = Math.round(length / pitch);
    if (count < 2 || count > MAX_PITCHES || !isNear(length, count * pitch, pitch)) return [];
    const regular = pitches.filter((other) => isNear(other, pitch, pitch)).length;
    return regular >= MIN_REGULAR ? [{ rows, below: index + 1 }] : [];
  });
}

const isNear = (length: number, wanted: number, pitch: number): boolean =>
  Math.abs(length - wanted) <= SAME_PITCH * pitch;
