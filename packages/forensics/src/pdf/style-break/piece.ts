import {
  type Box,
  box,
  type ContentFont,
  type PageContent,
  type PageFrame,
  type PdfPageNode,
  pointToDisplayed,
  type TextRun,
} from '@assay/media';

/**
 * Text painted without a wide gap on one line, in one font: a cell of a table, a line of a paragraph, one
 * word after a change of font.
 */
export interface Piece {
  readonly pageIndex: number;
  /** Painting order among the page's pieces, from 0. */
  readonly rank: number;
  readonly text: string;
  /** False when the font names no characters: `text` is then empty. */
  readonly readable: boolean;
  /** Displayed page, points from the top left; y is the baseline. */
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly sizePoints: number;
  readonly font: ContentFont | null;
  /** Of its first glyph: what it was written with. */
  readonly run: TextRun;
}

/** Pieces looked at on one page; the densest page measured has 9,000. What lies beyond is not compared. */
const MAX_PIECES = 20_000;
/** A gap up to this joins two runs of one word: more than kerning, less than a space. */
const JOIN_GAP_EM = 0.3;
/** A wider gap is a space. */
const WORD_GAP_EM = 0.15;
/** How far from horizontal a line may run: slanted text is a stamp or a watermark. */
const MAX_SLOPE = 0.01;

const INVISIBLE = new Set([3, 7]);

/** The page's size as displayed, turned by its /Rotate. */
export function displayedSizeOf({ cropBox, rotateDegrees }: PdfPageNode): {
  readonly widthPoints: number;
  readonly heightPoints: number;
} {
  const [left, bottom, right, top] = cropBox;
  const [width, height] = [right - left, top - bottom];
  return rotateDegrees % 180 === 0
    ? { widthPoints: width, heightPoints: height }
    : { widthPoints: height, heightPoints: width };
}

/** How far letters reach above and below the baseline. */
const ASCENT_EM = 0.78;
const DESCENT_EM = 0.22;

/** Where a piece stands on a page of this displayed size. */
export function boxOfPiece(
  { left, right, baseline, sizePoints }: Piece,
  { widthPoints, heightPoints }: { readonly widthPoints: number; readonly heightPoints: number },
): Box {
  const [top, bottom] = [baseline - ASCENT_EM * sizePoints, baseline + DESCENT_EM * sizePoints];
  return box(left / widthPoints, top / heightPoints, right / widthPoints, bottom / heightPoints);
}

/** The upright visible text of a page in painting order. */
export function piecesOf(content: PageContent, node: PdfPageNode): Piece[] {
  const [left, bottom, right, top] = node.cropBox;
  const quarterTurns = node.rotateDegrees / 90;
  const frame: PageFrame = { left, bottom, right, top, quarterTurns };
  const { widthPoints: width, heightPoints: height } = displayedSizeOf(node);
  const place = ([x, y]: readonly [number, number]): [number, number] => {
    const [across, down] = pointToDisplayed(frame, x, y);
    return [across * width, down * height];
  };
  const pieces: Piece[] = [];
  for (const run of content.runs) {
    if (pieces.length >= MAX_PIECES) break;
    if (INVISIBLE.has(run.renderingMode) || run.sizePoints <= 0) continue;
    for (const segment of run.segments) {
      const [startX, startY] = place(segment.start);
      const [endX, endY] = place(segment.end);
      const isOnPage = endX > 0 && startX < width && startY > 0 && startY < height;
      if (!isOnPage || endX < startX || Math.abs(endY - startY) > MAX_SLOPE * (endX - startX) + 0.01)
        continue;
      const next: Piece = {
        pageIndex: content.pageIndex,
        rank: pieces.length,
        text: segment.text ?? '',
        readable: segment.text !== undefined,
        left: startX,
        right: endX,
        baseline: startY,
        sizePoints: run.sizePoints,
        font: run.font,
        run,
      };
      const last = pieces[pieces.length - 1];
      const joined = last && join(last, next);
      if (joined) pieces[pieces.length - 1] = joined;
      else pieces.push(next);
    }
  }
  return pieces;
}

/**
 * One piece when the second goes on where the first ends; undefined otherwise. Marked points keep apart what
 * they stand before.
 */
function join(first: Piece, second: Piece): Piece | undefined {
  const gap = second.left - first.right;
  const em = first.sizePoints;
  const goesOn =
    Math.abs(gap) < JOIN_GAP_EM * em &&
    Math.abs(second.baseline - first.baseline) < 0.1 * em &&
    second.font === first.font &&
    Math.abs(first.sizePoints - second.sizePoints) < 0.01 * em;
  if (!goesOn || markedPoints(second.run) !== markedPoints(first.run)) return undefined;
  const readable = first.readable && second.readable;
  const space = gap > WORD_GAP_EM * em ? ' ' : '';
  return {
    ...first,
    right: Math.max(first.right, second.right),
    readable,
    text: readable ? first.text + space + second.text : '',
  };
}

const markedPoints = ({ lead }: TextRun): string =>
  lead.filter((operator) => operator.startsWith('MP/')).join(' ');
