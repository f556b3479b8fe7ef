import { MAX_METADATA_PARTS } from '../limits.js';
import { latin1 } from './byte-text.js';

/** One segment of a JPEG, or one chunk of a PNG or WebP. */
export interface FilePart {
  /** `APP1`, `COM`; the four letters of a chunk otherwise. */
  readonly type: string;
  /** Without marker, length, type and check sum. Cut where the file ends. */
  readonly payload: Uint8Array;
  /** Of the payload, as the file states it: more than there is where it is cut. */
  readonly statedBytes: number;
}

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const COMMENT = 0xfe;

/** The application and comment segments before the first scan (ITU-T T.81, B.2.4.5 and B.2.4.6). */
export function jpegParts(bytes: Uint8Array): FilePart[] {
  const parts: FilePart[] = [];
  const data = view(bytes);
  for (
    let at = 2, count = 0;
    at + 4 <= bytes.length && bytes[at] === 0xff && count < MAX_METADATA_PARTS;
    count++
  ) {
    const marker = bytes[at + 1]!;
    if (marker === START_OF_SCAN) break;
    // Fill bytes may stand before any marker (B.1.1.2).
    if (marker === 0xff) {
      at++;
      continue;
    }
    // The length counts its own two bytes.
    const lengthBytes = data.getUint16(at + 2);
    const end = at + 2 + lengthBytes;
    const statedBytes = Math.max(0, lengthBytes - 2);
    const payload = bytes.subarray(at + 4, at + 4 + statedBytes);
    if (marker >= APP0 && marker < APP0 + 16)
      parts.push({ type: `APP${marker - APP0}`, payload, statedBytes });
    if (marker === COMMENT) parts.push({ type: 'COM', payload, statedBytes });
    at = end;
  }
  return parts;
}

const CHUNK_TYPE = /^[A-Za-z]{4}$/;

/** Chunks up to the end of the file, text behind the pixels included (PNG, third edition, 5.3). */
export function pngParts(bytes: Uint8Array): FilePart[] {
  const parts: FilePart[] = [];
  const data = view(bytes);
  for (let at = 8; at + 12 <= bytes.length && parts.length < MAX_METADATA_PARTS; ) {
    const lengthBytes = data.getUint32(at);
    const type = latin1(bytes.subarray(at + 4, at + 8));
    if (!CHUNK_TYPE.test(type)) break;
    parts.push({ type, payload: bytes.subarray(at + 8, at + 8 + lengthBytes), statedBytes: lengthBytes });
    at += 12 + lengthBytes;
  }
  return parts;
}

/** Chunks of a RIFF container (RFC 9649, 2.3); each is padded to an even length. */
export function webpParts(bytes: Uint8Array): FilePart[] {
  const parts: FilePart[] = [];
  const data = view(bytes);
  for (let at = 12; at + 8 <= bytes.length && parts.length < MAX_METADATA_PARTS; ) {
    const lengthBytes = data.getUint32(at + 4, true);
    parts.push({
      type: latin1(bytes.subarray(at, at + 4)),
      payload: bytes.subarray(at + 8, at + 8 + lengthBytes),
      statedBytes: lengthBytes,
    });
    at += 8 + lengthBytes + (lengthBytes % 2);
  }
  return parts;
}
