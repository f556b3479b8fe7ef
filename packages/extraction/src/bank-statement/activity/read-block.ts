import { median } from '@assay/media';
import type { StatementRow } from '../page/statement-rows.js';
import type { ActivityLine, BalanceLine, ReadDate } from './activity-line.js';
import { balanceKind } from './balance-labels.js';
import { type MoneyColumn, moneyColumns } from './columns-of-block.js';
import { isDayHeading, isFigureOfDay } from './day-headings.js';
import {
  aboveOf,
  continues,
  type Draft,
  lineOfText,
  nearerThanBefore,
  partsBehindTime,
  rowBehindTime,
  textBehindDate,
} from './description-lines.js';
import type { Heading } from './headings.js';
import { type MonthAbove, monthAbove } from './month-above.js';
import { operationNumbers } from './operation-numbers.js';
import { markSign, signOf } from './printed-sign.js';
import { rowDate } from './row-date.js';
import { hasRowNumbers } from './row-numbers.js';
import { type TableBlock, tableStart } from './table-blocks.js';
import { type TableRow, tableRow } from './table-row.js';
import { isTimeOfDay } from './time-of-day.js';
import { trailingMarks } from './trailing-marks.js';

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
/** Rows above an amount that may hold its description. */
const MAX_PENDING = 3;

/**
 * @param dateBefore the date of the line before this block, for tables that print each date once
 * @param columnsBefore of the block before, where this one goes on under the same heading
 */
export function readBlock(
  block: TableBlock,
  dateBefore: ReadDate | undefined,
  columnsBefore?: BlockActivity['columns'],
): BlockActivity {
  const reader = new BlockReader(block, dateBefore, columnsBefore);
  for (const row of block.rows) reader.read(row);
  return reader;
}

class BlockReader implements BlockActivity {
  readonly lines: Draft[] = [];
  readonly balances: BalanceLine[] = [];
  readonly rows = new Set<number>();
  readonly columns: readonly MoneyColumn[];
  readonly #block: TableBlock;
  readonly #headings: readonly Heading[];
  readonly #pitch: number;
  readonly #marks: ReadonlySet<string>;
  readonly #numbered: boolean;
  readonly #operations: ReturnType<typeof operationNumbers>;
  /** Of all lines so far, without their signs. */
  #movedUnits = 0;
  #date: ReadDate | undefined;
  #month: MonthAbove | undefined;
  /** Rows since the last one understood. */
  #pending: StatementRow[] = [];
  #last: StatementRow | undefined;
  /** The row of the last time of the day: it ends what stands above it. */
  #timeRow = -1;
  /** A closing balance or a total ended the table: what follows without a date is no transaction. */
  #closed = false;

  constructor(
    block: TableBlock,
    dateBefore: ReadDate | undefined,
    columnsBefore: readonly MoneyColumn[] | undefined,
  ) {
    this.#block = block;
    this.columns = moneyColumns(block, columnsBefore);
    this.#headings = block.heading?.headings ?? [];
    this.#pitch = usualPitch(block.rows);
    this.#date = dateBefore;
    this.#marks = trailingMarks(block.rows);
    this.#numbered = hasRowNumbers(block.rows);
    this.#operations = operationNumbers(block.rows);
  }

  get dateBehind(): ReadDate | undefined {
    return this.#block.byDays ? this.#date : this.lines.at(-1)?.date;
  }

  read(row: StatementRow): void {
    const month = monthAbove(row.folded);
    if (month) {
      this.#month = month;
      this.rows.add(row.index);
      this.#understood(row);
      return;
    }
    if (this.#block.byDays && isDayHeading(row, this.#block.dayLabel)) {
      this.#beginDay(row);
      return;
    }
    if (this.#block.byDays && isFigureOfDay(row, this.#block.dayLabel)) {
      this.rows.add(row.index);
      this.#understood(row);
      return;
    }
    const parts = partsBehindTime(
      tableRow(row, this.columns, this.#headings, {
        month: this.#month,
        marks: this.#marks,
        numbered: this.#numbered,
        operations: this.#operations,
      }),
    );
    if (parts.dated) this.#date = parts.dated.first;
    const further = rowBehindTime(row);
    if (parts.kind) this.#addBalance(parts, parts.kind);
    else if (parts.amount && this.#isTransaction(parts)) this.#addTransaction(parts, parts.amount);
    else if (isTimeOfDay(row.line.words) && this.#last?.index === row.index - 1) {
      this.rows.add(row.index);
      this.#last = row;
      this.#timeRow = row.index;
    } else if (
      !this.#closed &&
      this.#timeRow !== row.index - 1 &&
      continues(further, this.#last, this.lines.at(-1), this.columns, this.#pitch, parts.dated !== undefined)
    ) {
      this.lines.at(-1)?.description.push(lineOfText(further));
      this.rows.add(row.index);
      this.#last = further;
    } else this.#pending = [...this.#pending, row].slice(-MAX_PENDING);
  }

  #beginDay(row: StatementRow): void {
    this.#date = rowDate(row, [])?.first;
    const figure = row.numbers.find(({ isMoney }) => isMoney)?.figure;
    const label = this.#block.dayLabel;
    const balance = label === '' || balanceKind(label, false) ? figure : undefined;
    if (balance)
      this.balances.push({ row: row.index, page: row.line.page, kind: 'other', label: '', balance });
    this.#closed = false;
    this.rows.add(row.index);
    this.#understood(row);
  }

  #isTransaction({ row, dated, rest, amount }: TableRow): boolean {
    if (dated) return true;
    if (EQUATION.test(row.text) || this.#isSum(amount?.found.figure.units ?? 0)) return false;
    const first = this.lines.at(-1)?.description[0];
    if (first && rest.words.length > 0 && rest.box.x1 < first.box.x1 - row.line.emWidth) return false;
    const isNear =
      this.#last !== undefined && row.line.box.y1 - this.#last.line.box.y1 <= MAX_PITCH * this.#pitch;
    return this.#date !== undefined && !this.#closed && (isNear || this.lines.length === 0);
  }

  /** What the lines above add up to, two of them at least: their total, whatever it is called. */
  #isSum(units: number): boolean {
    return this.lines.length > 1 && Math.abs(units) === this.#movedUnits;
  }

  /** A total stays for the summary; a balance belongs to the table. */
  #addBalance({ row, dated, balance, first, rest }: TableRow, kind: NonNullable<TableRow['kind']>): void {
    const figure = balance ?? first;
    // `SALDO` alone, or `Saldo em 30/11/2025`, below the movements of all days is what they lead to.
    const isLast = kind === 'other' && !dated && this.lines.length > 0 && BALANCE_ALONE.test(rest.folded);
    if (kind !== 'total' && figure) {
      this.balances.push({
        row: row.index,
        page: row.line.page,
        kind: isLast ? 'closing' : kind,
        label: rest.folded,
        balance: figure,
      });
      this.rows.add(row.index);
    }
    this.#closed ||= kind === 'closing' || (kind === 'total' && !dated);
    this.#understood(row);
  }

  #addTransaction({ row, dated, rest, balance }: TableRow, amount: NonNullable<TableRow['amount']>): void {
    if (dated) this.#closed = false;
    // Or it stands beside the time of the day that is printed under its words.
    const isBesideTime = !dated && this.#pending.length > 0 && isTimeOfDay(rest.words);
    const own =
      rest.words.length > 0 && !isBesideTime
        ? [{ words: rest.words, box: rest.box, page: row.line.page }]
        : [];
    const above =
      own.length === 0 || !dated ? aboveOf(row, this.#pending, this.#pitch, !dated && !isBesideTime) : [];
    for (const one of above) this.rows.add(one.index);
    if (own.length === 0 && above.length === 0)
      own.push(...nearerThanBefore(row, this.#last, this.lines.at(-1)));
    const { figure } = amount.found;
    this.#movedUnits += Math.abs(figure.units);
    this.lines.push({
      row: row.index,
      page: row.line.page,
      table: tableStart(this.#block),
      date: this.#date,
      dateAbove: !dated && above.length === 0,
      description: [...above.map((one) => textBehindDate(one, this.#headings)), ...own],
      checkNumber: rest.checkNumber,
      amount: figure,
      balance,
      ...signOf(
        amount.role,
        figure,
        markSign(row, amount.found, this.#headings),
        this.#block.section,
        rest.folded,
      ),
      fitsBalance: undefined,
    });
    this.rows.add(row.index);
    this.#understood(row);
  }

  #understood(row: StatementRow): void {
    this.#last = row;
    this.#pending = [];
  }
}

const BALANCE_ALONE = /^(?:saldo|balance)(?: (?:em|al?|on|as of) \d\S*(?: (?:de |of )?\S+){0,3})?$/u;

/** `2,817.75 + 8,081.96 - 2,534.31 = 8,365.40`: how a summary comes to its closing balance. */
const EQUATION = /\d\s*=\s*\S*\d/u;

/** Median distance of neighbouring lines, in page heights. */
function usualPitch(rows: readonly StatementRow[]): number {
  const money = rows.filter((row) => row.numbers.some(({ isMoney }) => isMoney));
  const distances = money.slice(1).map((row, index) => row.line.box.y1 - (money[index]?.line.box.y1 ?? 0));
  const height = median(rows.map(({ line }) => line.box.y2 - line.box.y1)) ?? 0;
  return Math.max(median(distances.filter((distance) => distance > 0)) ?? 0, height * 1.1);
}
