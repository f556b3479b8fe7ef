/** Shapes that recognizers mix up in print: compared as one. */
const LOOK_ALIKE: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', l: 'i', '|': 'i', '5': 's' };

/**
 * A line of words as it is searched: letters and digits only, folded, look-alikes joined, and where each
 * character came from.
 */
export interface SqueezedLine {
  readonly text: string;
  /** By character of {@link text}: the word it stands in, and its offset there in UTF-16 units. */
  readonly words: readonly number[];
  readonly offsets: readonly number[];
  /** By character: a word begins here, or punctuation stands before it, or digits turn to letters or back. */
  readonly breaks: readonly boolean[];
}

/** Longest line that is searched, in characters. */
const MAX_LINE_CHARACTERS = 2_000;

export function squeezeLine(words: readonly string[]): SqueezedLine {
  let text = '';
  const ofWords: number[] = [];
  const offsets: number[] = [];
  const breaks: boolean[] = [];
  let before = '';
  for (const [index, word] of words.entries()) {
    before = '';
    for (let offset = 0; offset < word.length && text.length < MAX_LINE_CHARACTERS; offset++) {
      const character = word.charAt(offset);
      const letters = squeezeCharacter(character);
      for (const letter of letters) {
        text += letter;
        ofWords.push(index);
        offsets.push(offset);
        breaks.push(before === '' || isDigit(before) !== isDigit(character));
        before = character;
      }
      if (letters === '') before = '';
    }
  }
  return { text, words: ofWords, offsets, breaks };
}

const isDigit = (character: string): boolean =>
  character <= LAST_ASCII ? character >= '0' && character <= '9' : /\p{Nd}/u.test(character);

const LAST_ASCII = '\u007f';

/** Latin letters with their marks, in which nearly all is written; of others each is worked out anew. */
const KEPT_CHARACTERS = 0x250;
const kept: (string | undefined)[] = [];

function squeezeCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= KEPT_CHARACTERS || character.length !== 1) return squeezed(character);
  const known = kept[code] ?? squeezed(character);
  kept[code] = known;
  return known;
}

const squeezed = (character: string): string => {
  const folded = character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}|]/gu, '');
  return [...folded].map((letter) => LOOK_ALIKE[letter] ?? letter).join('');
};

/** A phrase in the same spelling. */
export const squeeze = (phrase: string): string => [...phrase].map(squeezeCharacter).join('');
