import type { PdfObject } from '@assay/media';

/** A PDF object as a file holds it (ISO 32000-2, 7.3), in Latin-1; streams are not written. */
export function writeObject(object: PdfObject): string {
  if (object === null) return 'null';
  if (typeof object !== 'object') return String(object);
  switch (object.kind) {
    case 'name':
      return writeName(object.name);
    case 'string':
      return `<${Buffer.from(object.bytes).toString('hex')}>`;
    case 'ref':
      return `${object.num} ${object.gen} R`;
    case 'array':
      return `[${object.items.map(writeObject).join(' ')}]`;
    case 'dict':
      return writeDict(object.entries);
    case 'stream':
      throw new RangeError('a stream is not written anew');
  }
}

/** @param more entries as they are written, in place of those of the same name or behind all others */
export function writeDict(
  entries: ReadonlyMap<string, PdfObject>,
  more: Readonly<Record<string, string>> = {},
): string {
  const kept = [...entries]
    .filter(([key]) => !(key in more))
    .map(([key, value]) => `${writeName(key)} ${writeObject(value)}`);
  return `<<${[...kept, ...Object.entries(more).map(([key, text]) => `/${key} ${text}`)].join(' ')}>>`;
}

const writeName = (name: string): string =>
  `/${name.replace(/[^A-Za-z0-9+.,:;@_*'"!&$=^|~`-]/g, (one) => `#${one.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
