import {
  classifyDocument,
  type DocumentPages,
  readCodes,
  readFields,
  readFigures,
  readLayout,
  readText,
} from '@assay/extraction';
import {
  type DocumentClass,
  type DocumentCodes,
  type DocumentText,
  fraction,
  type ViewMakers,
  type Views,
} from '@assay/media';
import type { ReadingPart } from '../../reading-parts.js';
import type { DocumentFacts } from '../protocol.js';
import type { Readers } from './reader-supply.js';

export const NO_TEXT: DocumentText = { pages: [], pagesUnread: 0 };
export const NO_CODES: DocumentCodes = { barcodes: [], mrz: undefined };

/** What the views of one document are read from. */
export interface ReadingSource {
  readonly pages: () => Promise<DocumentPages>;
  readonly job: Pick<DocumentFacts, 'country' | 'documentClass' | 'receivedOn'>;
  readonly readers: Readers;
}

/**
 * Makers of the views that the extraction package reads of a document, all of it. @param skip taken for empty
 */
export function readingViews(
  { pages, job, readers }: ReadingSource,
  skip: ReadonlySet<ReadingPart>,
): ViewMakers {
  const country = job.country ?? 'us';
  // A part that cannot be read is empty for those that stand on it; whoever asks for itself is told.
  const textOf = (views: Views): Promise<DocumentText> => views.get('text').catch(() => NO_TEXT);
  const read = async (views: Views) => ({
    text: await textOf(views),
    codes: await views.get('codes').catch(() => NO_CODES),
  });
  return {
    text: async () => (skip.has('text') ? NO_TEXT : readText(await pages(), readers.recognizer)),
    codes: async (views) => {
      if (skip.has('codes')) return NO_CODES;
      return readCodes(await pages(), await textOf(views), readers);
    },
    figures: async (views) => readFigures(await views.get('text')),
    layout: async (views) => readLayout(await views.get('text')),
    documentClass: async (views) => {
      if (job.documentClass) return given(job.documentClass);
      const { text, codes } = await read(views);
      return skip.has('fields') ? undefined : classifyDocument(text, codes, country);
    },
    fields: async (views) => {
      if (skip.has('fields')) return { fields: [] };
      const { receivedOn } = job;
      const documentClass = await views.get('documentClass');
      return readFields({ ...(await read(views)), documentClass, country, receivedOn });
    },
  };
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
