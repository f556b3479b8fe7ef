import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { type Picture, toJpeg, toPng, toSharp } from '../../papers/treatments/picture.js';
import { scan } from '../../papers/treatments/scan.js';
import type { Dice } from '../../pdf-forgeries/dice.js';
import type { Look, Submission } from '../origin.js';

/** A way to send a page as pixels. */
export interface PictureCopy {
  readonly name: string;
  readonly look: Look;
  readonly dpi: number;
  readonly extension: Submission['extension'];
  readonly make: (page: Picture, dice: Dice) => Promise<Uint8Array>;
}

/** Share of each side that a careless crop takes, permille. */
const CROP_PERMILLE = [8, 32] as const;

async function cropped(page: Picture, dice: Dice): Promise<Uint8Array> {
  const cut = (side: number): number => Math.round((side * dice.between(...CROP_PERMILLE)) / 1000);
  const [left, right, top, bottom] = [cut(page.width), cut(page.width), cut(page.height), cut(page.height)];
  return toSharp(page)
    .extract({ left, top, width: page.width - left - right, height: page.height - top - bottom })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** A PDF that holds nothing but the page's picture. */
async function bound(page: Picture): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedJpg(await toJpeg(page, 82));
  const [width, height] = [(page.width * 72) / page.dpi, (page.height * 72) / page.dpi];
  pdf.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  return pdf.save();
}

const resized = (page: Picture, share: number) => toSharp(page).resize(Math.round(page.width * share));

export const PICTURE_COPIES: readonly PictureCopy[] = [
  { name: 'png', look: 'picture', dpi: 150, extension: 'png', make: toPng },
  { name: 'jpeg', look: 'picture', dpi: 150, extension: 'jpg', make: (page) => toJpeg(page, 60) },
  {
    name: 'small-jpeg',
    look: 'picture',
    dpi: 200,
    extension: 'jpg',
    make: (page) => resized(page, 0.4).jpeg({ quality: 40 }).toBuffer(),
  },
  {
    name: 'webp',
    look: 'picture',
    dpi: 110,
    extension: 'webp',
    make: (page) => toSharp(page).webp({ quality: 65 }).toBuffer(),
  },
  { name: 'picture-pdf', look: 'picture', dpi: 150, extension: 'pdf', make: bound },
  { name: 'crop', look: 'crop', dpi: 150, extension: 'jpg', make: cropped },
  {
    name: 'scan',
    look: 'scan',
    dpi: 170,
    extension: 'jpg',
    make: async (page, dice) => toJpeg(await scan(page, dice), 75),
  },
  {
    name: 'rescan',
    look: 'scan',
    dpi: 150,
    extension: 'jpg',
    make: async (page, dice) =>
      sharp(await toJpeg(await scan(page, dice), 60))
        .linear(0.92, 6)
        .jpeg({ quality: 70 })
        .toBuffer(),
  },
];
