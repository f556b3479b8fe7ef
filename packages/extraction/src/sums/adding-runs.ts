import type { LedgerFigure } from './ledger-columns.js';

/** Lines of one section, at most. */
const MAX_RUN = 40;
/** Runs that are combined with each other: the longest are kept. */
const MAX_RUNS = 60;

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

/** Every run of a column whose sum is printed outside of it, the longest first. */
export function addingRuns(
  columns: readonly (readonly LedgerFigure[])[],
  printed: ReadonlyMap<number, readonly LedgerFigure[]>,
): AddingRun[] {
  const longest = new Map<string, AddingRun>();
  for (const [index, column] of columns.entries()) {
    for (let from = 0; from < column.length; from++) {
      let signed = 0;
      for (let to = from; to < Math.min(column.length, from + MAX_RUN); to++) {
        signed += column[to]?.units ?? 0;
        const sum = Math.abs(signed);
        if (sum === 0) continue;
        const lines = column.slice(from, to + 1);
        if (!(printed.get(sum) ?? []).some((total) => !lines.includes(total))) continue;
        // Of runs that differ by zeros at their ends the longest is meant, or, where its zeros are another run's, the one without them.
        const hasZeros = lines[0]?.units === 0 || lines.at(-1)?.units === 0;
        const key = `${index} ${sum} ${hasZeros} ${lines.find(({ units }) => units !== 0)?.box.y1}`;
        if ((longest.get(key)?.lines.length ?? 0) < lines.length) longest.set(key, { sum, lines });
      }
    }
  }
  return [...longest.values()].sort((a, b) => b.lines.length - a.lines.length).slice(0, MAX_RUNS);
}
