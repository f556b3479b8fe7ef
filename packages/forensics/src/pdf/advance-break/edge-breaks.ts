import type { Piece } from '../style-break/piece.js';
import {
  type AmountColumn,
  MIN_AMOUNTS,
  type PageAmounts,
  SAME_EDGE_POINTS,
  standsIn,
} from './amount-columns.js';

/** An amount that leaves the edge of its column. */
export interface EdgeBreak {
  readonly piece: Piece;
  /** How far to the right of the edge it ends; negative for short of it. */
  readonly offsetPoints: number;
  /** An amount of another length that would end at the edge if it started where this one starts. */
  readonly startsLike: Piece | undefined;
  /** The next amount of its row that stands off its own column by the same distance. */
  readonly pushed: Piece | undefined;
}

/**
 * Faces kern pairs such as "11" by up to 0.11 em, and programs that print imported text kern where the first
 * one did not.
 */
const MIN_OFFSET_EM = 0.15;
/** How many times the column's own scatter. */
const MIN_OFFSET_SCATTERS = 3;
/** More amounts than this share of a column do not break its edge: they have one of their own. */
const MAX_BREAKING_SHARE = 0.34;
/** Rounded advances and a kerned pair within one amount. */
const SAME_WIDTH_EM = 0.03;

/**
 * A row is pushed by what was put in or taken out before it: a separator at least, a quarter of an em in
 * narrow faces. Programs that print a page anew shift the rest of a row by less when they set spaces and
 * kerning otherwise (Ghostscript, 0.17 em, 2026-11-25).
 */
const MIN_PUSH_EM = 0.24;

/** Amounts behind one in its row that are looked at: a statement has a balance, a ledger a few columns. */
const MAX_BEHIND = 8;

/** The amounts of a page that break the edge of the column they stand in. */
export function edgeBreaks({ amounts, columns }: PageAmounts): EdgeBreak[] {
  const placed = new Set(columns.flatMap((column) => column.amounts));
  const rest = amounts.filter((amount) => !placed.has(amount));
  return columns.flatMap((column) => {
    const off = rest.filter((piece) => isOffEdge(piece, column) && standsIn(piece, column));
    if (off.length > Math.max(1, MAX_BREAKING_SHARE * column.amounts.length)) return [];
    return off.map((piece) => ({
      piece,
      offsetPoints: piece.right - column.edgePoints,
      startsLike: startsLike(piece, column, amounts),
      pushed: pushedWith(piece, piece.right - column.edgePoints, amounts),
    }));
  });
}

function isOffEdge(piece: Piece, { edgePoints, scatterPoints }: AmountColumn): boolean {
  return (
    Math.abs(piece.right - edgePoints) >
    Math.max(MIN_OFFSET_EM * piece.sizePoints, MIN_OFFSET_SCATTERS * scatterPoints)
  );
}

/**
 * Whoever types into a text that is anchored at its left end leaves the start where the earlier, shorter or
 * longer amount had it.
 */
function startsLike(
  piece: Piece,
  { edgePoints }: AmountColumn,
  amounts: readonly Piece[],
): Piece | undefined {
  const room = edgePoints - piece.left;
  return amounts.find(
    (other) =>
      other.font === piece.font &&
      Math.abs(other.sizePoints - piece.sizePoints) < 0.01 * piece.sizePoints &&
      formOf(other.text).length !== formOf(piece.text).length &&
      Math.abs(other.right - other.left - room) < SAME_WIDTH_EM * piece.sizePoints,
  );
}

/**
 * An amount further right, shown by the same operator, that is pushed off the edge that others of its length
 * keep.
 */
function pushedWith(piece: Piece, offsetPoints: number, amounts: readonly Piece[]): Piece | undefined {
  if (Math.abs(offsetPoints) < MIN_PUSH_EM * piece.sizePoints) return undefined;
  const row = amounts
    .filter((other) => other.run === piece.run && other.left > piece.right)
    .slice(0, MAX_BEHIND);
  return row.find((other) => {
    const keepers = amounts.filter(
      ({ right, run }) =>
        run !== piece.run && Math.abs(other.right - offsetPoints - right) < SAME_EDGE_POINTS,
    );
    return keepers.length >= MIN_AMOUNTS;
  });
}

const formOf = (text: string): string => text.replace(/\d/gu, '0');
