import { sharedWidth } from '../../layout/columns.js';
import type { Segment } from '../../layout/segments.js';
import { patternOf } from '../../vocabulary/pattern.js';
import type { StatementRow } from '../page/statement-rows.js';
import type { AccountType } from './account-type.js';
import { named } from './name-beside-number.js';
import PATTERNS from './name-in-title.json' with { type: 'json' };

/** Rows of the first page's head. */
const MAX_ROWS = 14;
/** The name stands at most this many heights below the title. */
const MAX_DROP = 2.5;
const MAX_NAME_WORDS = 4;
const STATEMENT = /^(?:estado de cuenta|statement of account|account statement|extrato de conta)$/u;
/** `Smart Purse Spend Summary`: the account's name, then what the page is. */
const NAMED_PAGE = /^(\p{Lu}.*) (?:summary|statement)$/iu;
/** What banks call parts of a page, none of them an account. */
const PART_OF_PAGE = patternOf(PATTERNS.partOfPage, 'u');
const OF_NUMBER = /^(?:primary )?account number\b/u;

/**
 * The name of the account where it stands in titles alone: under `Estado de cuenta`, or in
 * `Smart Purse Spend Summary` beside the account's number.
 * @param others folded names that are no account's: the bank's and the holder's
 */
export function nameInTitle(
  rows: readonly StatementRow[],
  others: readonly string[],
): AccountType | undefined {
  const isOther = ({ folded }: Segment) => others.some((name) => name !== '' && folded.includes(name));
  for (const row of rows.slice(0, MAX_ROWS)) {
    for (const title of row.segments) {
      const name = STATEMENT.test(title.folded) ? cellBelow(rows, row, title) : undefined;
      if (name && isName(name) && !isOther(name)) return named(name.words, name.text, name.page);
    }
  }
  for (const { segments } of rows) {
    const [title, number] = segments;
    const name = title && OF_NUMBER.test(number?.folded ?? '') ? NAMED_PAGE.exec(title.text)?.[1] : undefined;
    if (title && name && !isOther(title) && !PART_OF_PAGE.test(title.folded))
      return named(title.words, name, title.page);
  }
  return undefined;
}

/** The cell under a title, flush with its left or its right edge. */
function cellBelow(rows: readonly StatementRow[], row: StatementRow, title: Segment): Segment | undefined {
  const height = title.box.y2 - title.box.y1;
  const below = rows
    .slice(row.index + 1, row.index + 3)
    .flatMap(({ segments }) => segments)
    .find(({ box, page }) => page === title.page && sharedWidth(box, title.box) > 0.5);
  if (!below || below.box.y1 - title.box.y2 > MAX_DROP * height) return undefined;
  const isFlush = [below.box.x1 - title.box.x1, below.box.x2 - title.box.x2].some(
    (offset) => Math.abs(offset) < row.line.emWidth,
  );
  return isFlush ? below : undefined;
}

const isName = ({ words, folded }: Segment): boolean =>
  words.length <= MAX_NAME_WORDS &&
  words.every(({ text }) => /^\p{Lu}[\p{L}.'-]+$/u.test(text)) &&
  !PART_OF_PAGE.test(folded);
