import { DecodeError } from '@assay/media';

/** What decoding gives; undefined for a page or a stream that cannot be decoded, which costs no other one. */
export function ifDecodable<Decoded>(decode: () => Decoded): Decoded | undefined {
  try {
    return decode();
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}
