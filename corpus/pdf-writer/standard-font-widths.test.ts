import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { type Face, textWidthPoints } from './standard-font-widths.js';

const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));

test.each<Face>(['Helvetica', 'Helvetica-Bold', 'Courier', 'Courier-Bold'])(
  '%s is as wide as pdf-lib says, character by character',
  async (face) => {
    const font = await (await PDFDocument.create()).embedFont(face);
    const ours = PRINTABLE.map((character) => textWidthPoints(face, 1000, character));
    expect(ours).toEqual(PRINTABLE.map((character) => font.widthOfTextAtSize(character, 1000)));
  },
);

test('a character without a known width is refused', () => {
  expect(() => textWidthPoints('Helvetica', 10, 'ñ')).toThrow(RangeError);
});
