import { loadSharp } from './libvips.js';

/**
 * Encodes interleaved 8-bit RGBA as a PNG.
 * @param rgba length `width * height * 4`
 * @throws RangeError when the length does not fit the size
 */
export async function encodePng(rgba: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  if (rgba.length !== width * height * 4) {
    throw new RangeError(`expected ${width} x ${height} x 4 samples, received ${rgba.length}`);
  }
  const sharp = await loadSharp();
  const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return new Uint8Array(png.buffer, png.byteOffset, png.byteLength);
}
