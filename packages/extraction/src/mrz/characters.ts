import type { ColumnClass } from './formats.js';

/** OCR-B as machine-readable zones use it (ICAO Doc 9303-3, 4.3). */
export const MRZ_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';

/** Letters and digits that recognisers take for each other, likeliest first. */
const DIGIT_FOR_LETTER: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  U: '0',
  I: '1',
  L: '1',
  J: '1',
  Z: '2',
  E: '3',
  A: '4',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
};
const LETTER_FOR_DIGIT: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '3': 'E',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '7': 'T',
  '8': 'B',
  '9': 'G',
};

/** Look-alikes inside one class, and across classes where a column admits both. Symmetric. */
const LOOK_ALIKES = ['0OQDU', '1IL7T', '2Z', '3E8B', '4A', '5S', '6GC', '8B6', '9G', 'MN', 'VY', 'UV', 'KX', 'PR', 'HN'];

/** Characters that look like this one, itself left out. */
export const lookAlikes = (character: string): string[] => [
  ...new Set(
    LOOK_ALIKES.filter((group) => group.includes(character)).flatMap((group) => [...group].filter((other) => other !== character)),
  ),
];

/** Signs that are read where a zone prints `<`. */
const FILLER_SIGNS = /[«‹(<[{]/gu;

/** A recognised line in the zone's alphabet: capitals, fillers for what looks like them, nothing else. */
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
      return /\d/u.test(character) ? character : DIGIT_FOR_LETTER[character];
    case 's':
      return { M: 'M', F: 'F', X: 'X', H: 'M', N: 'M', P: 'F', E: 'F' }[character];
  }
}
