import { readFileSync } from 'node:fs';
import { median } from '@assay/media';
import { PDFDocument, rgb, StandardFonts, setCharacterSqueeze } from 'pdf-lib';
import { runTool } from '../../pdf-forgeries/tools.js';
import { inLines, type PlacedText } from './lines-of-words.js';

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
  print: redrawnIn(() => ({ boxHeight, fitting }) => ({ size: Math.min(boxHeight / BOX_HEIGHT_EM, fitting), widthPercent: 100 })),
};

/** The same for fonts whose boxes are lower than their letters: each word as wide as it was, less what keeps it apart from the next. */
export const REDRAWN_TO_WIDTH: PdfPrinter = {
  name: 'pdf-redrawn',
  print: redrawnIn(() => ({ fitting }) => ({ size: fitting * 0.97, widthPercent: 100 })),
};

/** The same with letters of one size wherever they had one, squeezed or spread to the width that each word had (operator `Tz`). */
export const REDRAWN_SQUEEZED: PdfPrinter = {
  name: 'pdf-redrawn',
  print: redrawnIn((words) => ({ boxHeight, fitting }) => {
    const alike = words.filter((word) => Math.abs(word.boxHeight - boxHeight) < SAME_HEIGHT_POINTS);
    const size = median(alike.map((word) => word.fitting)) ?? fitting;
    return { size, widthPercent: (95 * fitting) / size };
  }),
};

/** As most programs for reports write: what stands together in one line is one piece of text, as wide as it was. */
export const REDRAWN_IN_LINES: PdfPrinter = {
  name: 'pdf-redrawn',
  print: redrawnIn(
    () =>
      ({ fitting }) => ({ size: fitting, widthPercent: 100 }),
    inLines,
  ),
};

/** Boxes of one font and size are as high but for rounding. */
const SAME_HEIGHT_POINTS = 0.05;

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

/** A word of a page: its height in points and the size in points in which it is as wide as its box. */
interface WordBox {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly boxHeight: number;
  readonly fitting: number;
}
/** How a page's words are drawn: size in points, width in percent of the font's own. */
type LookOfPage = (words: readonly WordBox[]) => (word: WordBox) => { readonly size: number; readonly widthPercent: number };

function redrawnIn(
  lookOfPage: LookOfPage,
  piecesOf: (words: readonly PlacedText[]) => readonly PlacedText[] = (words) => words,
): PdfPrinter['print'] {
  return (pdfPath) => redrawn(pdfPath, lookOfPage, piecesOf);
}

const WORD = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;

async function redrawn(
  pdfPath: string,
  lookOfPage: LookOfPage,
  piecesOf: (words: readonly PlacedText[]) => readonly PlacedText[],
): Promise<Uint8Array> {
  const boxes = runTool('pdftotext', ['-bbox', pdfPath, '-']);
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const [, width, height, content = ''] of boxes.matchAll(/<page width="([\d.]+)" height="([\d.]+)">([\s\S]*?)<\/page>/g)) {
    const page = pdf.addPage([Number(width), Number(height)]);
    const placed = [...content.matchAll(WORD)].map(([, left, top, right, bottom, escaped = '']): PlacedText => {
      return { text: decoded(escaped), left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) };
    });
    const words = piecesOf(placed).map(({ text, left, top, right, bottom }): WordBox => {
      return { text, left, top, boxHeight: bottom - top, fitting: (right - left) / font.widthOfTextAtSize(text, 1) };
    });
    const lookOf = lookOfPage(words);
    for (const word of words) {
      const { size, widthPercent } = lookOf(word);
      if (widthPercent !== 100) page.pushOperators(setCharacterSqueeze(widthPercent));
      const baseline = Number(height) - word.top - word.boxHeight * BASELINE_SHARE;
      page.drawText(word.text, { x: word.left, y: baseline, size, font, color: rgb(0.1, 0.1, 0.1) });
    }
  }
  return pdf.save();
}
