import type { Canvas } from '../heatmap/canvas.js';

/** Columns and rows of a digit. */
export const DIGIT_WIDTH = 5;
export const DIGIT_HEIGHT = 7;

/** A row a word, its bits from left to right: the digits of a 5 x 7 dot matrix. No font has to be shipped or read. */
const DIGITS: readonly (readonly string[])[] = [
  ['01110', '10001', '10011', '10101', '11001', '10001', '01110'],
  ['00100', '01100', '00100', '00100', '00100', '00100', '01110'],
  ['01110', '10001', '00001', '00110', '01000', '10000', '11111'],
  ['11110', '00001', '00001', '01110', '00001', '00001', '11110'],
  ['00010', '00110', '01010', '10010', '11111', '00010', '00010'],
  ['11111', '10000', '11110', '00001', '00001', '10001', '01110'],
  ['00110', '01000', '10000', '11110', '10001', '10001', '01110'],
  ['11111', '00001', '00010', '00100', '01000', '01000', '01000'],
  ['01110', '10001', '10001', '01110', '10001', '10001', '01110'],
  ['01110', '10001', '10001', '01111', '00001', '00010', '01100'],
];

/** Draws a digit in white, its upper left corner at a pixel. @param dotPx side of a dot */
export function drawDigit(canvas: Canvas, digit: number, left: number, top: number, dotPx: number): void {
  const rows = DIGITS[digit] ?? [];
  for (let y = 0; y < DIGIT_HEIGHT * dotPx; y++) {
    for (let x = 0; x < DIGIT_WIDTH * dotPx; x++) {
      if (rows[Math.floor(y / dotPx)]?.[Math.floor(x / dotPx)] !== '1') continue;
      const at = ((top + y) * canvas.width + left + x) * 4;
      if (left + x < canvas.width && top + y < canvas.height) canvas.rgba.fill(255, at, at + 4);
    }
  }
}
