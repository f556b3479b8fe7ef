import { hasDigit } from '../layout/characters.js';
import type { ColumnClass } from './formats.js';
import SEEN_AS from './look-alikes.json' with { type: 'json' };

/** OCR-B as machine-readable zones use it (ICAO Doc 9303-3, 4.3). */
export const MRZ_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';

/** Letters and digits that recognizers take for each other, likeliest first. */
const DIGIT_FOR_LETTER: Readonly<Record<string, string>> = SEEN_AS.digitForLetter;
const LETTER_FOR_DIGIT: Readonly<Record<string, string>> = SEEN_AS.letterForDigit;

/** Pairs taken for each other; not chains, or the one change that fits would seldom be the only one. */
const LOOK_ALIKES = SEEN_AS.pairs.split(' ');

/** Characters that look like this one, itself left out. */
export const lookAlikes = (character: string): string[] =>
  LOOK_ALIKES.filter((pair) => pair.includes(character)).map((pair) => pair.replace(character, ''));

/** Signs that are read where a zone prints `<`. */
const FILLER_SIGNS = /[«‹(<[{]/gu;

/** A recognized line in the zone's alphabet: capitals, fillers for what looks like them, nothing else. */
export const zoneText = (text: string): string =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[«≪]/gu, '<<')
    .replace(FILLER_SIGNS, '<')
    .replace(/[^A-Z\d<]/gu, '');

/** The character meant when this one was read in a column of the class; undefined when none looks like it. */
export function meantIn(columnClass: ColumnClass, character: string): string | undefined {
  if (character === '<') return '<';
  switch (columnClass) {
    case 'x':
      return character;
    case 'a':
      return /[A-Z]/u.test(character) ? character : LETTER_FOR_DIGIT[character];
    case 'n':
      return hasDigit(character) ? character : DIGIT_FOR_LETTER[character];
    case 's':
      return { M: 'M', F: 'F', X: 'X', H: 'M', N: 'M', P: 'F', E: 'F' }[character];
  }
}
