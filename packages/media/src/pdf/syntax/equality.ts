import type { PdfDict, PdfObject, PdfStream } from '../types.js';

/** True when both hold the same bytes. */
export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left === right) return true;
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return false;
  return true;
}

/** Entries that say how a stream is stored, not what it holds. */
const STORAGE_KEYS: ReadonlySet<string> = new Set(['Length', 'Filter', 'DecodeParms', 'DL']);

/** Decides whether two streams hold the same bytes once decoded. */
export type EqualStreams = (left: PdfStream, right: PdfStream) => boolean;

/**
 * Equal in meaning: the order of dictionary keys, the way a number or a string is spelled and an entry whose
 * value is null (7.3.7) make no difference. References are compared, not followed.
 * @param equalStreams decides about two streams' bytes; their dictionaries are compared here, storage entries
 * aside.
 */
export function equalObjects(left: PdfObject, right: PdfObject, equalStreams: EqualStreams): boolean {
  if (left === right) return true;
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') return false;
  switch (left.kind) {
    case 'name':
      return right.kind === 'name' && left.name === right.name;
    case 'string':
      return right.kind === 'string' && equalBytes(left.bytes, right.bytes);
    case 'ref':
      return right.kind === 'ref' && left.num === right.num && left.gen === right.gen;
    case 'array':
      return (
        right.kind === 'array' &&
        left.items.length === right.items.length &&
        left.items.every((item, at) => equalObjects(item, right.items[at] ?? null, equalStreams))
      );
    case 'dict':
      return right.kind === 'dict' && equalDicts(left, right, equalStreams, new Set());
    case 'stream':
      return (
        right.kind === 'stream' &&
        equalDicts(left.dict, right.dict, equalStreams, STORAGE_KEYS) &&
        equalStreams(left, right)
      );
  }
}

function equalDicts(
  left: PdfDict,
  right: PdfDict,
  equalStreams: EqualStreams,
  ignoredKeys: ReadonlySet<string>,
): boolean {
  const keys = new Set([...left.entries.keys(), ...right.entries.keys()]);
  for (const key of keys) {
    if (ignoredKeys.has(key)) continue;
    if (!equalObjects(left.entries.get(key) ?? null, right.entries.get(key) ?? null, equalStreams))
      return false;
  }
  return true;
}
