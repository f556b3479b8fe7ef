/** Bytes put together for tests: texts as Latin-1, numbers as single bytes. */
export function join(...parts: readonly (Uint8Array | string | number)[]): Uint8Array<ArrayBuffer> {
  const arrays = parts.map((part) => {
    if (typeof part === 'number') return Uint8Array.of(part);
    return typeof part === 'string' ? Uint8Array.from(part, (character) => character.charCodeAt(0)) : part;
  });
  const joined = new Uint8Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    joined.set(array, at);
    at += array.length;
  }
  return joined;
}

export function bigEndian(value: number, lengthBytes: number): Uint8Array {
  return Uint8Array.from(
    { length: lengthBytes },
    (_, index) => Math.floor(value / 256 ** (lengthBytes - 1 - index)) % 256,
  );
}

export const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
