import { DecodeError, MAX_PAGES_EXAMINED, type PdfiumDocument } from '@assay/media';
import { type LabelledValue, labelledValues } from './labelled-values.js';
import type { Field } from './labels.js';
import { type PageMark, pageMark } from './page-marks.js';
import { readLines, type TextLine } from './text-lines.js';

/** What one page says of itself and of the document. */
export interface ReadPage {
  /** From 1. */
  readonly page: number;
  readonly lines: readonly TextLine[];
  readonly values: readonly LabelledValue[];
  readonly mark: PageMark | undefined;
}

/** Reading takes longer than any of the checks that ask for it. */
const alreadyRead = new WeakMap<PdfiumDocument, readonly ReadPage[]>();

/** Pages with readable text, at most {@link MAX_PAGES_EXAMINED}; pages that cannot be loaded are left out. Kept for each document. */
export function readPages(pages: PdfiumDocument): readonly ReadPage[] {
  const read = alreadyRead.get(pages) ?? readAnew(pages);
  alreadyRead.set(pages, read);
  return read;
}

function readAnew(pages: PdfiumDocument): ReadPage[] {
  return Array.from({ length: Math.min(pages.pageCount, MAX_PAGES_EXAMINED) }, (_, index) => index).flatMap((index): ReadPage[] => {
    const lines = linesOf(pages, index);
    return lines.length === 0 ? [] : [{ page: index + 1, lines, values: labelledValues(lines), mark: pageMark(lines) }];
  });
}

function linesOf(pages: PdfiumDocument, index: number): TextLine[] {
  try {
    return readLines(pages, index);
  } catch (error) {
    if (error instanceof DecodeError) return [];
    throw error;
  }
}

/** What tells one document from another; a page that repeats none of them may begin a new one. */
const IDENTITY: readonly Field[] = ['account-number', 'document-number', 'holder', 'period', 'issue-date'];

/**
 * Cuts a file into the documents that may have been merged into it. A page continues a document when it names nothing
 * that identifies one, or repeats something; any other page, and every page 1 of several, begins the next. Errs towards
 * too many documents: values of different documents are never compared.
 */
export function splitDocuments(pages: readonly ReadPage[]): ReadPage[][] {
  const documents: ReadPage[][] = [];
  let known = new Set<string>();
  for (const page of pages) {
    const names = page.values.filter(({ field }) => IDENTITY.includes(field)).map(({ field, text }) => `${field} ${text}`);
    const continues = page.mark?.number !== 1 && (names.length === 0 || names.some((name) => known.has(name)));
    const current = documents[documents.length - 1];
    if (current && continues) current.push(page);
    else {
      documents.push([page]);
      known = new Set();
    }
    for (const name of names) known.add(name);
  }
  return documents;
}
