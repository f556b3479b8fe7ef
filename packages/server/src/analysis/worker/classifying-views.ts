import { classifyDocument, type DocumentPages, type PageReading, readText } from '@assay/extraction';
import { DecodeError, type DocumentClass, type DocumentText, type ViewMakers } from '@assay/media';
import { firstPages } from './first-pages.js';
import { given, NO_CODES, NO_TEXT, type ReadingSource, readingViews } from './reading-views.js';

/** Pages that are looked at, one after the other until one says something, to tell the class. */
const MAX_PAGES_CLASSIFIED = 3;

/** A text layer of fewer words may be a stamp on a scan. */
const MIN_LAYER_WORDS = 30;

/** Longer side of the picture that a page is recognised from to tell its class: titles are large. */
const CLASSIFIED_SIDE_PIXELS = 1280;

/**
 * Pieces of text read at first; all are read where they tell nothing. Of 17 pictures of documents 12 were told so, in 3 % to 65 %
 * less processor time than by all their pieces; one needed them; four tell nothing either way, at up to 1.9 times the time
 * (2026-11-22). All 17 together take as long as without a glance: it saves where classes are told.
 */
const PIECES_GLANCED = 40;

/**
 * Makers of the same views for a document that is examined and not read: what kind of document it is, is told from its
 * first page with text, so that a long scan is not recognised just to say it.
 */
export function classifyingViews(source: ReadingSource): ViewMakers {
  const { pages, job } = source;
  const country = job.country ?? 'us';
  const classOf = async (): Promise<DocumentClass | undefined> => {
    const layer = firstTextLayer(await pages());
    const told = classifyDocument(layer, NO_CODES, country);
    if (told || wordCount(layer) >= MIN_LAYER_WORDS) return told;
    const glanced = await firstText(source, { atMostPieces: PIECES_GLANCED });
    const glancedClass = classifyDocument(glanced, NO_CODES, country);
    // So few words are hardly of more pieces than were read.
    if (glancedClass || wordCount(glanced) < PIECES_GLANCED) return glancedClass;
    return classifyDocument(await firstText(source, {}), NO_CODES, country);
  };
  return {
    ...readingViews(source, new Set()),
    documentClass: async () => (job.documentClass ? given(job.documentClass) : classOf()),
  };
}

const wordCount = ({ pages }: DocumentText): number =>
  pages.reduce((count, { lines }) => lines.reduce((sum, { words }) => sum + words.length, count), 0);

/** The text layer of the first page, whether its text can be seen or not; none where the page cannot be loaded. */
function firstTextLayer(pages: DocumentPages): DocumentText {
  try {
    const size = pages.pdf?.page(0);
    const lines = pages.textLayer(1);
    if (!size || lines.length === 0) return NO_TEXT;
    const aspect = size.widthPoints / size.heightPoints;
    return { pages: [{ page: 1, source: 'text', lines, aspect, upright: undefined }], pagesUnread: 0 };
  } catch (error) {
    if (error instanceof DecodeError) return NO_TEXT;
    throw error;
  }
}

/** The first pages, up to the first that says something. @param options how much of each is recognised */
async function firstText({ pages, readers }: ReadingSource, options: PageReading): Promise<DocumentText> {
  const all = await pages();
  let text = NO_TEXT;
  for (let count = 1; count <= Math.min(MAX_PAGES_CLASSIFIED, all.pageCount); count++) {
    text = await readText(firstPages(all, count, CLASSIFIED_SIDE_PIXELS), readers.recognizer, options);
    if (wordCount(text) > 0) break;
  }
  return text;
}
