import type { LedgerFigure } from './ledger-columns.js';

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

/** Every run of a column, or of two side by side, whose sum is printed outside of it, the longest first. */
export function addingRuns(
  columns: readonly (readonly LedgerFigure[])[],
  printed: ReadonlyMap<number, readonly LedgerFigure[]>,
): AddingRun[] {
  const longest = new Map<string, AddingRun>();
  const keep = (place: string, lines: readonly LedgerFigure[]): void => {
    const sum = Math.abs(lines.reduce((total, { units }) => total + units, 0));
    if (sum === 0 || !(printed.get(sum) ?? []).some((total) => !lines.includes(total))) return;
    // Of runs that differ by zeros at their ends the longest is meant, or, where its zeros are another run's, the one without them.
    const hasZeros = lines[0]?.units === 0 || lines.at(-1)?.units === 0;
    const key = `${place} ${sum} ${hasZeros} ${lines.find(({ units }) => units !== 0)?.box.y1}`;
    if ((longest.get(key)?.lines.length ?? 0) < lines.length) longest.set(key, { sum, lines });
  };
  for (const [index, column] of columns.entries()) {
    for (const lines of runsOf(column)) keep(String(index), lines);
  }
  const most = [...columns].sort((a, b) => b.length - a.length).slice(0, MAX_COLUMNS_BESIDE);
  for (const [index, left] of most.entries()) {
    for (const [other, right] of most.slice(index + 1).entries()) {
      for (const lines of runsOf(left)) {
        const half = lines.length > 1 ? beside(lines, right) : [];
        if (half.length > 0) keep(`${index} ${other}`, [...lines, ...half]);
      }
    }
  }
  return [...longest.values()].sort((a, b) => b.lines.length - a.lines.length).slice(0, MAX_RUNS);
}

function* runsOf(column: readonly LedgerFigure[]): Generator<LedgerFigure[]> {
  for (let from = 0; from < column.length; from++) {
    for (let to = from; to < Math.min(column.length, from + MAX_RUN); to++) yield column.slice(from, to + 1);
  }
}

/** What of another column stands in the lines of a run, each with a label of its own: a list that is set in two halves has one total. */
function beside(lines: readonly LedgerFigure[], column: readonly LedgerFigure[]): LedgerFigure[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return [];
  const tolerance = (first.box.y2 - first.box.y1) / 2;
  const half = column.filter(
    ({ page, box }) => page === first.page && box.y1 > first.box.y1 - tolerance && box.y1 < last.box.y1 + tolerance,
  );
  const entries = new Set([...lines, ...half].map(({ entry }) => entry));
  return entries.size === lines.length + half.length ? half : [];
}
