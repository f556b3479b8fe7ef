import { median } from '@assay/media';
import type { Row } from '../../layout/rows.js';
import type { ActivityLine, BalanceLine, ReadDate } from './activity-line.js';
import { balanceKind } from './balance-labels.js';
import type { DatesBeneath } from './dates-beneath.js';
import { isDayHeading, isFigureOfDay } from './day-headings.js';
import { type DescriptionLine, type Draft, goesOn, isStolen, lineOf } from './description-lines.js';
import { type MoneyColumn, moneyColumns } from './money-columns.js';
import { markSign, signOf } from './printed-sign.js';
import { isTimeOfDay } from './row-date.js';
import { type TableBlock, tableStart } from './table-blocks.js';
import { behindTime, type Columns, type TableRow, tableRow } from './table-row.js';

/** What the rows of a block of transactions say. */
export interface BlockActivity {
  readonly lines: readonly ActivityLine[];
  readonly balances: readonly BalanceLine[];
  /** Rows that were understood as a part of the table. */
  readonly rows: ReadonlySet<number>;
  readonly columns: readonly MoneyColumn[];
  /** Of lines that go on behind this block: its last line's, or that of the heading of a day below it. */
  readonly dateBehind: ReadDate | undefined;
}

/** Lines of one table follow each other within this many times the usual distance. */
const MAX_PITCH = 2.5;
/** A line above an amount belongs to it within this many usual distances; so many may. */
const ABOVE_PITCH = 1.2;
const MAX_PENDING = 3;

/**
 * Grows transactions from the rows that carry an amount. A date stands beside it, above it for all that
 * follow, or beneath; lines without an amount belong to the one above that they follow closely, else to the
 * one below.
 * @param dateBefore the date of the line before this block, for tables that print each date once
 * @param columnsBefore of the block before, where this one goes on under the same heading
 * @param beneath which rows are dates of the amounts above them, where the table is of that kind
 */
export function readBlock(
  block: TableBlock,
  dateBefore: ReadDate | undefined,
  columnsBefore: BlockActivity['columns'] | undefined,
  beneath: DatesBeneath | undefined,
): BlockActivity {
  const isAlone = beneath && !block.heading && beneath.amounts.every(({ money }) => money.length === 1);
  const money: readonly MoneyColumn[] = isAlone
    ? [{ x1: -1, x2: 2, end: 2, members: beneath.amounts.length, role: 'amount' }]
    : moneyColumns(beneath ? { ...block, rows: beneath.amounts } : block, columnsBefore);
  const columns = { money, headings: block.heading?.headings ?? [] };
  const grower = new Grower(block, columns, beneath, dateBefore);
  for (const row of block.rows) grower.read(row);
  return grower;
}

class Grower implements BlockActivity {
  readonly lines: Draft[] = [];
  readonly balances: BalanceLine[] = [];
  readonly rows = new Set<number>();
  readonly columns: readonly MoneyColumn[];
  readonly #block: TableBlock;
  readonly #columns: Columns;
  /** Rows with the date of the amount above them. */
  readonly #beneath: DatesBeneath | undefined;
  readonly #pitch: number;
  /** No row of the table has a date: an amount and the balance after it are a transaction. */
  readonly #isUndated: boolean;
  #date: ReadDate | undefined;
  /** Rows since the last one understood. */
  #pending: Row[] = [];
  #last: Row | undefined;
  /** A time of the day, or the date beneath, ended the description above it. */
  #ended = false;
  /** A closing balance or a total ended the table: what follows without a date is no transaction. */
  #closed = false;

  constructor(
    block: TableBlock,
    columns: Columns,
    beneath: DatesBeneath | undefined,
    dateBefore: ReadDate | undefined,
  ) {
    this.#block = block;
    this.columns = columns.money;
    this.#columns = columns;
    this.#beneath = beneath;
    this.#pitch = usualPitch(block.rows);
    this.#isUndated = !beneath && !dateBefore && block.rows.every(({ dates }) => dates.length === 0);
    this.#date = beneath ? undefined : dateBefore;
  }

  get dateBehind(): ReadDate | undefined {
    return this.#block.byDays ? this.#date : this.lines.at(-1)?.date;
  }

  read(row: Row): void {
    const parts = tableRow(row, this.#columns);
    if (this.#block.byDays && isFigureOfDay(row, this.#block.dayLabel)) this.#understood(row);
    else if (this.#beneath?.dates.has(row)) this.#dateAmountAbove(parts);
    else if (this.#block.byDays && isDayHeading(row, this.#block.dayLabel)) this.#beginDay(parts);
    else {
      if (parts.dated && !this.#beneath) this.#date = parts.dated.first;
      if (parts.kind) this.#addBalance(parts, parts.kind);
      else if (parts.amount && this.#isTransaction(parts)) this.#addTransaction(parts, parts.amount);
      else this.#addText(parts);
    }
  }

  #beginDay({ row, dated }: TableRow): void {
    this.#date = dated?.first;
    const label = this.#block.dayLabel;
    const balance = row.money[0]?.figure;
    if (balance && (label === '' || balanceKind(label, false)))
      this.balances.push({ row: row.index, page: row.line.page, kind: 'other', label: '', balance });
    this.#closed = false;
    this.#understood(row);
  }

  #dateAmountAbove({ row, dated }: TableRow): void {
    const line = this.lines.at(-1);
    if (line && dated && !line.date) {
      const balance = line.balance ?? row.money[0]?.figure;
      this.lines[this.lines.length - 1] = { ...line, date: dated.first, balance };
    }
    this.#understood(row);
    this.#ended = true;
  }

  #isTransaction({ row, dated, words, box, amount, balance }: TableRow): boolean {
    if (dated) return true;
    if (EQUATION.test(row.text) || this.#isSum(amount?.found.figure.units ?? 0)) return false;
    if (this.#beneath) return this.#beneath.amounts.includes(row);
    if (this.#isUndated) return balance !== undefined;
    const first = this.lines.at(-1)?.description[0];
    if (first && words.length > 0 && box.x1 < first.box.x1 - row.line.emWidth) return false;
    const isNear =
      this.#last !== undefined && row.line.box.y1 - this.#last.line.box.y1 <= MAX_PITCH * this.#pitch;
    return this.#date !== undefined && !this.#closed && (isNear || this.lines.length === 0);
  }

  /** What the lines above add up to, two of them at least: their total, whatever it is called. */
  #isSum(units: number): boolean {
    const moved = this.lines.reduce((sum, { amount }) => sum + Math.abs(amount.units), 0);
    return this.lines.length > 1 && Math.abs(units) === moved;
  }

  /** A total stays for the summary; a balance belongs to the table. */
  #addBalance({ row, dated, balance, first, folded }: TableRow, said: NonNullable<TableRow['kind']>): void {
    const figure = balance ?? first;
    // `SALDO` alone, or `Saldo em 30/11/2025`, below the movements of all days is what they lead to.
    const isLast = said === 'other' && !dated && this.lines.length > 0 && BALANCE_ALONE.test(folded);
    const kind = isLast ? 'closing' : said;
    this.#closed ||= said === 'closing' || (said === 'total' && !dated);
    if (kind !== 'total' && figure) {
      this.balances.push({ row: row.index, page: row.line.page, kind, label: folded, balance: figure });
      this.rows.add(row.index);
    }
    this.#last = row;
    this.#pending = [];
  }

  #addTransaction(parts: TableRow, { role, found }: NonNullable<TableRow['amount']>): void {
    const { row, dated, words, isCrowded, balance, checkNumber, folded } = parts;
    if (dated) this.#closed = false;
    // What follows an amount whose date beneath was not read may be that date.
    const before = this.#beneath ? this.lines.at(-1) : undefined;
    if (before && !before.date) before.description.splice(1);
    // Or it stands beside the time of the day that is printed under its words.
    const hasWords = words.length > 0 && (dated || this.#pending.length === 0 || !isTimeOfDay(words));
    const above = hasWords && dated ? [] : this.#above(row, hasWords === true);
    const own = hasWords ? [lineOf(row, words)] : [];
    if (own.length === 0 && above.length === 0 && isStolen(row, this.#last, this.lines.at(-1)))
      own.push(...(this.lines.at(-1)?.description.splice(-1) ?? []));
    this.lines.push({
      row: row.index,
      page: row.line.page,
      table: tableStart(this.#block),
      date: this.#date,
      dateAbove: !dated && above.length === 0 && !this.#beneath,
      description: [...above, ...own],
      checkNumber,
      amount: found.figure,
      isCrowded,
      balance,
      ...signOf(
        role,
        found.figure,
        markSign(row, found, this.#columns.headings),
        this.#block.section,
        folded,
      ),
      fitsBalance: undefined,
    });
    this.#understood(row);
  }

  /** Lines right above an amount that has no words of its own, or whose date they have. */
  #above(row: Row, datedOnly: boolean): DescriptionLine[] {
    const above = this.#pending
      .filter((one) => !one.isMargin && one.line.page === row.line.page)
      .filter((one) => row.line.box.y1 - one.line.box.y1 < this.#pitch * ABOVE_PITCH)
      .map((one) => tableRow(one, this.#columns))
      .filter(({ dated }) => dated || !datedOnly);
    for (const one of above) this.rows.add(one.row.index);
    return above.map((one) => lineOf(one.row, one.words));
  }

  #addText({ row, dated }: TableRow): void {
    const line = this.lines.at(-1);
    const words = behindTime(row.line.words, row.line.emWidth);
    const further = lineOf(row, words);
    if (isTimeOfDay(row.line.words) && this.#last?.index === row.index - 1) {
      this.#understood(row);
      this.#ended = true;
    } else if (
      !this.#closed &&
      !this.#ended &&
      !dated &&
      goesOn(row, further.box, this.#last, line, this.#columns.money)
    ) {
      line?.description.push(further);
      this.#understood({ ...row, line: { ...row.line, box: further.box } });
    } else this.#pending = [...this.#pending, row].slice(-MAX_PENDING);
  }

  #understood(row: Row): void {
    this.rows.add(row.index);
    this.#last = row;
    this.#pending = [];
    this.#ended = false;
  }
}

const BALANCE_ALONE = /^(?:saldo|balance)(?: (?:em|al?|on|as of) \d\S*(?: (?:de |of )?\S+){0,3})?$/u;

/** `2,817.75 + 8,081.96 - 2,534.31 = 8,365.40`: how a summary comes to its closing balance. */
const EQUATION = /\d\s*=\s*\S*\d/u;

/** Median distance of neighboring lines, in page heights. */
function usualPitch(rows: readonly Row[]): number {
  const money = rows.filter((row) => row.money.length > 0);
  const distances = money.slice(1).map((row, index) => row.line.box.y1 - (money[index]?.line.box.y1 ?? 0));
  const height = median(rows.map(({ line }) => line.box.y2 - line.box.y1)) ?? 0;
  return Math.max(median(distances.filter((distance) => distance > 0)) ?? 0, height * 1.1);
}
