import type { Figure } from '@assay/media';
import type { StatementRow } from '../page/statement-rows.js';
import type { ActivitySums, ChosenTotals } from './choose-totals.js';

/** Money outside the tables, and where. */
export interface SummaryFigure {
  readonly figure: Figure;
  readonly row: number;
}

/** Figures of one account looked at: a summary has some ten, each is compared with the others. */
const MAX_FIGURES = 60;
/** Figures of one summary follow each other within so many. */
const REACH = 8;
/** One transaction alone makes up the difference of many figures. */
const MIN_LINES = 2;

/** The money outside the tables, in reading order. */
export const summaryFigures = (
  rows: readonly StatementRow[],
  isInTable: (row: number) => boolean,
): SummaryFigure[] =>
  rows.flatMap((row) =>
    isInTable(row.index)
      ? []
      : row.numbers.filter(({ isMoney }) => isMoney).map(({ figure }) => ({ figure, row: row.index })),
  );

/**
 * The figures of a summary by what they do, whatever they are called: two balances whose difference the
 * transactions make up, and what these add up to.
 * @returns nothing unless one reading alone, by its values, holds
 */
export const totalsByLines = (
  figures: readonly SummaryFigure[],
  sums: ActivitySums,
): ChosenTotals | undefined => totalsOf(bySumsOfLines(figures.slice(0, MAX_FIGURES), sums));

/**
 * The first figures that are what the movements of one direction add up to, two of them at least: whatever
 * their label, they state the total.
 */
export function totalsOfLines(
  figures: readonly SummaryFigure[],
  { deposits, withdrawals, depositCount, withdrawalCount }: ActivitySums,
): ChosenTotals {
  const stating = (total: number, count: number) =>
    count < MIN_LINES ? undefined : figures.find((one) => size(one) === total);
  return {
    ...chosen('deposits', stating(deposits, depositCount)),
    ...chosen('withdrawals', stating(withdrawals, withdrawalCount)),
  };
}

/**
 * `USD on June 28, 2024   1,480.00`: a figure apart from the list that repeats its last balance states what
 * the account closes with.
 */
export function closingOfLastLine(figures: readonly SummaryFigure[], last: Figure | undefined): ChosenTotals {
  return chosen(
    'closing',
    last && last.units !== 0 ? figures.find(({ figure }) => figure.units === last.units) : undefined,
  );
}

/**
 * Where no transaction tells, four figures in this order: opening, deposits, withdrawals, closing, that
 * fulfil the sum.
 */
export const totalsByOwnSum = (figures: readonly SummaryFigure[]): ChosenTotals | undefined =>
  totalsOf(byOwnSum(figures.slice(0, MAX_FIGURES)));

const totalsOf = (found: Four | undefined): ChosenTotals | undefined =>
  found && {
    ...chosen('opening', found[0]),
    ...chosen('deposits', found[1]),
    ...chosen('withdrawals', found[2]),
    ...chosen('closing', found[3]),
  };

type Four = readonly [
  opening: SummaryFigure | undefined,
  deposits: SummaryFigure | undefined,
  withdrawals: SummaryFigure | undefined,
  closing: SummaryFigure | undefined,
];

const chosen = (
  role: 'opening' | 'deposits' | 'withdrawals' | 'closing',
  one: SummaryFigure | undefined,
): ChosenTotals => (one ? { [role]: { figure: one.figure, label: '', confirmed: true } } : {});

const size = ({ figure }: SummaryFigure): number => Math.abs(figure.units);

/**
 * Two balances whose difference the transactions make up, and at least one of the figures that their sums are
 * printed as.
 */
function bySumsOfLines(
  figures: readonly SummaryFigure[],
  { deposits, withdrawals, count }: ActivitySums,
): Four | undefined {
  if (count < MIN_LINES) return undefined;
  const isTotal = (total: number) => (one: SummaryFigure) => total > 0 && size(one) === total;
  const inAll = figures.find(isTotal(deposits));
  const outAll = figures.find(isTotal(withdrawals));
  if (!inAll && !outAll) return undefined;
  const [pair, ...others] = balancePairs(
    figures.filter((one) => size(one) !== deposits && size(one) !== withdrawals),
    deposits - withdrawals,
  );
  return pair && others.length === 0 ? [pair[0], inAll, outAll, pair[1]] : undefined;
}

/** The pairs of figures that differ by a change, one of each value. */
function balancePairs(
  figures: readonly SummaryFigure[],
  change: number,
): [opening: SummaryFigure, closing: SummaryFigure][] {
  const pairs = new Map<number, [SummaryFigure, SummaryFigure]>();
  for (const [index, one] of figures.entries()) {
    for (const other of figures.slice(index + 1, index + 1 + REACH)) {
      const difference = other.figure.units - one.figure.units;
      if (difference === change) pairs.set(one.figure.units, pairs.get(one.figure.units) ?? [one, other]);
      else if (-difference === change)
        pairs.set(other.figure.units, pairs.get(other.figure.units) ?? [other, one]);
    }
  }
  return [...pairs.values()];
}

/** Four figures in a row that fulfil the sum by themselves. */
function byOwnSum(figures: readonly SummaryFigure[]): Four | undefined {
  const found: Four[] = [];
  for (let index = 0; index + 3 < figures.length; index++) {
    const [opening, deposits, withdrawals, closing] = figures.slice(index, index + 4);
    if (!opening || !deposits || !withdrawals || !closing || size(deposits) === 0 || size(withdrawals) === 0)
      continue;
    if (opening.figure.units + size(deposits) - size(withdrawals) === closing.figure.units)
      found.push([opening, deposits, withdrawals, closing]);
  }
  const values = new Set(found.map(([opening]) => opening?.figure.units));
  return values.size === 1 ? found[0] : undefined;
}
