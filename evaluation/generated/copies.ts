import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * How pictures come to a detector: as they are, and after what websites and messengers do to them. Both
 * labels are treated alike.
 */
export const COPIES = ['as it is', 'JPEG 80', 'half size'] as const;
export type Copy = (typeof COPIES)[number];

/** What tiles of the development corpus were saved with, so that the half size tells of the size alone. */
const JPEG_OF_HALF_SIZE = { quality: 92, chromaSubsampling: '4:4:4' } as const;

/**
 * Writes a copy of each file into `into`, under its own name. @returns the folder that holds the copies:
 * `folder` itself for `as it is`
 */
export async function writeCopies(
  copy: Copy,
  folder: string,
  files: readonly { readonly file: string }[],
  into: string,
): Promise<string> {
  if (copy === 'as it is') return folder;
  const target = join(into, copy.replaceAll(' ', '-'));
  mkdirSync(target, { recursive: true });
  for (const { file } of files) writeFileSync(join(target, file), await copyOf(copy, join(folder, file)));
  return target;
}

async function copyOf(copy: Exclude<Copy, 'as it is'>, path: string): Promise<Buffer> {
  const picture = sharp(path);
  if (copy === 'JPEG 80') return picture.jpeg({ quality: 80 }).toBuffer();
  const { width, height } = await picture.metadata();
  return picture
    .resize(Math.round(width / 2), Math.round(height / 2))
    .jpeg(JPEG_OF_HALF_SIZE)
    .toBuffer();
}
