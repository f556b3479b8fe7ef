/** The two faces our documents are set in: standard fonts, which every reader has and no file embeds. */
export type Face = 'Helvetica' | 'Helvetica-Bold' | 'Courier' | 'Courier-Bold';

/** Advance widths of the characters 0x20..0x7E in thousandths of the font size, from Adobe's Core 14 AFM files. */
const WIDTHS: Readonly<Record<'Helvetica' | 'Helvetica-Bold', readonly number[]>> = {
  // biome-ignore format: sixteen to a line, as in the code chart
  Helvetica: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ],
  // biome-ignore format: sixteen to a line, as in the code chart
  'Helvetica-Bold': [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ],
};

/** Every Courier character is 600 thousandths wide. */
const COURIER_WIDTH = 600;

/**
 * Width of a line of text, in points.
 * @param text printable ASCII
 * @throws RangeError for any other character: its width is not in the table
 */
export function textWidthPoints(face: Face, sizePoints: number, text: string): number {
  const widths = face === 'Helvetica' || face === 'Helvetica-Bold' ? WIDTHS[face] : undefined;
  let thousandths = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || code > 0x7e) throw new RangeError(`expected printable ASCII, received U+${code.toString(16)}`);
    thousandths += widths?.[code - 0x20] ?? COURIER_WIDTH;
  }
  return (thousandths * sizePoints) / 1000;
}
