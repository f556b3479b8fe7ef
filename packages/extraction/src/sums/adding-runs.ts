import type { Box } from '@assay/media';
import { columnOf, findColumns } from '../layout/columns.js';

const MAX_COLUMNS = 40;

/** An amount of a document and where it stands. */
export interface LedgerFigure {
  /** Index of its line. */
  readonly entry: number;
  /** Index among the figures of its line. */
  readonly place: number;
  /** In hundredths, as printed. */
  readonly units: number;
  readonly page: number;
  readonly box: Box;
}

/** Amounts that stand one below the other, top to bottom, page by page. */
export function ledgerColumns(figures: readonly LedgerFigure[]): LedgerFigure[][] {
  const pages = [...new Set(figures.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const ofPage = figures.filter((one) => one.page === page);
    const columns = findColumns(
      ofPage.map(({ box }) => box),
      MAX_COLUMNS,
    );
    return columns.map((_, index) =>
      ofPage
        .filter(({ box }) => columnOf(columns, box) === index)
        .sort((a, b) => a.box.y1 - b.box.y1 || a.box.x1 - b.box.x1),
    );
  });
}

/** Lines of one section, at most. */
const MAX_RUN = 40;
/** Runs that are combined with each other: the longest are kept. */
const MAX_RUNS = 60;

/** Columns that are added up in pairs: the fullest. */
const MAX_COLUMNS_BESIDE = 12;

/** Amounts right below each other that add up to an amount printed elsewhere. */
export interface AddingRun {
  /** Above zero, in hundredths. */
  readonly sum: number;
  /** Empty for a total that is known by its name alone. */
  readonly lines: readonly LedgerFigure[];
}

/** Amounts by what they are, signs aside. */
export function byAmount(figures: readonly LedgerFigure[]): Map<number, LedgerFigure[]> {
  const amounts = new Map<number, LedgerFigure[]>();
  for (const figure of figures) {
    const amount = Math.abs(figure.units);
    amounts.set(amount, [...(amounts.get(amount) ?? []), figure]);
  }
  return amounts;
}

/**
 * Every run of a column, or of two side by side, whose sum is printed outside of it, the longest first.
 * @param columns of one page each, top to bottom
 */
export function addingRuns(
  columns: readonly (readonly LedgerFigure[])[],
  printed: ReadonlyMap<number, readonly LedgerFigure[]>,
): AddingRun[] {
  const longest = new Map<string, AddingRun>();
  const keep = (place: string, { units, lines: linesOf }: Run): void => {
    const sum = Math.abs(units);
    const totals = sum === 0 ? undefined : printed.get(sum);
    const lines = totals ? linesOf() : [];
    if (lines.length === 0 || !totals?.some((total) => !lines.includes(total))) return;
    // Of runs that differ by zeros at their ends the longest is meant, or, where its zeros are another run's,
    // the one without them.
    const hasZeros = lines[0]?.units === 0 || lines.at(-1)?.units === 0;
    const key = `${place} ${sum} ${hasZeros} ${lines.find((line) => line.units !== 0)?.box.y1}`;
    if ((longest.get(key)?.lines.length ?? 0) < lines.length) longest.set(key, { sum, lines });
  };
  for (const [index, column] of columns.entries()) {
    for (const run of runsOf(column)) keep(String(index), run);
  }
  const most = [...columns].sort((a, b) => b.length - a.length).slice(0, MAX_COLUMNS_BESIDE);
  for (const [index, left] of most.entries()) {
    for (const [other, right] of most.slice(index + 1).entries()) {
      for (const run of runsInHalves(left, right)) keep(`${index} ${other}`, run);
    }
  }
  return [...longest.values()].sort((a, b) => b.lines.length - a.lines.length).slice(0, MAX_RUNS);
}

/** Amounts below each other; few runs add up to anything printed, so that only theirs are laid out. */
interface Run {
  readonly units: number;
  readonly lines: () => readonly LedgerFigure[];
}

/** Every run of a column. */
export function* runsOf(column: readonly LedgerFigure[]): Generator<Run> {
  for (let from = 0; from < column.length; from++) {
    let units = 0;
    for (const [at, figure] of column.slice(from, from + MAX_RUN).entries()) {
      units += figure.units;
      yield { units, lines: () => column.slice(from, from + at + 1) };
    }
  }
}

/** Runs with what of another column stands in their lines: a list that is set in two halves has one total. */
function* runsInHalves(left: readonly LedgerFigure[], right: readonly LedgerFigure[]): Generator<Run> {
  if (left[0]?.page !== right[0]?.page) return;
  for (const [from, first] of left.entries()) {
    const tolerance = (first.box.y2 - first.box.y1) / 2;
    const begin = right.findIndex(({ box }) => box.y1 > first.box.y1 - tolerance);
    if (begin < 0) continue;
    let units = first.units;
    let end = begin;
    for (const [at, last] of left.slice(from + 1, from + MAX_RUN).entries()) {
      units += last.units;
      for (let next = right[end]; next && next.box.y1 < last.box.y1 + tolerance; next = right[end]) {
        units += next.units;
        end += 1;
      }
      const half = [begin, end] as const;
      if (end > begin)
        yield {
          units,
          lines: () => eachLabeled([...left.slice(from, from + at + 2), ...right.slice(...half)]),
        };
    }
  }
}

/** Amounts of which each has a label of its own; none otherwise. */
const eachLabeled = (lines: readonly LedgerFigure[]): readonly LedgerFigure[] =>
  new Set(lines.map(({ entry }) => entry)).size === lines.length ? lines : [];
