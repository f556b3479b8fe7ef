import type { Detection } from '../types.js';
import type { WordField } from './list-index/words.js';

/** Each word has its code by its type: one that is missing here does not compile. */
const CODES = {
  mediaType: { document: 0, image: 1 } satisfies Record<Detection['mediaType'], number>,
  fileType: { jpeg: 0, pdf: 1, png: 2, webp: 3 } satisfies Record<Detection['fileType'], number>,
};

/** What lists of every kind of record know of the upload. Room for words to come: 16 file types. Stored: never moved. */
export const UPLOAD_WORDS: Readonly<Record<'mediaType' | 'fileType', WordField>> = {
  mediaType: { shift: 0, bits: 2, codes: CODES.mediaType },
  fileType: { shift: 2, bits: 4, codes: CODES.fileType },
};
