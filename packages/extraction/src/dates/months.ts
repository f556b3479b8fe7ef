import { MONTH_LANGUAGES, monthNames } from '@assay/identifiers';

const MONTHS = MONTH_LANGUAGES.flatMap((language) =>
  monthNames(language).map(({ names, short }, index) => ({ names, short, month: index + 1 })),
);

const longestFirst = (words: readonly string[]): string[] =>
  [...new Set(words)].sort((one, other) => other.length - one.length);

/**
 * Months whole or cut short, for a pattern over folded text: `mar`, `march`, `marzo`, `marco`, but not
 * `market`.
 */
export const MONTH_PATTERN = `(?:${longestFirst(MONTHS.flatMap(({ names, short }) => [...names, ...short])).join('|')})`;

const MONTH_OF = new Map(
  MONTHS.flatMap(({ short, month }) => short.map((word): [string, number] => [word, month])),
);
const BEGINNINGS = longestFirst([...MONTH_OF.keys()]);
/** The longest name has eleven letters, and one may be added. */
const MAX_LETTERS = 12;

/**
 * @param folded a word in any case, without accents
 * @returns 1..12 of a word that begins as a month does, so that a misread end does no harm; undefined for any
 * other
 */
export function monthOf(folded: string): number | undefined {
  if (folded.length > MAX_LETTERS) return undefined;
  const lower = folded.toLowerCase();
  const beginning = BEGINNINGS.find((word) => lower.startsWith(word));
  return beginning === undefined ? undefined : MONTH_OF.get(beginning);
}
