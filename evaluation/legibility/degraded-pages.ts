import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOfImage, pagesOfPdf, readText, type TextRecognizer } from '@assay/extraction';
import { type DocumentText, decodeRaster, type Pdfium, type Raster } from '@assay/media';
import { DEGRADATIONS, type Degradation, degraded, USUAL_DPI } from './degradations.js';

/** A page harmed in one way, and what could be read of it. */
export interface DegradedPage {
  readonly file: string;
  readonly degradation: Degradation;
  readonly raster: Raster;
  readonly text: DocumentText;
  /** Of the words in the text layer of the page it was drawn from, the share that was read exactly. */
  readonly readRight: number;
}

const POINTS_PER_INCH = 72;
/** A page of fewer words says little about a share of them. */
const LEAST_WORDS = 40;

/** The first page of a PDF in every degradation; none where it has no text layer to compare with. */
export async function* degradedPages(
  folder: string,
  file: string,
  pdfium: Pdfium,
  recognizer: TextRecognizer,
): AsyncGenerator<DegradedPage> {
  const pdf = pdfium.open(readFileSync(join(folder, file)));
  try {
    const pages = pagesOfPdf(pdf);
    const truth = pages.textLayer(1).flatMap(({ words }) => words.map(({ text }) => text));
    if (truth.length < LEAST_WORDS) return;
    const { widthPoints, heightPoints } = pdf.page(0);
    const page = await pages.image(
      1,
      Math.round((Math.max(widthPoints, heightPoints) / POINTS_PER_INCH) * USUAL_DPI),
    );
    for (const degradation of DEGRADATIONS) {
      const raster = await decodeRaster(new Uint8Array(await degraded(page, degradation)), 'jpeg');
      const text = await readText(pagesOfImage(raster), recognizer);
      yield { file, degradation, raster, text, readRight: shareRead(truth, text) };
    }
  } finally {
    pdf.close();
  }
}

/** Words as a bag: one read twice counts once unless it is printed twice. */
export function shareRead(truth: readonly string[], { pages }: DocumentText): number {
  const read = new Map<string, number>();
  for (const { lines } of pages)
    for (const { words } of lines) for (const { text } of words) read.set(text, (read.get(text) ?? 0) + 1);
  let right = 0;
  for (const word of truth) {
    const left = read.get(word) ?? 0;
    if (left === 0) continue;
    right += 1;
    read.set(word, left - 1);
  }
  return right / truth.length;
}
