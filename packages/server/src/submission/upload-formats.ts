import { type Format, isMarkup, MIME_TYPES, sniff, sniffVideo, type VideoFormat } from '@assay/media';

/** Every kind of file that a submission may hold, named by the extension the wire uses. */
export type UploadFormat = Format | VideoFormat | 'xml';

/** Videos: RFC 4337 and what IANA registers for QuickTime and WebM. */
export const UPLOAD_MIME_TYPES: Readonly<Record<UploadFormat, string>> = {
  ...MIME_TYPES,
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  xml: 'application/xml',
};

/** As the contract spells the accepted types. */
export const FILE_TYPES: Readonly<Record<UploadFormat, string>> = {
  jpeg: 'jpg, jpeg',
  png: 'png',
  webp: 'webp',
  pdf: 'pdf',
  mp4: 'mp4',
  mov: 'mov',
  webm: 'webm',
  xml: 'xml',
};

/**
 * Tells the format from the first `SNIFF_LENGTH_BYTES`, or all of the file; undefined when they are none of
 * the formats.
 */
export const sniffUpload = (head: Uint8Array): UploadFormat | undefined =>
  sniff(head) ?? sniffVideo(head) ?? (isMarkup(head) ? 'xml' : undefined);
