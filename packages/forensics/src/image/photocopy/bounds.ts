/**
 * Share of the paper's brightness by which the most colored twentieth of the print differs from gray, below
 * which a document has no color of its own. Made cards of the `first` layouts, scanned and photographed,
 * also in poor light and faded, have .0169 and more, 40 of 44 photocopies of them under .0075 (README,
 * 2026-11-22); real cards and passports .069 and more.
 */
export const LEAST_SPREAD = 0.0075;

/**
 * Share of tones between print and paper below which shades are crushed: gray scans of cards have .15 and
 * more, copies set for text mostly under .12.
 */
export const LEAST_TONE_SHARE = 0.12;

/**
 * How far a screen of dots stands out: gray scans of cards reach 1.41, copies whose dots a scan resolves 2.3
 * to 4.3.
 */
export const SCREEN_FROM = 2;

/** The measure is .5 where a statistic lies at its bound, and the check fails from there. */
export const FAILS_FROM = 0.5;
