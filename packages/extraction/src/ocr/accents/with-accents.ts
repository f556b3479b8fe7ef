import { withoutSpaces } from '../../layout/characters.js';
import { bareLetters } from './language.js';

/**
 * Words with the accents that another reading of the same line has: a word that agrees with it but for
 * diacritics takes its accented letters, each on its own. Words are matched in order, wherever the two
 * readings put their spaces.
 * @returns undefined for a word that the other reading does not have
 */
export function withAccents(words: readonly string[], other: string): (string | undefined)[] {
  const letters = [...withoutSpaces(other.normalize('NFC'))];
  const bare = bareLetters(letters.join(''));
  let from = 0;
  return words.map((word) => {
    const own = [...word.normalize('NFC')];
    const wanted = bareLetters(word);
    const at = bare.indexOf(wanted, from);
    if (own.length < MIN_LETTERS || at < 0 || at - from > MAX_SKIPPED_LETTERS) return undefined;
    from = at + wanted.length;
    return own.map((letter, index) => (isBare(letter) ? letters[at + index]! : letter)).join('');
  });
}

const isBare = (letter: string): boolean => bareLetters(letter) === letter;

/** A word of two letters is found by accident. */
const MIN_LETTERS = 3;

/** A word found further along than this is another one of the same letters. */
const MAX_SKIPPED_LETTERS = 24;
