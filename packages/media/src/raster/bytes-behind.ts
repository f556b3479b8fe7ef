import type { ImageFormat } from './decode-raster.js';

/** Pictures that may follow one another in one file; a camera's file has up to four. */
const MAX_PICTURES = 20;

const [MARKER, STUFFED, FILL, START_OF_IMAGE, END_OF_IMAGE] = [0xff, 0x00, 0xff, 0xd8, 0xd9];
const [RESTART_0, RESTART_7, TEMPORARY] = [0xd0, 0xd7, 0x01];
const IMAGE_END = 0x49454e44;

/**
 * What a file holds behind the end of its picture: behind EOI of a JPEG (ITU-T T.81, B.1.1.3) and of the
 * further JPEGs that cameras put there (CIPA DC-007), behind IEND of a PNG, behind the RIFF chunk of a WebP.
 * Empty where nothing is, and where the picture has no end.
 */
export function bytesBehind(bytes: Uint8Array, format: ImageFormat): Uint8Array {
  let behind = bytes.subarray(endOf(bytes, format) ?? bytes.length);
  for (let pictures = 1; format === 'jpeg' && pictures < MAX_PICTURES; pictures++) {
    const start = behind.findIndex((byte) => byte !== 0);
    const next = behind.subarray(Math.max(0, start));
    if (next[0] !== MARKER || next[1] !== START_OF_IMAGE) break;
    const end = endOfJpeg(next);
    if (end === undefined) break;
    behind = next.subarray(end);
  }
  return behind;
}

function endOf(bytes: Uint8Array, format: ImageFormat): number | undefined {
  switch (format) {
    case 'jpeg':
      return endOfJpeg(bytes);
    case 'png':
      return endOfPng(bytes);
    case 'webp':
      return bytes.length < 8 ? undefined : 8 + view(bytes).getUint32(4, true);
  }
}

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Walks the segments, whose content may hold a thumbnail's EOI, and the coded data between them. */
function endOfJpeg(bytes: Uint8Array): number | undefined {
  const data = view(bytes);
  for (let at = 2; at + 1 < bytes.length; ) {
    const code = bytes[at + 1]!;
    if (
      bytes[at] !== MARKER ||
      code === STUFFED ||
      code === FILL ||
      (code >= RESTART_0 && code <= RESTART_7)
    ) {
      // Coded data, or bytes that do not belong: up to what may be a marker.
      const next = bytes.indexOf(MARKER, at + 1);
      if (next < 0) return undefined;
      at = next;
    } else if (code === END_OF_IMAGE) {
      return at + 2;
    } else if (code === START_OF_IMAGE || code === TEMPORARY) {
      at += 2;
    } else if (at + 4 > bytes.length) {
      return undefined;
    } else {
      at += 2 + Math.max(2, data.getUint16(at + 2));
    }
  }
  return undefined;
}

/** Walks the chunks (length, type, data, CRC). PNG, third edition, 5.3. */
function endOfPng(bytes: Uint8Array): number | undefined {
  const data = view(bytes);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + data.getUint32(at);
    if (data.getUint32(at + 4) === IMAGE_END) return end;
    at = end;
  }
  return undefined;
}
