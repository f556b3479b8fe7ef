/** The bytes of an ASCII keyword. */
export const ascii = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

const matchesAt = (bytes: Uint8Array, at: number, wanted: Uint8Array): boolean => {
  for (let index = 1; index < wanted.length; index++) if (bytes[at + index] !== wanted[index]) return false;
  return true;
};

/** @returns where `wanted` first lies wholly within `[from, to)`, or -1. */
export function indexOfBytes(bytes: Uint8Array, wanted: Uint8Array, from: number, to = bytes.length): number {
  const last = to - wanted.length;
  for (
    let at = bytes.indexOf(wanted[0]!, from);
    at >= 0 && at <= last;
    at = bytes.indexOf(wanted[0]!, at + 1)
  ) {
    if (matchesAt(bytes, at, wanted)) return at;
  }
  return -1;
}

/** @returns where `wanted` last lies wholly within `[from, to)`, or -1. */
export function lastIndexOfBytes(bytes: Uint8Array, wanted: Uint8Array, from: number, to: number): number {
  for (let at = to - wanted.length; at >= from; at--) {
    if (bytes[at] === wanted[0] && matchesAt(bytes, at, wanted)) return at;
  }
  return -1;
}

/** True when `wanted` stands at `at`. */
export const startsWithAt = (bytes: Uint8Array, at: number, wanted: Uint8Array): boolean =>
  bytes[at] === wanted[0] && at + wanted.length <= bytes.length && matchesAt(bytes, at, wanted);
