/** Of documents and pictures. Anything else behind a dot may be part of what is hidden: `maria.lopez`. */
const EXTENSIONS: ReadonlySet<string> = new Set([
  ...[
    'pdf',
    'jpg',
    'jpeg',
    'jpe',
    'jfif',
    'png',
    'webp',
    'gif',
    'bmp',
    'tif',
    'tiff',
    'heic',
    'heif',
    'avif',
  ],
  ...[
    'doc',
    'docx',
    'odt',
    'rtf',
    'xls',
    'xlsx',
    'ods',
    'csv',
    'txt',
    'xml',
    'html',
    'eml',
    'msg',
    'zip',
    'p7m',
  ],
]);

/**
 * Letters, digits, punctuation and symbols: no space, control character, mark without its letter, or sign
 * that turns the writing direction.
 */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A file name of which little is left: its first visible character, `***`, and its extension where that is
 * one: `s***.pdf`.
 */
export function redactedName(fileName: string): string {
  const first = VISIBLE.exec(fileName)?.[0] ?? '';
  const dot = fileName.lastIndexOf('.');
  const extension = dot > 0 ? fileName.slice(dot + 1) : '';
  return `${first}***${EXTENSIONS.has(extension.toLowerCase()) ? `.${extension}` : ''}`;
}
