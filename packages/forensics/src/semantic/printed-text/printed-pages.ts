import type { DocumentText } from '@assay/media';
import { lettersAndDigits } from './fold.js';
import { printedLines } from './page-lines.js';
import { placeOfWords, type ReadPlace } from './places.js';
import type { PrintedWord, TextLine } from './text-lines.js';

/** What a page prints, from a text layer or recognized in its pixels. */
export interface PrintedPage {
  /** From 1. */
  readonly page: number;
  readonly lines: readonly TextLine[];
  /** All of it, line after line, without white space: what is broken over several lines is whole here. */
  readonly compact: string;
  /** A part of {@link compact} with its place; undefined where no word stands. */
  readonly placeAt: (from: number, to: number) => ReadPlace | undefined;
}

/** Pages read; payment documents have one to ten, statements with a slip at their end a few dozen. */
const MAX_PAGES = 50;
/** Lines of a page; the densest print has some 150. */
const MAX_LINES = 600;

/** The printed pages of a document; those without text are left out. */
export function printedPages({ pages }: DocumentText): PrintedPage[] {
  return pages.slice(0, MAX_PAGES).flatMap((page): PrintedPage[] => {
    const lines = page.source === 'none' ? [] : printedLines(page).slice(0, MAX_LINES);
    if (lines.length === 0) return [];
    const words = lines.flatMap((line) => line.words.map((word) => ({ word, line })));
    const { compact, starts } = compacted(words.map(({ word }) => word));
    return [
      {
        page: page.page,
        lines,
        compact,
        placeAt: (from, to) => {
          const touched = words.filter(
            (_, at) => (starts[at] ?? 0) < to && (starts[at + 1] ?? compact.length) > from,
          );
          const [first] = touched;
          return (
            first &&
            placeOfWords(
              first.line,
              touched.map(({ word }) => word),
              compact.slice(from, to),
            )
          );
        },
      },
    ];
  });
}

function compacted(words: readonly PrintedWord[]): {
  readonly compact: string;
  readonly starts: readonly number[];
} {
  const starts: number[] = [];
  let compact = '';
  for (const { text } of words) {
    starts.push(compact.length);
    compact += text.replace(/\s/gu, '');
  }
  return { compact, starts };
}

/** Whether the pages print a number or code somewhere, whatever groups or breaks it. */
export function isPrinted(pages: readonly PrintedPage[], value: string): boolean {
  const wanted = lettersAndDigits(value);
  return pages.some(({ compact }) => lettersAndDigits(compact).includes(wanted));
}
