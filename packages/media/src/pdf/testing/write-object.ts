import type { PdfObject } from '../types.js';

/** Spells an object (no stream) as a writer would; for round trips in tests. */
export function writeObject(object: PdfObject): string {
  if (object === null || typeof object !== 'object') return String(object);
  switch (object.kind) {
    case 'name':
      return writeName(object.name);
    case 'string':
      return object.hex ? `<${hex(object.bytes)}>` : `(${escapeString(object.bytes)})`;
    case 'ref':
      return `${object.num} ${object.gen} R`;
    case 'array':
      return `[${object.items.map(writeObject).join(' ')}]`;
    case 'dict':
      return `<<${[...object.entries].map(([key, value]) => `${writeName(key)} ${writeObject(value)}`).join('\n')}>>`;
    case 'stream':
      throw new TypeError('a stream is no direct object');
  }
}

const writeName = (name: string): string =>
  `/${name.replace(/[^A-Za-z0-9]/g, (character) => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const escapeString = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => {
    const character = String.fromCharCode(byte);
    return '()\\\r'.includes(character) ? `\\${byte.toString(8).padStart(3, '0')}` : character;
  }).join('');
