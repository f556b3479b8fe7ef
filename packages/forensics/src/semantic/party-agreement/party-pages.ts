import type { DocumentLayout, DocumentText, PrintedCell } from '@assay/media';
import { printedLines } from '../printed-text/page-lines.js';
import type { TextLine } from '../printed-text/text-lines.js';

export interface PartyPage {
  readonly page: number;
  readonly lines: readonly TextLine[];
  readonly cells: readonly PrintedCell[];
  /** Six digits or more in one piece, as accounts and persons have, masked or not. */
  readonly longNumbers: ReadonlySet<string>;
}

const LONG_NUMBER = /(?<![\d-])[\d*X-]{0,12}\d{6,}(?![\d-])/gu;

/** Pages of one file that are looked at; statements have a few dozen. */
const MAX_PAGES = 100;

/** The pages of a document with what stands on each, in reading order. */
export function partyPages(text: DocumentText, { cells }: DocumentLayout): PartyPage[] {
  return text.pages.slice(0, MAX_PAGES).map((read) => {
    const lines = printedLines(read);
    const numbers = lines.flatMap((line) => [...line.text.matchAll(LONG_NUMBER)].map(([number]) => number));
    return {
      page: read.page,
      lines,
      cells: cells.filter(({ page }) => page === read.page),
      longNumbers: new Set(numbers),
    };
  });
}
