/** A person whom nobody is, on a card and before a camera. */
import type { RgbImage } from '@assay/media';
import sharp from 'sharp';
import { identityOf } from '../faces/made-face/identity.js';
import { madeCard, onTable } from '../faces/made-face/made-card.js';
import { selfieMoment } from '../faces/made-face/moment.js';
import { renderFace } from '../faces/made-face/render-face.js';

const SEED = 16;

/** What phones save their pictures with. */
const JPEG_QUALITY = 90;

/** The card of the person, with a ghost portrait, photographed on a table. */
export const photographedCard = async (): Promise<Buffer> =>
  jpegOf(onTable(await madeCard({ seed: SEED, ghost: true }), 90));

/** The person in another pose, light and expression than on the card. */
export const selfie = (): Promise<Buffer> =>
  jpegOf(renderFace(identityOf(SEED), selfieMoment(SEED), { width: 900, height: 1200 }));

const jpegOf = ({ width, height, rgb }: RgbImage): Promise<Buffer> =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
