import sharp from 'sharp';

/** How a heat map lies on what was truly changed, in pixels of the mask. */
export interface MarkedPixels {
  /** Marked and changed. */
  readonly hit: number;
  readonly marked: number;
  readonly changed: number;
}

/**
 * A pixel counts as marked from this intensity of the heat map on: one threshold for all files, halfway
 * between a hint and a sure finding.
 */
export const MARKED_FROM = 0.5;

/**
 * Green of a hint's amber and of a sure finding's red, between which the heat map's colors go
 * (`packages/forensics/src/heatmap`).
 */
const [HINT_GREEN, SURE_GREEN] = [176, 0];
const GREEN_WHEN_MARKED = HINT_GREEN + (SURE_GREEN - HINT_GREEN) * MARKED_FROM;

/** A mask is white where its picture was changed. */
const CHANGED_FROM = 128;

/**
 * Counts pixels of the heat map that a user gets against the mask of the change, the heat map brought to the
 * mask's size.
 * @param heatmap PNG, as the engine draws it; undefined where it found nothing to draw
 * @param mask a gray picture of the size of the examined one
 */
export async function markedPixels(
  heatmap: Uint8Array | undefined,
  mask: Uint8Array | string,
): Promise<MarkedPixels> {
  const { data: changes, info } = await sharp(mask).grayscale().raw().toBuffer({ resolveWithObject: true });
  const marks =
    heatmap &&
    (await sharp(heatmap)
      .ensureAlpha()
      .resize(info.width, info.height, { fit: 'fill', kernel: 'nearest' })
      .raw()
      .toBuffer());
  let [hit, marked, changed] = [0, 0, 0];
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const isChanged = changes[pixel * info.channels]! >= CHANGED_FROM;
    const isMarked =
      marks !== undefined && marks[pixel * 4 + 3]! > 0 && marks[pixel * 4 + 1]! <= GREEN_WHEN_MARKED;
    if (isChanged) changed++;
    if (isMarked) marked++;
    if (isChanged && isMarked) hit++;
  }
  return { hit, marked, changed };
}

/**
 * The harmonic mean of the share of marked pixels that were changed and the share of changed ones that are
 * marked; 0 where nothing is hit.
 */
export const pixelF1 = ({ hit, marked, changed }: MarkedPixels): number =>
  hit === 0 ? 0 : (2 * hit) / (marked + changed);
