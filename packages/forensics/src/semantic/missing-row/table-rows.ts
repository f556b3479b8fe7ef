import type { Box } from '@assay/media';
import { placeOfRange } from '../printed-text/places.js';
import { MONEY, minorUnitsOf } from '../printed-text/printed-amounts.js';
import type { TextLine } from '../printed-text/text-lines.js';

/** A line of a table that ends in an amount, or that is numbered like those that do. */
export interface TableRow {
  readonly line: TextLine;
  /** In hundredths; undefined for a numbered line without an amount. */
  readonly amount: number | undefined;
  /** Of the amount, or of the line's number. */
  readonly box: Box;
}

/** Right edges of one column, and left or right edges of its numbers, of the page's width. */
export const SAME_EDGE = 0.004;

/** Lines that end in an amount, cut wherever the next amount ends at another edge. */
export function tablesOf(lines: readonly TextLine[]): readonly (readonly TableRow[])[] {
  const tables: TableRow[][] = [];
  for (const line of lines) {
    const row = amountRow(line);
    if (!row) continue;
    const table = tables.at(-1);
    const before = table?.at(-1);
    if (table && before && Math.abs(before.box.x2 - row.box.x2) <= SAME_EDGE) table.push(row);
    else tables.push([row]);
  }
  return tables;
}

/** Two cells at least, the last of which ends in an amount. */
export function amountRow(line: TextLine): TableRow | undefined {
  const last = [...line.text.matchAll(MONEY)].at(-1);
  if (!last || line.cellStarts.length < 2 || last.index < (line.cellStarts.at(-1) ?? 0)) return undefined;
  const place = placeOfRange(line, last.index, last.index + last[0].length);
  return place && !place.isRecognized ? { line, amount: minorUnitsOf(last[0]), box: place.box } : undefined;
}

/** Amounts printed on the lines, in hundredths. */
export const amountsOn = (lines: readonly TextLine[]): ReadonlySet<number> =>
  new Set(lines.flatMap(({ text }) => [...text.matchAll(MONEY)].map(([amount]) => minorUnitsOf(amount))));

/** Whether what is left of a table makes an amount that is printed: then no row that counted is gone. */
export function addsUp(rows: readonly TableRow[], from: number, printed: ReadonlySet<number>): boolean {
  let sum = 0;
  return rows.some(({ amount }, index) => {
    sum += amount ?? 0;
    return index >= from && sum !== amount && printed.has(sum);
  });
}
