import {
  fraction,
  type PdfiumDocument,
  type PlaceRereader,
  type PrintedFigures,
  type Raster,
} from '@assay/media';
import { readFigures } from '../../../../extraction/src/read-figures.js';
import { printed, textOf } from '../../../../extraction/src/testing/printed.js';
import type { Examined } from '../../check.js';

/** What a check reads of a document: its figures, and the size of its pages. */
export interface FigureViews {
  readonly figures: PrintedFigures;
  readonly pages: PdfiumDocument;
}

const PAGES = {
  pageCount: 1,
  page: (index: number) => ({ index, widthPoints: 600, heightPoints: 800 }),
} as PdfiumDocument;

/** The views of a document typed out in a fixed pitch. */
export const viewsOf = (text: string): FigureViews => ({
  figures: readFigures(textOf(printed(text))),
  pages: PAGES,
});

/**
 * In short: measure, and of each evidence its code, fitting and printed value; or why it was not examined.
 */
export function inShort(examined: Examined): [number, ...string[]] | string {
  if (examined.kind !== 'examined') return examined.because;
  const { measure, evidence } = examined.finding;
  return [measure, ...evidence.map(({ code, before, after }) => [code, before, after].join('|'))];
}

/** What a check reads of a picture. */
export interface PicturedViews {
  readonly figures: PrintedFigures;
  readonly raster: Raster;
  readonly rereader: PlaceRereader;
}

/**
 * The views of a picture of a document typed out in a fixed pitch, every word read with this much certainty.
 * @param second what the second reading makes of a figure, by how the first has it; the same where it is not
 * named
 */
export function picturedViewsOf(
  text: string,
  reading = 0.97,
  second: Readonly<Record<string, string>> = {},
): PicturedViews {
  const lines = printed(text).map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, reading: fraction(reading) })),
  }));
  const words = lines.flatMap((line) => line.words);
  const reread: PlaceRereader['reread'] = async (_page, { x1, y1 }) => {
    const word = words.find(({ box }) => box.x1 === x1 && box.y1 === y1);
    return word && { text: second[word.text] ?? word.text, reading: fraction(0.8) };
  };
  const raster = { width: 600, height: 800, orientation: 1, rgb: new Uint8Array() } as unknown as Raster;
  return { figures: readFigures(textOf(lines)), raster, rereader: { reread } };
}
