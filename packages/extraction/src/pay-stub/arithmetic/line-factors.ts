import type { Figure } from '@assay/media';
import type { PayFigure } from '../pay-table.js';

/** Products are rounded to the cent, and rates may be printed with fewer decimals than they have. */
const ROUNDING_HUNDREDTHS = 1.01;
/** Hours are counted in quarters; rates seldom are. */
const QUARTERS_IN_HOUR = 4;

/** A line of a pay stub has no more. */
const MAX_FIGURES = 10;

/** The two figures whose product is the amount of a line: hours and what one of them pays. */
export interface LineFactors {
  readonly hours: PayFigure;
  readonly rate: PayFigure;
}

/** @returns undefined when no two of the other figures give the amount */
export function factorsOf(figures: readonly PayFigure[], amount: PayFigure): LineFactors | undefined {
  const others = figures.filter((one) => one !== amount && one.figure.units > 0);
  for (const [index, first] of others.entries()) {
    for (const second of others.slice(index + 1)) {
      const product = numberOf(first.figure) * numberOf(second.figure);
      if (Math.abs(product * 100 - Math.abs(amount.figure.units)) > ROUNDING_HUNDREDTHS) continue;
      const secondIsHours =
        second.column === 'hours' ||
        first.column === 'rate' ||
        (!isQuarters(first.figure) && isQuarters(second.figure));
      return secondIsHours && first.column !== 'hours'
        ? { hours: second, rate: first }
        : { hours: first, rate: second };
    }
  }
  return undefined;
}

/**
 * The hours and the rate of a line, by the first amount behind them that they give: the year's amount may be
 * a multiple, too.
 */
export function allFactors(figures: readonly PayFigure[]): ReadonlySet<PayFigure> {
  for (const [index, amount] of figures.slice(0, MAX_FIGURES).entries()) {
    const found = amount.isMoney && index > 1 ? factorsOf(figures.slice(0, index), amount) : undefined;
    if (found) return new Set([found.hours, found.rate]);
  }
  return new Set();
}

const numberOf = ({ units, decimals }: Figure): number => units / 10 ** decimals;

const isQuarters = (figure: Figure): boolean => Number.isInteger(numberOf(figure) * QUARTERS_IN_HOUR);
