import { findHeader } from '../scan/file-header.js';
import { ascii, lastIndexOfBytes } from '../scan/find-bytes.js';
import type { PdfStructure } from '../types.js';
import { binaryMarkBehind } from './binary-mark.js';
import { blanksAt, objectLayout } from './object-layout.js';
import type { WriterStyle } from './types.js';

const TRAILER = ascii('trailer');

/** How far before the end of a save its trailer is looked for; trailers are a few hundred bytes. */
const TRAILER_SEARCH_BYTES = 16 * 1024;

/** The style of the program that wrote the file anew: of its first save, which later saves only append to. */
export function readWriterStyle(pdf: PdfStructure): WriterStyle {
  const { bytes } = pdf;
  const [first] = pdf.revisions;
  if (!first) throw new RangeError('expected a document with at least one save');
  const end = first.endOffsetBytes;
  const trailerAt =
    first.xrefForm === 'stream'
      ? -1
      : lastIndexOfBytes(bytes, TRAILER, Math.max(0, end - TRAILER_SEARCH_BYTES), end);
  return {
    binaryMark: binaryMarkBehind(bytes, findHeader(bytes)?.offsetBytes ?? 0),
    ...objectLayout(bytes, first),
    afterTrailer: trailerAt < 0 ? null : blanksAt(bytes, trailerAt + TRAILER.length),
  };
}
