import { neighborsOf, type PageLayout } from './neighbors.js';
import type { Piece } from './piece.js';

/**
 * Parts of a page that were written in one go: pieces painted one after the other are joined when they stand
 * beside or above each other, or when the second is what one reads next - row by row, column by column,
 * whatever the writer's habit.
 */
export class Passages {
  readonly #parents: number[];
  readonly #sizes: number[];

  constructor(pieces: readonly Piece[], layout: PageLayout) {
    this.#parents = pieces.map((_, index) => index);
    this.#sizes = pieces.map(() => 1);
    for (const piece of pieces) {
      for (const other of neighborsOf(layout.around(piece))) {
        if (Math.abs(other.rank - piece.rank) === 1) this.#join(piece.rank, other.rank);
      }
      const next = pieces[piece.rank + 1];
      if (next && layout.isReadNext(piece, next)) this.#join(piece.rank, next.rank);
    }
  }

  sizeOf(piece: Piece): number {
    return this.#sizes[this.#root(piece.rank)] ?? 1;
  }

  same(a: Piece, b: Piece): boolean {
    return this.#root(a.rank) === this.#root(b.rank);
  }

  #root(index: number): number {
    let at = index;
    while (this.#parents[at] !== at) {
      this.#parents[at] = this.#parents[this.#parents[at]!]!;
      at = this.#parents[at]!;
    }
    return at;
  }

  #join(one: number, other: number): void {
    let [small, large] = [this.#root(one), this.#root(other)];
    if (small === large) return;
    if (this.#sizes[small]! > this.#sizes[large]!) [small, large] = [large, small];
    this.#parents[small] = large;
    this.#sizes[large]! += this.#sizes[small]!;
  }
}
