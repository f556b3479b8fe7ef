import type { PdfiumDocument, PrintedFigures } from '@assay/media';
import { figuresOfLines } from '../../../../extraction/src/read-figures.js';
import { printed } from '../../../../extraction/src/testing/printed.js';
import type { Examined } from '../../check.js';

/** What a check reads of a document: its figures, and the size of its pages. */
export interface FigureViews {
  readonly figures: PrintedFigures;
  readonly pages: PdfiumDocument;
}

const PAGES = { pageCount: 1, page: (index: number) => ({ index, widthPoints: 600, heightPoints: 800 }) } as PdfiumDocument;

/** The views of a document typed out in a fixed pitch. */
export const viewsOf = (text: string): FigureViews => ({ figures: { ...figuresOfLines(printed(text)), pagesUnread: 0 }, pages: PAGES });

/** In short: measure, and of each evidence its code, fitting and printed value; or why it was not examined. */
export function inShort(examined: Examined): [number, ...string[]] | string {
  if (examined.kind !== 'examined') return examined.because;
  const { measure, evidence } = examined.finding;
  return [measure, ...evidence.map(({ code, before, after }) => [code, before, after].join('|'))];
}
