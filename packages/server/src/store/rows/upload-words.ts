import type { Detection } from '../detection-types.js';
import type { Verification } from '../verification-types.js';
import type { WordField } from './words.js';

type FileType = Detection['fileType'] | Verification['selfieFileType'];

/** Each word has its code by its type: one that is missing here does not compile. */
const MEDIA_TYPE_CODES = { document: 0, image: 1 } satisfies Record<Detection['mediaType'], number>;
const FILE_TYPE_CODES = { jpeg: 0, pdf: 1, png: 2, webp: 3, mp4: 4, mov: 5, webm: 6 } satisfies Record<
  FileType,
  number
>;

/** The type of one uploaded file. Room for words to come: 16 types. */
export const fileTypeWord = (shift: number): WordField => ({ shift, bits: 4, codes: FILE_TYPE_CODES });

/** What lists know of the upload of a record of one file. Stored: never moved. */
export const UPLOAD_WORDS: Readonly<Record<'mediaType' | 'fileType', WordField>> = {
  mediaType: { shift: 0, bits: 2, codes: MEDIA_TYPE_CODES },
  fileType: fileTypeWord(2),
};
