import { findHeader } from '../scan/file-header.js';
import { ascii, lastIndexOfBytes } from '../scan/find-bytes.js';
import type { PdfStructure } from '../types.js';
import { binaryMarkOf, commentsBehindLine, commentsWithin } from './comments.js';
import { blanksAt, objectLayout } from './object-layout.js';
import type { WriterStyle } from './types.js';

const TRAILER = ascii('trailer');
const STARTXREF = ascii('startxref');

/** How far before the end of a save its trailer is looked for; trailers are a few hundred bytes. */
const TRAILER_SEARCH_BYTES = 16 * 1024;

/** The style of the program that wrote the file anew: of its first save, which later saves only append to. */
export function readWriterStyle(pdf: PdfStructure): WriterStyle {
  const { bytes } = pdf;
  const [first] = pdf.revisions;
  if (!first) throw new RangeError('expected a document with at least one save');
  const openingComments = commentsBehindLine(bytes, findHeader(bytes)?.offsetBytes ?? 0);
  const searchFrom = Math.max(0, first.endOffsetBytes - TRAILER_SEARCH_BYTES);
  const trailerAt = first.xrefForm === 'stream' ? -1 : lastIndexOfBytes(bytes, TRAILER, searchFrom, first.endOffsetBytes);
  const startxrefAt = lastIndexOfBytes(bytes, STARTXREF, searchFrom, first.endOffsetBytes);
  return {
    headerVersion: pdf.headerVersion,
    binaryMark: binaryMarkOf(openingComments[0]),
    openingComments,
    closingComments: commentsWithin(bytes, trailerAt < 0 ? Math.max(startxrefAt, searchFrom) : trailerAt, first.endOffsetBytes).filter(
      (comment) => comment !== '%EOF',
    ),
    ...objectLayout(bytes, first),
    afterTrailer: trailerAt < 0 ? null : blanksAt(bytes, trailerAt + TRAILER.length),
    trailerKeys: [...first.trailer.entries.keys()],
  };
}
