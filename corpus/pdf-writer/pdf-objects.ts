import { zlibSync } from 'fflate';

/** The body of one indirect object, ready to stand between `obj` and `endobj`. */
export type ObjectBody = Uint8Array;

/** Characters to bytes one to one (Latin-1), as PDF syntax is written. */
export const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

export const objectBody = (text: string): ObjectBody => latin1(text);

/**
 * A Flate-compressed stream object.
 * fflate and not Node's zlib: its output depends on nothing but its version, which the lock file holds.
 * @param entries further dictionary entries, like `/Type /XObject`
 */
export function compressedStream(content: string | Uint8Array, entries = ''): ObjectBody {
  const data = zlibSync(typeof content === 'string' ? latin1(content) : content, { level: 9 });
  const dictionary = `<< ${entries}${entries ? ' ' : ''}/Filter /FlateDecode /Length ${data.length} >>`;
  return concatBytes([latin1(`${dictionary}\nstream\n`), data, latin1('\nendstream')]);
}

/** A PDF date string in UTC (ISO 32000-1, 7.9.4). */
export function pdfDate(isoSeconds: string): string {
  return `(D:${isoSeconds.replace(/[-:TZ]/g, '')}+00'00')`;
}
