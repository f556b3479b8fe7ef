import {
  type AddingRun,
  addingRuns,
  byAmount,
  type LedgerFigure,
  ledgerColumns,
  runsOf,
} from '../../../sums/adding-runs.js';
import type { PayEntry } from '../table/entries.js';
import { namedTotal } from '../table/total-names.js';
import { ledgerFigures } from './solve-ledger.js';

/** Gross and net pay, and the lines that lead from one to the other without a total of their own. */
export interface UntotaledLines {
  readonly gross: LedgerFigure;
  readonly earned: readonly LedgerFigure[];
  readonly withheld: readonly LedgerFigure[];
  readonly net: LedgerFigure;
}

/** With fewer lines a sum may come out by chance. */
const LEAST_LINES = 2;

/**
 * The lines right below each other that are gross less net pay, both known by name and each of one amount;
 * undefined where several are.
 */
export function untotaledLines(entries: readonly PayEntry[]): UntotaledLines | undefined {
  const figures = ledgerFigures(entries);
  const nameOf = ({ entry }: LedgerFigure) =>
    entries[entry]?.labels.map(({ folded }) => namedTotal(folded)?.total).find((name) => name);
  const firstIn = (name: 'gross' | 'net') => figures.find((figure) => nameOf(figure) === name);
  const [gross, net] = [firstIn('gross'), firstIn('net')];
  if (!gross || !net || gross.units <= net.units || net.units <= 0) return undefined;
  const columns = ledgerColumns(figures).map((column) =>
    column.filter((figure) => nameOf(figure) === undefined),
  );
  const inColumns = columns.flatMap((column) => runsTo(column, gross.units - net.units));
  // `INSS: R$ 215.91`: amounts behind their labels stand in no column.
  const found = inColumns.length > 0 ? inColumns : runsTo(listed(entries, figures), gross.units - net.units);
  const [withheld] = found;
  if (!withheld || found.length > 1) return undefined;
  const runs: AddingRun[] = addingRuns(columns, byAmount(figures));
  const earned = runs.find(
    ({ sum, lines }) => sum === gross.units && lines.every((line) => !withheld.includes(line)),
  );
  return { gross, earned: earned?.lines ?? [], withheld, net };
}

/** The figures that are alone behind a label with a colon, top to bottom. */
const listed = (entries: readonly PayEntry[], figures: readonly LedgerFigure[]): LedgerFigure[] =>
  figures.filter(({ entry }) => {
    const { labels = [], figures: own = [] } = entries[entry] ?? {};
    const name = labels.map(({ folded }) => namedTotal(folded)?.total).find((total) => total);
    return (
      own.length === 1 && /: ?\S*$/u.test(labels.at(-1)?.text ?? '') && !(name === 'gross' || name === 'net')
    );
  });

/** Two lines at least that add up to an amount, none of nothing at either end. */
const runsTo = (column: readonly LedgerFigure[], target: number): (readonly LedgerFigure[])[] =>
  [...runsOf(column)].flatMap(({ units, lines }) => {
    const run = Math.abs(units) === target ? lines() : [];
    return run.length >= LEAST_LINES && run[0]?.units !== 0 && run.at(-1)?.units !== 0 ? [run] : [];
  });
