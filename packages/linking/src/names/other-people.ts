import { editDistance } from '@assay/media';
import { isCompany, nameWords } from './name-words.js';

/** Shorter words are initials, or what a recognizer makes of a stain. */
const MIN_LETTERS = 3;
/**
 * A recognizer errs in one letter of a short word and in two of a long one; names this near are not told
 * apart.
 */
const LONG_WORD = 7;
const MIN_LETTERS_WITH_SLIP = 4;
/** A printer cuts names at the end of their column, and recognizers lose the space behind them. */
const MIN_LETTERS_OF_PART = 4;

/**
 * Whether two names are surely of different people: not one word of one is a word of the other, however they
 * are ordered, abbreviated, accented, misread or joined. Errs toward the same: siblings, spouses and holders
 * of one account share a word, and so does a woman before and after she takes her husband's name, as long as
 * she is called by a given name of both. Companies and names without two full words are not told apart.
 */
export function areOtherPeople(one: string, other: string): boolean {
  if (isCompany(one) || isCompany(other) || !isSameScript(one, other)) return false;
  const [full, othersFull] = [fullWords(one), fullWords(other)];
  if (full.length < 2 || othersFull.length < 2) return false;
  const [joined, othersJoined] = [nameWords(one).join(''), nameWords(other).join('')];
  return !(
    full.some((word) => othersFull.some((another) => areAlike(word, another))) ||
    full.some((word) => isPartOf(word, othersJoined)) ||
    othersFull.some((word) => isPartOf(word, joined))
  );
}

/**
 * Whether all full words of the shorter of two names are words of the other, two at least. Errs toward no:
 * `M. Okafor` may be anybody.
 */
export function areSamePerson(one: string, other: string): boolean {
  const [few, many] = [one, other].map(fullWords).sort((a, b) => a.length - b.length) as [string[], string[]];
  return few.length >= 2 && few.every((word) => many.some((another) => areAlike(word, another)));
}

const fullWords = (name: string): string[] => nameWords(name).filter((word) => word.length >= MIN_LETTERS);

const isPartOf = (word: string, joined: string): boolean =>
  word.length >= MIN_LETTERS_OF_PART && joined.includes(word);

function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < MIN_LETTERS_WITH_SLIP) return false;
  return (
    one.startsWith(other) ||
    other.startsWith(one) ||
    editDistance(one, other) <= (shorter >= LONG_WORD ? 2 : 1)
  );
}

/** Names in two scripts are compared by whoever reads both. */
const isSameScript = (one: string, other: string): boolean => isLatin(one) === isLatin(other);
const isLatin = (text: string): boolean => !/(?!\p{Script=Latin})\p{L}/u.test(text);
