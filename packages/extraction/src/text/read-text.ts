import { DecodeError, type DocumentText, type ReadPage } from '@assay/media';
import type { TextRecognizer } from '../ocr/types.js';
import type { DocumentPages } from '../pages/types.js';

/** Longer side of the picture that a page is read from: 200 dots per inch for a page of paper. */
export const READ_SIDE_PIXELS = 2200;

/** Pages recognised of one document, at 3 s each; text layers are read of all. */
const MAX_RECOGNIZED_PAGES = 20;

/** The text of a document, page by page. */
export async function readText(pages: DocumentPages, recognizer: TextRecognizer): Promise<DocumentText> {
  const read: ReadPage[] = [];
  let [pagesUnread, recognized] = [0, 0];
  for (let page = 1; page <= pages.pageCount; page++) {
    try {
      const layer = textLayerPage(pages, page);
      if (layer) {
        read.push(layer);
      } else if (recognized === MAX_RECOGNIZED_PAGES) {
        pagesUnread += 1;
      } else {
        recognized += 1;
        read.push(await recognizedPage(pages, page, recognizer));
      }
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      pagesUnread += 1;
    }
  }
  return { pages: read, pagesUnread };
}

function textLayerPage(pages: DocumentPages, page: number): ReadPage | undefined {
  const lines = pages.textLayer(page);
  if (!pages.pdf || lines.length === 0) return undefined;
  const { widthPoints, heightPoints } = pages.pdf.page(page - 1);
  return { page, source: 'text', lines, aspect: widthPoints / heightPoints, upright: undefined };
}

async function recognizedPage(pages: DocumentPages, page: number, recognizer: TextRecognizer): Promise<ReadPage> {
  const { lines, aspect, upright } = await recognizer.readPage(await pages.image(page, READ_SIDE_PIXELS));
  return { page, source: lines.length > 0 ? 'ocr' : 'none', lines: lines.map((line) => ({ ...line, page })), aspect, upright };
}
