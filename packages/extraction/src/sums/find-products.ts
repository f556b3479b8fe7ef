import type { Figure, PrintedProduct } from '@assay/media';
import { MONEY_DECIMALS } from '../amounts/find-figures.js';
import { columnOf, findColumns, MAX_MONEY_COLUMNS } from '../layout/columns.js';
import type { Row } from '../layout/rows.js';

interface TableRow {
  readonly label: string;
  readonly cells: readonly (Figure | undefined)[];
}

/**
 * Rows of the kind quantity, price, amount. Which columns they are is found out by the products that hold;
 * all rows that fill these columns are then told.
 */
export function findProducts(rows: readonly Row[]): PrintedProduct[] {
  const filled = rows.filter(({ figures, date }) => figures.length > 2 && date === undefined);
  const columns = findColumns(
    filled.flatMap(({ figures }) => figures.map(({ figure }) => figure.box)),
    MAX_MONEY_COLUMNS,
  );
  const table = filled.map((row): TableRow => {
    const cells = new Array<Figure | undefined>(columns.length).fill(undefined);
    for (const { figure } of row.figures) {
      const column = columnOf(columns, figure.box);
      if (column >= 0) cells[column] ??= figure;
    }
    return { label: row.entries[0]?.label ?? '', cells };
  });
  const best = bestTriple(table, columns.length);
  return best ? table.flatMap((row) => productOf(row, best)) : [];
}

type Triple = readonly [first: number, second: number, amount: number];

/**
 * The three columns with most products that hold, those with the factor 1 counted last: they hold by copying.
 */
function bestTriple(table: readonly TableRow[], columnCount: number): Triple | undefined {
  let best: Triple | undefined;
  let bestCount = 0;
  for (let first = 0; first < columnCount; first++) {
    for (let second = first + 1; second < columnCount; second++) {
      for (let amount = second + 1; amount < columnCount; amount++) {
        const triple = [first, second, amount] as const;
        const holding = table
          .flatMap((row) => productOf(row, triple))
          .filter(({ first: one, second: other, amount: product }) => isProduct(one, other, product));
        const count = holding.filter(({ first: one, second: other }) => !isOne(one) && !isOne(other)).length;
        if (count > bestCount) {
          best = triple;
          bestCount = count;
        }
      }
    }
  }
  return best;
}

function productOf({ label, cells }: TableRow, [first, second, amount]: Triple): PrintedProduct[] {
  const one = cells[first];
  const other = cells[second];
  const product = cells[amount];
  if (!one || !other || product?.decimals !== MONEY_DECIMALS || one.units === 0 || other.units === 0)
    return [];
  return [{ label, first: one, second: other, amount: product, table: 0 }];
}

/** Half a cent of rounding, and what halves come to in binary. */
const MAX_ROUNDING = 0.5 + 1e-9;

/** Whether an amount of money, and none of nothing, is two numbers multiplied. */
export function isProduct(first: Figure, second: Figure, amount: Figure): boolean {
  const exact = (first.units * second.units) / 10 ** (first.decimals + second.decimals - amount.decimals);
  return amount.units !== 0 && Math.abs(exact - amount.units) <= MAX_ROUNDING;
}

const isOne = ({ units, decimals }: Figure): boolean => units === 10 ** decimals;
