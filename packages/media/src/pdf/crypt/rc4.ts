/** RC4. Long broken, and never used to protect anything here: old PDFs are encrypted with it. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + state[at]! + key[at % key.length]!) & 0xff;
    swap(state, at, other);
  }
  const out = new Uint8Array(data.length);
  for (let index = 0, at = 0, other = 0; index < data.length; index++) {
    at = (at + 1) & 0xff;
    other = (other + state[at]!) & 0xff;
    swap(state, at, other);
    out[index] = data[index]! ^ state[(state[at]! + state[other]!) & 0xff]!;
  }
  return out;
}

function swap(state: Uint8Array, one: number, other: number): void {
  const kept = state[one]!;
  state[one] = state[other]!;
  state[other] = kept;
}
