import { readCodes, readText } from '@assay/extraction';
import type { ViewMakers } from '@assay/media';
import { NO_CODES, type ReadingSource, readingViews } from './reading-views.js';

/**
 * Pages that are recognised of a document that is examined: what tells its class, its holder and its numbers stands on the first.
 * A dense one takes 6.5 s on a loaded machine (2026-11-22), and checks need the time, too.
 */
const RECOGNIZED_PAGES = 2;

/**
 * Makers of the same views for a document that is examined and not read: text layers of all pages, the pixels of the first pages
 * without one, and no pictures beside a text layer. Codes are looked for where text was recognised: cards and scans have them.
 */
export function examiningViews(source: ReadingSource): ViewMakers {
  const { pages, readers } = source;
  return {
    ...readingViews(source, new Set()),
    text: async () => readText(await pages(), readers.recognizer, { recognized: RECOGNIZED_PAGES, completed: 0 }),
    codes: async (views) => {
      const text = await views.get('text');
      return text.pages.some((page) => page.source === 'ocr') ? readCodes(await pages(), text, readers) : NO_CODES;
    },
  };
}
