import type { DocumentText, FieldReading, ReadPage } from '@assay/media';
import { printedForms } from './compare-dates.js';
import { bareNumber } from './compare-numbers.js';
import { bareLetters } from './name-letters.js';

/**
 * Pages and lines of a page that are looked through; a card has two and some thirty, and fields of identity
 * documents are read on four.
 */
const MAX_PAGES = 4;
const MAX_LINES = 400;
/** A line of a zone holds fillers, or is one word longer than any that is printed. */
const ZONE_LINE = /<|[A-Z\d«]{28}/u;

/** What a document prints beside its machine-readable zone, line by line, in capitals without accents. */
export function printedLines({ pages }: DocumentText): string[] {
  return pages.slice(0, MAX_PAGES).flatMap(({ lines }: ReadPage) =>
    lines.slice(0, MAX_LINES).flatMap(({ words }) => {
      const line = words
        .map(({ text }) => text)
        .join(' ')
        .toUpperCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '');
      return ZONE_LINE.test(line) ? [] : [line];
    }),
  );
}

/**
 * Whether the print has a coded value anywhere: the field was then looked for in the wrong place, and says
 * nothing.
 */
export interface PrintedText {
  hasDay(day: string): boolean;
  hasNumber(number: string): boolean;
  hasWord(bareWord: string): boolean;
  /** Share of the words and numbers of a text that stand in print, 0..1. */
  shareOf(text: string): number;
}

export function printedText(text: DocumentText): PrintedText {
  const lines = printedLines(text);
  const letters = lines.map(bareLetters);
  const numbers = lines.map(bareNumber);
  const hasWord = (word: string): boolean => letters.some((line) => line.includes(word));
  return {
    hasWord,
    hasDay(day) {
      const forms = printedForms(day);
      return lines.some((line) => forms.test(line));
    },
    hasNumber: (number) => numbers.some((line) => line.includes(bareNumber(number))),
    shareOf(coded) {
      const parts = coded.split(/[\s,.#-]+/u).filter((part) => part.length >= 3);
      const found = parts.filter((part) =>
        /\d/u.test(part)
          ? numbers.some((line) => line.includes(bareNumber(part)))
          : hasWord(bareLetters(part)),
      );
      return parts.length === 0 ? 1 : found.length / parts.length;
    },
  };
}

export const isPrint = ({ source }: FieldReading): boolean => source === 'text' || source === 'ocr';
export const isCoded = ({ source }: FieldReading): boolean =>
  source === 'barcode' || source === 'mrz' || source === 'qr';
