import type { Box, DocumentField } from '@assay/media';
import type { TaughtTable } from './tables/types.js';

/**
 * Names a word without showing it: an integer below 2^48 that only the holder of an organization's key can make, and
 * the same for the same word.
 */
export type KeyOf = (word: string) => number;

/** What a person said of one field of a document that was read. */
export interface Correction {
  /** As in the record's fields: `accounts[0].endingBalance`. */
  readonly path: string;
  /** Undefined: the document does not state the field. */
  readonly is: string | number | undefined;
  /** Where the value stands, if they pointed at it; on the page as displayed. */
  readonly place?: { readonly page: number; readonly box: Box } | undefined;
}

/** How a value is read off its place. */
export type Way =
  | { readonly kind: 'number'; readonly isMoney: boolean; readonly isNegated: boolean }
  | { readonly kind: 'date' | 'first day' | 'last day' }
  | {
      readonly kind: 'text';
      /** Lines that it stands on, from 1. */
      readonly lines: number;
      /** What ends it in its cell: the next word, the first with digits, or a label by its key. */
      readonly end?: 'word' | 'digits' | number;
      readonly hasDigits: boolean;
      readonly hasLetters: boolean;
      /** What stands between its lines. */
      readonly joint: ' ' | ', ';
      /** Dashes between its words are commas. */
      readonly isDashed?: true;
    };

/**
 * A word that recurs from document to document, and where it stands: its edges, the middle of its line and the height of its
 * letters, all in widths of the page.
 */
export type LessonWord = readonly [key: number, x1: number, x2: number, y: number, height: number];

/** Where a value stands: as {@link LessonWord}, its first line. */
export interface TaughtPlace {
  /** An index into the lesson's pages. */
  readonly page: number;
  readonly x1: number;
  readonly x2: number;
  readonly y: number;
  readonly height: number;
  /** Its label: indexes into the page's words. Empty where none stands beside or above it. */
  readonly label: readonly number[];
  /** Whether the label stands at its left, not above. */
  readonly isBeside: boolean;
  readonly way: Way;
}

export interface TaughtField {
  readonly name: string;
  /** Of one value all places that print it. */
  readonly places: readonly TaughtPlace[];
  /** What was read there is not this field's. */
  readonly isAbsent?: true;
}

/** What one corrected document says of the next of its layout. It holds no text, and no value. */
export interface Lesson {
  readonly version: 1;
  readonly pages: readonly { readonly page: number; readonly words: readonly LessonWord[] }[];
  readonly fields: readonly TaughtField[];
  /** Of the lists whose lines were corrected. */
  readonly tables?: readonly TaughtTable[];
}

/** A lesson and the record that it was taken from. */
export interface StoredLesson {
  readonly parseId: number;
  readonly lesson: Lesson;
}

/** Why nothing was learned of a field. */
export const UNLEARNED = [
  'not printed',
  'within other text',
  'in a list',
  'no field of documents',
  'too little around it',
] as const;
export type Unlearned = (typeof UNLEARNED)[number];

/** A field as it was read, with its place on the page as displayed. */
export type ReadField = Pick<DocumentField, 'name' | 'value' | 'page' | 'box'>;

export interface TakenLesson {
  /** Undefined where nothing was learned. */
  readonly lesson: Lesson | undefined;
  readonly unlearned: readonly { readonly path: string; readonly why: Unlearned }[];
}

/** A lesson as JSON has at most so many characters: pages full of words, and a hundred fields. */
export const MOST_LESSON_CHARACTERS = 250_000;
/** Bounds of a lesson: a page of labels has some hundred words, and nobody corrects more fields by hand. */
export const MOST_WORDS_PER_PAGE = 400;
export const MOST_PAGES = 8;
export const MOST_FIELDS = 100;
/** A value that stands at more places says the same everywhere only by chance. */
export const MOST_PLACES = 4;
