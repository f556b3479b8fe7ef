import { median } from '@assay/media';
import { MAX_LEADING } from '../../layout/address-block.js';
import type { Row } from '../../layout/rows.js';
import { isUndatedAmount } from './day-headings.js';
import { rowDate } from './row-date.js';
import type { TableBlock } from './table-blocks.js';

/** Rows with the dates of the amounts above them, and the rows with these. */
export interface DatesBeneath {
  readonly dates: ReadonlySet<Row>;
  readonly amounts: readonly Row[];
}

/** One such pair may be an accident of the page. */
const MIN_PAIRS = 2;
/** Of the rows with a date so many must stand beneath an amount. */
const MIN_SHARE = 0.7;
/**
 * Lines between an amount and the date beneath it, at most; each follows the one before within so many
 * heights.
 */
const MAX_LINES_BETWEEN = 2;
/** Where dates stand halfway between two lines of words, as a share of the distance. */
const HALFWAY = 0.05;

/**
 * Whether the dates of a block stand beneath the words and the money that they are of: most do, nearer to
 * those above than to those below.
 * @param goesOn the block before was of this kind: a single pair is enough
 * @returns the rows with these dates and those with the amounts; undefined for a block of another rhythm
 */
export function datesBeneath({ heading, rows }: TableBlock, goesOn: boolean): DatesBeneath | undefined {
  if (heading?.headings.some(({ role }) => role === 'date')) return undefined;
  const dated = rows.filter((row) => hasDateAlone(row));
  const pairs = dated.flatMap((lower) => {
    const upper = amountAbove(rows, lower);
    return upper ? [{ upper, lower }] : [];
  });
  const all = rows.filter(({ date }) => date).length;
  if (pairs.length < (goesOn ? 1 : MIN_PAIRS) || pairs.length < all * MIN_SHARE) return undefined;
  const distances = (from: 'upper' | 'lower') =>
    median(
      pairs.flatMap((pair) =>
        from === 'upper'
          ? centerOf(pair.lower) - centerOf(lastBefore(rows, pair.lower))
          : toNext(rows, pair.lower),
      ),
    ) ?? Number.POSITIVE_INFINITY;
  const [above, below] = [distances('upper'), distances('lower')];
  if (Math.abs(above - below) > HALFWAY * above ? above > below : !heading) return undefined;
  const [first, last] = [pairs[0]?.upper.index ?? 0, pairs.at(-1)?.lower.index ?? 0];
  const amounts = rows.filter((row) => isUndatedAmount(row) && row.index >= first && row.index <= last);
  return { dates: new Set(pairs.map(({ lower }) => lower)), amounts };
}

/** A date to begin with, and a balance at most; or one in a cell of its own among other words. */
function hasDateAlone(row: Row): boolean {
  return row.money.length <= (row.date ? 1 : 0) && rowDate(row, []) !== undefined;
}

function amountAbove(rows: readonly Row[], lower: Row): Row | undefined {
  const at = rows.indexOf(lower);
  for (let index = at - 1; index >= Math.max(0, at - 1 - MAX_LINES_BETWEEN); index--) {
    const [row, below] = [rows[index], rows[index + 1]];
    if (!row || !below || !isRightAbove(row, below) || hasDateAlone(row)) return undefined;
    if (row.money.length > 0) return isUndatedAmount(row) ? row : undefined;
  }
  return undefined;
}

function isRightAbove({ line }: Row, below: Row): boolean {
  const height = Math.max(line.box.y2 - line.box.y1, below.line.box.y2 - below.line.box.y1);
  return line.page === below.line.page && below.line.box.y1 - line.box.y2 <= MAX_LEADING * height;
}

const centerOf = ({ line }: Row): number => (line.box.y1 + line.box.y2) / 2;
const lastBefore = (rows: readonly Row[], row: Row): Row => rows[rows.indexOf(row) - 1] ?? row;

/** From a date to the next words with money on its page. */
function toNext(rows: readonly Row[], lower: Row): number[] {
  const next = rows.find((row) => row.index > lower.index && isUndatedAmount(row));
  return next && next.line.page === lower.line.page ? [centerOf(next) - centerOf(lower)] : [];
}
