import {
  dictOf,
  isArray,
  isName,
  isStream,
  type PdfRevision,
  type PdfStream,
  type PdfStructure,
} from '@assay/media';
import { ifDecodable } from '../if-decodable.js';

/** Pages looked at; a photographed document has few. */
const MAX_PAGES = 30;
/** JPEGs looked at of one document: scans have one a page, catalogs hundreds. */
const MAX_PICTURES = 60;

/**
 * The JPEG streams among the pages' own images as of the newest revision, as they were embedded: many
 * programs leave a photo's metadata in place.
 */
export function* jpegsOf({ revisions }: PdfStructure): Generator<Uint8Array> {
  const revision = revisions.at(-1)!;
  const seen = new Set<PdfStream>();
  for (const { resources } of revision.pages().slice(0, MAX_PAGES)) {
    const objects = dictOf(revision.resolve(resources?.entries.get('XObject')));
    for (const value of objects?.entries.values() ?? []) {
      if (seen.size === MAX_PICTURES) return;
      const stream = revision.resolve(value);
      if (!isStream(stream) || seen.has(stream) || !isJpeg(revision, stream)) continue;
      seen.add(stream);
      const bytes = ifDecodable(() => revision.streamBytes(stream));
      if (bytes) yield bytes;
    }
  }
}

function isJpeg(revision: PdfRevision, { dict }: PdfStream): boolean {
  const filter = revision.resolve(dict.entries.get('Filter'));
  return isName(isArray(filter) ? revision.resolve(filter.items.at(-1)) : filter, 'DCTDecode');
}
