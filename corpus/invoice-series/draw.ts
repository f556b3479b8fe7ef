import { PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib';
import type { Dice } from '../pdf-forgeries/dice.js';
import type { Sheet } from './compose.js';

const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 50;
/** Of a column of numbers, in points; columns of text take what is left. */
const NUMBER_WIDTH = 92;
/** Quantity, price and amount. */
const NUMBER_COLUMNS = 3;

/** Draws the sheet on a page in one of several looks: table and totals set to the right, totals' labels left of their amounts. */
export async function drawSheet(sheet: Sheet, dice: Dice): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [face, heavy] = dice.pick([
    [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
    [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  ]);
  const [regular, bold] = [await pdf.embedFont(face), await pdf.embedFont(heavy)];
  const page = pdf.addPage([WIDTH, HEIGHT]);
  const size = dice.pick([9, 10, 11]);
  const pitch = size * dice.pick([1.5, 1.8, 2.2]);
  let y = HEIGHT - 70;
  const write = (text: string, x: number, font: PDFFont, side: 'left' | 'right' = 'left') => {
    if (text === '') return;
    page.drawText(text, { x: side === 'left' ? x : x - font.widthOfTextAtSize(text, size), y, font, size });
  };
  sheet.head.forEach((line, index) => {
    write(line, MARGIN, index === 0 ? bold : regular);
    y -= pitch;
  });
  y -= dice.between(20, 90);
  const right = WIDTH - MARGIN;
  const place = (column: number, columns: number): [number, 'left' | 'right'] => {
    const fromRight = columns - 1 - column;
    if (fromRight < NUMBER_COLUMNS) return [right - fromRight * NUMBER_WIDTH, 'right'];
    return [MARGIN + (columns > 4 ? column * 32 : 0), 'left'];
  };
  const rule = () => {
    page.drawLine({
      start: { x: MARGIN, y: y + pitch * 0.7 },
      end: { x: right, y: y + pitch * 0.7 },
      thickness: 0.6,
    });
  };
  sheet.columns.forEach((text, column) => {
    write(text, ...placed(place(column, sheet.columns.length), bold));
  });
  y -= pitch;
  if (dice.chance(0.6)) rule();
  for (const row of sheet.rows) {
    row.forEach(({ text }, column) => {
      write(text, ...placed(place(column, row.length), regular));
    });
    y -= pitch;
  }
  if (dice.chance(0.6)) rule();
  y -= dice.pick([0, pitch]);
  const labelsRight = dice.chance(0.4);
  for (const [label, { text }] of sheet.totals) {
    if (labelsRight) write(label, right - NUMBER_WIDTH, regular, 'right');
    else write(label, right - 2.4 * NUMBER_WIDTH, regular);
    write(text, right, regular, 'right');
    y -= pitch;
  }
  return pdf.save();
}

const placed = (
  [x, side]: readonly [number, 'left' | 'right'],
  font: PDFFont,
): [number, PDFFont, 'left' | 'right'] => [x, font, side];
