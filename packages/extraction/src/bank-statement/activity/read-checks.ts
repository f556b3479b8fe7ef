import { unionBox } from '@assay/media';
import { type DateInText, datesIn } from '../../dates/printed-dates.js';
import { sharedWidth } from '../../layout/columns.js';
import { wordsOfSpan } from '../../layout/words-of-span.js';
import type { StatementRow } from '../page/statement-rows.js';
import type { CheckLine, ReadDate, ReadText } from './activity-line.js';
import type { Heading } from './headings.js';
import type { TableBlock } from './table-blocks.js';

/** `7175`, `*7175`, `7175*`, `7175 ^`: a mark tells of a gap in the sequence. */
const NUMBER = /^[*#]?(\d{1,12})[*^+]*$/u;

/** The cheques of a block: number, date and amount in any order, one, two or three cheques to a row. */
export function readChecks(block: TableBlock): { checks: CheckLine[]; rows: ReadonlySet<number> } {
  const checks: CheckLine[] = [];
  const rows = new Set<number>();
  for (const row of block.rows) {
    const found = checksOfRow(row, block);
    for (const check of found) checks.push(check);
    if (found.length > 0) rows.add(row.index);
  }
  return { checks, rows };
}

type Part =
  | { readonly kind: 'number'; readonly text: ReadText }
  | { readonly kind: 'date'; readonly date: ReadDate }
  | { readonly kind: 'amount'; readonly amount: CheckLine['amount'] };

function checksOfRow(row: StatementRow, block: TableBlock): CheckLine[] {
  if (OF_A_SUM.test(row.folded) || isSentence(row.text)) return [];
  const parts = partsOf(row, block);
  const checks: CheckLine[] = [];
  let number: ReadText | undefined;
  let date: ReadDate | undefined;
  let amount: CheckLine['amount'] | undefined;
  const end = () => {
    if (amount && (number || date))
      checks.push({ row: row.index, page: row.line.page, number, date, amount });
    number = undefined;
    date = undefined;
    amount = undefined;
  };
  for (const part of parts) {
    if (part.kind === 'number') {
      if (number) end();
      number = part.text;
    } else if (part.kind === 'date') {
      if (date) end();
      date = part.date;
    } else {
      if (amount) end();
      amount = part.amount;
    }
    if (number && date && amount) end();
  }
  end();
  return checks;
}

/** A row of totals, or a title that says what its list comes to: `There were 4 Checks totaling $840.70`. */
const OF_A_SUM = /^(?:sub-?)?tota(?:l|ls|les|is)\b|\btotall?ing\b/u;

/**
 * `There were 11 withdrawals and purchases totaling $2,386.59.`: rows of cheques have no words in small
 * letters.
 */
const isSentence = (text: string): boolean =>
  (text.match(/(?<![\p{L}\d])\p{Ll}{4,}/gu) ?? []).length >= MIN_SENTENCE_WORDS;
const MIN_SENTENCE_WORDS = 3;

/** A date and the words of the row that it takes. */
interface DateInRow {
  readonly from: number;
  readonly to: number;
  readonly date: DateInText;
}

/** Cell by cell: `Jun 3` and the cheque `2017` beside it are no day of 2017. */
function datesOf({ segments }: StatementRow): DateInRow[] {
  return segments.flatMap(({ from, text, words }) =>
    datesIn(text).flatMap((date) => {
      const span = wordsOfSpan(words, date.start, date.end);
      return span ? [{ from: from + span.from, to: from + span.to, date }] : [];
    }),
  );
}

/** `8-1` in a column of dates; elsewhere in a line it may be a part of a number. */
function daysAlone({ line }: StatementRow, headings: readonly Heading[]): DateInRow[] {
  const under = headings.filter(({ role }) => role === 'date');
  return line.words.flatMap(({ text, box }, from) => {
    const isDay =
      /^\d{1,2}[-.]\d{1,2}$/u.test(text) && under.some((heading) => sharedWidth(heading.box, box) > 0);
    const [date] = isDay ? datesIn(`${text} `) : [];
    return date ? [{ from, to: from + 1, date }] : [];
  });
}

/** Numbers, dates and amounts of a row, left to right. */
function partsOf(row: StatementRow, { heading }: TableBlock): Part[] {
  const { words, page } = row.line;
  const headings = heading?.headings ?? [];
  const parts: { at: number; part: Part }[] = [];
  const taken = new Set<number>();
  const take = (from: number, to: number, part: Part) => {
    for (let index = from; index < to; index++) taken.add(index);
    parts.push({ at: from, part });
  };
  for (const { from, to, date } of [...datesOf(row), ...daysAlone(row, headings)]) {
    const own = words.slice(from, to);
    const box = unionBox(own.map((word) => word.box));
    if (!box || taken.has(from)) continue;
    const text = own.map((word) => word.text).join(' ');
    const reading = Math.min(...own.map((word) => word.reading));
    const dayOfMonth = (date.monthFirst ?? date.dayFirst)?.day ?? 0;
    take(from, to, { kind: 'date', date: { text, page, box, reading, date, dayOfMonth } });
  }
  for (const { from, to, figure, isMoney } of row.numbers)
    if (isMoney && !taken.has(from)) take(from, to, { kind: 'amount', amount: figure });
  for (const [index, word] of words.entries()) {
    const digits = taken.has(index) ? undefined : NUMBER.exec(word.text)?.[1];
    if (digits === undefined) continue;
    const over = headings.filter(({ box }) => sharedWidth(box, word.box) > 0);
    if (over.length > 0 && !over.some(({ role }) => role === 'checkNumber')) continue;
    take(index, index + 1, {
      kind: 'number',
      text: { text: digits, page, box: word.box, reading: word.reading },
    });
  }
  return parts.sort((a, b) => a.at - b.at).map(({ part }) => part);
}
