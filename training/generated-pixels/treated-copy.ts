import sharp, { type Sharp } from 'sharp';

/** What is cut out of a picture: two windows of the check. */
const CUT = { width: 512, height: 256 };
/** Nothing is made smaller than a window of the check needs. */
const LEAST_SIDE_PX = 224;

type Dice = () => number;

/**
 * A copy of a picture as websites and messengers make it: made smaller or not, saved once or twice or not, a
 * place of it. The dice are the same for both labels, so that size and codec tell nothing of the label.
 * @param bytes of an image file
 * @param dice uniform numbers in 0..1
 * @returns bytes of a JPEG or PNG
 */
export async function treatedCopy(bytes: Uint8Array, dice: Dice): Promise<Buffer> {
  const { data, info } = await smallerCopy(bytes, dice);
  const { width, height, channels } = info;
  let picture = sharp(data, { raw: { width, height, channels } });
  if (dice() < 0.25) picture = sharp(await saved(picture, 70, 98, dice));
  const cut = { width: Math.min(CUT.width, width), height: Math.min(CUT.height, height) };
  const [left, top] = [
    Math.floor(dice() * (width - cut.width + 1)),
    Math.floor(dice() * (height - cut.height + 1)),
  ];
  const place = await picture
    .extract({ left, top, ...cut })
    .raw()
    .toBuffer();
  const copy = sharp(place, { raw: { ...cut, channels } });
  return dice() < 0.15 ? copy.png().toBuffer() : saved(copy, 60, 96, dice);
}

/** Pixels in the order of the file, in many cases made smaller. */
async function smallerCopy(bytes: Uint8Array, dice: Dice) {
  const { width, height } = await sharp(bytes).metadata();
  const longest = Math.max(width, height);
  // Photographs of cameras are published smaller than they were taken.
  let scale = longest > 1600 && dice() < 0.6 ? between(900, 1600, dice) / longest : 1;
  if (dice() < 0.5) scale *= between(0.5, 1, dice);
  scale = Math.min(1, Math.max(scale, LEAST_SIDE_PX / Math.min(width, height)));
  const kernel = (['cubic', 'lanczos3', 'mitchell', 'lanczos2'] as const)[Math.floor(4 * dice())] ?? 'cubic';
  const picture = sharp(bytes).flatten({ background: '#ffffff' }).toColorspace('srgb').removeAlpha();
  const smaller =
    scale < 1
      ? picture.resize(Math.round(width * scale), Math.round(height * scale), { kernel, fit: 'fill' })
      : picture;
  return smaller.raw().toBuffer({ resolveWithObject: true });
}

const saved = (picture: Sharp, lowest: number, highest: number, dice: Dice): Promise<Buffer> =>
  picture
    .jpeg({
      quality: Math.round(between(lowest, highest, dice)),
      chromaSubsampling: dice() < 0.65 ? '4:2:0' : '4:4:4',
    })
    .toBuffer();

const between = (low: number, high: number, dice: Dice): number => low + (high - low) * dice();
