import { digitsOf, foldText, textOf } from '../../layout/characters.js';
import type { Row } from '../../layout/rows.js';
import { patternOf } from '../../vocabulary/pattern.js';
import {
  type AccountNumber,
  type FoundNumber,
  foldLabel,
  labeledNumbers,
  numbersOf,
  OTHER_NUMBER,
} from './account-number.js';
import PATTERNS from './account-number.json' with { type: 'json' };

/**
 * Where a document speaks of its accounts: numbers behind or under a label, and the same or a listed one
 * where it stands alone in its cell or behind the account's name. Without any, the only number that has the
 * shape of an account's, or the key for transfers (CLABE), by which a Mexican account may be numbered.
 * @param listed what the accounts of a list are called, folded, by the keys of their numbers
 */
export function accountNumbers(
  rows: readonly Row[],
  inTables: ReadonlySet<number>,
  listed: ReadonlyMap<string, string>,
): AccountNumber[] {
  const numbers = rows.flatMap((row) => (inTables.has(row.index) ? [] : numbersOf(row)));
  const labeled = labeledNumbers(rows, numbers);
  if (labeled.length === 0 && listed.size === 0) {
    const ofFirstPage = numbers.filter(({ page }) => page === 1);
    return onlyOne(rows, ofFirstPage) ?? ofFirstPage.filter((number) => isClabe(rows, number)).slice(0, 1);
  }
  const names = new Map([...labeled.map(({ key }): [string, string] => [key, '']), ...listed]);
  const withLabel = new Set(labeled.map(({ row }) => row));
  const repeated = numbers.filter((number) => {
    const name = names.get(number.key);
    const before = foldText(textBefore(rows, number)).replace(/[\s:.\u2013-]+$/u, '');
    return (
      !withLabel.has(number.row) &&
      name !== undefined &&
      endsCell(rows, number) &&
      ['', name].includes(before)
    );
  });
  return [...labeled, ...repeated];
}

const cellOf = (rows: readonly Row[], { row, cell }: FoundNumber) => rows[row]?.cells[cell];
const endsCell = (rows: readonly Row[], number: FoundNumber): boolean =>
  number.to === cellOf(rows, number)?.words.length;
const textBefore = (rows: readonly Row[], number: FoundNumber): string =>
  textOf((cellOf(rows, number)?.words ?? []).slice(0, number.from));

/** Telephone and tax numbers, postal codes. */
const OTHER_SHAPE = patternOf(PATTERNS.otherShape, 'u');
const MIN_DIGITS = 6;
/** `TRELLIS FUNDAMENTALS 9382588969`: words of a name before the number. */
const NAME_BEFORE = /^\p{Lu}\p{L}{2,}(?: \p{Lu}[\p{L}&'-]{2,}){1,3} \S+$/u;
const MAX_WORDS_BEFORE = 6;

/**
 * The only number that may be an account's, for statements whose word for it nobody knows; undefined for
 * several.
 */
function onlyOne(rows: readonly Row[], numbers: readonly FoundNumber[]): AccountNumber[] | undefined {
  const found = numbers.filter((number) => {
    const row = rows[number.row];
    const digits = digitsOf(number.key).length;
    return (
      row !== undefined &&
      endsCell(rows, number) &&
      number.from <= MAX_WORDS_BEFORE &&
      (digits >= MIN_DIGITS || digits < number.key.length) &&
      !OTHER_SHAPE.test(number.text) &&
      row.money.length === 0 &&
      !OTHER_NUMBER.test(wordsAround(rows, row, number))
    );
  });
  const named = found.filter(({ row }) => NAME_BEFORE.test(rows[row]?.text ?? ''));
  const byKey = (some: readonly FoundNumber[]) => new Map(some.map((one) => [one.key, one]));
  const [one, ...others] = (byKey(named).size === 1 ? byKey(named) : byKey(found)).values();
  return one && others.length === 0 ? [{ ...one, unlabeled: true }] : undefined;
}

function wordsAround(rows: readonly Row[], row: Row, { cell, box }: FoundNumber): string {
  const above = rows[row.index - 1]?.cells.find((one) => one.box.x1 < box.x2 && one.box.x2 > box.x1);
  return [row.cells[cell], row.cells[cell - 1], above].map((one) => one?.folded ?? '').join(' ');
}

function isClabe(rows: readonly Row[], number: FoundNumber): boolean {
  const left = rows[number.row]?.cells[number.cell - 1]?.text ?? '';
  return /\bclabe(?: interbancaria)?$/u.test(foldLabel(textBefore(rows, number) || left));
}
