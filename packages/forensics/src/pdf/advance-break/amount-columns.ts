import { playsTheSamePart, sizeDifference } from '../style-break/appearance.js';
import type { Piece } from '../style-break/piece.js';

/** Amounts of one page that end at one edge, as right-aligned cells do. */
export interface AmountColumn {
  readonly amounts: readonly Piece[];
  /** Median of the right edges. In points. */
  readonly edgePoints: number;
  /** Largest distance of one of them from the edge. In points. */
  readonly scatterPoints: number;
}

/** One page as far as this check looks at it. */
export interface PageAmounts {
  /** 0-based. */
  readonly pageIndex: number;
  /** As displayed. */
  readonly widthPoints: number;
  readonly heightPoints: number;
  readonly amounts: readonly Piece[];
  readonly columns: readonly AmountColumn[];
}

/** An amount with two decimals and nothing behind the last digit, so that amounts of one column end alike. */
const AMOUNT = /^[-−+]?\s?(\p{Sc}|R\$)?\s?[-−+]?\d[\d.,'’ ]*[.,]\d\d$/u;
/** Amounts looked at on one page; the densest statements have 300. */
const MAX_AMOUNTS = 1_000;

/**
 * Right edges nearer than this are one edge: LibreOffice rounds to 1/100 mm, browsers to 1/64 pixel, others
 * add up rounded advances.
 */
export const SAME_EDGE_POINTS = 0.35;
export const MIN_AMOUNTS = 4;
/**
 * Left edges of a right-aligned column differ by a digit at least; a column whose amounts all have one length
 * shows no alignment.
 */
const MIN_LEFT_SPREAD_EM = 0.4;
/** Sizes of one column are meant to be equal. */
const SAME_SIZE = 0.02;

export const amountsOf = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(({ readable, text }) => readable && AMOUNT.test(text)).slice(0, MAX_AMOUNTS);

/** The right-aligned columns of a page; an amount stands in one at most. */
export function amountColumns(amounts: readonly Piece[]): AmountColumn[] {
  const columns: AmountColumn[] = [];
  let group: Piece[] = [];
  const close = (): void => {
    const column = columnOf(group);
    if (column) columns.push(column);
    group = [];
  };
  for (const amount of [...amounts].sort((a, b) => a.right - b.right)) {
    const first = group[0];
    if (first && amount.right - first.right > SAME_EDGE_POINTS) close();
    group.push(amount);
  }
  close();
  return columns;
}

function columnOf(group: readonly Piece[]): AmountColumn | undefined {
  if (group.length < MIN_AMOUNTS || !isRightAligned(group) || isFixedPitch(group)) return undefined;
  const rights = group.map(({ right }) => right).sort((a, b) => a - b);
  const edgePoints = rights[rights.length >> 1]!;
  return {
    amounts: group,
    edgePoints,
    scatterPoints: Math.max(edgePoints - rights[0]!, rights[rights.length - 1]! - edgePoints),
  };
}

/** Two lengths, each on two amounts at least. */
function isRightAligned(group: readonly Piece[]): boolean {
  const lefts = group.map(({ left }) => left).sort((a, b) => a - b);
  return lefts[lefts.length - 2]! - lefts[1]! > MIN_LEFT_SPREAD_EM * group[0]!.sizePoints;
}

/**
 * Widths per character of a fixed-pitch face are equal; in all others a separator is narrower than a digit.
 */
const SAME_PITCH = 0.005;

/**
 * Reports of line printers fill fixed fields: an amount too long for its field runs over the edge and pushes
 * the rest of its line.
 */
function isFixedPitch(group: readonly Piece[]): boolean {
  const pitches = group.map(({ left, right, text }) => (right - left) / [...text].length);
  return Math.max(...pitches) - Math.min(...pitches) < SAME_PITCH * Math.max(...pitches);
}

/**
 * True when a reader would take the amount for one of the column: its kind of text, among or next to its
 * rows, over its place.
 */
export function standsIn(amount: Piece, { amounts, edgePoints }: AmountColumn): boolean {
  const alike = amounts.filter(
    (other) => playsTheSamePart(amount, other) && sizeDifference(amount, other) < SAME_SIZE,
  );
  if (alike.length < MIN_AMOUNTS) return false;
  const leftmost = Math.min(...alike.map(({ left }) => left));
  if (amount.right < leftmost || amount.left > edgePoints) return false;
  const gaps = alike.map(({ baseline }) => baseline - amount.baseline);
  if (gaps.some((gap) => Math.abs(gap) < 0.5 * amount.sizePoints)) return false;
  const above = Math.min(...gaps.filter((gap) => gap < 0).map(Math.abs), Number.POSITIVE_INFINITY);
  const below = Math.min(...gaps.filter((gap) => gap > 0), Number.POSITIVE_INFINITY);
  return (
    Math.min(above, below) < MAX_ROWS_APART_EM * amount.sizePoints && above + below < Number.POSITIVE_INFINITY
  );
}

/** The next row of a table is nearer than this. */
const MAX_ROWS_APART_EM = 3.5;
