import { DecodeError } from '../errors.js';
import { sniff } from '../format.js';
import { decodeFlate } from '../pdf/filters/flate.js';

/** Where an image file keeps what is said about it. */
export interface MetadataBlocks {
  /** A TIFF structure: EXIF. */
  readonly exif: Uint8Array | undefined;
  /** An XMP packet. */
  readonly xmp: Uint8Array | undefined;
}

/** Segments or chunks looked at before pixels are reached or passed over; real files have under 100, some PNGs thousands of IDAT. */
const MAX_PARTS = 20_000;

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const startsWith = (bytes: Uint8Array, text: string): boolean => latin1(bytes.subarray(0, text.length)) === text;

/** EXIF and the main XMP packet of a JPEG, PNG or WebP file; neither of anything else. XMP beyond 64 KiB is left out. */
export function metadataBlocks(bytes: Uint8Array): MetadataBlocks {
  const parts = partsOf(bytes);
  const exif = parts.find(({ kind }) => kind === 'exif')?.bytes;
  return {
    // WebP files by some programs keep the header that only JPEG needs.
    exif: exif && startsWith(exif, EXIF_HEADER) ? exif.subarray(EXIF_HEADER.length) : exif,
    xmp: parts.find(({ kind }) => kind === 'xmp')?.bytes,
  };
}

interface Part {
  readonly kind: keyof MetadataBlocks;
  readonly bytes: Uint8Array;
}

function partsOf(bytes: Uint8Array): readonly Part[] {
  switch (sniff(bytes.subarray(0, 16))) {
    case 'jpeg':
      return jpegParts(bytes);
    case 'png':
      return pngParts(bytes);
    case 'webp':
      return webpParts(bytes);
    default:
      return [];
  }
}

const EXIF_HEADER = 'Exif\0\0';
const XMP_HEADER = 'http://ns.adobe.com/xap/1.0/\0';
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;

/** APP1 segments before the first scan (EXIF 2.32, 4.7.2; XMP specification part 3, 1.1.3). */
function jpegParts(bytes: Uint8Array): Part[] {
  const parts: Part[] = [];
  for (let at = 2, count = 0; at + 4 <= bytes.length && bytes[at] === 0xff && count < MAX_PARTS; count++) {
    const marker = bytes[at + 1]!;
    if (marker === START_OF_SCAN) break;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const end = at + 2 + view(bytes).getUint16(at + 2);
    const payload = bytes.subarray(at + 4, end);
    if (marker === APP1 && startsWith(payload, EXIF_HEADER)) parts.push({ kind: 'exif', bytes: payload });
    if (marker === APP1 && startsWith(payload, XMP_HEADER)) parts.push({ kind: 'xmp', bytes: payload.subarray(XMP_HEADER.length) });
    at = end;
  }
  return parts;
}

const PNG_XMP_KEYWORD = 'XML:com.adobe.xmp\0';

/** A packet may unpack to this; what cameras write has a few kB. */
const MAX_UNPACKED_BYTES = 1024 * 1024;

/** Chunks eXIf and iTXt (PNG, third edition, 11.3.3.4, 11.3.4.6); libvips packs its XMP into a zTXt. */
function pngParts(bytes: Uint8Array): Part[] {
  const parts: Part[] = [];
  for (let at = 8, count = 0; at + 12 <= bytes.length && count < MAX_PARTS; count++) {
    const lengthBytes = view(bytes).getUint32(at);
    const type = latin1(bytes.subarray(at + 4, at + 8));
    const payload = bytes.subarray(at + 8, at + 8 + lengthBytes);
    if (type === 'eXIf') parts.push({ kind: 'exif', bytes: payload });
    if (startsWith(payload, PNG_XMP_KEYWORD)) {
      const value = payload.subarray(PNG_XMP_KEYWORD.length);
      if (type === 'iTXt' && value[0] === 0) parts.push({ kind: 'xmp', bytes: behindTexts(value, 2) });
      if (type === 'zTXt') parts.push({ kind: 'xmp', bytes: unpacked(value.subarray(1)) });
    }
    at += 12 + lengthBytes;
  }
  return parts;
}

/** Behind the language and the translated keyword, each ended by a zero. */
function behindTexts(payload: Uint8Array, from: number): Uint8Array {
  const language = payload.indexOf(0, from);
  const keyword = language < 0 ? -1 : payload.indexOf(0, language + 1);
  return keyword < 0 ? new Uint8Array(0) : payload.subarray(keyword + 1);
}

function unpacked(packed: Uint8Array): Uint8Array {
  try {
    return decodeFlate(packed, MAX_UNPACKED_BYTES);
  } catch (error) {
    if (error instanceof DecodeError) return new Uint8Array(0);
    throw error;
  }
}

/** Chunks `EXIF` and `XMP ` of the extended format (RFC 9649, 2.7.1.5). */
function webpParts(bytes: Uint8Array): Part[] {
  const parts: Part[] = [];
  for (let at = 12, count = 0; at + 8 <= bytes.length && count < MAX_PARTS; count++) {
    const type = latin1(bytes.subarray(at, at + 4));
    const lengthBytes = view(bytes).getUint32(at + 4, true);
    const payload = bytes.subarray(at + 8, at + 8 + lengthBytes);
    if (type === 'EXIF') parts.push({ kind: 'exif', bytes: payload });
    if (type === 'XMP ') parts.push({ kind: 'xmp', bytes: payload });
    at += 8 + lengthBytes + (lengthBytes % 2);
  }
  return parts;
}
