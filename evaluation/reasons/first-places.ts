import type { Box } from '@assay/media';
import sharp from 'sharp';

/** A mask is white where its picture was changed. */
const CHANGED_FROM = 128;
/** Share of what was changed that a place has to hold to be that of the change: a part of a word will do. */
const LEAST_SHARE = 0.1;

/** Whether boxes, as shares of a picture, hold a part of what its mask says was changed. */
export async function holdTheEdit(boxes: readonly Box[], mask: Uint8Array | string): Promise<boolean> {
  const { data, info } = await sharp(mask).grayscale().raw().toBuffer({ resolveWithObject: true });
  let [changed, held] = [0, 0];
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (data[(y * info.width + x) * info.channels]! < CHANGED_FROM) continue;
      changed++;
      const [across, down] = [(x + 0.5) / info.width, (y + 0.5) / info.height];
      if (boxes.some(({ x1, y1, x2, y2 }) => across >= x1 && across < x2 && down >= y1 && down < y2)) held++;
    }
  }
  return held > 0 && held >= LEAST_SHARE * changed;
}
