import { DecodeError } from '../errors.js';
import { MAX_METADATA_TEXT_BYTES } from '../limits.js';
import { decodeFlate } from '../pdf/filters/flate.js';
import { latin1, splitAtZero, standsAt } from './byte-text.js';
import type { FilePart } from './file-parts.js';

/** A text chunk with its keyword; the text still as bytes. */
export interface PngText {
  readonly keyword: string;
  readonly bytes: Uint8Array;
}

/** Keywords have at most 79 bytes (PNG, third edition, 11.3.3.1). */
const MAX_KEYWORD_BYTES = 80;
/** Language tags are short; translated keywords are as long as keywords. */
const MAX_NAME_BYTES = 512;

export const isText = ({ type }: FilePart): boolean => type === 'tEXt' || type === 'zTXt' || type === 'iTXt';

/**
 * The text of a tEXt, zTXt or iTXt chunk (PNG, third edition, 11.3.3.2 to 11.3.3.4); undefined for other
 * chunks and where it cannot be read.
 */
export function pngText({ type, payload }: FilePart): PngText | undefined {
  const split = splitAtZero(payload, MAX_KEYWORD_BYTES);
  if (!split) return undefined;
  const keyword = latin1(split[0]);
  const bytes = textOf(type, split[1]);
  return bytes && { keyword, bytes: bytes.subarray(0, MAX_METADATA_TEXT_BYTES) };
}

function textOf(type: string, value: Uint8Array): Uint8Array | undefined {
  if (type === 'tEXt') return value;
  // One byte names the method.
  if (type === 'zTXt') return unpacked(value.subarray(1));
  if (type !== 'iTXt') return undefined;
  const translated = splitAtZero(value.subarray(2), MAX_NAME_BYTES);
  const text = translated && splitAtZero(translated[1], MAX_NAME_BYTES)?.[1];
  if (!text) return undefined;
  return value[0] === 1 ? unpacked(text) : text;
}

function unpacked(packed: Uint8Array): Uint8Array | undefined {
  try {
    return decodeFlate(packed, MAX_METADATA_TEXT_BYTES);
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

const RAW_PROFILE = 'Raw profile type ';

/**
 * The block that ImageMagick keeps in a text of this keyword: a name, a length and hexadecimal digits on
 * lines of their own (coders/png.c, `Magick_png_write_raw_profile`). Undefined for other texts.
 */
export function rawProfile({
  keyword,
  bytes,
}: PngText): { readonly name: string; readonly bytes: Uint8Array } | undefined {
  if (!keyword.startsWith(RAW_PROFILE)) return undefined;
  const lines = /^\s*\S{1,40}\s+\d{1,10}\s([\da-fA-F\s]*)$/.exec(latin1(bytes));
  const digits = lines?.[1]?.replace(/\s+/g, '') ?? '';
  const block = Uint8Array.from({ length: digits.length >> 1 }, (_, index) =>
    Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16),
  );
  return { name: keyword.slice(RAW_PROFILE.length).toLowerCase(), bytes: block };
}

export const isXmpKeyword = ({ keyword }: PngText): boolean => keyword === 'XML:com.adobe.xmp';

/** EXIF as a JPEG has it, with the header that only a JPEG needs; or without. */
export const withoutExifHeader = (bytes: Uint8Array): Uint8Array =>
  standsAt(bytes, 'Exif\0\0') ? bytes.subarray(6) : bytes;
