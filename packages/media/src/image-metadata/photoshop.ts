import { standsAt } from './byte-text.js';

/**
 * One image resource block of Photoshop (Adobe Photoshop File Formats Specification, "Image Resource
 * Blocks").
 */
export interface PhotoshopResource {
  /** 0x0404 is IPTC-IIM. */
  readonly id: number;
  readonly payload: Uint8Array;
}

/** Blocks of one file; Photoshop writes some thirty. */
const MAX_RESOURCES = 200;

/** Reads blocks until one is broken. */
export function photoshopResources(bytes: Uint8Array): PhotoshopResource[] {
  const resources: PhotoshopResource[] = [];
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 12 <= bytes.length && resources.length < MAX_RESOURCES; ) {
    if (!standsAt(bytes.subarray(at, at + 4), '8BIM')) break;
    // A Pascal string, its length byte counted and padded to an even length.
    const nameBytes = bytes[at + 6]! + 1;
    const lengthAt = at + 6 + nameBytes + (nameBytes % 2);
    if (lengthAt + 4 > bytes.length) break;
    const lengthBytes = data.getUint32(lengthAt);
    const payload = bytes.subarray(lengthAt + 4, lengthAt + 4 + lengthBytes);
    resources.push({ id: data.getUint16(at + 4), payload });
    at = lengthAt + 4 + lengthBytes + (lengthBytes % 2);
  }
  return resources;
}
