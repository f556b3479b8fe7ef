import type { Box, PageText, PaintedObject, PaintedPath, PaintedText, Word } from '@assay/media';
import { expect, test } from 'vitest';
import { seenWords } from './seen-words.js';

const WIDTH = 0.01;
const HEIGHT = 0.012;

interface Print {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly line: number;
}

/** A page on which each text stands where it says, one glyph of 0.01 of its width after the other. */
function page(...prints: readonly Print[]): PageText {
  const words = prints.map(({ text, x, y, line }): Word => ({ text, line, box: at(x, y, text.length) }));
  return { words, glyphs: prints.flatMap(glyphsOf) };
}

const at = (x: number, y: number, letters: number): Box => ({
  x1: x,
  y1: y,
  x2: x + letters * WIDTH,
  y2: y + HEIGHT,
});

const glyphsOf = ({ text, x, y }: Print) =>
  [...text].map((letter, index) => ({
    text: letter,
    sizePoints: 9,
    box: at(x + index * WIDTH, y, 1),
    cell: at(x + index * WIDTH, y, 1),
  }));

const CONTENT = { kind: 'content', formDepth: 0 } as const;
const painted = { clip: undefined, blended: false, source: CONTENT } as const;

const textOf = (print: Print, order: number): PaintedText => ({
  ...painted,
  kind: 'text',
  order,
  box: at(print.x, print.y, print.text.length),
  glyphs: glyphsOf(print),
  renderMode: 0,
  fontName: 'Helvetica',
  sizePoints: 9,
  fill: { red: 0, green: 0, blue: 0, opacity: 1 },
});

const boxAt = (area: Box, order: number, change: Partial<PaintedPath> = {}): PaintedPath => ({
  ...painted,
  kind: 'path',
  order,
  box: area,
  segments: 5,
  filled: true,
  fill: { red: 255, green: 255, blue: 255, opacity: 1 },
  rectangles: [area],
  strokeWidthPoints: 0,
  ...change,
});

const wordsOf = (text: PageText, objects: readonly PaintedObject[]) =>
  seenWords(text, objects).map(({ text: word, line }) => `${line} ${word}`);

const LABEL: Print = { text: 'DEPOSIT', x: 0.1, y: 0.5, line: 3 };
const AMOUNT: Print = { text: '963.04', x: 0.5, y: 0.5, line: 3 };
const PATCH: Box = { x1: 0.48, y1: 0.495, x2: 0.58, y2: 0.515 };

test('what is set upon an opaque box stands in the row that the box hides, even half a line above', () => {
  const fresh: Print = { text: '999.04', x: 0.51, y: 0.4945, line: 2 };
  const text = page(fresh, LABEL, AMOUNT);
  expect(wordsOf(text, [textOf(LABEL, 0), textOf(AMOUNT, 1), boxAt(PATCH, 2), textOf(fresh, 3)])).toEqual([
    '3 DEPOSIT',
    '3 999.04',
  ]);
});

test('an annotation shows its text upon what its ground hides', () => {
  const source = { kind: 'annotation', subtype: 'FreeText', contents: '5,063.04', formDepth: 0 } as const;
  const note: PaintedText = {
    ...textOf({ text: '5,063.04', x: 0.49, y: 0.496, line: 0 }, 3),
    glyphs: [],
    source,
  };
  const objects = [textOf(LABEL, 0), textOf(AMOUNT, 1), boxAt(PATCH, 2, { source }), note];
  expect(wordsOf(page(LABEL, AMOUNT), objects)).toEqual(['3 DEPOSIT', '3 5,063.04']);
});

test('an annotation beside the text has its own line, or that of the words at its height', () => {
  const source = { kind: 'annotation', subtype: 'FreeText', contents: 'paid 5.00', formDepth: 0 } as const;
  const note = (y: number): PaintedText => ({
    ...textOf({ text: 'paid 5.00', x: 0.7, y, line: 0 }, 3),
    glyphs: [],
    source,
  });
  const text = page(LABEL, AMOUNT);
  expect(wordsOf(text, [textOf(LABEL, 0), textOf(AMOUNT, 1), note(0.502)])).toEqual([
    '3 DEPOSIT',
    '3 963.04',
    '3 paid',
    '3 5.00',
  ]);
  expect(wordsOf(text, [textOf(LABEL, 0), textOf(AMOUNT, 1), note(0.8)]).slice(2)).toEqual([
    '4 paid',
    '4 5.00',
  ]);
});

test('a number of which one digit is patched is one number', () => {
  const digit: Print = { text: '4', x: 0.5, y: 0.5, line: 3 };
  const text = page(LABEL, AMOUNT, digit);
  const first: Box = { x1: 0.499, y1: 0.499, x2: 0.511, y2: 0.513 };
  expect(wordsOf(text, [textOf(LABEL, 0), textOf(AMOUNT, 1), boxAt(first, 2), textOf(digit, 3)])).toEqual([
    '3 DEPOSIT',
    '3 463.04',
  ]);
});

test.each([
  ['a box painted before the text', boxAt(PATCH, 0), 1],
  [
    'a box that lets light through',
    boxAt(PATCH, 9, { fill: { red: 255, green: 255, blue: 0, opacity: 0.4 } }),
    0,
  ],
  ['a box that is blended', boxAt(PATCH, 9, { blended: true }), 0],
  ['a box clipped away', boxAt(PATCH, 9, { clip: { x1: 0, y1: 0, x2: 0.2, y2: 0.2 } }), 0],
  ['a shape that is no rectangle', boxAt(PATCH, 9, { rectangles: undefined }), 0],
  ['the ground of a page', boxAt({ x1: 0, y1: 0, x2: 1, y2: 1 }, 9), 0],
])('%s hides nothing', (_, path, order) => {
  const objects = [textOf(LABEL, 1), textOf(AMOUNT, order + 1), path].sort((a, b) => a.order - b.order);
  expect(wordsOf(page(LABEL, AMOUNT), objects)).toEqual(['3 DEPOSIT', '3 963.04']);
});

test('a row whose ground is painted late and its text anew, which PDFium leaves out as a repetition, still shows', () => {
  const again: PaintedText = { ...textOf(AMOUNT, 3), glyphs: [] };
  expect(wordsOf(page(LABEL, AMOUNT), [textOf(LABEL, 0), textOf(AMOUNT, 1), boxAt(PATCH, 2), again])).toEqual(
    ['3 DEPOSIT', '3 963.04'],
  );
});

test('a page of tens of thousands of words, half of them under boxes, takes its share of time', () => {
  const count = 20_000;
  const place = (index: number) => ({ x: (index % 2) / 2, y: (index / count) * 0.01 + 0.5 });
  const under = Array.from(
    { length: count },
    (_, index): Print => ({ text: 'a', ...place(index), line: index }),
  );
  const upon = Array.from(
    { length: count },
    (_, index): Print => ({ text: 'b', ...place(index), line: count + index }),
  );
  const cover = boxAt({ x1: 0, y1: 0.4, x2: 0.6, y2: 0.6 }, count);
  const objects = [
    ...under.map((print, order) => textOf(print, order)),
    cover,
    ...upon.map((print, order) => textOf(print, count + 1 + order)),
  ];
  const started = performance.now();
  expect(wordsOf(page(...under, ...upon), objects).length).toBeGreaterThanOrEqual(count);
  expect(performance.now() - started).toBeLessThan(8_000);
});
