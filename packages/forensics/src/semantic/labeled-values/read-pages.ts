import {
  type DocumentText,
  MAX_PAGES_EXAMINED,
  type PdfiumDocument,
  type ReadPage as RecognizedPage,
} from '@assay/media';
import { unlessDamaged } from '../../unless-damaged.js';
import { type IssuedDocument, issuedDocument } from '../../values/issued-document.js';
import { layerLines, printedLines } from '../printed-text/page-lines.js';
import type { TextLine } from '../printed-text/text-lines.js';
import { type LabeledValue, labeledValues } from './labeled-values.js';
import type { Field } from './labels.js';
import { type PageMark, pageMark } from './page-marks.js';

/** What one page says of itself and of the document. */
export interface ReadPage {
  /** From 1. */
  readonly page: number;
  readonly lines: readonly TextLine[];
  readonly values: readonly LabeledValue[];
  readonly mark: PageMark | undefined;
  /** What its own labels say it is; null for all that they do not settle, as most second pages. */
  readonly issued: IssuedDocument | null;
}

/** What pages are read from: a PDF has both, a picture `text` alone. */
interface PageViews {
  readonly pages?: PdfiumDocument | undefined;
  readonly text?: DocumentText | undefined;
}

/**
 * Pages on which something could be read, at most {@link MAX_PAGES_EXAMINED}; pages that cannot be loaded are
 * left out. A page's text layer is read where `text` trusts it, what was recognized in its pixels elsewhere:
 * behind a scan, the layer holds what a scanner took the page to say.
 */
export function readPages({ pages, text }: PageViews): readonly ReadPage[] {
  const known = new Map(text?.pages.map((page) => [page.page, page]));
  const pageCount = pages?.pageCount ?? Math.max(0, ...known.keys());
  return Array.from({ length: Math.min(pageCount, MAX_PAGES_EXAMINED) }, (_, index) => index).flatMap(
    (index): readonly ReadPage[] => {
      const page = known.get(index + 1);
      if (page?.source === 'ocr') return recognizedPage(page);
      return pages && (!text || page?.source === 'text') ? layerPage(pages, index) : [];
    },
  );
}

/** Reading takes longer than any of the checks that ask for it. */
const layersRead = new WeakMap<PdfiumDocument, Map<number, readonly ReadPage[]>>();
const recognizedRead = new WeakMap<RecognizedPage, readonly ReadPage[]>();

function layerPage(pages: PdfiumDocument, index: number): readonly ReadPage[] {
  const layers = layersRead.get(pages) ?? new Map<number, readonly ReadPage[]>();
  layersRead.set(pages, layers);
  const read = layers.get(index) ?? pageOf(index + 1, linesOf(pages, index));
  layers.set(index, read);
  return read;
}

function recognizedPage(page: RecognizedPage): readonly ReadPage[] {
  const read = recognizedRead.get(page) ?? pageOf(page.page, printedLines(page));
  recognizedRead.set(page, read);
  return read;
}

const pageOf = (page: number, lines: readonly TextLine[]): readonly ReadPage[] =>
  lines.length === 0
    ? []
    : [
        {
          page,
          lines,
          values: labeledValues(lines),
          mark: pageMark(lines),
          issued: issuedDocument(textOf(lines)),
        },
      ];

const textOf = (lines: readonly TextLine[]): string => lines.map(({ text }) => text).join(' ');

const linesOf = (pages: PdfiumDocument, index: number): TextLine[] =>
  unlessDamaged(() => layerLines(pages, index)) ?? [];

/** What tells one document from another; a page that repeats none of them may begin a new one. */
const IDENTITY: readonly Field[] = ['account-number', 'document-number', 'holder', 'period', 'issue-date'];

/**
 * Cuts a file into the documents that may have been merged into it. A page continues a document when it names
 * nothing that identifies one, or repeats something; any other page, and every page 1 of several, begins the
 * next. So does a pay stub after a statement: both may name the same person. Errs toward too many documents:
 * values of different documents are never compared.
 */
export function splitDocuments(pages: readonly ReadPage[]): ReadPage[][] {
  const documents: ReadPage[][] = [];
  let known = new Set<string>();
  let issued: IssuedDocument | null = null;
  for (const page of pages) {
    const names = page.values
      .filter(({ field }) => IDENTITY.includes(field))
      .map(({ field, text }) => `${field} ${text}`);
    const isOther = page.issued !== null && issued !== null && page.issued !== issued;
    const continues =
      page.mark?.number !== 1 && !isOther && (names.length === 0 || names.some((name) => known.has(name)));
    const current = documents[documents.length - 1];
    if (current && continues) current.push(page);
    else {
      documents.push([page]);
      known = new Set();
      issued = null;
    }
    issued ??= page.issued;
    for (const name of names) known.add(name);
  }
  return documents;
}
