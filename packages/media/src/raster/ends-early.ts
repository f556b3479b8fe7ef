import type { Format } from '../format.js';

/**
 * True when an image file stops before the end that its own container announces. Asked after a decoder has
 * failed, to tell a file cut short in transit (the sender can send it again) from one that is broken.
 */
export function endsEarly(bytes: Uint8Array, format: Exclude<Format, 'pdf'>): boolean {
  switch (format) {
    case 'jpeg':
      return !hasEndOfImage(bytes);
    case 'png':
      return !hasImageEnd(bytes);
    case 'webp':
      return bytes.length < 8 || view(bytes).getUint32(4, true) + 8 > bytes.length;
  }
}

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * An EOI marker behind the first start of scan: one before it would belong to a thumbnail. ITU-T T.81,
 * B.1.1.3.
 */
function hasEndOfImage(bytes: Uint8Array): boolean {
  let position = 2;
  while (position + 4 <= bytes.length && bytes[position] === 0xff && bytes[position + 1] !== 0xda) {
    position += 2 + view(bytes).getUint16(position + 2);
  }
  for (let end = bytes.length - 2; end > position; end--) {
    if (bytes[end] === 0xff && bytes[end + 1] === 0xd9) return true;
  }
  return false;
}

/** Walks the chunks (length, type, data, CRC) to a whole IEND. PNG, third edition, 5.3. */
function hasImageEnd(bytes: Uint8Array): boolean {
  const chunks = view(bytes);
  const imageEnd = 0x49454e44;
  let position = 8;
  while (position + 12 <= bytes.length) {
    if (chunks.getUint32(position + 4) === imageEnd) return true;
    position += 12 + chunks.getUint32(position);
  }
  return false;
}
