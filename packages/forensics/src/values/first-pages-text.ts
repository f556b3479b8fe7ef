import type { PdfiumDocument } from '@assay/media';
import { unlessDamaged } from '../unless-damaged.js';

/** Pages whose labels say what a document is: the summary of a statement stands on the first. */
const MAX_PAGES_READ = 3;

/** The words of a document's first pages, as running text; a damaged page says nothing. */
export const firstPagesText = (pages: PdfiumDocument): string =>
  Array.from({ length: Math.min(pages.pageCount, MAX_PAGES_READ) }, (_, index) => textOf(pages, index)).join(
    '\n',
  );

const textOf = (pages: PdfiumDocument, index: number): string =>
  (unlessDamaged(() => pages.text(index).words) ?? []).map(({ text }) => text).join(' ');
