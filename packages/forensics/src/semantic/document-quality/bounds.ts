/**
 * Share of a document that cannot be judged by what it says, from which the check fails. Chosen, not fitted:
 * where three of ten words are read wrong or are not there, a sum of three amounts was read right in one case
 * of three.
 */
export const FAILS_FROM = 0.3;

/** Letters of fewer pixels lose their shape: pages at 60 and 50 pixels to an inch had 6 and 5 (README). */
export const SMALL_LETTERS_PX = 6.5;

/**
 * Part of a letter's height over which its edge fades: .11 in sharp print, .21 with a blur that still reads
 * well, .41 with one that does not (README).
 */
export const BLURRED_EDGE_SHARE = 0.27;

/** Edges this narrow are sharp whatever the letters: then it is the resolution that is wanting. */
export const SHARP_EDGE_PX = 2;

/** Steps of 255 between ink and paper, below which letters drown in noise and compression. */
export const FAINT_STEPS = 30;
