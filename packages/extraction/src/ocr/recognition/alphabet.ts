/** What one class of the recognition model's output stands for. */
export interface OutputClass {
  readonly index: number;
  readonly character: string;
}

/** Class 0 of the output: no character here (CTC's blank). */
export const BLANK = 0;

/**
 * Letters of the Latin languages, digits, and the signs that documents print. What else the model knows, most of all
 * some 6,400 Chinese characters, cannot stand in the documents read here, and is never chosen.
 */
const POSSIBLE = /^[\u0020-\u007E\u00A1-\u024F\u2010-\u2026\u20A0-\u20BF\u2116\u2122]$/u;

/**
 * The classes that may be chosen.
 * @param characters the model's characters, one a line; class `n` is the n-th line, and the one after the last is the space
 */
export function possibleClasses(characters: string): OutputClass[] {
  const lines = characters.replace(/\r?\n$/u, '').split(/\r?\n/u);
  return [...lines, ' '].map((character, line) => ({ index: line + 1, character })).filter(({ character }) => POSSIBLE.test(character));
}
