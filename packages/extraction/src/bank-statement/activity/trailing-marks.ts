import type { StatementRow } from '../page/statement-rows.js';

/** Marks are words, of which a table knows two: in and out. A third may be a recogniser's. */
const MAX_MARKS = 3;
const MARK = /^(?:[+\u2212-]|\p{L}{1,12}\.?)$/u;
/** A mark stands at most this many letter heights behind its amount, and behind so many of the amounts. */
const MARK_GAP_EM = 4;
const MIN_SHARE = 0.6;
const MIN_ROWS = 3;

/**
 * The words that stand right behind the first amount of nearly every row: `CR` and `DR`, `+` and `-`, `in`
 * and `out`.
 */
export function trailingMarks(rows: readonly StatementRow[]): ReadonlySet<string> {
  const marks = new Set<string>();
  let amounts = 0;
  let marked = 0;
  for (const { line, numbers } of rows) {
    const amount = numbers.find(({ isMoney }) => isMoney);
    if (!amount) continue;
    amounts += 1;
    const word = line.words[amount.to];
    const after = line.words[amount.to + 1];
    if (!word || !MARK.test(word.text) || word.box.x1 - amount.figure.box.x2 > MARK_GAP_EM * line.emWidth)
      continue;
    if (after && !numbers.some(({ from }) => from <= amount.to + 1 && from > amount.to)) continue;
    marked += 1;
    marks.add(word.text);
  }
  return marked >= MIN_ROWS && marked >= amounts * MIN_SHARE && marks.size <= MAX_MARKS ? marks : new Set();
}
