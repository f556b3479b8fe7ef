import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef } from 'pdf-lib';
import { runTool, scratchPath } from '../../pdf-forgeries/tools.js';
import { PageCanvas } from '../../pdf-writer/page-canvas.js';
import { appendSave, type PdfFile } from '../../pdf-writer/pdf-file.js';
import { compressedStream, objectBody } from '../../pdf-writer/pdf-objects.js';

/** Height of a word's box in its font's size, as poppler reports it. */
const BOX_HEIGHT_EM = 1.17;

/** A printed word and its box in points, from the page's upper left corner. */
interface PrintedWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The file as it is, byte for byte, and a save behind it in which a white box hides a word of the first page
 * and another one stands on it. The word below can still be selected: a hasty forger leaves it.
 * @param pdf of a classic cross-reference table
 * @param part of the word: an amount without its sign; `instead` takes its place
 */
export async function coverWord(pdf: Uint8Array, part: string, instead: string): Promise<Uint8Array> {
  const word = wordWith(pdf, part);
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const page = document.getPage(0);
  const { file, root, info } = savedFile(pdf, document);
  const contents = page.node.get(PDFName.of('Contents'));
  const [overlay, font, opening, closing] = [file.size, file.size + 1, file.size + 2, file.size + 3];
  const whole = page.node.clone(document.context);
  const existing = contents instanceof PDFArray ? contents.asArray() : [contents];
  const refs = [
    PDFRef.of(opening),
    ...existing.filter((item) => item !== undefined),
    PDFRef.of(closing),
    PDFRef.of(overlay),
  ];
  whole.set(PDFName.of('Contents'), document.context.obj(refs));
  const resources = page.node.Resources()?.clone(document.context) ?? document.context.obj({});
  const fonts =
    resources.lookupMaybe(PDFName.of('Font'), PDFDict)?.clone(document.context) ?? document.context.obj({});
  // The page's name for the font that the canvas writes with.
  fonts.set(PDFName.of('F1'), PDFRef.of(font));
  resources.set(PDFName.of('Font'), fonts);
  whole.set(PDFName.of('Resources'), resources);
  const { height } = page.getSize();
  const size = (word.bottom - word.top) / BOX_HEIGHT_EM;
  const canvas = new PageCanvas(height)
    .fillRectangle(word.left - 1, word.top, word.right - word.left + 2, word.bottom - word.top, [1, 1, 1])
    .text(word.right, word.bottom - size * 0.25, word.text.replace(part, instead), {
      face: 'Helvetica',
      sizePoints: size,
      align: 'right',
    });
  const id = createHash('sha256').update(pdf).digest('hex').slice(0, 32);
  const objects = new Map([
    [page.ref.objectNumber, objectBody(whole.toString())],
    [overlay, compressedStream(canvas.content())],
    [font, objectBody('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')],
    [opening, compressedStream('q\n')],
    [closing, compressedStream('\nQ\n')],
  ]);
  return appendSave(file, objects, { root, ...(info === undefined ? {} : { info }), id: [id, id] }).bytes;
}

function savedFile(
  pdf: Uint8Array,
  { context }: PDFDocument,
): { file: PdfFile; root: number; info: number | undefined } {
  const startXref = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(Buffer.from(pdf).toString('latin1'))?.[1]);
  const { Root: root, Info: info } = context.trailerInfo;
  if (!Number.isInteger(startXref) || !(root instanceof PDFRef))
    throw new RangeError('expected a PDF with a trailer');
  const entries = { root: root.objectNumber, info: info instanceof PDFRef ? info.objectNumber : undefined };
  return {
    file: {
      bytes: pdf,
      startXref,
      size: context.largestObjectNumber + 1,
      trailer: { root: entries.root, id: ['', ''] },
    },
    ...entries,
  };
}

function wordWith(pdf: Uint8Array, part: string): PrintedWord {
  const path = scratchPath('pdf');
  writeFileSync(path, pdf);
  const boxes = runTool('pdftotext', ['-f', '1', '-l', '1', '-bbox', path, '-']);
  for (const [, left, top, right, bottom, text] of boxes.matchAll(
    /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g,
  )) {
    if (text?.includes(part))
      return { text, left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) };
  }
  throw new RangeError('expected the word on the first page');
}
