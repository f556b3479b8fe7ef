import { pagesOfPdf } from '@assay/extraction';
import { encodePng, loadPdfium, type RgbImage } from '@assay/media';
import { PDFDocument, type PDFPage, StandardFonts } from 'pdf-lib';
import { readPdfiumBinary } from '../worker/pdfium-binary.js';

/** The example of ICAO Doc 9303 part 4, appendix B; its number stands in the machine-readable zone only. */
const PASSPORT_LINES = [
  ['PASSPORT   UTOPIA', 40, 22],
  ['Surname', 95, 11],
  ['ERIKSSON', 115, 18],
  ['Given names', 145, 11],
  ['ANNA MARIA', 165, 18],
  ['Date of birth', 195, 11],
  ['12 AUG 1974', 215, 18],
  ['Date of expiry', 245, 11],
  ['15 APR 2012', 265, 18],
] as const;
const ZONE = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
] as const;
const PAGE_POINTS = [560, 400] as const;
const PAGE_PIXELS = 1600;

export const PASSPORT = {
  firstName: 'ANNA MARIA',
  lastName: 'ERIKSSON',
  dateOfBirth: '1974-08-12',
  expirationDate: '2012-04-15',
  licenseNumber: 'L898902C3',
} as const;

/** A passport's data page as a clear picture. */
export async function passportPicture(): Promise<RgbImage> {
  const pdf = await PDFDocument.create();
  const [words, letters] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.Courier),
  ];
  const page = pdf.addPage([...PAGE_POINTS]);
  const height = PAGE_POINTS[1];
  for (const [text, top, size] of PASSPORT_LINES)
    page.drawText(text, { x: 180, y: height - top, size, font: words });
  ZONE.forEach((text, index) => {
    page.drawText(text, { x: 25, y: 50 - 26 * index, size: 19, font: letters });
  });
  const pdfium = await loadPdfium(await readPdfiumBinary());
  return pagesOfPdf(pdfium.open(await pdf.save())).image(1, PAGE_PIXELS);
}

export async function pngOf({ width, height, rgb }: RgbImage): Promise<Uint8Array> {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++)
    rgba.set(rgb.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
  return encodePng(rgba, width, height);
}

/** A picture whose pixels are chosen one by one from another's. */
function repainted(
  source: RgbImage,
  width: number,
  height: number,
  from: (x: number, y: number) => readonly [x: number, y: number],
): RgbImage {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [sourceX, sourceY] = from(x, y);
      const offset = (sourceY * source.width + sourceX) * 3;
      rgb.set(source.rgb.subarray(offset, offset + 3), (y * width + x) * 3);
    }
  }
  return { width, height, rgb };
}

export const upsideDown = (image: RgbImage): RgbImage =>
  repainted(image, image.width, image.height, (x, y) => [image.width - 1 - x, image.height - 1 - y]);
/** The upper part alone: `share` (0..1) of its height. */
export const cutBelow = (image: RgbImage, share: number): RgbImage =>
  repainted(image, image.width, Math.round(image.height * share), (x, y) => [x, y]);
/** Every `step`th pixel: letters of a few pixels are no letters. */
export const coarse = (image: RgbImage, step: number): RgbImage =>
  repainted(image, Math.floor(image.width / step), Math.floor(image.height / step), (x, y) => [
    x * step,
    y * step,
  ]);

export const blank = (width: number, height: number): RgbImage => ({
  width,
  height,
  rgb: new Uint8Array(width * height * 3).fill(255),
});

/**
 * Grains of gray without a letter among them; a linear congruential generator (Numerical Recipes) rolls them.
 */
export function noise(width: number, height: number): RgbImage {
  const { rgb } = blank(width, height);
  let state = 1;
  for (let offset = 0; offset < rgb.length; offset += 3) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    rgb.fill(state >>> 24, offset, offset + 3);
  }
  return { width, height, rgb };
}

/** A PDF of strips: pages so flat that a picture of one is small. */
export async function pdfOfStrips(
  pages: number,
  draw: (page: PDFPage, index: number) => void,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let index = 0; index < pages; index++) draw(pdf.addPage([612, 60]), index);
  return pdf.save();
}
