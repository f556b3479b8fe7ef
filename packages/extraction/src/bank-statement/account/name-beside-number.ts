import { type TextWord, unionBox } from '@assay/media';
import type { StatementRow } from '../page/statement-rows.js';
import { type AccountNumber, nameBeforeLabel } from './account-number.js';
import type { AccountType } from './account-type.js';

/** Names of accounts are short. */
const MAX_NAME_WORDS = 5;

/**
 * `Cuenta: 21143-2   AHORRO A LA VISTA` right over the account's table: the only words beside the number are
 * what the account is called.
 */
export function nameBehindNumber(
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
  number: AccountNumber | undefined,
): AccountType | undefined {
  const row = number && rows[number.row];
  const cell = row?.segments.length === 2 && inTables.has(row.index + 1) ? row.segments[1] : undefined;
  return cell && isName(cell.words) ? named(cell.words, cell.text, cell.page) : undefined;
}

const isName = (words: readonly TextWord[]): boolean =>
  words.length <= MAX_NAME_WORDS &&
  words.every(({ text }) => /^\p{L}[\p{L}.-]*$/u.test(text)) &&
  /^\p{Lu}/u.test(words[0]?.text ?? '');

/** A title that runs on into the account's number names its kind. */
export function nameBeforeNumber(
  rows: readonly StatementRow[],
  number: AccountNumber | undefined,
): AccountType | undefined {
  const row = number && rows[number.row];
  if (!row) return undefined;
  const name = number.unlabelled ? wordsBefore(row, number) : nameBeforeLabel(row, number);
  return name && named(name.words, name.text, number.page);
}

/**
 * `TRELLIS FUNDAMENTALS 9382588969`: where no word calls the number an account's, the words before it are the
 * account's name.
 */
function wordsBefore(
  { line }: StatementRow,
  { box }: AccountNumber,
): { text: string; words: readonly TextWord[] } | undefined {
  const words = line.words.filter((word) => word.box.x2 <= box.x1);
  return words.length > 1 && isName(words)
    ? { text: words.map(({ text }) => text).join(' '), words }
    : undefined;
}

/** An account's name that no label announces, from the words that print it. */
export function named(words: readonly TextWord[], text: string, page: number): AccountType | undefined {
  const box = unionBox(words.map((word) => word.box));
  return (
    box && { text, page, box, reading: Math.min(...words.map(({ reading }) => reading)), labelled: false }
  );
}
