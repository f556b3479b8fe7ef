import { standsAt } from '../image-metadata/byte-text.js';

/**
 * Where `text` (Latin-1) first stands at or behind `from`; -1 where it does not. Native search for its first
 * character, so pick one that is rare.
 */
export function findBytes(bytes: Uint8Array, text: string, from = 0): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (standsAt(bytes, text, at)) return at;
  }
  return -1;
}
