import { unionBox } from '@assay/media';
import { type DateInText, datesIn } from '../../dates/printed-dates.js';
import { wordsOfSpan } from '../../layout/cells.js';
import type { Row } from '../../layout/rows.js';
import type { CheckLine } from './activity-line.js';
import { rolesOver } from './column-roles.js';
import type { Heading } from './headings.js';
import { readDate } from './row-date.js';
import type { TableBlock } from './table-blocks.js';

/** `7175`, `*7175`, `7175*`, `7175 ^`: a mark tells of a gap in the sequence. */
const NUMBER = /^[*#]?(\d{1,12})[*^+]*$/u;
export const isCheckNumber = (text: string): boolean => NUMBER.test(text);

/** The cheques of a block: number, date and amount in any order, one, two or three cheques to a row. */
export function readChecks({ rows, heading }: TableBlock): {
  checks: CheckLine[];
  rows: ReadonlySet<number>;
} {
  const ofRows = rows.map((row) => checksOfRow(row, heading?.headings ?? []));
  const [across, down] = [ofRows.flat(), columnByColumn(ofRows)];
  const checks = !isAscending(across) && isAscending(down) ? down : across;
  return { checks, rows: new Set(checks.map(({ row }) => row)) };
}

/** Cheques that stand beside each other, one column of them after the other. */
const columnByColumn = (ofRows: readonly (readonly CheckLine[])[]): CheckLine[] =>
  Array.from({ length: Math.max(0, ...ofRows.map((row) => row.length)) }, (_, column) =>
    ofRows.flatMap((row) => row[column] ?? []),
  ).flat();

const isAscending = (checks: readonly CheckLine[]): boolean =>
  checks.every(
    ({ number }, index) => index === 0 || Number(checks[index - 1]?.number?.text) < Number(number?.text),
  );

type Parts = Partial<Pick<CheckLine, 'number' | 'date' | 'amount'>>;

function checksOfRow(row: Row, headings: readonly Heading[]): CheckLine[] {
  if (OF_A_SUM.test(row.folded) || isSentence(row.text)) return [];
  const checks: CheckLine[] = [];
  let open: Parts = {};
  const end = () => {
    const { number, date, amount } = open;
    if (amount && (number || date))
      checks.push({ row: row.index, page: row.line.page, number, date, amount });
    open = {};
  };
  for (const part of partsOf(row, headings)) {
    if (Object.keys(part).some((name) => name in open)) end();
    open = { ...open, ...part };
    if (open.number && open.date && open.amount) end();
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

/** Numbers, dates and amounts of a row, left to right. */
function partsOf(row: Row, headings: readonly Heading[]): Parts[] {
  const { words, page } = row.line;
  const parts: Parts[] = [];
  const dates = datesOf(row);
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    const found = dates.find(({ from }) => from === index);
    const own = words.slice(index, found?.to);
    const box = unionBox(own.map((one) => one.box));
    const money = row.money.find(({ from }) => from === index);
    const digits = NUMBER.exec(word?.text ?? '')?.[1];
    if (found && box) parts.push({ date: readDate(found.date, own, page, box) });
    else if (money) parts.push({ amount: money.figure });
    else if (word && digits !== undefined && mayBeNumber(word.box, headings))
      parts.push({ number: { text: digits, page, box: word.box, reading: word.reading } });
    index = ((found ?? money)?.to ?? index + 1) - 1;
  }
  return parts;
}

function mayBeNumber(box: Row['line']['box'], headings: readonly Heading[]): boolean {
  const over = rolesOver(headings, box);
  return over.length === 0 || over.includes('checkNumber');
}

/** A date and the words of the row that it takes. */
interface DateInRow {
  readonly from: number;
  readonly to: number;
  readonly date: DateInText;
}

/** Cell by cell: `Jun 3` and the cheque `2017` beside it are no day of 2017. */
const datesOf = ({ cells, starts }: Row): DateInRow[] =>
  cells.flatMap(({ text, words }, place) =>
    datesIn(text).flatMap((date) => {
      const span = wordsOfSpan(words, date.start, date.end);
      const from = starts[place] ?? 0;
      return span ? [{ from: from + span.from, to: from + span.to, date }] : [];
    }),
  );
