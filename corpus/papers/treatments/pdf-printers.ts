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

/** As banks' own systems write: what stands in one cell is one string with its spaces, in letters as high as they were where they fit. */
export const REDRAWN_BY_CELL: PdfPrinter = { name: 'pdf-redrawn', print: redrawn };

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

/** A text of a page and where it stands, in points. */
interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly boxHeight: number;
}
/** Room between two words of one text, in shares of their boxes' height: a space is 0.24 wide in Helvetica. */
const WIDEST_SPACE_SHARE = 0.4;

/** Words of one height and line that no more than a space keeps apart, as one text. */
function inCells(words: readonly TextBox[]): readonly TextBox[] {
  const cells: TextBox[] = [];
  for (const word of words) {
    const before = cells.at(-1);
    const isNext =
      before !== undefined &&
      Math.abs(word.top - before.top) < SAME_HEIGHT_POINTS &&
      Math.abs(word.boxHeight - before.boxHeight) < SAME_HEIGHT_POINTS &&
      word.left >= before.right &&
      word.left - before.right < WIDEST_SPACE_SHARE * word.boxHeight;
    if (isNext)
      cells[cells.length - 1] = { ...before, text: `${before.text} ${word.text}`, right: word.right };
    else cells.push(word);
  }
  return cells;
}

const WORD = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;

async function redrawn(pdfPath: string): Promise<Uint8Array> {
  const bounds = runTool('pdftotext', ['-bbox', pdfPath, '-']);
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const [, width, height, content = ''] of bounds.matchAll(
    /<page width="([\d.]+)" height="([\d.]+)">([\s\S]*?)<\/page>/g,
  )) {
    const page = pdf.addPage([Number(width), Number(height)]);
    const boxes = [...content.matchAll(WORD)].map(([, x1, y1, x2, y2, escaped = '']): TextBox => {
      const [left, top, right, bottom] = [Number(x1), Number(y1), Number(x2), Number(y2)];
      return { text: decoded(escaped), left, top, right, boxHeight: bottom - top };
    });
    for (const box of inCells(boxes)) {
      const fitting = (box.right - box.left) / font.widthOfTextAtSize(box.text, 1);
      const size = Math.min(box.boxHeight / BOX_HEIGHT_EM, fitting);
      const baseline = Number(height) - box.top - box.boxHeight * BASELINE_SHARE;
      page.drawText(box.text, { x: box.left, y: baseline, size, font, color: rgb(0.1, 0.1, 0.1) });
    }
  }
  return pdf.save();
}
