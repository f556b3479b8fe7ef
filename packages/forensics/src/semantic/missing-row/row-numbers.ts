import type { Box } from '@assay/media';
import type { TextLine } from '../printed-text/text-lines.js';
import { amountRow, SAME_EDGE, type TableRow } from './table-rows.js';

/** "3", "3.", "3)", and "3a", which counts as 3. */
const NUMBER = /^(\d{1,3})[a-z]?[.):]?$/u;
const MIN_NUMBERED = 3;
/** Rows in a row that may be missing; more are another table. */
const MAX_MISSING = 3;

interface NumberedRow extends TableRow {
  readonly number: number;
  readonly numberBox: Box;
}

/** Numbers that a table's rows leave out. */
export interface SkippedNumbers {
  /** All rows of the sequence, in order. */
  readonly rows: readonly NumberedRow[];
  /** Index of the row whose number does not follow. */
  readonly below: number;
  /** The first number that is missing. */
  readonly missing: number;
}

/**
 * Sequences of numbers before rows of amounts that leave one place out, over all pages of a document: 1, 2, 4.
 * A number that stands before any other line at the same edge, or alone, is not missing: its row is empty.
 */
export function skippedNumbers(lines: readonly TextLine[]): SkippedNumbers[] {
  return sequencesOf(lines.flatMap((line) => numberedRow(line) ?? [])).flatMap((rows): SkippedNumbers[] => {
    const counted = rows.filter(({ amount }) => amount !== undefined).length;
    if (rows.length < MIN_NUMBERED || counted < MIN_NUMBERED) return [];
    const steps = rows.slice(1).map(({ number }, index) => number - (rows[index]?.number ?? 0));
    const step = Math.min(...steps.filter((one) => one > 0));
    const startsSo = rows[0]?.number === step;
    const regular = steps.filter((one) => one === step).length;
    const odd = steps.flatMap((one, index) => (one === step || one === 0 ? [] : [index]));
    const [at] = odd;
    if (!startsSo || odd.length !== 1 || at === undefined || regular < 1) return [];
    const left = (steps[at] ?? 0) / step - 1;
    if (!Number.isInteger(left) || left < 1 || left > MAX_MISSING) return [];
    return [{ rows, below: at + 1, missing: (rows[at]?.number ?? 0) + step }];
  });
}

function numberedRow(line: TextLine): NumberedRow | undefined {
  const [word] = line.words;
  const match = word && NUMBER.exec(word.text.toLowerCase());
  if (!word || !match || word.reading !== undefined) return undefined;
  const row = amountRow(line) ?? { line, amount: undefined, box: word.box };
  return { ...row, number: Number(match[1]), numberBox: word.box };
}

/** Cut wherever a number is not above the one before, or stands at another edge. */
function sequencesOf(rows: readonly NumberedRow[]): NumberedRow[][] {
  const sequences: NumberedRow[][] = [];
  for (const row of rows) {
    const sequence = sequences.findLast(([first]) => first && isAligned(first, row));
    const before = sequence?.at(-1);
    if (sequence && before && row.number >= before.number) sequence.push(row);
    else sequences.push([row]);
  }
  return sequences;
}

const isAligned = ({ numberBox: one }: NumberedRow, { numberBox: other }: NumberedRow): boolean =>
  Math.abs(one.x1 - other.x1) <= SAME_EDGE || Math.abs(one.x2 - other.x2) <= SAME_EDGE;
