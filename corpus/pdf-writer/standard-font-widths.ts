import { standardWidth } from '@assay/media';

/** The two faces our documents are set in: standard fonts, which every reader has and no file embeds. */
export type Face = 'Helvetica' | 'Helvetica-Bold' | 'Courier' | 'Courier-Bold';

/**
 * Width of a line of text, in points.
 * @param text printable ASCII
 * @throws RangeError for any other character: its width is not in the table
 */
export function textWidthPoints(face: Face, sizePoints: number, text: string): number {
  let thousandths = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || code > 0x7e)
      throw new RangeError(`expected printable ASCII, received U+${code.toString(16)}`);
    thousandths += standardWidth(face, code);
  }
  return (thousandths * sizePoints) / 1000;
}
