import type { PaintedObject } from '@assay/media';
import { expect, test } from 'vitest';
import { mayShowBars } from './may-bear-code.js';

const painted = {
  order: 0,
  box: { x1: 0.1, y1: 0.1, x2: 0.3, y2: 0.2 },
  clip: undefined,
  blended: false,
  source: { kind: 'content', formDepth: 0 },
} as const;
const black = { red: 0, green: 0, blue: 0, opacity: 1 };
const path = (segments: number): PaintedObject => ({
  ...painted,
  kind: 'path',
  segments,
  filled: true,
  fill: black,
  rectangles: undefined,
  strokeWidthPoints: 0,
});
const text = (fontName: string): PaintedObject => ({
  ...painted,
  kind: 'text',
  glyphs: [],
  renderMode: 0,
  fontName,
  sizePoints: 10,
  fill: black,
});

test('writing with a few rules bears no bar code', () => {
  expect(mayShowBars([])).toBe(false);
  expect(mayShowBars([text('ABCDEF+Helvetica-Bold'), text('TimesNewRoman'), path(5), path(5)])).toBe(false);
});

test.each([
  ['20 strokes', Array.from({ length: 20 }, () => path(2))],
  ['one path of many rectangles', [path(400)]],
  ['a pattern', [{ ...path(5), fill: undefined } as PaintedObject]],
  ['a shading', [{ ...painted, kind: 'shading' } as const]],
  ['a font of bars', [text('ABCDEF+Free3of9')]],
  ['a font without a name', [text('')]],
])('%s may be one', (_, objects: PaintedObject[]) => {
  expect(mayShowBars(objects)).toBe(true);
});
