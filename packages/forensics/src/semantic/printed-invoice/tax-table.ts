import type { Figure } from '@assay/media';
import { isOneColumn } from './item-rows.js';
import type { FigureLine, LineFigure } from './labeled-amounts.js';

/** A row of a table of taxes: a rate, what the tax is of, and the tax. */
export interface TaxRow {
  readonly label: string;
  /** In percent. */
  readonly rate: number;
  readonly base: Figure;
  readonly tax: Figure;
}

/** Rates of value added and sales taxes end below this. */
const HIGHEST_RATE = 30;
/** Hundredths: taxes are rounded line by line. */
const ROUNDING = 2;
/** Numbers of a line that are looked at. */
const MAX_NUMBERS = 12;

interface Candidate extends TaxRow {
  readonly at: number;
  readonly holds: boolean;
}

/**
 * Tables of taxes by rate: lines with a rate and two amounts in the same two columns, of which at least one
 * makes its tax; a line of the table that does not is kept, for it may be the changed one.
 */
export function taxTables(lines: readonly FigureLine[]): TaxRow[][] {
  const candidates = lines.flatMap(candidatesOf);
  const tables: Candidate[][] = [];
  for (const row of candidates.filter(({ holds, rate }) => holds && rate > 0)) {
    const table = tables.find(([first]) => first && areOneTable(first, row));
    if (!table) tables.push([row]);
    else if (table.every(({ at }) => at !== row.at)) table.push(row);
  }
  return tables.map((table) => {
    const [first] = table;
    const from = Math.min(...table.map(({ at }) => at));
    const to = Math.max(...table.map(({ at }) => at));
    const others = candidates.filter(
      (row) =>
        first &&
        areOneTable(first, row) &&
        row.at >= from - 1 &&
        row.at <= to + 1 &&
        table.every(({ at }) => at !== row.at),
    );
    return [...table, ...others.filter((row, at) => others.findIndex((other) => other.at === row.at) === at)];
  });
}

const areOneTable = (one: TaxRow, other: TaxRow): boolean =>
  one.base.page === other.base.page &&
  isOneColumn(one.base.box, other.base.box) &&
  isOneColumn(one.tax.box, other.tax.box);

function candidatesOf({ line, figures, percents }: FigureLine, at: number): Candidate[] {
  const numbers = figures.slice(0, MAX_NUMBERS);
  return numbers.flatMap((base, index) => {
    const tax = numbers.slice(index + 1).find(({ isMoney }) => isMoney);
    if (!base.isMoney || !tax || base.figure.units <= 0 || tax.figure.units < 0) return [];
    return ratesOf(numbers, percents, base, tax).map((rate) => ({
      label: line.text.slice(0, base.from).trim(),
      rate,
      base: base.figure,
      tax: tax.figure,
      at,
      holds: Math.abs(taxOf(base.figure, rate) - tax.figure.units) <= ROUNDING,
    }));
  });
}

/** Rates with a sign for percent, or, right before the base or between it and the tax, without one. */
function ratesOf(
  numbers: readonly LineFigure[],
  percents: FigureLine['percents'],
  base: LineFigure,
  tax: LineFigure,
): number[] {
  const signed = percents.filter(({ from }) => from < tax.from).map(({ percent }) => percent);
  const before = numbers[numbers.indexOf(base) - 1];
  const between = numbers[numbers.indexOf(base) + 1];
  const bare = [before, between === tax ? undefined : between].flatMap((number) =>
    number && !number.isMoney ? [Number(number.figure.raw.replace(',', '.'))] : [],
  );
  return [...signed, ...bare].filter((rate) => rate >= 0 && rate < HIGHEST_RATE);
}

/** In hundredths. */
export const taxOf = ({ units }: Figure, rate: number): number => Math.round((units * rate) / 100);
