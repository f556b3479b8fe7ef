import type { PdfStructure } from '@assay/media';

interface Signature {
  readonly format: string;
  readonly text: string;
}

/** What stands at a beginning and is opened as something else. First bytes of each format. */
const LEADING: readonly Signature[] = [
  { format: 'a web page', text: '<html' },
  { format: 'a web page', text: '<!doctype html' },
  { format: 'a script', text: '#!/' },
  { format: 'a Windows program', text: 'mz' },
  { format: 'a ZIP archive', text: 'pk\x03\x04' },
  { format: 'a GIF picture', text: 'gif8' },
  { format: 'a JPEG picture', text: '\xff\xd8\xff' },
];

/** A ZIP archive is read from its end: APPNOTE 4.3.16, end of central directory record. */
const ZIP_END = 'pk\x05\x06';

/** A ZIP's comment has at most 65,535 bytes, and its end record 22 (APPNOTE 4.3.16). */
const ZIP_TAIL_BYTES = 65_535 + 22;

/** A PDF header must stand in the first 1,024 bytes: what comes before is shorter. */
const LEADING_BYTES = 1024;

const latin1Lower = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte))
    .join('')
    .toLowerCase();

/** What bytes are opened as, by how they begin; undefined for anything else. */
export function leadingFormat(bytes: Uint8Array): string | undefined {
  const head = latin1Lower(bytes.subarray(0, LEADING_BYTES)).trimStart();
  return LEADING.find(({ text }) => head.startsWith(text))?.format;
}

/** Whether bytes, up to the end of their file, are opened as a ZIP archive, whatever stands before. */
export const endsAsZip = (bytes: Uint8Array): boolean =>
  latin1Lower(bytes.subarray(Math.max(0, bytes.length - ZIP_TAIL_BYTES))).includes(ZIP_END);

/**
 * What else the file is besides a PDF, judged before its header and behind its last save; undefined when
 * nothing.
 */
export function foreignFormat({ bytes, revisions }: PdfStructure): string | undefined {
  const head = latin1Lower(bytes.subarray(0, LEADING_BYTES)).split('%pdf-')[0] ?? '';
  const leading = LEADING.find(({ text }) => head.trimStart().startsWith(text));
  if (leading) return leading.format;
  const end = revisions.at(-1)?.endOffsetBytes ?? bytes.length;
  return endsAsZip(bytes.subarray(end)) ? 'a ZIP archive' : undefined;
}
