import { type Box, type PaintedObject, type PaintedText, type PdfiumPage, paintsNothing } from '@assay/media';
import type { LiveGlyph } from './glyph-grid.js';

/** One page as it is examined. */
export interface PageScene {
  readonly page: PdfiumPage;
  readonly painted: readonly PaintedObject[];
  /** Glyphs that paint something. */
  readonly glyphs: readonly LiveGlyph[];
  /** The text objects that have them, in paint order. */
  readonly textsInOrder: readonly PaintedText[];
  /** The same by height on the page. */
  readonly textsByRow: TextRows;
  /** Texts of which PDFium left out glyphs, since they repeat earlier ones. */
  readonly repeatingTexts: readonly PaintedText[];
  readonly largestSizePoints: number;
}

/**
 * A text whose glyphs take less than this part of its width has some that PDFium left out; word spaces take
 * less.
 */
const COMPLETE_WIDTH = 0.7;

export function sceneOf(page: PdfiumPage, painted: readonly PaintedObject[]): PageScene {
  const shown = painted.filter(
    (object): object is PaintedText =>
      object.kind === 'text' && object.source.kind === 'content' && !paintsNothing(object),
  );
  const texts = shown.filter(({ glyphs }) => glyphs.length > 0);
  return {
    page,
    painted,
    glyphs: texts.flatMap((object) => object.glyphs.map((glyph) => ({ glyph, object }))),
    textsInOrder: texts,
    textsByRow: new TextRows(texts),
    repeatingTexts: shown.filter(lacksGlyphs),
    largestSizePoints: texts.reduce((largest, { sizePoints }) => Math.max(largest, sizePoints), 0),
  };
}

function lacksGlyphs({ box, glyphs }: PaintedText): boolean {
  const width = glyphs.reduce((sum, { cell }) => sum + (cell.x2 - cell.x1), 0);
  return width < COMPLETE_WIDTH * (box.x2 - box.x1);
}

/** Rows that a page is cut into: about one line of small print each. */
const ROWS = 96;

/** Text objects by height on the page. */
class TextRows {
  readonly #rows: readonly PaintedText[][] = Array.from({ length: ROWS }, () => []);

  constructor(texts: readonly PaintedText[]) {
    for (const text of texts) this.#rows[rowOf((text.box.y1 + text.box.y2) / 2)]?.push(text);
  }

  /** Texts whose center lies at the height of an area, those a little above or below among them. */
  near({ y1, y2 }: Box): PaintedText[] {
    return this.#rows.slice(rowOf(y1), rowOf(y2) + 1).flat();
  }
}

const rowOf = (y: number): number => Math.min(ROWS - 1, Math.max(0, Math.floor(y * ROWS)));
