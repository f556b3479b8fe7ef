import { median, type TextLine, type TextWord, unionBox } from '@assay/media';
import { isOfTextLayer } from './separate-words.js';

/** Lines this long, as a part of the page's width, show how text slants at their height. */
const MIN_SPAN = 0.25;
const MIN_WORDS = 3;
/**
 * Lines looked at above and below for the slant: a page photographed at an angle slants more at one end than
 * at the other.
 */
const NEIGHBORS = 8;
/** Pieces of one line lie this near, in letter heights, once the slant is taken out. */
const LEVEL_HEIGHTS = 0.72;
/** Neighboring lines that a piece is compared with. */
const COMPARED = 3;

interface Piece {
  words: TextWord[];
  readonly line: TextLine;
  /** Height of its middle on the page, the slant taken out. */
  readonly level: number;
  readonly height: number;
}

/**
 * Lines of a photographed page with the pieces of one printed line put together: where a page slants a
 * little, the figures at its right stand higher or lower than the words at its left.
 */
export function levelLines(lines: readonly TextLine[]): TextLine[] {
  if (lines.every(isOfTextLayer)) return [...lines];
  const slants = lines.map(slantOf);
  const pieces = lines.map((line, index): Piece => {
    const near = slants
      .slice(Math.max(0, index - NEIGHBORS), index + NEIGHBORS + 1)
      .filter((one) => one !== undefined);
    const slant = median(near) ?? 0;
    const level =
      median(line.words.map(({ box }) => (box.y1 + box.y2) / 2 - slant * ((box.x1 + box.x2) / 2 - 0.5))) ?? 0;
    return {
      words: [...line.words],
      line,
      level,
      height: median(line.words.map(({ box }) => box.y2 - box.y1)) ?? 0,
    };
  });
  pieces.sort((a, b) => a.level - b.level);
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const fellow = whole
      .slice(-COMPARED)
      .findLast((other) => isLevel(other, piece) && !overlapsAny(other.words, piece.words));
    if (fellow) fellow.words = [...fellow.words, ...piece.words].sort((a, b) => a.box.x1 - b.box.x1);
    else whole.push(piece);
  }
  return whole.map(({ words, line }) =>
    words.length === line.words.length
      ? line
      : { ...line, words, box: unionBox(words.map(({ box }) => box)) ?? line.box },
  );
}

const isLevel = (a: Piece, b: Piece): boolean =>
  Math.abs(a.level - b.level) <= LEVEL_HEIGHTS * Math.min(a.height, b.height);

function overlapsAny(ones: readonly TextWord[], others: readonly TextWord[]): boolean {
  const first = ones[0];
  const last = ones.at(-1);
  const from = others[0];
  const to = others.at(-1);
  if (!first || !last || !from || !to || from.box.x1 >= last.box.x2 || first.box.x1 >= to.box.x2)
    return false;
  return ones.some((one) => others.some((other) => one.box.x1 < other.box.x2 && other.box.x1 < one.box.x2));
}

/**
 * Fall of a line's middles for each page width to the right, by least squares; undefined for a short line.
 */
function slantOf({ words, box }: TextLine): number | undefined {
  if (words.length < MIN_WORDS || box.x2 - box.x1 < MIN_SPAN) return undefined;
  const points = words.map((word) => ({
    x: (word.box.x1 + word.box.x2) / 2,
    y: (word.box.y1 + word.box.y2) / 2,
  }));
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return spread === 0
    ? undefined
    : points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
}
