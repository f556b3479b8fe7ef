import { boxArea, overlapArea, type PdfiumDocument, type ReadPage, type Word } from '@assay/media';
import { lineOf, type TextLine } from './text-lines.js';

/** The widest sheets have a few hundred; what lies beyond is not read. */
const MAX_WORDS_PER_LINE = 1000;
/**
 * Words that share more than this part of the smaller one are printed over each other: which of them shows is
 * not for text to say.
 */
const OVERPRINT_SHARE = 0.4;

/**
 * The lines of a page's text layer as the file draws them, from top to bottom. Words printed over each other
 * are left out: the view `text`, which {@link printedLines} reads, has them, and tells no overprint from a
 * value.
 * @param index of the page, from 0
 */
export function layerLines(pages: PdfiumDocument, index: number): TextLine[] {
  const { widthPoints, heightPoints } = pages.page(index);
  const byLine = new Map<number, Word[]>();
  for (const word of pages.text(index).words) {
    const line = byLine.get(word.line);
    if (line) line.push(word);
    else byLine.set(word.line, [word]);
  }
  return [...byLine.values()]
    .map((words) => words.filter((word, at) => !isOverprinted(words, at, word)))
    .filter((words) => words.length > 0)
    .map((words) => words.slice(0, MAX_WORDS_PER_LINE))
    .map((words) => lineOf(words, index + 1, widthPoints / heightPoints));
}

/**
 * The lines of a page of the view `text`, from top to bottom: of its text layer, or recognized in its pixels.
 */
export function printedLines(page: ReadPage): TextLine[] {
  return page.lines
    .filter(({ words }) => words.length > 0)
    .map(({ words, emWidth }) => ({
      ...lineOf(words.slice(0, MAX_WORDS_PER_LINE), page.page, page.aspect, emWidth),
      ...(page.source === 'ocr' && { recognizedOn: page }),
    }));
}

/** Words of a line come from left to right: only near neighbors can lie upon each other. */
function isOverprinted(words: readonly Word[], at: number, word: Word): boolean {
  for (const other of words.slice(Math.max(0, at - 3), at + 4)) {
    if (
      other !== word &&
      overlapArea(other.box, word.box) > OVERPRINT_SHARE * Math.min(boxArea(other.box), boxArea(word.box))
    )
      return true;
  }
  return false;
}
