import type { Piece } from './piece.js';

type Side = 'left' | 'right' | 'above' | 'below';

/** The nearest piece on each side, and a piece that stands where this one stands. */
export type Neighbors = Partial<Record<Side | 'under', Piece>>;

export const neighborsOf = (near: Neighbors): Piece[] =>
  [near.left, near.right, near.above, near.below, near.under].filter((piece) => piece !== undefined);

/** Baselines nearer than this are one line. */
const LINE_TOLERANCE_EM = 0.4;
/** Lines further apart than this have nothing to do with each other: about three rows of a wide table. */
const MAX_ROWS_APART_EM = 5;
/** Lines looked at above and below: enough for three rows, whatever else is printed between them. */
const MAX_LINES_LOOKED_AT = 12;
/** Pieces looked at on one line. Longer lines are not text. */
const MAX_LOOKED_AT = 64;

/** Where the pieces of one page stand, line by line. */
export class PageLayout {
  readonly #lines: { baseline: number; pieces: Piece[] }[] = [];
  readonly #lineOf = new Map<Piece, number>();

  constructor(pieces: readonly Piece[]) {
    for (const piece of [...pieces].sort((a, b) => a.baseline - b.baseline)) {
      const line = this.#lines[this.#lines.length - 1];
      if (line && piece.baseline - line.baseline < LINE_TOLERANCE_EM * piece.sizePoints)
        line.pieces.push(piece);
      else this.#lines.push({ baseline: piece.baseline, pieces: [piece] });
      this.#lineOf.set(piece, this.#lines.length - 1);
    }
    for (const { pieces: line } of this.#lines) line.sort((a, b) => a.left - b.left);
  }

  /**
   * The nearest piece on each side among those that `counts` accepts. Above and below are the nearest that
   * share a part of the piece's width.
   */
  around(piece: Piece, counts: (other: Piece) => boolean = () => true): Neighbors {
    const at = this.#lineOf.get(piece);
    if (at === undefined) return {};
    const found: Neighbors = {};
    for (const other of this.#near(at, piece)) {
      if (other === piece || !counts(other)) continue;
      if (overlap(piece, other) > 0.3 * Math.min(widthOf(piece), widthOf(other))) found.under ??= other;
      else if (other.left < piece.left && (!found.left || other.right > found.left.right)) found.left = other;
      else if (other.left >= piece.left && (!found.right || other.left < found.right.left))
        found.right = other;
    }
    const above = this.#next(piece, at, -1, counts);
    const below = this.#next(piece, at, 1, counts);
    return { ...found, ...(above ? { above } : {}), ...(below ? { below } : {}) };
  }

  /**
   * Pieces above and below, nearest first, that share a part of the piece's width, at most `count` on each
   * side.
   */
  column(piece: Piece, count: number, counts: (other: Piece) => boolean): { above: Piece[]; below: Piece[] } {
    const at = this.#lineOf.get(piece);
    return at === undefined
      ? { above: [], below: [] }
      : { above: this.#walk(piece, at, -1, count, counts), below: this.#walk(piece, at, 1, count, counts) };
  }

  /**
   * True when a writer who goes on reading would come from `piece` to `next`: further right in its line, or
   * on the line below.
   */
  isReadNext(piece: Piece, next: Piece): boolean {
    const lines = (this.#lineOf.get(next) ?? Number.NaN) - (this.#lineOf.get(piece) ?? Number.NaN);
    const isNear = next.baseline - piece.baseline < MAX_ROWS_APART_EM * piece.sizePoints;
    return (lines === 0 && next.left >= piece.left) || (lines === 1 && isNear);
  }

  #next(piece: Piece, at: number, step: 1 | -1, counts: (other: Piece) => boolean): Piece | undefined {
    return this.#walk(piece, at, step, 1, counts)[0];
  }

  #walk(piece: Piece, at: number, step: 1 | -1, count: number, counts: (other: Piece) => boolean): Piece[] {
    const found: Piece[] = [];
    let from = piece;
    for (
      let line = at + step, looked = 0;
      looked < MAX_LINES_LOOKED_AT && found.length < count;
      line += step, looked++
    ) {
      const baseline = this.#lines[line]?.baseline;
      if (baseline === undefined || Math.abs(baseline - from.baseline) > MAX_ROWS_APART_EM * piece.sizePoints)
        break;
      const hit = this.#near(line, piece).find((other) => overlap(piece, other) > 0 && counts(other));
      if (!hit) continue;
      found.push(hit);
      from = hit;
    }
    return found;
  }

  /** Pieces of a line about where `piece` is. */
  #near(line: number, piece: Piece): readonly Piece[] {
    const pieces = this.#lines[line]?.pieces ?? [];
    if (pieces.length <= MAX_LOOKED_AT) return pieces;
    let low = 0;
    for (let high = pieces.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (pieces[middle]!.left < piece.left) low = middle + 1;
      else high = middle;
    }
    return pieces.slice(Math.max(0, low - MAX_LOOKED_AT / 2), low + MAX_LOOKED_AT / 2);
  }
}

export const widthOf = (piece: Piece): number => piece.right - piece.left;
const overlap = (a: Piece, b: Piece): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);
