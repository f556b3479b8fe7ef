import { pagesOfPdf, type Quad, type TextRecognizer } from '@assay/extraction';
import { type Box, decodeRaster, type PdfiumDocument, type RgbImage } from '@assay/media';
import { type Degradation, degraded, USUAL_DPI } from '../legibility/degradations.js';

/** An amount of a text layer, and what three readings of its picture gave. Digits alone. */
export interface RereadAmount {
  readonly degradation: string;
  readonly printed: string;
  /** By the network that reads pages, and how sure it was. */
  readonly first: string;
  readonly firstReading: number;
  /** By PP-OCRv4: a wider crop, and nothing possible but figures. */
  readonly recut: string;
  /** By the other method. */
  readonly otherwise: string;
}

const POINTS_PER_INCH = 72;
const MONEY = /^\D{0,3}\d[\d.,]*[.,]\d{2}\D?$/u;
const FIGURE_ALPHABET = '0123456789.,-+()$';
/**
 * Room around the letters, by their height: as detection leaves it, a wider one, and that of the product's
 * second reading.
 */
const ROOM = { first: 0.2, recut: 0.4, otherwise: 0.3 } as const;

/** Amounts of a PDF's first page, read in a picture of it. @param most amounts, evenly taken */
export async function rereadAmounts(
  pdf: PdfiumDocument,
  degradation: Degradation,
  recognizer: TextRecognizer,
  most: number,
): Promise<RereadAmount[]> {
  const pages = pagesOfPdf(pdf);
  const words = pages.textLayer(1).flatMap((line) => line.words.filter(({ text }) => MONEY.test(text)));
  const { widthPoints, heightPoints } = pdf.page(0);
  const page = await pages.image(
    1,
    Math.round((Math.max(widthPoints, heightPoints) / POINTS_PER_INCH) * USUAL_DPI),
  );
  const image = await decodeRaster(new Uint8Array(await degraded(page, degradation)), 'jpeg');
  const step = Math.max(1, Math.ceil(words.length / most));
  const read: RereadAmount[] = [];
  for (const { text, box } of words.filter((_, index) => index % step === 0)) {
    const first = await recognizer.readLine(image, quadAround(box, ROOM.first, image));
    const recut = await recognizer.readLine(image, quadAround(box, ROOM.recut, image), FIGURE_ALPHABET);
    const otherwise = await recognizer.readLineOtherwise?.(
      image,
      quadAround(box, ROOM.otherwise, image),
      FIGURE_ALPHABET,
    );
    read.push({
      degradation: degradation.name,
      printed: digitsOf(text),
      first: digitsOf(first.text),
      firstReading: first.reading,
      recut: digitsOf(recut.text),
      otherwise: digitsOf(otherwise?.text ?? ''),
    });
  }
  return read;
}

const digitsOf = (text: string): string => text.replace(/\D/gu, '');

function quadAround({ x1, y1, x2, y2 }: Box, room: number, { width, height }: RgbImage): Quad {
  const around = room * (y2 - y1) * height;
  const [left, right, top, bottom] = [
    x1 * width - around,
    x2 * width + around,
    y1 * height - around,
    y2 * height + around,
  ];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
