import { editDistance } from '@assay/media';
import { bareLetters, nameWords } from './name-letters.js';

/**
 * How two spellings of a name stand to each other. `slight`: they differ by letters that a reading or a
 * spelling may account for; `differs`: each has a word that the other lacks, which no omission explains.
 */
export type NameComparison = NameAgreement | NameDifference;

export interface NameAgreement {
  readonly kind: 'agrees' | 'unlike';
}

export interface NameDifference {
  readonly kind: 'slight' | 'differs';
  /** A word that only the print has, and one that only the code has; bare. */
  readonly printed: string;
  readonly coded: string;
}

/** Of a word's letters, how many may be misread or spelled otherwise before it is another word. */
const SLIGHT_SHARE = 0.4;
/**
 * And of one of four letters half: no check digit covers names, and a faxed zone's ANNE was read as ANZ (a
 * made passport, 2026-11-25).
 */
const [SHORT_WORD, SLIGHT_SHARE_OF_SHORT] = [4, 0.5];
/** Names are cut in the middle of a word where the field ends. */
const SHORTEST_CUT = 3;

/**
 * Compares whole names, given and family names together: which of them stands first, and which are left out,
 * differs between the sides of honest documents. These are two spellings of one holder's name; names at two
 * places of a document, which may be of two people, are compared part by part in
 * `../party-agreement/compare-names.ts`.
 * @returns `unlike` where one side has no word that could be compared
 */
export function compareNames(printed: readonly string[], coded: readonly string[]): NameComparison {
  const [ofPrint, ofCode] = [printed.flatMap(nameWords), coded.flatMap(nameWords)];
  if (ofPrint.length === 0 || ofCode.length === 0) return { kind: 'unlike' };
  const onlyPrinted = withoutCounterpart(ofPrint, ofCode, bareLetters(coded.join('')));
  const onlyCoded = withoutCounterpart(ofCode, ofPrint, bareLetters(printed.join('')));
  const [first] = onlyPrinted;
  const [counterpart] = onlyCoded;
  if (first === undefined || counterpart === undefined) return { kind: 'agrees' };
  const far = onlyPrinted.find((word) => onlyCoded.every((other) => !isSlight(word, other)));
  const farCoded = onlyCoded.find((word) => onlyPrinted.every((other) => !isSlight(word, other)));
  if (far !== undefined && farCoded !== undefined) return { kind: 'differs', printed: far, coded: farCoded };
  const near = onlyCoded.find((word) => isSlight(first, word)) ?? counterpart;
  return { kind: 'slight', printed: first, coded: near };
}

/** Words that the other side has neither as a word, nor cut, nor run together with others. */
const withoutCounterpart = (words: readonly string[], others: readonly string[], joined: string): string[] =>
  words.filter((word) => !joined.includes(word) && !others.some((other) => isCut(other, word)));

const isCut = (short: string, long: string): boolean =>
  short.length >= SHORTEST_CUT && long.startsWith(short);

const isSlight = (one: string, other: string): boolean => {
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  return (
    editDistance(one, other) <=
    Math.max(1, longer <= SHORT_WORD ? SLIGHT_SHARE_OF_SHORT * longer : SLIGHT_SHARE * shorter)
  );
};
