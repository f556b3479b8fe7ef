import { expect, test } from 'vitest';
import { buildPdf, onePage, pdfBytes } from '../pdf/testing/build-pdf.js';
import { startedPdfium } from '../pdfium/testing/started-pdfium.js';
import { readWithPdfjs } from './read-second.js';

const builtIns = () => [Array.prototype.push, JSON.parse, JSON.stringify, Function.prototype.toString];
const BUILT_INS_AT_FIRST = builtIns();

const turned = (degrees: number) => {
  const objects = onePage('Total 100.00');
  return buildPdf({
    ...objects,
    3: `${objects[3]}`.replace('/Contents', `/Rotate ${degrees}/CropBox[10 20 290 190]/Contents`),
  });
};

test.each([0, 90, 180, 270])(
  'texts of a page turned by %i degrees lie where PDFium has their glyphs',
  async (degrees) => {
    const bytes = turned(degrees);
    const reading = await readWithPdfjs(bytes);
    const pages = (await startedPdfium()).open(bytes);
    const { widthPoints, heightPoints } = pages.page(0);
    const { glyphs } = pages.text(0);
    pages.close();
    expect(reading).toMatchObject({
      kind: 'read',
      pageCount: 1,
      pages: [{ widthPoints, heightPoints, texts: [{ text: 'Total 100.00' }] }],
    });
    const [text] = reading.kind === 'read' ? (reading.pages[0]?.texts ?? []) : [];
    const tolerance = 0.02;
    for (const { box } of glyphs) {
      expect(box.x1).toBeGreaterThan(text!.box.x1 - tolerance);
      expect(box.x2).toBeLessThan(text!.box.x2 + tolerance);
      expect(box.y1).toBeGreaterThan(text!.box.y1 - tolerance);
      expect(box.y2).toBeLessThan(text!.box.y2 + tolerance);
    }
  },
);

test('the bytes handed in stay as they are, also those of a Buffer', async () => {
  const bytes = turned(0);
  expect(await readWithPdfjs(Buffer.from(bytes))).toEqual(await readWithPdfjs(bytes));
  expect(bytes).toEqual(turned(0));
});

test('built-ins of the process stay what they were', async () => {
  await readWithPdfjs(turned(0));
  expect(builtIns()).toEqual(BUILT_INS_AT_FIRST);
});

test('what is no PDF is said', async () => {
  expect(await readWithPdfjs(pdfBytes('%PDF-1.7 and nothing more'))).toEqual({
    kind: 'unreadable',
    reason: 'cannot-open',
  });
});

test('a page without text has none, and pages after the twentieth are counted only', async () => {
  const objects = onePage('x');
  const kids = Array.from({ length: 30 }, (_, index) => 10 + index);
  const many = Object.fromEntries(kids.map((num) => [num, `${objects[3]}`]));
  const bytes = buildPdf({
    ...objects,
    ...many,
    2: `<</Type/Pages/Kids[${kids.map((num) => `${num} 0 R`).join(' ')}]/Count 30>>`,
  });
  const reading = await readWithPdfjs(bytes);
  expect(reading.kind === 'read' && [reading.pageCount, reading.pages.length]).toEqual([30, 20]);
  expect(
    await readWithPdfjs(buildPdf({ ...objects, 4: '<</Length 0>>\nstream\n\nendstream' })),
  ).toMatchObject({ pages: [{ texts: [] }] });
});
