/**
 * Characters that RFC 8187 allows unencoded in an extended value and that encodeURIComponent leaves or not.
 */
const encodeExtended = (value: string): string =>
  encodeURIComponent(value).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * A download's `Content-Disposition` (RFC 6266): a plain `filename` for old clients, with every byte outside
 * of printable ASCII, and every quote, backslash and percent sign, replaced by `_`; and `filename*` with the
 * true name.
 */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%/]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(fileName)}`;
}
