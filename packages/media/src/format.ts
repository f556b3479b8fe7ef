/** The kinds of file Assay opens, named by the extension the wire uses (`jpeg` also for .jpg). */
export type Format = 'jpeg' | 'png' | 'webp' | 'pdf';

export const MIME_TYPES: Readonly<Record<Format, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/**
 * Bytes that {@link sniff} wants to see: a PDF header may stand anywhere in the first 1,024 (ISO 32000-1,
 * Annex H.3.4.1).
 */
export const SNIFF_LENGTH_BYTES = 1024;

const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0): boolean =>
  signature.every((byte, index) => bytes[offset + index] === byte);

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_SOI_AND_MARKER = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
const PDF_HEADER = [0x25, 0x50, 0x44, 0x46, 0x2d];

/**
 * Tells the format from the content alone; a file's name and declared type are the sender's claim and decide
 * nothing.
 * @param head the first bytes of the file, {@link SNIFF_LENGTH_BYTES} or all of it
 * @returns undefined when the bytes are none of the formats
 */
export function sniff(head: Uint8Array): Format | undefined {
  if (startsWith(head, JPEG_SOI_AND_MARKER)) return 'jpeg';
  if (startsWith(head, PNG_SIGNATURE)) return 'png';
  if (startsWith(head, RIFF) && startsWith(head, WEBP, 8)) return 'webp';
  const lastHeaderStart = Math.min(head.length, SNIFF_LENGTH_BYTES) - PDF_HEADER.length;
  for (let offset = 0; offset <= lastHeaderStart; offset++) {
    if (startsWith(head, PDF_HEADER, offset)) return 'pdf';
  }
  return undefined;
}
