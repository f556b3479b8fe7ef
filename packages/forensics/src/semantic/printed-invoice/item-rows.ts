import { type Box, type Figure, figureValue } from '@assay/media';
import type { FigureLine, LineFigure } from './labeled-amounts.js';

/** A row of a table of goods: quantity, unit price, amount, in the columns in which most rows multiply. */
export interface ItemRow {
  readonly label: string;
  readonly quantity: Figure;
  readonly price: Figure;
  readonly amount: Figure;
  /** Discounts of the row, in percent. */
  readonly percents: readonly number[];
  /** No number stands between the three or behind them: no discount, unit or tax of the row. */
  readonly isBare: boolean;
  /** Place of the line among the lines. */
  readonly at: number;
}

type Triple = readonly [quantity: LineFigure, price: LineFigure, amount: LineFigure];

/** Numbers of a row that are looked at. */
const MAX_NUMBERS = 12;

/**
 * The rows that have a number in each of the three columns, whether they multiply or not, and between these
 * the lines that multiply wherever their numbers stand: not every program sets columns. Where none
 * multiplies, the row of a bill that prices what its meter counted.
 * @param used what meters counted, as told elsewhere on the bill
 */
export function itemRows(lines: readonly FigureLine[], used: readonly Figure[] = []): ItemRow[] {
  const multiplying = lines.map(({ figures }) => triplesOf(figures).find(multiplies));
  const columns = multiplying
    .filter((triple) => triple !== undefined)
    .map((triple) => triple.map(({ figure }) => figure.box));
  const best = columns
    .map((boxes) => ({ boxes, count: columns.filter((other) => isAligned(boxes, other)).length }))
    .sort((one, other) => other.count - one.count)[0];
  if (!best) return meteredRows(lines, used);
  const inColumns = lines.map(({ figures }) => tripleIn(best.boxes, figures));
  const first = inColumns.findIndex((triple) => triple !== undefined);
  const last = inColumns.findLastIndex((triple) => triple !== undefined);
  return lines.flatMap((line, at) => {
    const triple = inColumns[at] ?? (at > first && at < last ? multiplying[at] : undefined);
    return triple ? [rowOf(line, triple, at)] : [];
  });
}

/**
 * The one line that ends with a quantity, a price and an amount, of which the quantity is what was used, or
 * should be.
 */
function meteredRows(lines: readonly FigureLine[], used: readonly Figure[]): ItemRow[] {
  const [counted] = used;
  if (!counted || used.length > 1) return [];
  const rows = lines.flatMap((line, at): ItemRow[] => {
    const [quantity, price, amount] = line.figures.slice(-3);
    if (!quantity || !price || !amount?.isMoney || quantity.figure === counted) return [];
    const isCounted = figureValue(quantity.figure) === figureValue(counted);
    const isPriced = productHolds(counted, price.figure, amount.figure);
    return isCounted || isPriced ? [rowOf(line, [quantity, price, amount], at)] : [];
  });
  return rows.length === 1 ? rows : [];
}

function tripleIn(columns: readonly Box[], figures: readonly LineFigure[]): Triple | undefined {
  const numbers = figures.slice(0, MAX_NUMBERS);
  const [quantity, price, amount] = columns.map((box) =>
    numbers.find(({ figure }) => isOneColumn(figure.box, box)),
  );
  if (!quantity || !price || !amount?.isMoney || quantity === price || price === amount) return undefined;
  return [quantity, price, amount];
}

const rowOf = (
  { line, figures, percents }: FigureLine,
  [quantity, price, amount]: Triple,
  at: number,
): ItemRow => ({
  label: line.text.slice(0, quantity.from).trim(),
  quantity: quantity.figure,
  price: price.figure,
  amount: amount.figure,
  percents: percents.map(({ percent }) => percent),
  isBare: figures.filter(({ from }) => from >= quantity.from).length === 3,
  at,
});

function triplesOf(figures: readonly LineFigure[]): Triple[] {
  const numbers = figures.slice(0, MAX_NUMBERS);
  return numbers.flatMap((first, at) =>
    numbers
      .slice(at + 1)
      .flatMap((second, next) =>
        numbers
          .slice(at + next + 2)
          .flatMap((third): Triple[] => (third.isMoney ? [[first, second, third]] : [])),
      ),
  );
}

/** Both factors are no one: a price is then repeated as the amount, which proves no column. */
const multiplies = ([quantity, price, amount]: Triple): boolean =>
  !isOne(quantity.figure) &&
  !isOne(price.figure) &&
  productHolds(quantity.figure, price.figure, amount.figure);

const isOne = ({ units, decimals }: Figure): boolean => units === 10 ** decimals;

/** Within half a cent, and what the rounding of a price with few decimals adds. */
export function productHolds(
  quantity: Figure,
  price: Figure,
  amount: Figure,
  percents: readonly number[] = [],
): boolean {
  if (amount.units === 0) return false;
  const exact = figureValue(quantity) * figureValue(price);
  return [0, ...percents].some(
    (percent) =>
      Math.abs(Math.abs(exact * (1 - percent / 100)) - Math.abs(figureValue(amount))) <= CENT / 2 + 1e-9,
  );
}

const CENT = 0.01;

const isAligned = (one: readonly Box[], other: readonly Box[]): boolean =>
  one.every((box, at) => other[at] !== undefined && isOneColumn(box, other[at]));

/** Right edges, left edges or middles within a hundredth of the page's width. */
const ALIGNED = 0.01;
export const isOneColumn = (one: Box, other: Box): boolean =>
  Math.abs(one.x2 - other.x2) < ALIGNED ||
  Math.abs(one.x1 - other.x1) < ALIGNED ||
  Math.abs(one.x1 + one.x2 - other.x1 - other.x2) < ALIGNED;
