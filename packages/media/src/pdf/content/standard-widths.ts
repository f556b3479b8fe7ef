/** Advance widths of 0x20..0x7E in thousandths of the font size, from Adobe's Core 14 AFM files. */
// biome-ignore format: sixteen to a line, as in the code chart
const HELVETICA = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
  556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
  1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
  667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
  333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
  556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
// biome-ignore format: sixteen to a line, as in the code chart
const HELVETICA_BOLD = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
  556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
  975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
  667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
  333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
  611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];
const COURIER_WIDTH = 600;
/** Times' digits; its letters vary about it. */
const TIMES_DIGIT_WIDTH = 500;

/** Width of a character in a font that states none, by its name; only the standard 14 are exact, Times' letters are not. */
export function standardWidth(baseFont: string, code: number): number {
  if (/Cour/i.test(baseFont)) return COURIER_WIDTH;
  if (/Times/i.test(baseFont)) return TIMES_DIGIT_WIDTH;
  return (/Bold/i.test(baseFont) ? HELVETICA_BOLD : HELVETICA)[code - 0x20] ?? 556;
}
