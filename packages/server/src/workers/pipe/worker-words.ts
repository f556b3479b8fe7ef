/**
 * How a worker's messages are spelled: four bytes of length (little endian), that much JSON, then the arrays
 * of numbers that stand in it, one behind the other. JSON and not `v8.deserialize`, which is not made to read
 * what a taken-over process writes.
 */

const ARRAY_TYPES = { Uint8Array, Float32Array, Uint32Array } as const;
type ArrayType = keyof typeof ARRAY_TYPES;

/** Stands in the JSON for an array. No key of a message begins with NUL. */
const ARRAY_KEY = '\u0000array';

interface ArrayPlace {
  readonly [ARRAY_KEY]: ArrayType;
  /** Bytes. */
  readonly length: number;
}

/** The words are not spelled like this. */
export class WordsError extends Error {
  override readonly name = 'WordsError';
}

/** Longer JSON would hold up the server while it is read; a statement of 5,098 transactions has 12 MB. */
const MAX_TEXT_BYTES = 32 * 1024 * 1024;

/** Bytes of one message of a worker. Values that JSON has no word for (NaN, undefined) are as in JSON. */
export function spellWords(message: unknown): Buffer {
  const arrays: Uint8Array[] = [];
  const text = Buffer.from(JSON.stringify(withPlaces(message, arrays)), 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, ...arrays]);
}

/** The same value, with a place in it for each array, and the arrays in the order of their places. */
function withPlaces(value: unknown, arrays: Uint8Array[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withPlaces(item, arrays));
  if (!ArrayBuffer.isView(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withPlaces(item, arrays)]));
  const type = value instanceof Uint8Array ? 'Uint8Array' : value.constructor.name;
  if (!Object.hasOwn(ARRAY_TYPES, type)) throw new TypeError(`a worker cannot tell a ${type}`);
  arrays.push(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
  return { [ARRAY_KEY]: type, length: value.byteLength };
}

/**
 * What a worker said; arrays have memory of their own.
 * @throws WordsError, SyntaxError
 */
export function readWords(payload: Buffer): unknown {
  if (payload.length < 4) throw new WordsError('words without their length');
  const textEnd = 4 + payload.readUInt32LE();
  if (textEnd - 4 > MAX_TEXT_BYTES) throw new WordsError('words longer than are read');
  if (textEnd > payload.length) throw new WordsError('words that end too early');
  let at = textEnd;
  const message: unknown = JSON.parse(payload.toString('utf8', 4, textEnd), (_key, value) => {
    if (!isArrayPlace(value)) return value;
    const Type = Object.hasOwn(ARRAY_TYPES, value[ARRAY_KEY]) ? ARRAY_TYPES[value[ARRAY_KEY]] : undefined;
    const { length } = value;
    const isWhole = Number.isInteger(length) && length >= 0 && length % (Type?.BYTES_PER_ELEMENT ?? 1) === 0;
    if (!Type || !isWhole || at + length > payload.length) throw new WordsError('an array that is not there');
    const bytes = Uint8Array.from(payload.subarray(at, at + length));
    at += length;
    return new Type(bytes.buffer);
  });
  if (at !== payload.length) throw new WordsError('bytes that belong to no array');
  return message;
}

const isArrayPlace = (value: unknown): value is ArrayPlace =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, ARRAY_KEY);
