import type { Component, PixelBox } from '../ink/components.js';
import type { GlyphPair } from './glyph-pairs.js';

/** Neighboring glyphs that all repeat at one and the same offset. */
export interface CopiedPlace {
  readonly first: PixelBox;
  readonly second: PixelBox;
  readonly glyphs: number;
  /**
   * Sum over its glyphs of the log of how much more alike they are than this picture's prints of one
   * character.
   */
  readonly strength: number;
}

/** What a picture's glyphs say about copies. */
export interface Repeats {
  /** How alike two prints of one character get in this picture, in units of {@link GlyphPair.difference}. */
  readonly reference: number;
  /** Strongest first. */
  readonly places: readonly CopiedPlace[];
}

/** The picture's reference is the pair of this rank; ranks before it leave room for copies elsewhere. */
const REFERENCE_RANK = 5;
/** A glyph that is as alike to this many others, elsewhere, repeats by nature. */
const OTHER_PARTNERS = 3;
/** Fewer alike pairs do not show how much two prints differ. */
const LEAST_PAIRS = 20;
/** Pairs looked at as copies, the most alike first. */
const MAX_CANDIDATES = 400;
/** Below this share of the reference a pair counts: a little below it, some pair always is. */
const COUNTS_BELOW = 0.8;
/** What a save leaves of a difference, as a share of contrast: closer than that is not more alike. */
const LEAST_DIFFERENCE = 0.03;
/** So many places of one row repeat in another, straight beneath it, before the rows count as drawn alike. */
const LEAST_COLUMNS = 3;
/** A row is less high than so many of its glyphs. */
const ROW_HEIGHTS = 1.5;
/** Of a row that was copied more glyphs repeat than this share. */
const MOST_REPEATED = 0.8;
/** Glyphs of one copied piece stand no further apart than this many of their heights. */
const NEIGHBOR_HEIGHTS = 3;

/**
 * Weighs glyphs that repeat against how alike glyphs get in this very picture; undefined when too few are
 * alike to tell.
 * @param glyphs all of the picture, of which the pairs are made
 */
export function findRepeats(pairs: readonly GlyphPair[], glyphs: readonly Component[]): Repeats | undefined {
  if (pairs.length < LEAST_PAIRS) return undefined;
  const sorted = pairs.map(orient).sort((a, b) => a.difference - b.difference);
  const partners = partnersOf(sorted);
  const places: CopiedPlace[] = [];
  let reference = sorted[REFERENCE_RANK - 1]!.difference;
  for (const piece of piecesOf(sorted.slice(0, MAX_CANDIDATES), glyphs)) {
    const elsewhere = referenceWithout(sorted, piece[0]!);
    if (elsewhere === undefined) continue;
    reference = Math.max(reference, elsewhere);
    const place = placeOf(piece, elsewhere, partners);
    if (place) places.push(place);
  }
  return { reference, places: places.sort((a, b) => b.strength - a.strength) };
}

/** Always from the upper, then the left one to the other, so that equal offsets are equal numbers. */
function orient(pair: GlyphPair): GlyphPair {
  if (pair.dy > 0 || (pair.dy === 0 && pair.dx > 0)) return pair;
  return { ...pair, first: pair.second, second: pair.first, dx: -pair.dx, dy: -pair.dy };
}

const sameOffset = (a: GlyphPair, b: GlyphPair): boolean =>
  Math.abs(a.dx - b.dx) <= 1 && Math.abs(a.dy - b.dy) <= 1;

/** The picture's reference difference without all that repeats at one pair's offset. */
function referenceWithout(sorted: readonly GlyphPair[], copied: GlyphPair): number | undefined {
  let rank = 0;
  for (const pair of sorted)
    if (!sameOffset(pair, copied) && ++rank === REFERENCE_RANK) return pair.difference;
  return undefined;
}

/** The differences of each glyph's pairs, the smallest first. */
function partnersOf(sorted: readonly GlyphPair[]): ReadonlyMap<Component, readonly number[]> {
  const partners = new Map<Component, number[]>();
  for (const { first, second, difference } of sorted) {
    for (const glyph of [first, second]) {
      const known = partners.get(glyph);
      if (!known) partners.set(glyph, [difference]);
      else if (known.length <= OTHER_PARTNERS) known.push(difference);
    }
  }
  return partners;
}

/** Groups pairs of one offset whose glyphs are neighbors; without rows that repeat by nature. */
function piecesOf(pairs: readonly GlyphPair[], glyphs: readonly Component[]): GlyphPair[][] {
  const ofOffset = new Map<string, GlyphPair[]>();
  for (const pair of pairs) {
    const key = `${pair.dx},${pair.dy}`;
    const known = ofOffset.get(key);
    if (known) known.push(pair);
    else ofOffset.set(key, [pair]);
  }
  return [...ofOffset.values()].flatMap((ofOne) => {
    const pieces = neighbors(ofOne);
    return areRowsOfOnePhase(pieces, glyphs) ? [] : pieces.filter((piece) => !meetsItself(piece));
  });
}

/**
 * Whether a glyph of the piece is both the original of one and the copy of another: a row of one character
 * repeats at each multiple of its pitch, while a copy covers whatever of its original it lies on.
 */
function meetsItself(piece: readonly GlyphPair[]): boolean {
  const originals = new Set(piece.map(({ first }) => first));
  return piece.some(({ second }) => originals.has(second));
}

/**
 * Whether two rows of a table met the raster at the same phase, as rows drawn by software may: what both say
 * alike has the same pixels, in several columns, and what they say otherwise between does not. Whoever copies
 * takes what stands in between, too.
 */
function areRowsOfOnePhase(pieces: readonly (readonly GlyphPair[])[], glyphs: readonly Component[]): boolean {
  const pairs = pieces.flat();
  if (pieces.length < LEAST_COLUMNS || pairs.some(({ dx }) => Math.abs(dx) > 1)) return false;
  const repeated = new Set(pairs.map(({ first }) => first));
  const row = around([...repeated]);
  const highest = [...repeated].reduce((most, { top, bottom }) => Math.max(most, bottom - top), 0);
  if (row.bottom - row.top >= ROW_HEIGHTS * highest) return false;
  const inRow = glyphs.filter(
    ({ left, right, top, bottom }) =>
      left >= row.left && right <= row.right && top < row.bottom && bottom > row.top,
  );
  return repeated.size < MOST_REPEATED * inRow.length;
}

function neighbors(pairs: readonly GlyphPair[]): GlyphPair[][] {
  const pieces: GlyphPair[][] = [];
  const left = new Set(pairs);
  for (const seed of pairs) {
    if (!left.delete(seed)) continue;
    const piece = [seed];
    // Grows while it is walked, until no neighbor is left.
    for (const member of piece) {
      for (const other of left) {
        if (!areNeighbors(member.first, other.first)) continue;
        left.delete(other);
        piece.push(other);
      }
    }
    pieces.push(piece);
  }
  return pieces;
}

function areNeighbors(a: PixelBox, b: PixelBox): boolean {
  const reach = NEIGHBOR_HEIGHTS * Math.max(a.bottom - a.top, b.bottom - b.top);
  return (
    a.left - b.right < reach &&
    b.left - a.right < reach &&
    a.top - b.bottom < reach &&
    b.top - a.bottom < reach
  );
}

function placeOf(
  piece: readonly GlyphPair[],
  reference: number,
  partners: ReadonlyMap<Component, readonly number[]>,
): CopiedPlace | undefined {
  const expected = ({ first }: GlyphPair): number =>
    Math.min(reference, partners.get(first)?.[OTHER_PARTNERS] ?? reference);
  const counting = piece.filter((pair) => pair.difference < COUNTS_BELOW * expected(pair));
  if (counting.length === 0) return undefined;
  const strength = counting.reduce(
    (sum, pair) => sum + Math.log(expected(pair) / Math.max(LEAST_DIFFERENCE, pair.difference)),
    0,
  );
  return {
    first: around(counting.map(({ first }) => first)),
    second: around(counting.map(({ second }) => second)),
    glyphs: counting.length,
    strength,
  };
}

const around = (boxes: readonly PixelBox[]): PixelBox => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
