import { type Box, type Figure, median, type TextWord, unionBox } from '@assay/media';
import { sharedWidth } from '../../layout/columns.js';
import { foldText } from '../../layout/fold-text.js';
import type { StatementRow } from '../page/statement-rows.js';
import { summaryRoleOf } from '../summary/summary-roles.js';
import type { ActivityLine, BalanceLine, ReadDate, ReadText } from './activity-line.js';
import { balanceKind } from './balance-labels.js';
import { AMOUNT_ROLES, type ColumnRole } from './column-roles.js';
import { cellsOf, type MoneyColumn, moneyColumns } from './columns-of-block.js';
import type { Heading } from './headings.js';
import { markSign, signOf } from './printed-sign.js';
import { rowDate } from './row-date.js';
import type { TableBlock } from './table-blocks.js';

/** What the rows of a block of transactions say. */
export interface BlockActivity {
  readonly lines: readonly ActivityLine[];
  readonly balances: readonly BalanceLine[];
  /** Rows that were understood as a part of the table. */
  readonly rows: ReadonlySet<number>;
}

/** Lines of one table follow each other within this many times the usual distance. */
const MAX_PITCH = 2.5;
const MAX_DESCRIPTION_LINES = 8;

interface Draft extends ActivityLine {
  readonly description: ActivityLine['description'][number][];
}

/** @param dateBefore the date of the line before this block, for tables that print each date once */
export function readBlock(block: TableBlock, dateBefore: ReadDate | undefined): BlockActivity {
  const columns = moneyColumns(block);
  const headings = block.heading?.headings ?? [];
  const lines: Draft[] = [];
  const balances: BalanceLine[] = [];
  const taken = new Set<number>();
  const pitch = usualPitch(block.rows);
  let date = dateBefore;
  let pending: StatementRow[] = [];
  let last: StatementRow | undefined;
  let closed = false;
  for (const row of block.rows) {
    const dated = rowDate(row, headings);
    const cells = cellsOf(row, columns, block.heading !== undefined && dated !== undefined);
    const amounts = cells.filter(({ role, found }) => AMOUNT_ROLES.has(role) && found.figure.units !== 0);
    const balance = cells.find(({ role }) => role === 'balance')?.found.figure;
    const rest = restOf(row, cells, dated?.words, headings);
    const label = foldText(rest.words.map(({ text }) => text).join(' '));
    const near = last !== undefined && row.line.box.y1 - last.line.box.y1 <= MAX_PITCH * pitch;
    if (dated) date = dated.first;
    const kind =
      cells.length > 0 ? (balanceKind(label, amounts.length > 0) ?? (!dated && summaryRoleOf(label) ? 'total' : undefined)) : undefined;
    if (kind) {
      if (balance ?? cells[0])
        balances.push({
          row: row.index,
          page: row.line.page,
          kind: kind === 'total' ? 'other' : kind,
          label,
          balance: balance ?? (cells[0]?.found.figure as Figure),
        });
      if (kind === 'total') balances.pop();
      else taken.add(row.index);
      closed ||= kind === 'closing' || (kind === 'total' && !dated);
      last = row;
      pending = [];
      continue;
    }
    const [amount] = amounts;
    if (amount && (dated || (date && !closed && (near || lines.length === 0)))) {
      if (dated) closed = false;
      const own = rest.words.length > 0 ? [{ words: rest.words, box: rest.box, page: row.line.page }] : [];
      const above = own.length === 0 || !dated ? aboveOf(row, pending, pitch, !dated) : [];
      for (const one of above) taken.add(one.index);
      if (own.length === 0 && above.length === 0) own.push(...nearerThanBefore(row, last, lines.at(-1)));
      const signed = signOf(amount.role, amount.found.figure, markSign(row, amount.found, headings), block.section, rest.folded);
      lines.push({
        row: row.index,
        page: row.line.page,
        date,
        dateAbove: !dated && above.length === 0,
        description: [...above.map((one) => textBehindDate(one, headings)), ...own],
        checkNumber: rest.checkNumber,
        amount: amount.found.figure,
        balance,
        ...signed,
        fitsBalance: undefined,
      });
      taken.add(row.index);
      last = row;
      pending = [];
      continue;
    }
    if (continues(row, last, lines.at(-1), columns, pitch) && !closed) {
      lines.at(-1)?.description.push(lineOfText(row));
      taken.add(row.index);
      last = row;
    } else pending = [...pending.slice(-2), row];
  }
  return { lines, balances, rows: taken };
}

/** Lines right above an amount that belong to it: where the amount has no words of its own, or the line above has the date but no amount. */
function aboveOf(row: StatementRow, pending: readonly StatementRow[], pitch: number, datedOnly: boolean): StatementRow[] {
  return pending.filter(
    (one) =>
      !one.isMargin &&
      (!datedOnly || one.date !== undefined) &&
      row.line.page === one.line.page &&
      row.line.box.y1 - one.line.box.y1 < pitch * 1.2,
  );
}

/** A line taken for the end of the transaction above, though it stands nearer to this amount, whose own line has no words. */
function nearerThanBefore(row: StatementRow, last: StatementRow | undefined, before: Draft | undefined): Draft['description'] {
  const lastLine = before?.description.at(-1);
  const first = before?.description.at(-2);
  if (!before || !lastLine || !first || last?.line.box !== lastLine.box) return [];
  if (row.line.box.y1 - lastLine.box.y1 >= lastLine.box.y1 - first.box.y1) return [];
  return before.description.splice(-1);
}

function textBehindDate(row: StatementRow, headings: readonly Heading[]): Draft['description'][number] {
  const dated = rowDate(row, headings);
  const words = row.line.words.filter((_, index) => !dated?.words.has(index));
  return { words, box: unionBox(words.map(({ box }) => box)) ?? row.line.box, page: row.line.page };
}

const lineOfText = ({ line }: StatementRow) => ({ words: line.words, box: line.box, page: line.page });

/** A further line of the description: right below, in its column, without money of its own. */
function continues(
  row: StatementRow,
  last: StatementRow | undefined,
  line: Draft | undefined,
  columns: readonly MoneyColumn[],
  pitch: number,
): boolean {
  const first = line?.description[0];
  if (!last || !line || row.isMargin || row.date || line.description.length >= MAX_DESCRIPTION_LINES) return false;
  if (last.index !== row.index - 1 || last.line.page !== row.line.page) return false;
  const height = row.line.box.y2 - row.line.box.y1;
  const drop = row.line.box.y1 - last.line.box.y1;
  if (drop > Math.max(1.15 * pitch, 2.2 * height) || drop > MAX_PITCH * height) return false;
  const money = columns[0];
  if (money && row.line.box.x2 > money.x2 && columns.some((column) => sharedWidth(column, row.line.box) > 0.5)) return false;
  const dateEdge = line.date?.box.x2 ?? 0;
  const start = first ? first.box.x1 : dateEdge;
  return row.line.box.x1 >= start - row.line.emWidth && row.line.box.x1 <= start + 6 * row.line.emWidth;
}

interface Rest {
  readonly words: readonly TextWord[];
  readonly box: Box;
  readonly folded: string;
  readonly checkNumber: ReadText | undefined;
}

const CURRENCY_ALONE = /^(?:[A-Z]{0,2}\$|USD|MXN|BRL|[+\u2212-])$/u;
const MARK_ALONE = /^(?:CR|DR|[CD])$/u;
const LEADERS = /^[.\u2026_·]{2,}$/u;

/** The words that are neither date nor money: the description, and the number of a check under its heading. */
function restOf(
  row: StatementRow,
  cells: readonly { role: ColumnRole; found: { from: number; to: number } }[],
  dated: ReadonlySet<number> | undefined,
  headings: readonly Heading[],
): Rest {
  const { words, page } = row.line;
  const money = new Set(cells.flatMap(({ found }) => Array.from({ length: found.to - found.from }, (_, index) => found.from + index)));
  const described = headings.some(({ role }) => role === 'description');
  const kept: TextWord[] = [];
  let checkNumber: ReadText | undefined;
  for (const [index, word] of words.entries()) {
    if (dated?.has(index) || money.has(index) || LEADERS.test(word.text)) continue;
    if (CURRENCY_ALONE.test(word.text) && (money.has(index + 1) || money.has(index - 1))) continue;
    if (MARK_ALONE.test(word.text) && money.has(index - 1)) continue;
    const over = headings.filter(({ box }) => sharedWidth(box, word.box) > 0).map(({ role }) => role);
    if (over.includes('checkNumber') && /^[*#]?\d{1,12}[*^+]?$/u.test(word.text)) {
      checkNumber ??= { text: word.text.replace(/\D/gu, ''), page, box: word.box, reading: word.reading };
      continue;
    }
    if (described && over.length > 0 && over.every((role) => role === 'reference' || role === 'mark')) continue;
    kept.push(word);
  }
  const box = unionBox(kept.map((word) => word.box)) ?? row.line.box;
  return { words: kept, box, folded: foldText(kept.map(({ text }) => text).join(' ')), checkNumber };
}

/** Median distance of neighbouring lines, in page heights. */
function usualPitch(rows: readonly StatementRow[]): number {
  const money = rows.filter((row) => row.numbers.some(({ isMoney }) => isMoney));
  const distances = money.slice(1).map((row, index) => row.line.box.y1 - (money[index]?.line.box.y1 ?? 0));
  const height = median(rows.map(({ line }) => line.box.y2 - line.box.y1)) ?? 0;
  return Math.max(median(distances.filter((distance) => distance > 0)) ?? 0, height * 1.1);
}
