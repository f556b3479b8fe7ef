import { isAligned, playsTheSamePart } from './appearance.js';
import { type Neighbors, widthOf } from './neighbors.js';
import type { PageStyle } from './page-style.js';
import type { Piece } from './piece.js';
import type { BreakRule, StyleBreak } from './style-break-types.js';

/**
 * A passage larger than this share of its page is a part of the page in its own right, not something put in.
 */
const MAX_INSERTED_SHARE = 0.12;
/** Painted at least this many pieces apart: nearer ones may be out of order within one row. */
const MIN_RANKS_APART = 4;
/** Text this near on both sides of a line runs through. */
const MAX_GAP_IN_LINE_EM = 2.5;
/**
 * One value over another of about its width; a long text that runs into its neighbor is a layout that
 * failed.
 */
const SAME_WIDTH = 0.25;
/** A blank to be filled in, printed as a row of signs: what is written over it replaces nothing. */
const BLANK = /_{4,}|\.{6,}|…{2,}|-{6,}/u;

/**
 * A token painted apart from the text that its place belongs to: in the middle of a line, in the column of
 * values that were painted in their turn, or over another text.
 */
export const paintOrderBreak: BreakRule = (piece, page) => {
  const direct = page.layout.around(piece);
  const found = insertedPlace(piece, page, direct) ?? overprint(piece, direct.under);
  return found ? [found] : [];
};

function insertedPlace(
  piece: Piece,
  { pieces, layout, passages }: PageStyle,
  direct: Neighbors,
): StyleBreak | undefined {
  const size = passages.sizeOf(piece);
  if (size > Math.max(2, MAX_INSERTED_SHARE * pieces.length)) return undefined;
  const { left, right, above, below, under } = layout.around(piece, (other) => !passages.same(piece, other));
  const isApart = (other: Piece | undefined): other is Piece =>
    other !== undefined &&
    playsTheSamePart(piece, other) &&
    Math.abs(other.rank - piece.rank) >= MIN_RANKS_APART &&
    passages.sizeOf(other) >= Math.max(4, 2 * size);

  if (isApart(under) && under.rank < piece.rank && piece.text !== under.text && !BLANK.test(under.text)) {
    return { code: 'PAINT_ORDER_BREAK', summary: 'It was painted later, over a text that stood there.' };
  }
  const reach = MAX_GAP_IN_LINE_EM * piece.sizePoints;
  const isInLine =
    isApart(left) &&
    isApart(right) &&
    passages.same(left, right) &&
    piece.left - left.right < reach &&
    right.left - piece.right < reach;
  if (isInLine)
    return { code: 'PAINT_ORDER_BREAK', summary: 'It was painted apart from the line that it stands in.' };

  const standsInItsOwnBlock = [direct.above, direct.below].some(
    (other) => other && passages.same(piece, other),
  );
  const around = [left, right, above, below].filter(isApart);
  const mates = [above, below].filter(isApart).filter((other) => isAligned(piece, other));
  const isInColumn = mates.some((mate) =>
    around.some((other) => other !== mate && passages.same(mate, other)),
  );
  if (standsInItsOwnBlock || !isInColumn) return undefined;
  return { code: 'PAINT_ORDER_BREAK', summary: 'It was painted apart from the column that it stands in.' };
}

function overprint(piece: Piece, under: Piece | undefined): StyleBreak | undefined {
  if (!under || under.rank > piece.rank || !under.readable || piece.text === under.text) return undefined;
  const isSamePlace =
    playsTheSamePart(piece, under) &&
    isAligned(piece, under) &&
    Math.abs(piece.baseline - under.baseline) < 0.1 * piece.sizePoints &&
    Math.abs(widthOf(piece) - widthOf(under)) < SAME_WIDTH * Math.max(widthOf(piece), widthOf(under));
  return isSamePlace
    ? { code: 'TEXT_OVERPRINTED', summary: 'Another text stands at the very same place.' }
    : undefined;
}
