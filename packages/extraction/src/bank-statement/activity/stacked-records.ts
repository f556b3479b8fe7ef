import { type Figure, unionBox } from '@assay/media';
import { foldText } from '../../layout/fold-text.js';
import type { StatementRow } from '../page/statement-rows.js';
import type { ActivityLine } from './activity-line.js';
import { markSign, signOf } from './printed-sign.js';
import { rowDate } from './row-date.js';
import { type TableBlock, tableStart } from './table-blocks.js';

/** A transaction of two lines: description and amount, and below them the date, perhaps with the balance. */
interface Stacked {
  readonly upper: StatementRow;
  readonly lower: StatementRow;
}

/** One such pair may be an accident of the page. */
const MIN_RECORDS = 2;
/** Of the rows with a date so many must be the lower line of a record. */
const MIN_SHARE = 0.7;
/** The lower line follows within so many heights. */
const MAX_LEADING = 1.6;

/** Transactions of a list that needs no table: each date stands right below its own description and amount. */
export function stackedRecords(block: TableBlock): { lines: ActivityLine[]; rows: ReadonlySet<number> } {
  const pairs = pairsOf(block.rows);
  const dated = block.rows.filter((row) => row.date).length;
  const isList = pairs.length >= MIN_RECORDS && pairs.length >= dated * MIN_SHARE;
  const lines = isList ? pairs.flatMap((pair) => recordOf(pair, block)) : [];
  return { lines, rows: new Set(isList ? pairs.flatMap(({ upper, lower }) => [upper.index, lower.index]) : []) };
}

function pairsOf(rows: readonly StatementRow[]): Stacked[] {
  const pairs: Stacked[] = [];
  for (const [index, lower] of rows.entries()) {
    const upper = rows[index - 1];
    if (!upper || !isUpper(upper) || !isLower(lower) || upper.line.page !== lower.line.page) continue;
    const next = rows[index + 1];
    const above = lower.line.box.y1 - upper.line.box.y1;
    const below = next && next.line.page === lower.line.page ? next.line.box.y1 - lower.line.box.y1 : Number.POSITIVE_INFINITY;
    const height = Math.max(upper.line.box.y2 - upper.line.box.y1, lower.line.box.y2 - lower.line.box.y1);
    if (above < below && lower.line.box.y1 - upper.line.box.y2 <= MAX_LEADING * height) pairs.push({ upper, lower });
  }
  return pairs;
}

const moneyOf = (row: StatementRow) => row.numbers.filter(({ isMoney }) => isMoney);

/** Words and one amount, no date. */
const isUpper = (row: StatementRow): boolean => {
  const money = moneyOf(row);
  return money.length === 1 && row.date === undefined && (money[0]?.from ?? 0) > 0 && /\p{L}{2}/u.test(row.text);
};

/** A date to begin with, and a balance at most. */
const isLower = (row: StatementRow): boolean => row.date !== undefined && moneyOf(row).length <= 1;

function recordOf({ upper, lower }: Stacked, block: TableBlock): ActivityLine[] {
  const [amount] = moneyOf(upper);
  const dated = rowDate(lower, []);
  if (!amount || !dated) return [];
  const words = upper.line.words.filter((_, index) => index < amount.from || index >= amount.to);
  const box = unionBox(words.map((word) => word.box));
  const balance: Figure | undefined = moneyOf(lower)[0]?.figure;
  const text = words.map((word) => word.text).join(' ');
  return [
    {
      row: upper.index,
      page: upper.line.page,
      table: tableStart(block),
      date: dated.first,
      dateAbove: false,
      description: box ? [{ words, box, page: upper.line.page }] : [],
      checkNumber: undefined,
      amount: amount.figure,
      balance,
      ...signOf('amount', amount.figure, markSign(upper, amount, []), block.section, foldText(text)),
      fitsBalance: undefined,
    },
  ];
}
