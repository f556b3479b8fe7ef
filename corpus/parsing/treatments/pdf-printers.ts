import { readFileSync } from 'node:fs';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { runTool } from '../../pdf-forgeries/tools.js';

/** What a PDF with a text layer was made by. */
export interface PdfPrinter {
  readonly name: string;
  /** @param pdfPath what Chromium printed */
  readonly print: (pdfPath: string) => Uint8Array | Promise<Uint8Array>;
}

/** As Chromium prints: fonts embedded, a text run a piece. */
export const AS_PRINTED: PdfPrinter = { name: 'pdf', print: (pdfPath) => readFileSync(pdfPath) };

/** As a reporting library writes: every word placed on its own, in a font that every viewer has, without rules or colours. */
export const REDRAWN: PdfPrinter = {
  name: 'pdf-redrawn',
  print: redrawnIn((boxHeight, fitting) => Math.min(boxHeight / BOX_HEIGHT_EM, fitting)),
};

/** The same for fonts whose boxes are lower than their letters: each word as wide as it was, less what keeps it apart from the next. */
export const REDRAWN_TO_WIDTH: PdfPrinter = { name: 'pdf-redrawn', print: redrawnIn((_boxHeight, fitting) => fitting * 0.97) };

/** Height of a word's box in its font's size, as poppler reports it. */
const BOX_HEIGHT_EM = 1.17;
const BASELINE_SHARE = 0.8;

const decoded = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&(?:#39|apos);/g, "'")
    .replace(/&amp;/g, '&');

/** @param sizeOf a word's size in points from its box's height and the size in which it is as wide as its box */
function redrawnIn(sizeOf: (boxHeight: number, fitting: number) => number): PdfPrinter['print'] {
  return (pdfPath) => redrawn(pdfPath, sizeOf);
}

async function redrawn(pdfPath: string, sizeOf: (boxHeight: number, fitting: number) => number): Promise<Uint8Array> {
  const boxes = runTool('pdftotext', ['-bbox', pdfPath, '-']);
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const [, width, height, words = ''] of boxes.matchAll(/<page width="([\d.]+)" height="([\d.]+)">([\s\S]*?)<\/page>/g)) {
    const page = pdf.addPage([Number(width), Number(height)]);
    for (const [, x1, y1, x2, y2, escaped = ''] of words.matchAll(
      /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g,
    )) {
      const text = decoded(escaped);
      const [left, top, right, bottom] = [Number(x1), Number(y1), Number(x2), Number(y2)];
      const size = sizeOf(bottom - top, (right - left) / font.widthOfTextAtSize(text, 1));
      page.drawText(text, { x: left, y: Number(height) - top - (bottom - top) * BASELINE_SHARE, size, font, color: rgb(0.1, 0.1, 0.1) });
    }
  }
  return pdf.save();
}
