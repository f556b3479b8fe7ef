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

const example = (file: string): Promise<Uint8Array> => readFile(fileURLToPath(new URL(`../../examples/${file}`, import.meta.url)));

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

const LABELS = ['NAME', 'ADDRESS', 'DATE OF BIRTH', 'EXPIRES', 'ISSUED', 'SEX', 'HEIGHT', 'CLASS', 'NUMBER', 'EYES'];

/** A card of ten labels with made-up values on a grainy ground, as wide as 1 : 1.58. */
export async function sampleCard(width: number, seed: number): Promise<RgbImage> {
  const random = seededRandom(seed);
  const height = Math.round(width / 1.58);
  const size = width / 36;
  const value = (): string =>
    Array.from({ length: 6 + Math.floor(random() * 10) }, () => 'ABCDEFGHKLMNPRSTUVXYZ0123456789'[Math.floor(random() * 31)]).join('');
  const lines = LABELS.map((label, row) => {
    const y = (row + 1.6) * (height / 12);
    const text = (x: number, em: number, content: string) =>
      `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${em}" fill="#223">${content}</text>`;
    return text(width * 0.36, size * 0.7, label) + text(width * 0.55, size, value());
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#d5dfe6"/>${lines.join('')}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).flatten().removeAlpha().raw().toBuffer();
  return { width, height, rgb: Uint8Array.from(pixels, (sample) => Math.min(255, Math.max(0, sample + (random() - 0.5) * 24))) };
}
