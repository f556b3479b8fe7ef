import { placeRereader, readCodes, readText, speaksOfPaymentCode } from '@assay/extraction';
import type { ViewMakers } from '@assay/media';
import { NO_CODES, type ReadingSource, readingViews } from './reading-views.js';

/**
 * Pages that are recognized of a document that is examined: what tells its class, its holder and its numbers
 * stands on the first. A dense one takes 6.5 s on a loaded machine (2026-11-22), and checks need the time,
 * too.
 */
const RECOGNIZED_PAGES = 2;

/**
 * Makers of the same views for a document that is examined and not read: text layers of all pages, the pixels
 * of the first pages without one, and no pictures beside a text layer. Codes are looked for where text was
 * recognized - cards and scans have them - and where a text layer speaks of the code of a payment or an
 * invoice.
 */
export function examiningViews(source: ReadingSource): ViewMakers {
  const { pages, readers, job } = source;
  const { receivedOn } = job;
  return {
    ...readingViews(source, new Set()),
    ...(receivedOn !== undefined && { receivedOn: async () => receivedOn }),
    text: async () =>
      readText(await pages(), readers.recognizer, { recognized: RECOGNIZED_PAGES, completed: 0 }),
    rereader: async (views) => placeRereader(await pages(), await views.get('text'), readers.recognizer),
    codes: async (views) => {
      const text = await views.get('text');
      const mayHaveCodes = text.pages.some((page) => page.source === 'ocr') || speaksOfPaymentCode(text);
      return mayHaveCodes ? readCodes(await pages(), text, readers) : NO_CODES;
    },
  };
}
