import { type DocumentPages, readFields, readText } from '@assay/extraction';
import { type DocumentClass, type DocumentCodes, type DocumentText, fraction, type ViewMakers, type Views } from '@assay/media';
import type { AnalysisJob, ReadingPart } from '../types.js';
import { firstPages } from './first-pages.js';
import type { ReaderSupply } from './reader-supply.js';

const NO_TEXT: DocumentText = { pages: [], pagesUnread: 0 };
const NO_CODES: DocumentCodes = { barcodes: [], mrz: undefined };

/** Pages that are looked at, one after the other until one says something, to tell the class of a document that is not read. */
const MAX_PAGES_CLASSIFIED = 3;

/** What the views of one document are read from. */
export interface ReadingSource {
  readonly pages: () => Promise<DocumentPages>;
  readonly job: AnalysisJob;
  readonly readers: ReaderSupply;
}

/** Makers of the views that the extraction package reads of a document, all of it. @param skip taken for empty */
export function readingViews({ pages, job, readers }: ReadingSource, skip: ReadonlySet<ReadingPart>): ViewMakers {
  const country = job.country ?? 'us';
  // A part that cannot be read is empty for those that stand on it; whoever asks for itself is told.
  const read = async (views: Views) => ({
    text: await views.get('text').catch(() => NO_TEXT),
    codes: await views.get('codes').catch(() => NO_CODES),
  });
  return {
    text: async () => (skip.has('text') ? NO_TEXT : readText(await pages(), readers.recognizer)),
    codes: async () => NO_CODES,
    documentClass: async (views) => {
      if (job.documentClass) return given(job.documentClass);
      const { text, codes } = await read(views);
      return skip.has('fields') ? undefined : classifyDocument(text, codes, country);
    },
    fields: async (views) => {
      if (skip.has('fields')) return { fields: [] };
      return readFields({ ...(await read(views)), documentClass: await views.get('documentClass'), country });
    },
  };
}

/**
 * Makers of the same views for a document that is examined and not read: its class is told from its first page with text,
 * so that a long scan is not recognised just to say what it is.
 */
export function classifyingViews(source: ReadingSource): ViewMakers {
  const { pages, job, readers } = source;
  return {
    ...readingViews(source, new Set()),
    documentClass: async () => {
      if (job.documentClass) return given(job.documentClass);
      const text = await firstText(await pages(), readers);
      return classifyDocument(text, NO_CODES, job.country ?? 'us');
    },
  };
}

async function firstText(pages: DocumentPages, { recognizer }: ReaderSupply): Promise<DocumentText> {
  let text = NO_TEXT;
  for (let count = 1; count <= Math.min(MAX_PAGES_CLASSIFIED, pages.pageCount); count++) {
    text = await readText(firstPages(pages, count), recognizer);
    if (text.pages.some(({ lines }) => lines.length > 0)) break;
  }
  return text;
}

/** A class that the sender gave needs no reading. */
const given = (name: DocumentClass['name']): DocumentClass => ({
  name,
  confidence: fraction(1),
  country: undefined,
  region: undefined,
  because: [],
  isGiven: true,
});

const classifyDocument = (_text: DocumentText, _codes: DocumentCodes, _country: string): DocumentClass | undefined => undefined;
