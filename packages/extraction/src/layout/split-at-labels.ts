import { type Cell, partOf } from './cells.js';
import { isColonBetween, type PhraseBook, phraseAt } from './phrases.js';

/**
 * Cells cut before and behind every label with a colon: `Rua A, 310 Periodo: 01/02/2025` is an address, a
 * label and a date that ran together.
 */
export function splitAtLabels(cells: readonly Cell[], books: readonly PhraseBook<unknown>[]): Cell[] {
  return cells.flatMap((cell) => {
    if (!cell.text.includes(':')) return [cell];
    const cuts: number[] = [];
    for (let from = 0; from < cell.words.length; from++) {
      const end = endOfLabel(cell, from, books);
      if (end === undefined) continue;
      if (from > 0) cuts.push(from);
      if (end < cell.words.length) cuts.push(end);
      from = end - 1;
    }
    if (cuts.length === 0) return [cell];
    return [0, ...new Set(cuts)].flatMap((from, index, all) => partOf(cell, from, all[index + 1]) ?? []);
  });
}

/** Where a label ends that begins with the word `from` and has a colon. */
function endOfLabel(
  { words }: Cell,
  from: number,
  books: readonly PhraseBook<unknown>[],
): number | undefined {
  for (const book of books) {
    const to = phraseAt(words, from, book)?.to;
    if (to !== undefined && isColonBetween(words[to - 1], words[to])) return to;
  }
  return undefined;
}
