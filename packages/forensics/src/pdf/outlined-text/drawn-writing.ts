import {
  boxArea,
  displayedBox,
  isCenteredIn,
  type PaintedObject,
  type PdfiumDocument,
  paintedCharacters,
  type ReadPage,
} from '@assay/media';

/** A page whose writing is shapes. */
export interface DrawnPage {
  /** From 1. */
  readonly page: number;
  /** Small filled shapes that lie in words. */
  readonly shapes: number;
  /** What was recognized, as running text. */
  readonly text: string;
}

/** What is drawn in one go is no larger: a character, or a word of a heading. In points. */
const [MOST_HEIGHT_POINTS, MOST_WIDTH_POINTS] = [24, 400];
/** A short letter has three hundred; logos and charts have writing of their own, some dozens. */
const LEAST_SHAPES = 100;
/** Characters painted as text for each shape: a page number or a stamp beside drawn writing. */
const MOST_CHARACTERS_PER_SHAPE = 0.05;
/** Of a drawing, a map or a chart, most shapes are no writing. */
const LEAST_SHARE_IN_WORDS = 0.6;
/** Looked at of a page; maps have hundreds of thousands, and each is held against each line. */
const MOST_SHAPES = 20_000;
/** A picture of this share of the page may be a scan, with shapes of its own over it. */
const SCAN_SHARE = 0.4;

/**
 * Looks whether what one reads on a page is drawn: many small filled shapes that lie where words were
 * recognized in the pixels, and hardly any character painted as text.
 * @param read the same page, recognized
 * @throws DecodeError when the page cannot be loaded
 */
export function drawnWriting(pages: PdfiumDocument, read: ReadPage): DrawnPage | undefined {
  const painted = pages.paint(read.page - 1);
  if (painted.some((object) => object.kind === 'image' && boxArea(object.box) >= SCAN_SHARE))
    return undefined;
  const shapes = painted.filter(isSmallShape(pages, read.page - 1)).slice(0, MOST_SHAPES);
  if (shapes.length < LEAST_SHAPES || paintedCharacters(painted) > MOST_CHARACTERS_PER_SHAPE * shapes.length)
    return undefined;
  const lines = read.lines.map(({ box, words }) => ({ box: displayedBox(read, box), words }));
  const inWords = shapes.filter(({ box }) => lines.some((line) => isCenteredIn(box, line.box))).length;
  if (inWords < LEAST_SHAPES || inWords < LEAST_SHARE_IN_WORDS * shapes.length) return undefined;
  const text = lines.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
  return { page: read.page, shapes: inWords, text };
}

function isSmallShape(pages: PdfiumDocument, index: number): (object: PaintedObject) => boolean {
  const { widthPoints, heightPoints } = pages.page(index);
  const [mostWidth, mostHeight] = [MOST_WIDTH_POINTS / widthPoints, MOST_HEIGHT_POINTS / heightPoints];
  return (object) =>
    object.kind === 'path' &&
    object.filled &&
    object.box.x2 - object.box.x1 <= mostWidth &&
    object.box.y2 - object.box.y1 <= mostHeight;
}
