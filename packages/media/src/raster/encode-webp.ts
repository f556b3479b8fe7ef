import { loadSharp } from './libvips.js';

/** Of a page of text, letters stay sharp; a page of 1,600 pixels takes about 124 KB (design of the console). */
const QUALITY = 82;

/**
 * libwebp's effort, of 0 to 6, and its plain chroma. A page of 1,600 pixels takes 63 ms of processor time and 128 KB;
 * with effort 4 and sharp chroma it took 309 ms and 125 KB (2026-11-28), and a person waits for it.
 */
const EFFORT = 2;

/**
 * Encodes interleaved 8-bit samples as a WebP, made smaller where its longer side is above `maxSidePixels`.
 * @param samples length `width * height * channels`
 * @param channels 3 for RGB, 4 for opaque RGBA
 * @throws RangeError when the length does not fit the size
 */
export async function encodeWebp(
  samples: Uint8Array,
  { width, height, channels }: { readonly width: number; readonly height: number; readonly channels: 3 | 4 },
  maxSidePixels: number,
): Promise<Uint8Array> {
  if (samples.length !== width * height * channels)
    throw new RangeError(`expected ${width} x ${height} x ${channels} samples, received ${samples.length}`);
  const sharp = await loadSharp();
  const webp = await sharp(samples, { raw: { width, height, channels } })
    .removeAlpha()
    .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer();
  return new Uint8Array(webp.buffer, webp.byteOffset, webp.byteLength);
}
