import type { StatementRow } from '../page/statement-rows.js';
import { type AccountNumber, plainNumber } from './account-number.js';

const CLABE = /\bclabe\b(?: interbancaria)?$/u;

/** Where a Mexican statement numbers its account by the key for transfers alone, that key is its number. */
export function clabeNumber(rows: readonly StatementRow[], inTables: ReadonlySet<number>): AccountNumber[] {
  for (const row of rows) {
    if (row.line.page > 1) break;
    if (inTables.has(row.index)) continue;
    for (const { folded, words, from } of row.segments) {
      const at = words.findIndex(({ text }) => /\d{4}/u.test(text));
      const label =
        at < 0
          ? folded
          : words
              .slice(0, at)
              .map(({ text }) => text.toLowerCase().replace(/:$/u, ''))
              .join(' ');
      if (!CLABE.test(label.replace(/[\s:]+$/u, ''))) continue;
      const number = plainNumber(row, at < 0 ? from + words.length : from + at);
      if (number) return [number];
    }
  }
  return [];
}
