/**
 * What the amounts of a column do to the balance: as printed, the other way, add, take off, or one of the
 * two.
 */
export type AmountSign = 'printed' | 'reversed' | 'in' | 'out' | 'open';

/** Which column is the running balance, and what those of amounts do to it. */
export interface BalanceColumns {
  readonly balance: number;
  readonly amounts: readonly { readonly column: number; readonly sign: AmountSign }[];
}

/** A row of a table: its money by column, in hundredths; sparse. */
export interface LedgerRow {
  readonly units: readonly (number | undefined)[];
  /** It states a balance, or a total, and moves nothing. */
  readonly says?: 'balance' | 'total';
}

/** How many balances follow from the one before, and how many do not. */
export interface BalanceFits {
  readonly fits: number;
  readonly misfits: number;
}

/** A reading of a table under which its balances follow from one another. */
export interface BalanceReading extends BalanceColumns, BalanceFits {
  readonly newestFirst: boolean;
}

/** A column means the same throughout: so many rows are tried. */
const MAX_ROWS = 400;

/**
 * Finds out by arithmetic alone which column is the running balance: the reading under which most balances
 * follow from the one before, oldest or newest first. Headings are not asked.
 * @param rows as printed
 * @param readings that are tried, the likelier first
 * @param proves whether a change, in hundredths, counts: one that may come about by chance does not
 */
export function findRunningBalance(
  rows: readonly LedgerRow[],
  readings: Iterable<BalanceColumns>,
  proves?: (change: number) => boolean,
): BalanceReading | undefined {
  let best: BalanceReading | undefined;
  for (const columns of readings) {
    const reading = { ...columns, ...fitsOf(rows, columns, proves) };
    if (!best || reading.fits - reading.misfits > best.fits - best.misfits) best = reading;
  }
  return best;
}

/** In the order of time under which more balances follow. */
export function fitsOf(
  rows: readonly LedgerRow[],
  columns: BalanceColumns,
  proves?: (change: number) => boolean,
): BalanceFits & { readonly newestFirst: boolean } {
  const tried = rows.slice(0, MAX_ROWS);
  const [oldest, newest] = [tried, [...tried].reverse()].map((ordered) =>
    countFits(ordered, columns, proves),
  ) as [BalanceFits, BalanceFits];
  const newestFirst = newest.fits - newest.misfits > oldest.fits - oldest.misfits;
  return { ...(newestFirst ? newest : oldest), newestFirst };
}

/**
 * A balance without an amount since the one before proves nothing, nor does one that stays as it is: a
 * guarantee of 0.00 follows from any.
 * @param rows in the order of time: an amount stands beside the balance after it, or before it without one
 */
export function countFits(
  rows: readonly LedgerRow[],
  { balance, amounts }: BalanceColumns,
  proves: (change: number) => boolean = () => true,
): BalanceFits {
  let fits = 0;
  let misfits = 0;
  let last: number | undefined;
  let change = 0;
  let moved: number[] = [];
  for (const { units, says } of rows) {
    if (says === 'total') continue;
    for (const { column, sign } of says ? [] : amounts) {
      const amount = units[column];
      if (!amount) continue;
      change += changeOf(amount, sign);
      moved.push(sign === 'open' ? Math.abs(amount) : Number.NaN);
    }
    const after = units[balance];
    if (after === undefined) continue;
    if (last !== undefined) {
      const follows = after === last + change || (moved.length === 1 && moved[0] === Math.abs(after - last));
      if (!follows) misfits += says === 'balance' ? 0 : 1;
      else if (moved.length > 0 && after !== last && proves(after - last)) fits += 1;
    }
    last = after;
    change = 0;
    moved = [];
  }
  return { fits, misfits };
}

function changeOf(units: number, sign: AmountSign): number {
  if (sign === 'in') return Math.abs(units);
  if (sign === 'out') return -Math.abs(units);
  return sign === 'reversed' ? -units : units;
}

/** One column of amounts, or two that lead apart, under each of the signs. */
export function* balanceColumns(
  columnCount: number,
  alone: readonly AmountSign[],
  together: readonly (readonly [AmountSign, AmountSign])[],
): Generator<BalanceColumns> {
  for (let balance = 0; balance < columnCount; balance++) {
    const others = Array.from({ length: columnCount }, (_, column) => column).filter(
      (one) => one !== balance,
    );
    for (const [index, column] of others.entries()) {
      for (const sign of alone) yield { balance, amounts: [{ column, sign }] };
      for (const second of others.slice(index + 1))
        for (const [sign, other] of together)
          yield {
            balance,
            amounts: [
              { column, sign },
              { column: second, sign: other },
            ],
          };
    }
  }
}
