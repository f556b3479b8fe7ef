import { encodePng, loadPdfium } from '@assay/media';
import { buildPdf, onePage, stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import { readPdfiumBinary } from '../../workers/worker/pdfium-binary.js';

/**
 * What is printed on the card, with its place in points from the lower left corner: a license of nobody, laid
 * out as none is.
 */
const PRINT: readonly (readonly [x: number, y: number, size: number, text: string])[] = [
  [60, 175, 16, 'TEXAS'],
  [130, 175, 16, 'DRIVER LICENSE'],
  [60, 150, 10, '4d DL 90817263'],
  [60, 132, 10, '1 SAMPLE'],
  [60, 116, 10, '2 JANE ANN'],
  [60, 96, 10, '3 DOB 04/12/1990'],
  [60, 78, 10, '4b EXP 04/12/2031'],
  [180, 78, 10, '4a ISS 03/30/2023'],
  [60, 58, 10, '8 77 EXAMPLE ST'],
  [60, 44, 10, 'AUSTIN TX 78701'],
  [60, 26, 10, '15 SEX F'],
  [130, 26, 10, '16 HGT 5-06'],
];

/** The made card as a PDF with text. @param background content drawn before it */
export function licensePdf(background = ''): Uint8Array<ArrayBuffer> {
  const text = PRINT.map(([x, y, size, words]) => `BT /F1 ${size} Tf ${x} ${y} Td (${words}) Tj ET`).join(
    '\n',
  );
  return Uint8Array.from(buildPdf({ ...onePage(''), 4: stream(`${background}\n${text}`) }));
}

/**
 * The same card as a picture, without any text but what can be seen.
 * @param background as of {@link licensePdf}
 * @param seen what becomes of a sample, by its channel (0 red to 2 blue) and its place in the picture's
 * samples
 * @param sidePx the longer side
 */
export async function licensePng(
  background = '',
  seen: (sample: number, channel: number, index: number) => number = (sample) => sample,
  sidePx = 1400,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdfium = await loadPdfium(await readPdfiumBinary());
  const { width, height, rgba } = pdfium.open(licensePdf(background)).render(0, sidePx);
  const samples = rgba.map((sample, index) =>
    index % 4 === 3 ? sample : Math.min(255, Math.max(0, seen(sample, index % 4, index))),
  );
  return Uint8Array.from(await encodePng(samples, width, height));
}
