import type { FoundFigure } from '../../amounts/find-figures.js';
import type { StructureLine } from './printed-amounts.js';

/** Lines of the kind quantity, price, amount or hours, rate, pay; factors of one prove nothing. */
export function countMultipliedLines(lines: readonly StructureLine[]): number {
  return lines.filter(({ numbers }) =>
    numbers.some((product, at) =>
      numbers
        .slice(0, at)
        .some((first, one) => numbers.slice(one + 1, at).some((second) => isProduct(first, second, product))),
    ),
  ).length;
}

function isProduct(first: FoundFigure, second: FoundFigure, product: FoundFigure): boolean {
  if (!product.isMoney || isOne(first) || isOne(second) || product.figure.units === 0) return false;
  const exact =
    (first.figure.units * second.figure.units) / 10 ** (first.figure.decimals + second.figure.decimals - 2);
  return Math.abs(exact - product.figure.units) <= 0.5 + 1e-9;
}

const isOne = ({ figure }: FoundFigure): boolean =>
  Math.abs(figure.units) === 10 ** figure.decimals || figure.units === 0;
