import type { Ink } from './ink.js';

/** Widest crop given to the model at once. */
export const MAX_PIECE_WIDTH = 960;

/** Where within the last part of a piece the cut may lie. */
const CUT_ZONE = 0.5;

/**
 * Cuts a long crop where the widest gaps in its ink are: from, to (one past the last) of each piece,
 * touching.
 */
export function piecesOf({ width, columns }: Pick<Ink, 'width' | 'columns'>): [from: number, to: number][] {
  const pieces: [number, number][] = [];
  let from = 0;
  while (width - from > MAX_PIECE_WIDTH) {
    const cut = widestGapMiddle(
      columns,
      from + Math.round(MAX_PIECE_WIDTH * (1 - CUT_ZONE)),
      from + MAX_PIECE_WIDTH,
    );
    pieces.push([from, cut]);
    from = cut;
  }
  pieces.push([from, width]);
  return pieces;
}

/** The end of the zone when it has no gap. */
function widestGapMiddle(columns: Uint8Array, from: number, to: number): number {
  let [middle, widest, start] = [to, 0, from];
  for (let x = from; x <= to; x++) {
    if (columns[x] === 0 && x < to) continue;
    if (x - start > widest) [middle, widest] = [Math.round((start + x) / 2), x - start];
    start = x + 1;
  }
  return middle;
}
