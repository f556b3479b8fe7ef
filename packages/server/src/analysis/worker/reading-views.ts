import { classifyDocument, type DocumentPages, readFields, readText } from '@assay/extraction';
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
 * Makers of the same views for a document that is examined and not read: what kind of document it is, is told from its
 * first page with text, so that a long scan is not recognised just to say it.
 */
export function classifyingViews(source: ReadingSource): ViewMakers {
  const { pages, job } = source;
  const country = job.country ?? 'us';
  const classOf = async (views: Views): Promise<DocumentClass | undefined> => {
    if (job.format !== 'pdf') return classifyDocument(await views.get('text'), await views.get('codes'), country);
    const layer = firstTextLayer(await pages());
    const told = classifyDocument(layer, NO_CODES, country);
    if (told || wordCount(layer) >= MIN_LAYER_WORDS) return told;
    return classifyDocument(await firstText(source), NO_CODES, country);
  };
  return {
    ...readingViews(source, new Set()),
    documentClass: async (views) => (job.documentClass ? given(job.documentClass) : classOf(views)),
  };
}

/** A text layer of fewer words may be a stamp on a scan. */
const MIN_LAYER_WORDS = 30;

const wordCount = ({ pages }: DocumentText): number =>
  pages.reduce((count, { lines }) => lines.reduce((sum, { words }) => sum + words.length, count), 0);

/** The text layer of the first page, whether its text can be seen or not. */
function firstTextLayer(pages: DocumentPages): DocumentText {
  const size = pages.pdf?.page(0);
  const lines = pages.textLayer(1);
  if (!size || lines.length === 0) return NO_TEXT;
  const aspect = size.widthPoints / size.heightPoints;
  return { pages: [{ page: 1, source: 'text', lines, aspect, upright: undefined }], pagesUnread: 0 };
}

/** The first pages, up to the first that says something. */
async function firstText({ pages, readers }: ReadingSource): Promise<DocumentText> {
  const all = await pages();
  let text = NO_TEXT;
  for (let count = 1; count <= Math.min(MAX_PAGES_CLASSIFIED, all.pageCount); count++) {
    text = await readText(firstPages(all, count), readers.recognizer);
    if (wordCount(text) > 0) break;
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
