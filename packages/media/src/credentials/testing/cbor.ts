import { bigEndian, join } from './bytes.js';

/** What the manifests of tests are made of (RFC 8949): no floats, no indefinite lengths. */
export type Cbor =
  | number
  | string
  | boolean
  | null
  | Uint8Array
  | readonly Cbor[]
  | CborMap
  | CborTag
  | ReadonlyMap<number, Cbor>;
export interface CborMap {
  readonly [key: string]: Cbor;
}

export class CborTag {
  readonly tag: number;
  readonly value: Cbor;

  constructor(tag: number, value: Cbor) {
    this.tag = tag;
    this.value = value;
  }
}

/** Deterministic, keys in the order given. */
export function toCbor(value: Cbor): Uint8Array {
  if (value === null) return Uint8Array.of(0xf6);
  if (typeof value === 'boolean') return Uint8Array.of(value ? 0xf5 : 0xf4);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return withLength(3, new TextEncoder().encode(value));
  if (value instanceof Uint8Array) return withLength(2, value);
  if (value instanceof CborTag) return join(head(6, value.tag), toCbor(value.value));
  if (Array.isArray(value)) return join(head(4, value.length), ...value.map(toCbor));
  const entries: readonly (readonly [number | string, Cbor])[] =
    value instanceof Map ? [...value] : Object.entries(value as CborMap);
  return join(head(5, entries.length), ...entries.flatMap(([key, one]) => [toCbor(key), toCbor(one)]));
}

const withLength = (major: number, bytes: Uint8Array): Uint8Array => join(head(major, bytes.length), bytes);

function head(major: number, argument: number): Uint8Array {
  const type = major << 5;
  if (argument < 24) return Uint8Array.of(type | argument);
  if (argument < 2 ** 8) return join(type | 24, bigEndian(argument, 1));
  if (argument < 2 ** 16) return join(type | 25, bigEndian(argument, 2));
  return join(type | 26, bigEndian(argument, 4));
}
