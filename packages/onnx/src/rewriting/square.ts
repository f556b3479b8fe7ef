/**
 * The four pixels that one becomes where a size is doubled, by row and column; their channels follow each
 * other so.
 */
export const SQUARE = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;
