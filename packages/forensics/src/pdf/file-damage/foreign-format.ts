import type { PdfStructure } from '@assay/media';

interface Signature {
  readonly format: string;
  readonly text: string;
}

/** What can stand before a PDF's header and still be opened as something else. First bytes of each format. */
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

/**
 * What else the file is besides a PDF, judged before its header and behind its last save; undefined when
 * nothing.
 */
export function foreignFormat({ bytes, revisions }: PdfStructure): string | undefined {
  const head = latin1Lower(bytes.subarray(0, LEADING_BYTES)).split('%pdf-')[0] ?? '';
  const leading = LEADING.find(({ text }) => head.trimStart().startsWith(text));
  if (leading) return leading.format;
  const end = revisions.at(-1)?.endOffsetBytes ?? bytes.length;
  const tail = bytes.subarray(Math.max(end, bytes.length - ZIP_TAIL_BYTES));
  return latin1Lower(tail).includes(ZIP_END) ? 'a ZIP archive' : undefined;
}
