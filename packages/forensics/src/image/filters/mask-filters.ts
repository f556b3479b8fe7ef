/** A mask with a bit for each cell; 32 of a row are grown at once. */
export interface BitMask {
  readonly width: number;
  readonly height: number;
  /** Row after row, each padded with zeros; a word's lowest bit is its first cell. */
  readonly words: Uint32Array;
}

const CELLS_PER_WORD = 32;

const wordsAcross = (width: number): number => Math.ceil(width / CELLS_PER_WORD);

/** @param mask a cell each, 1 or 0, row by row */
export function packed(mask: Uint8Array, width: number, height: number): BitMask {
  const across = wordsAcross(width);
  const words = new Uint32Array(across * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0, to = y * across; x < width; to++) {
      const count = Math.min(CELLS_PER_WORD, width - x);
      let word = 0;
      for (let bit = 0; bit < count; bit++, at++) word |= mask[at]! << bit;
      words[to] = word;
      x += count;
    }
  }
  return { width, height, words };
}

/** The other way. */
export function unpacked({ width, height, words }: BitMask): Uint8Array {
  const across = wordsAcross(width);
  const mask = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      mask[at] = (words[y * across + (x >> 5)]! >>> (x & (CELLS_PER_WORD - 1))) & 1;
  return mask;
}

/** Marks all within `radius` columns and rows of what is marked. */
export const grownMask = (mask: BitMask, radius: number): BitMask => down(along(mask, radius), radius);

/** Keeps what is marked and more than `radius` from all that is not; beyond the edge all counts as marked. */
export const shrunkMask = (mask: BitMask, radius: number): BitMask =>
  inverted(grownMask(inverted(mask), radius));

function inverted({ width, height, words }: BitMask): BitMask {
  const across = wordsAcross(width);
  const last = 0xffffffff >>> (across * CELLS_PER_WORD - width);
  const other = new Uint32Array(words.length);
  for (let at = 0; at < words.length; at++)
    other[at] = ~words[at]! & ((at + 1) % across === 0 ? last : 0xffffffff);
  return { width, height, words: other };
}

/** Grown to the left and to the right, a cell each time. */
function along({ width, height, words }: BitMask, radius: number): BitMask {
  const across = wordsAcross(width);
  const last = 0xffffffff >>> (across * CELLS_PER_WORD - width);
  const grown = words.slice();
  for (let start = 0; start < grown.length; start += across) {
    for (let step = 0; step < radius; step++) {
      for (let at = start, before = 0; at < start + across; at++) {
        const word = grown[at]!;
        const after = at + 1 < start + across ? grown[at + 1]! : 0;
        grown[at] = word | (word << 1) | (before >>> 31) | (word >>> 1) | (after << 31);
        before = word;
      }
      grown[start + across - 1]! &= last;
    }
  }
  return { width, height, words: grown };
}

/** Grown up and down: each row is joined to those within reach. */
function down({ width, height, words }: BitMask, radius: number): BitMask {
  const across = wordsAcross(width);
  const grown = words.slice();
  for (let step = 1; step <= radius; step++) {
    const apart = step * across;
    for (let at = 0, below = apart; below < words.length; at++, below++) {
      grown[at]! |= words[below]!;
      grown[below]! |= words[at]!;
    }
  }
  return { width, height, words: grown };
}
