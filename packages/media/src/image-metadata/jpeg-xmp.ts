import { MAX_METADATA_BYTES } from '../limits.js';
import { latin1, standsAt } from './byte-text.js';
import type { FilePart } from './file-parts.js';

const MAIN_HEADER = 'http://ns.adobe.com/xap/1.0/\0';
const EXTENSION_HEADER = 'http://ns.adobe.com/xmp/extension/\0';
const IDENTIFIER_BYTES = 32;

/**
 * The main packet, then extended ones (XMP specification part 3, 1.1.3.1), each put together from the pieces
 * that follow one another without a gap. What a packet says of its full length is not relied on.
 */
export function jpegXmp(parts: readonly FilePart[]): Uint8Array[] {
  const packets: Uint8Array[] = [];
  const pieces = new Map<string, { at: number; bytes: Uint8Array }[]>();
  for (const { type, payload } of parts) {
    if (type !== 'APP1') continue;
    if (standsAt(payload, MAIN_HEADER)) packets.push(payload.subarray(MAIN_HEADER.length));
    if (
      !standsAt(payload, EXTENSION_HEADER) ||
      payload.length < EXTENSION_HEADER.length + IDENTIFIER_BYTES + 8
    )
      continue;
    const body = payload.subarray(EXTENSION_HEADER.length + IDENTIFIER_BYTES);
    const identifier = latin1(
      payload.subarray(EXTENSION_HEADER.length, EXTENSION_HEADER.length + IDENTIFIER_BYTES),
    );
    const at = new DataView(body.buffer, body.byteOffset, body.byteLength).getUint32(4);
    pieces.set(identifier, [...(pieces.get(identifier) ?? []), { at, bytes: body.subarray(8) }]);
  }
  return [...packets, ...[...pieces.values()].map(joined)];
}

function joined(pieces: { at: number; bytes: Uint8Array }[]): Uint8Array {
  const sorted = pieces.sort((one, other) => one.at - other.at);
  let lengthBytes = 0;
  const following = sorted.filter(({ at, bytes }) => {
    const fits = at === lengthBytes && at + bytes.length <= MAX_METADATA_BYTES;
    if (fits) lengthBytes += bytes.length;
    return fits;
  });
  const whole = new Uint8Array(lengthBytes);
  for (const { at, bytes } of following) whole.set(bytes, at);
  return whole;
}
