/** Shorter pieces are parts of too many names. */
const MIN_PIECE_LETTERS = 3;
/** A word of so many letters that stands elsewhere ends or begins another one by no chance. */
const TELLING_WORD_LETTERS = 5;

/**
 * A name with a space that the recogniser lost, where the document tells it: one of the parts stands
 * elsewhere as a word of its own, as a parent's surname does, or both do.
 * @param elsewhere words of the document's other names, as printed
 */
export function withLostSpaces(name: string, elsewhere: ReadonlySet<string>): string {
  const own = name.split(' ');
  const isKnown = (part: string): boolean => elsewhere.has(part) || own.includes(part);
  return own.map((word) => partsOf(word, isKnown, elsewhere.has(word))?.join(' ') ?? word).join(' ');
}

function partsOf(
  word: string,
  isKnown: (part: string) => boolean,
  standsElsewhere: boolean,
): string[] | undefined {
  for (let at = MIN_PIECE_LETTERS; at <= word.length - MIN_PIECE_LETTERS; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    const tells = parts.some((part) => part.length >= TELLING_WORD_LETTERS && isKnown(part));
    if (tells && (!standsElsewhere || parts.every(isKnown))) return parts;
  }
  return undefined;
}

/**
 * Two surnames of a Mexican card that were read as one: letter 3 of the CURP begins the second (RENAPO,
 * Instructivo normativo). Nothing is changed where it stands at more than one place.
 */
export function surnamesApart(surnames: string, curp: string): string {
  if (/\s/u.test(surnames) || surnames.charAt(0) !== curp.charAt(0)) return surnames;
  const places = [...surnames].flatMap((letter, at) =>
    at >= MIN_PIECE_LETTERS && at <= surnames.length - MIN_PIECE_LETTERS && letter === curp.charAt(2)
      ? [at]
      : [],
  );
  const [only, ...others] = places;
  return only === undefined || others.length > 0
    ? surnames
    : `${surnames.slice(0, only)} ${surnames.slice(only)}`;
}
