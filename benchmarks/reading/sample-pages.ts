import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { pagesOfImage, pagesOfPdf } from '@assay/extraction';
import { decodeRaster, loadPdfium, type RgbImage } from '@assay/media';
import sharp from 'sharp';
import { seededRandom } from '../../corpus/seeded-random.js';

export interface SamplePage {
  readonly name: string;
  readonly image: RgbImage;
  /** Processor time that reading it may take, warm. */
  readonly boundSeconds: number;
}

/** Longer side at which pages are read: 200 dots per inch. */
const PAGE_SIDE_PIXELS = 2200;

/** A file of `examples/`. */
export const example = (file: string): Promise<Uint8Array> =>
  readFile(fileURLToPath(new URL(`../../examples/${file}`, import.meta.url)));

/** A statement's first page as PDFium draws it, a photo of a receipt, and a card. */
export async function samplePages(): Promise<SamplePage[]> {
  const media = createRequire(import.meta.resolve('@assay/media'));
  const pdfium = await loadPdfium(await readFile(media.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const statement = pagesOfPdf(pdfium.open(await example('statement.pdf')));
  const receipt = pagesOfImage(await decodeRaster(await example('receipt.jpg'), 'jpeg'));
  return [
    { name: 'statement page, 200 dpi', image: await statement.image(1, PAGE_SIDE_PIXELS), boundSeconds: 3 },
    { name: 'photo of a receipt', image: await receipt.image(1, PAGE_SIDE_PIXELS), boundSeconds: 3 },
    { name: 'photo of a card', image: await sampleCard(1600, 1), boundSeconds: 1.5 },
  ];
}

export interface CardWords {
  readonly labels: readonly string[];
  /** Lines of a machine-readable zone, or none. */
  readonly zone: readonly string[];
}

/** The zone is that of ICAO Doc 9303 part 5, appendix B. */
export const CARD_WORDS = {
  english: {
    labels: [
      'NAME',
      'ADDRESS',
      'DATE OF BIRTH',
      'EXPIRES',
      'ISSUED',
      'SEX',
      'HEIGHT',
      'CLASS',
      'NUMBER',
      'EYES',
    ],
    zone: [],
  },
  spanish: {
    labels: ['APELLIDOS', 'NOMBRES', 'DOMICILIO', 'NACIMIENTO', 'SEXO', 'VIGENCIA', 'NÚMERO'],
    zone: [
      'I<UTOD231458907<<<<<<<<<<<<<<<',
      '7408122F1204159UTO<<<<<<<<<<<6',
      'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
    ],
  },
} as const satisfies Readonly<Record<string, CardWords>>;

/** A card of labels with made-up values on a grainy ground, as wide as 1 : 1.58. */
export async function sampleCard(
  width: number,
  seed: number,
  { labels, zone }: CardWords = CARD_WORDS.english,
): Promise<RgbImage> {
  const random = seededRandom(seed);
  const height = Math.round(width / 1.58);
  const size = width / 36;
  const value = (): string =>
    Array.from(
      { length: 6 + Math.floor(random() * 10) },
      () => 'ABCDEFGHKLMNPRSTUVXYZ0123456789'[Math.floor(random() * 31)],
    ).join('');
  const lines = labels.map((label, row) => {
    const y = (row + 1.6) * (height / 12);
    const text = (x: number, em: number, content: string) =>
      `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${em}" fill="#223">${content}</text>`;
    return text(width * 0.36, size * 0.7, label) + text(width * 0.55, size, value());
  });
  const zoneLines = zone.map(
    (line, row) =>
      `<text x="${width * 0.03}" y="${height * (0.83 + row * 0.065)}" font-family="monospace" font-size="${width / 24}" textLength="${width * 0.94}" fill="#223">${line.replaceAll('<', '&lt;')}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#d5dfe6"/>${lines.join('')}${zoneLines.join('')}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).flatten().removeAlpha().raw().toBuffer();
  // In place: `Uint8Array.from` with a function keeps each sample in the heap first, more memory than the
  // reading that is measured.
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = Math.min(255, Math.max(0, (pixels[at] as number) + (random() - 0.5) * 24));
  return { width, height, rgb: pixels };
}
