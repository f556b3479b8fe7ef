/** A person whom nobody is, on a card and before a camera. */
import type { RgbImage } from '@assay/media';
import sharp from 'sharp';
import { identityOf } from '../faces/made-face/identity.js';
import { madeCard, onTable } from '../faces/made-face/made-card.js';
import { selfieMoment } from '../faces/made-face/moment.js';
import { renderFace } from '../faces/made-face/render-face.js';

const SEED = 16;

/** Into a clip: when the eyes are shut. */
const BLINK_SECONDS = [1.2, 2.9];

type Size = Pick<RgbImage, 'width' | 'height'>;

/** What phones save their pictures with. */
const JPEG_QUALITY = 90;

/** The card of the person, with a ghost portrait, photographed on a table. */
export const photographedCard = async (): Promise<Buffer> =>
  jpegOf(onTable(await madeCard({ seed: SEED, ghost: true }), 90));

/** The person in another pose, light and expression than on the card. */
export const selfie = (): Promise<Buffer> =>
  jpegOf(renderFace(identityOf(SEED), selfieMoment(SEED), { width: 900, height: 1200 }));

/** The person in a clip, seconds from its start: the hand sways a little, the head turns, the lips move, the eyes blink twice. */
export function selfieFrame(seconds: number, size: Size): RgbImage {
  const moment = selfieMoment(SEED);
  return renderFace(
    identityOf(SEED),
    {
      ...moment,
      yawDegrees: 9 * Math.sin(1.6 * seconds),
      pitchDegrees: 3 * Math.sin(1.1 * seconds + 1),
      mouthOpen: Math.max(0, 0.35 * Math.sin(7 * seconds)),
      blink: Math.max(...BLINK_SECONDS.map((at) => Math.max(0, 1 - Math.abs(seconds - at) / 0.12))),
      centerX: 0.5 + 0.012 * Math.sin(2.3 * seconds),
      centerY: moment.centerY + 0.008 * Math.sin(3.1 * seconds),
      noiseSeed: 1 + Math.round(1000 * seconds),
    },
    size,
  );
}

const jpegOf = ({ width, height, rgb }: RgbImage): Promise<Buffer> =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
