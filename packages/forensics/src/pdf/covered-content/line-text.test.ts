import type { PaintedGlyph, PdfiumPage } from '@assay/media';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSaidAgain, lineText } from './line-text.js';

const PAGE: PdfiumPage = { index: 0, widthPoints: 300, heightPoints: 200 };

/** Glyphs of 10 points, each 5 wide, from (x, y) in points; a space is a gap of 3. */
function glyphsOf(string: string, x: number, y: number): PaintedGlyph[] {
  let left = x;
  return [...string].flatMap((letter) => {
    const box = { x1: left / 300, x2: (left + 5) / 300, y1: (y - 7) / 200, y2: y / 200 };
    left += letter === ' ' ? 3 : 5;
    return letter === ' ' ? [] : [{ text: letter, box, cell: box, sizePoints: 10 }];
  });
}

test('glyphs are read in lines from left to right, in whatever order they were painted', () => {
  const glyphs = [...glyphsOf('Balance 1,240.00', 20, 50), ...glyphsOf('Rent 84', 20, 62)];
  fc.assert(
    fc.property(fc.shuffledSubarray(glyphs, { minLength: glyphs.length }), (shuffled) => {
      expect(lineText(shuffled, PAGE)).toBe('Balance 1,240.00 Rent 84');
    }),
  );
});

test('two texts that a faulty layout printed over each other are read one after the other', () => {
  expect(lineText([...glyphsOf('22,642.32', 20, 50), ...glyphsOf('2,702.71', 22.4, 50)], PAGE)).toBe(
    '22,642.32 2,702.71',
  );
});

test('of texts printed over each other without end no letter is lost', () => {
  const copies = Array.from({ length: 30 }, () => glyphsOf('12', 20, 50)).flat();
  expect([...lineText(copies, PAGE).replaceAll(' ', '')].sort().join('')).toBe(
    '1'.repeat(30) + '2'.repeat(30),
  );
});

test('an accent set over its letter stays with it', () => {
  const [letter, next] = glyphsOf('ez', 20, 50);
  const accent = { ...letter!, text: '´' };
  expect(lineText([letter!, accent, next!], PAGE)).toBe('e´z');
});

test.each([
  ['1,240.00', '1,240.00', true],
  ['53.7', '53 7', true],
  ['Hefty', 'Hefty H17Y12', true],
  ['240.00', '1,240.00', false],
  ['Peter Walsh', 'Peter Brandt', false],
  ['1,240.00', '', false],
])('%s is said again in %j: %s', (before, after, again) => expect(isSaidAgain(before, after)).toBe(again));
