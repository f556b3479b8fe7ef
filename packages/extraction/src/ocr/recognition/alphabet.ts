/** What one class of the recognition model's output stands for. */
export interface OutputClass {
  readonly index: number;
  readonly character: string;
}

/** Class 0 of the output: no character here (CTC's blank). */
export const BLANK = 0;

/**
 * Letters of the Latin languages, digits, and the signs that documents print. What else the model knows, most
 * of all some 6,400 Chinese characters and the long vowels of pinyin, cannot stand in the documents read
 * here.
 */
const POSSIBLE = /^[\u0020-\u007E\u00A1-\u00FF\u0152\u0153\u2010-\u2026\u20A0-\u20BF\u2116\u2122]$/u;

/**
 * The characters that a recognition model tells apart, by class: class `n` is the n-th; the last is the
 * space.
 */
export function modelCharacters(characters: string): string[] {
  return [...characters.replace(/\r?\n$/u, '').split(/\r?\n/u), ' '];
}

/** The classes that may be chosen. */
export const possibleClasses = (characters: readonly string[]): OutputClass[] =>
  characters
    .map((character, place) => ({ index: place + 1, character }))
    .filter(({ character }) => POSSIBLE.test(character));
