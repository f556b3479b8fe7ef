import { decodeTextString } from '../syntax/text-encoding.js';
import { dictOf, isStream, isString } from '../syntax/values.js';
import type { PdfDict, PdfRevision, PdfStructure } from '../types.js';
import { readPdfDate } from './dates.js';
import type { DocumentInfo, DocumentMetadata, XmpMetadata } from './types.js';
import { readXmp } from './xmp.js';

/** Longer texts are cut: names of programs are short. */
const MAX_TEXT_BYTES = 1024;

/**
 * What the document says of its own making, as of one save.
 * @param index of the save in `pdf.revisions`
 * @throws DecodeError when the XMP packet grows past the limits on unpacked bytes
 */
export function readMetadata(pdf: PdfStructure, index = pdf.revisions.length - 1): DocumentMetadata {
  const revision = pdf.revisions[index];
  if (!revision) throw new RangeError(`expected the index of a save, received ${index}`);
  const info = dictOf(revision.resolve(revision.trailer.entries.get('Info')));
  const catalog = dictOf(revision.resolve(revision.trailer.entries.get('Root')));
  return { info: info && infoOf(info, revision), xmp: catalog && xmpOf(catalog, revision) };
}

function infoOf(dict: PdfDict, revision: PdfRevision): DocumentInfo {
  const text = (key: string): string | null => {
    const value = revision.resolve(dict.entries.get(key));
    return isString(value) ? decodeTextString(value.bytes.subarray(0, MAX_TEXT_BYTES)) : null;
  };
  const date = (key: string) => {
    const value = text(key);
    return value === null ? null : readPdfDate(value);
  };
  return {
    producer: text('Producer'),
    creator: text('Creator'),
    creationDate: date('CreationDate'),
    modificationDate: date('ModDate'),
  };
}

function xmpOf(catalog: PdfDict, revision: PdfRevision): XmpMetadata | null {
  const stream = revision.resolve(catalog.entries.get('Metadata'));
  return isStream(stream) ? readXmp(revision.streamBytes(stream)) : null;
}
