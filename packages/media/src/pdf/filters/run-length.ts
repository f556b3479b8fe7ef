import { ByteSink } from './byte-sink.js';

const END_OF_DATA = 128;

/**
 * RunLengthDecode (7.4.5). A run cut short by the end gives what is there.
 * @throws DecodeError TOO_LARGE_INFLATED past `limitBytes`.
 */
export function decodeRunLength(input: Uint8Array, limitBytes: number): Uint8Array {
  const sink = new ByteSink(limitBytes, input.length * 2);
  for (let at = 0; at < input.length; ) {
    const length = input[at++]!;
    if (length === END_OF_DATA) break;
    if (length < END_OF_DATA) {
      sink.append(input.subarray(at, at + length + 1));
      at += length + 1;
    } else if (at < input.length) sink.repeat(input[at++]!, 257 - length);
  }
  return sink.bytes();
}
