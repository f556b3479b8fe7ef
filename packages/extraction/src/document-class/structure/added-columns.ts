import { MAX_MONEY_COLUMNS } from '../../layout/columns.js';
import { amountsByColumn, type PrintedAmount, type StructureLine } from './printed-amounts.js';

const MAX_PER_COLUMN = 120;
/** Earnings, taxes, deductions or items in a row of which the sum is printed. */
const MAX_TERMS = 14;
/** Figures of one column, one below the other, of which the sum is printed. */
interface Run {
  readonly fromLine: number;
  readonly toLine: number;
  readonly total: number;
}

export interface AddedColumns {
  /** Sums of two and more figures below each other that are printed themselves, without their signs. */
  readonly sums: ReadonlySet<number>;
  /** Figures that are printed twice: the only one of a list and its sum. */
  readonly repeated: ReadonlySet<number>;
  /** Lists of which two columns add up: current and year to date. */
  readonly parallel: number;
}

/** Which figures are the sum of others, found by adding: no label is asked. */
export function findAddedColumns(lines: readonly StructureLine[]): AddedColumns {
  const amounts = lines.flatMap((line) => line.amounts).filter(({ minorUnits }) => minorUnits !== 0);
  const printed = new Set(amounts.map(({ minorUnits }) => Math.abs(minorUnits)));
  const runs = amountsByColumn(amounts).map((column) => runsOf(column.slice(0, MAX_PER_COLUMN), printed));
  const spans = runs.map(
    (ofColumn) => new Set(ofColumn.map(({ fromLine, toLine }) => `${fromLine} ${toLine}`)),
  );
  const parallel = new Set(
    spans.flatMap((own, index) =>
      [...own].filter((span) => spans.some((other, at) => at > index && other.has(span))),
    ),
  );
  const flush = flushRight(amounts).map((edge) => runsOf(edge, printed));
  const repeated = new Set<number>();
  const seen = new Set<number>();
  for (const { minorUnits } of amounts)
    (seen.has(Math.abs(minorUnits)) ? repeated : seen).add(Math.abs(minorUnits));
  return {
    repeated,
    sums: new Set([...runs, ...flush].flat().map(({ total }) => total)),
    parallel: parallel.size,
  };
}

/**
 * Figures whose right edges agree within half their height: a wide one elsewhere may join two columns by the
 * room that it takes.
 */
function flushRight(amounts: readonly PrintedAmount[]): PrintedAmount[][] {
  const edges: PrintedAmount[][] = [];
  for (const amount of amounts) {
    const tolerance = (amount.box.y2 - amount.box.y1) / 2;
    const edge = edges.find(([first]) => first && Math.abs(first.box.x2 - amount.box.x2) <= tolerance);
    if (edge && edge.length < MAX_PER_COLUMN) edge.push(amount);
    else if (!edge && edges.length < MAX_MONEY_COLUMNS) edges.push([amount]);
  }
  return edges;
}

function runsOf(column: readonly PrintedAmount[], printed: ReadonlySet<number>): Run[] {
  const runs: Run[] = [];
  for (const [from, first] of column.entries()) {
    let total = Math.abs(first.minorUnits);
    for (let to = from + 1; to < Math.min(column.length, from + MAX_TERMS); to++) {
      const last = column[to];
      if (!last) break;
      total += Math.abs(last.minorUnits);
      if (printed.has(total)) runs.push({ fromLine: first.line, toLine: last.line, total });
    }
  }
  return runs;
}
