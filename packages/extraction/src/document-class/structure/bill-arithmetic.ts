import type { FoundFigure } from '../../amounts/find-figures.js';
import { isProduct } from '../../sums/find-products.js';
import type { AddedColumns } from './added-columns.js';
import type { StructureLine } from './printed-amounts.js';

const MAX_VALUES = 300;
const MAX_SUMS = 60;
/**
 * What is left after withholding is at least this part of the gross: total less subtotal is a tax, and below
 * it.
 */
const MIN_NET_SHARE = 0.25;
/** A sum of cents is no pay. */
const MIN_GROSS_MINOR_UNITS = 1000;

/**
 * In how many ways a printed figure is another one less a sum, or less two sums, of figures: gross pay, what
 * was withheld, net pay. Current and year-to-date columns make two.
 */
export function countTakenOff(lines: readonly StructureLine[], { sums, repeated }: AddedColumns): number {
  const values = [
    ...new Set(lines.flatMap(({ amounts }) => amounts.map(({ minorUnits }) => Math.abs(minorUnits)))),
  ].slice(0, MAX_VALUES);
  const printed = new Set(values);
  const withheld = [...sums].slice(0, MAX_SUMS);
  const single = [...repeated].slice(0, MAX_SUMS);
  const nets = new Set<number>();
  for (const gross of values) {
    if (gross < MIN_GROSS_MINOR_UNITS) continue;
    for (const [index, one] of withheld.entries()) {
      for (const other of [0, ...withheld.slice(index + 1), ...single]) {
        const net = gross - one - other;
        if (net >= MIN_NET_SHARE * gross && printed.has(net) && !sums.has(net) && net !== one) nets.add(net);
      }
    }
  }
  return nets.size;
}

/**
 * Lines that are sums in themselves: an employee each of a payroll register, a payment each of a loan's plan.
 */
export function countAddingLines(lines: readonly StructureLine[]): number {
  return lines.filter(({ amounts }) => {
    const figures = amounts.map(({ minorUnits }) => Math.abs(minorUnits)).filter((units) => units !== 0);
    if (figures.length < 3) return false;
    const all = figures.reduce((sum, figure) => sum + figure, 0);
    const most = Math.max(...figures);
    const without = figures.some((figure) => figure !== most && 2 * most === all - figure);
    return (
      2 * most === all ||
      without ||
      figures.some((a, one) => figures.some((b, other) => other > one && figures.includes(a + b)))
    );
  }).length;
}

/** Figures behind the subtotal that may be its taxes and its total. */
const MAX_AHEAD = 6;
/** No country of the Americas or Europe taxes sales by more than 27 % (Hungary); a tip may come to it. */
const MAX_TAX_SHARE = 0.35;

/**
 * Whether a sum of figures, a smaller one behind it, and both together are printed in a row: subtotal, tax,
 * total.
 */
export function hasTaxedTotal(lines: readonly StructureLine[], { sums }: AddedColumns): boolean {
  const values = lines.flatMap(({ amounts }) => amounts.map(({ minorUnits }) => Math.abs(minorUnits)));
  return values.some((subtotal, at) => {
    if (!sums.has(subtotal)) return false;
    const ahead = values.slice(at + 1, at + 1 + MAX_AHEAD);
    return ahead.some(
      (tax, index) =>
        tax > 0 && tax <= MAX_TAX_SHARE * subtotal && ahead.slice(index + 1).includes(subtotal + tax),
    );
  });
}

/** Lines of the kind quantity, price, amount or hours, rate, pay; factors of one prove nothing. */
export function countMultipliedLines(lines: readonly StructureLine[]): number {
  return lines.filter(({ numbers }) =>
    numbers.some((product, at) =>
      numbers
        .slice(0, at)
        .some((first, one) =>
          numbers.slice(one + 1, at).some((second) => multiplies(first, second, product)),
        ),
    ),
  ).length;
}

const multiplies = (first: FoundFigure, second: FoundFigure, product: FoundFigure): boolean =>
  product.isMoney &&
  !isOne(first) &&
  !isOne(second) &&
  isProduct(first.figure, second.figure, product.figure);

const isOne = ({ figure }: FoundFigure): boolean =>
  Math.abs(figure.units) === 10 ** figure.decimals || figure.units === 0;
