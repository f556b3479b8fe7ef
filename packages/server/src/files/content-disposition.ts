import { FILE_TYPES, UPLOAD_MIME_TYPES, type UploadFormat } from '../submission/upload-formats.js';

/**
 * Characters that RFC 8187 allows unencoded in an extended value and that encodeURIComponent leaves or not.
 */
const encodeExtended = (value: string): string =>
  encodeURIComponent(value).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The format of each stored type; heatmaps are PNG, which uploads may be, too. */
const FORMATS: ReadonlyMap<string, UploadFormat> = new Map(
  (Object.keys(UPLOAD_MIME_TYPES) as UploadFormat[]).map((format) => [UPLOAD_MIME_TYPES[format], format]),
);

/** Marks that turn the direction of text: `fd_1_\u202Efdp.exe` would be shown as `fd_1_exe.pdf`. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * The name that a download is saved under: without marks of direction, and ending in the type that the bytes
 * were told to be, so that a JPEG sent as `statement.hta` opens as a picture.
 * @param contentType one that the server stored, told from the content; another adds nothing
 */
export function downloadNameOf(storedName: string, contentType: string): string {
  const name = storedName.replace(DIRECTION_MARKS, '');
  const format = FORMATS.get(contentType);
  if (format === undefined) return name;
  const isNamedSo = FILE_TYPES[format]
    .split(', ')
    .some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  return isNamedSo ? name : `${name}.${format}`;
}

/**
 * A download's `Content-Disposition` (RFC 6266): a plain `filename` for old clients, with every byte outside
 * of printable ASCII, and every quote, backslash and percent sign, replaced by `_`; and `filename*` with the
 * true name.
 */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%/]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(fileName)}`;
}
