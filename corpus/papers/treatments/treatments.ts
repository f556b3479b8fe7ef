import { PDFDocument } from 'pdf-lib';
import type { Dice } from '../../pdf-forgeries/dice.js';
import { fax } from './fax.js';
import { withGlare } from './glare.js';
import { phonePhoto } from './phone-photo.js';
import { decodePicture, type Picture, toJpeg, toPng, toSharp } from './picture.js';
import type { Printed } from './print.js';
import { scan } from './scan.js';

/** How a document reaches whoever reads it. */
export interface Treatment {
  readonly name: string;
  readonly dpi: number;
  readonly apply: (picture: Picture, dice: Dice, isCard: boolean) => Picture | Promise<Picture>;
  /** 0 for PNG, else the JPEG's quality. */
  readonly jpegQuality: number;
}

const asIs = (picture: Picture): Picture => picture;
const turned =
  (degrees: 90 | 180 | 270): Treatment['apply'] =>
  async (picture) =>
    decodePicture(await toSharp(picture).rotate(degrees).png().toBuffer(), picture.dpi);

/** What a scanner, a phone, a screen, a fax and a lamp above a glossy page make of it. */
export const PICTURES_OF_MORE_KINDS: readonly Treatment[] = [
  { name: 'screenshot-96', dpi: 96, apply: asIs, jpegQuality: 0 },
  { name: 'scan', dpi: 200, apply: (picture, dice) => scan(picture, dice), jpegQuality: 80 },
  {
    name: 'photo',
    dpi: 200,
    apply: (picture, dice, isCard) => phonePhoto(picture, dice, !isCard),
    jpegQuality: 82,
  },
  { name: 'fax', dpi: 204, apply: (picture, dice) => fax(picture, dice), jpegQuality: 0 },
  { name: 'png-150', dpi: 150, apply: asIs, jpegQuality: 0 },
  {
    name: 'photo-glare',
    dpi: 200,
    apply: (picture, dice, isCard) => phonePhoto(withGlare(picture, dice), dice, !isCard),
    jpegQuality: 82,
  },
  { name: 'turned-90', dpi: 200, apply: turned(90), jpegQuality: 85 },
  { name: 'jpeg-200', dpi: 200, apply: asIs, jpegQuality: 70 },
  {
    name: 'photo',
    dpi: 200,
    apply: (picture, dice, isCard) => phonePhoto(picture, dice, !isCard),
    jpegQuality: 76,
  },
  { name: 'png-200', dpi: 200, apply: asIs, jpegQuality: 0 },
  { name: 'scan', dpi: 300, apply: (picture, dice) => scan(picture, dice), jpegQuality: 72 },
  { name: 'turned-180', dpi: 200, apply: turned(180), jpegQuality: 85 },
  { name: 'screenshot-96', dpi: 96, apply: asIs, jpegQuality: 0 },
];

/** A card is small: what is enough for a page shows its letters too coarse, and nobody scans cards so. */
const CARD_DPI_FACTOR = 1.5;

export interface TreatedFile {
  readonly extension: 'png' | 'jpg' | 'pdf';
  readonly bytes: Uint8Array;
}

/** A document as a picture; several pages are bound into a PDF without a text layer. */
export const treat = async (printed: Printed, treatment: Treatment, dice: Dice): Promise<TreatedFile> =>
  fileOf(await treatedPictures(printed, treatment, dice), treatment);

/** The pages of a document as a treatment leaves them, not yet saved. */
export async function treatedPictures(
  printed: Printed,
  treatment: Treatment,
  dice: Dice,
): Promise<readonly Picture[]> {
  const isCard = printed.pdfPath === undefined;
  const pictures = await printed.pictures(treatment.dpi * (isCard ? CARD_DPI_FACTOR : 1));
  const treated: Picture[] = [];
  for (const picture of pictures) treated.push(await treatment.apply(picture, dice, isCard));
  return treated;
}

/** @throws RangeError for no page */
export async function fileOf(treated: readonly Picture[], treatment: Treatment): Promise<TreatedFile> {
  const [first] = treated;
  if (!first) throw new RangeError('expected a printed page');
  if (treated.length === 1) {
    return treatment.jpegQuality === 0
      ? { extension: 'png', bytes: await toPng(first) }
      : { extension: 'jpg', bytes: await toJpeg(first, treatment.jpegQuality) };
  }
  return { extension: 'pdf', bytes: await bind(treated, treatment.jpegQuality || 90) };
}

/** Points of a bound page for one pixel of its picture: its shorter side is as wide as US letter. */
export const pointsPerPixel = ({ width, height }: Pick<Picture, 'width' | 'height'>): number =>
  BOUND_WIDTH_POINTS / Math.min(width, height);
const BOUND_WIDTH_POINTS = 612;

async function bind(pictures: readonly Picture[], quality: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const picture of pictures) {
    const image = await pdf.embedJpg(await toJpeg(picture, quality));
    const scale = pointsPerPixel(picture);
    const [width, height] = [picture.width * scale, picture.height * scale];
    pdf.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  }
  return pdf.save();
}
