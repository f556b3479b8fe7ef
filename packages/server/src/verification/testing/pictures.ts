import { readFile } from 'node:fs/promises';
import { encodePng, type RgbImage } from '@assay/media';
import sharp from 'sharp';
import type { Color } from './color-verifier.js';

/** A picture of one color. */
export async function pngOfColor([red, green, blue]: Color, width = 32, height = 24): Promise<Blob> {
  const rgba = new Uint8Array(width * height * 4).map((_, index) => [red, green, blue, 255][index % 4]!);
  return new Blob([Uint8Array.from(await encodePng(rgba, width, height))]);
}

/** The same as a JPEG that a viewer turns by a quarter. */
export async function turnedJpegOfColor([r, g, b]: Color, width = 32, height = 24): Promise<Blob> {
  const image = sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
  return new Blob([Uint8Array.from(await image.withMetadata({ orientation: 6 }).jpeg().toBuffer())]);
}

/** A small clip of moving bars, by its name among the fixtures of media. */
export async function clip(
  name: 'avc.mp4' | 'camera-names.mov' | 'bt709-full-vp9.webm' | 'sound-only.mp4',
): Promise<Blob> {
  return new Blob([await readFile(new URL(`../../../../media/src/video/fixtures/${name}`, import.meta.url))]);
}

/** A picture as a phone sends it. */
export async function jpegOf({ width, height, rgb }: RgbImage): Promise<Blob> {
  return new Blob([
    Uint8Array.from(
      await sharp(rgb, { raw: { width, height, channels: 3 } })
        .jpeg({ quality: 90 })
        .toBuffer(),
    ),
  ]);
}
