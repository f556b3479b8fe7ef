import {
  buildPdf,
  type Objects,
  onePage,
  pdfBytes,
  pdfText,
} from '../../../../../media/src/pdf/testing/build-pdf.js';

/** How a test document's bytes look. */
export interface Look {
  /** Behind the `%` of the second line; '' for no such line. */
  readonly mark: string;
  readonly lineEnd: string;
  /** Behind each `<<`; nothing where it is left out. */
  readonly afterDictOpen?: string;
}

export const SKIA: Look = { mark: '\xd3\xeb\xe9\xe1', lineEnd: '\n' };
export const QPDF: Look = { mark: '\xbf\xf7\xa2\xfe', lineEnd: '\n' };
export const FPDF2: Look = { mark: '\xe9\xeb\xf1\xbf', lineEnd: '\n', afterDictOpen: '\n' };
export const PDFKIT: Look = { mark: '\xff\xff\xff\xff', lineEnd: '\n', afterDictOpen: '\n' };
export const WORD: Look = { mark: '\xb5\xb5\xb5\xb5', lineEnd: '\r\n' };

/**
 * One page that looks as written by a program, with an information dictionary (`/Producer(...)`) and further
 * objects.
 */
export function documentBy(
  { mark, lineEnd, afterDictOpen = '' }: Look,
  info: string | null = null,
  objects: Objects = {},
): Uint8Array {
  const own: Objects = info === null ? {} : { 6: `<<${info}>>` };
  const all: Objects = { ...onePage('Hello'), ...own, ...objects };
  const spaced = Object.entries(all).map(([num, text]) => [num, text.replaceAll('<<', `<<${afterDictOpen}`)]);
  const bytes = buildPdf(Object.fromEntries(spaced), {
    lineEnd,
    trailer: info === null ? '' : '/Info 6 0 R',
  });
  const header = `%PDF-1.7${lineEnd}`;
  return mark === '' ? bytes : pdfBytes(pdfText(bytes).replace(header, `${header}%${mark}${lineEnd}`));
}

/** `documentBy` with an XMP packet. */
export const documentWithXmp = (info: string | null, packet: string): Uint8Array =>
  documentBy(SKIA, info, {
    1: '<</Type/Catalog/Pages 2 0 R/Metadata 7 0 R>>',
    7: `<</Type/Metadata/Subtype/XML/Length ${packet.length}>>\nstream\n${packet}\nendstream`,
  });
